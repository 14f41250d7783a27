import { Form } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { useSending } from "~/components/sending";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { ChartFrame } from "~/components/ui/chart-frame";
import { CopyField } from "~/components/ui/copy-field";
import { FieldFrame, Input } from "~/components/ui/field";
import { LineChart } from "~/components/ui/line-chart";
import { paths } from "~/paths";
import { formatDay } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";
import { formatMoney } from "~/platform/money";
import { formatWhole, plural } from "~/platform/numbers";
import { CHART_DAYS, type DayClicks, everyDay } from "./clicks-by-day";
import type { AthleteLink } from "./queries.server";

/** The code of one athlete: given, or changed while no sale is reported for it. */
function DiscountCodeForm({
  athlete: { dealId, name, code, isSold },
  actionData,
}: {
  athlete: AthleteLink;
  actionData: FormActionData;
}) {
  const busy = useSending();
  const answer = actionData?.result;
  const failed = answer?.initialValue?.dealId === dealId ? answer : undefined;
  const errors = failed?.error?.code ?? failed?.error?.[""] ?? undefined;
  const id = `code-${dealId}`;
  if (code && isSold)
    return (
      <p>
        Discount code <strong>{code}</strong>. It has sales, so it can't be changed.
      </p>
    );
  return (
    <Form method="post" className="flex flex-wrap items-end gap-2.5">
      <input type="hidden" name="intent" value="code" />
      <input type="hidden" name="dealId" value={dealId} />
      <FieldFrame
        id={id}
        label="Discount code"
        errors={errors}
        errorId={`${id}-error`}
        className="basis-60"
      >
        <Input
          id={id}
          name="code"
          required
          autoComplete="off"
          autoCapitalize="characters"
          defaultValue={(failed?.initialValue?.code as string | undefined) ?? code ?? undefined}
          aria-invalid={errors ? true : undefined}
          aria-describedby={errors ? `${id}-error` : undefined}
        />
      </FieldFrame>
      <Button variant="plain" busy={busy}>
        {code ? "Change code" : "Give code"}
        <span className="sr-only">
          {" "}
          {code ? "of" : "to"} {name}
        </span>
      </Button>
    </Form>
  );
}

/** The clicks on one athlete's link over the last weeks. */
function ClicksChart({
  name,
  days,
  today,
}: {
  name: string;
  days: readonly DayClicks[];
  today: string;
}) {
  const rows = everyDay(days, today);
  const total = rows.reduce((sum, { clicks }) => sum + clicks, 0);
  return (
    <ChartFrame
      title={`Clicks, last ${CHART_DAYS} days`}
      level={3}
      summary={`${plural(total, "click")} on ${name}’s link.`}
      columns={[
        { label: "Day (UTC)", cell: ({ day }) => formatDay(day) },
        { label: "Clicks", cell: ({ clicks }) => formatWhole(clicks), numeric: true },
        { label: "Left out", cell: ({ bots }) => formatWhole(bots), numeric: true },
      ]}
      rows={days.length === 0 ? [] : rows}
      rowKey={({ day }) => day}
      empty="No clicks in this time."
    >
      <LineChart
        lines={[
          {
            points: rows.map(({ day, clicks }) => ({ x: Date.parse(day) / DAY_MS, y: clicks })),
            tone: "leaf",
          },
        ]}
        formatX={(x) => formatDay(Math.round(x) * DAY_MS)}
        formatY={(y) => formatWhole(Math.round(y))}
        from={0}
      />
    </ChartFrame>
  );
}

/** Link, code and figures of each athlete who has accepted. */
export function AthleteLinks({
  athletes,
  days,
  today,
  origin,
  actionData,
}: {
  athletes: readonly AthleteLink[];
  days: readonly DayClicks[];
  today: string;
  /** Of this site, which short links begin with. */
  origin: string;
  actionData: FormActionData;
}) {
  return (
    <ul className="flex flex-col gap-4">
      {athletes.map((athlete) => (
        <li key={athlete.dealId}>
          <Card className="flex flex-col gap-4">
            <h2 className="text-lg">{athlete.name}</h2>
            {athlete.link ? (
              <CopyField
                label="Short link"
                subject={athlete.name}
                value={origin + paths.go(athlete.link)}
              />
            ) : (
              <p className="text-soft">The link is made once you set the landing page.</p>
            )}
            <DiscountCodeForm athlete={athlete} actionData={actionData} />
            <dl className="flex flex-wrap gap-x-8 gap-y-2">
              <Figure label="Clicks" value={formatWhole(athlete.clicks)} />
              <Figure label="Left out" value={formatWhole(athlete.bots)} />
              <Figure label="Orders" value={formatWhole(athlete.orders)} />
              <Figure label="Revenue" value={formatMoney(athlete.revenue)} />
            </dl>
            {athlete.link && (
              <ClicksChart
                name={athlete.name}
                days={days.filter(({ dealId }) => dealId === athlete.dealId)}
                today={today}
              />
            )}
          </Card>
        </li>
      ))}
    </ul>
  );
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className="text-sm text-soft">{label}</dt>
    <dd className="text-lg font-strong tabular-nums">{value}</dd>
  </div>
);
