import { Form } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { useSending } from "~/components/sending";
import { Button } from "~/components/ui/button";
import { CopyButton } from "~/components/ui/copy-field";
import { ErrorText, Input } from "~/components/ui/field";
import { SparkLine } from "~/components/ui/spark-line";
import { type Column, Table } from "~/components/ui/table";
import { paths } from "~/paths";
import { formatMoney } from "~/platform/money";
import { formatWhole, plural } from "~/platform/numbers";
import { CHART_DAYS } from "./clicks-by-day";
import type { AthleteLink, LinkFigures } from "./queries.server";

/** The code of one athlete: given, or changed while no sale is reported for it. */
function DiscountCode({
  athlete: { dealId, name, code, isSold },
  actionData,
}: {
  athlete: AthleteLink;
  actionData: FormActionData;
}) {
  const answer = actionData?.result;
  const failed = answer?.initialValue?.dealId === dealId ? answer : undefined;
  const form = (
    <DiscountCodeForm
      dealId={dealId}
      name={name}
      given={code}
      typed={failed?.initialValue?.code as string | undefined}
      errors={failed?.error?.code ?? failed?.error?.[""] ?? undefined}
    />
  );
  if (!code) return form;
  return (
    <div>
      <span className="flex flex-wrap items-center gap-x-2.5">
        <strong>{code}</strong>
        <CopyButton text={code} what={`discount code of ${name}`} size="sm" />
      </span>
      {isSold ? (
        <span className="block text-sm text-soft">Has sales, so it can't be changed</span>
      ) : (
        <details open={failed !== undefined}>
          <summary className="disclosure text-sm md:min-h-8">
            Change<span className="sr-only"> the code of {name}</span>
          </summary>
          {form}
        </details>
      )}
    </div>
  );
}

function DiscountCodeForm({
  dealId,
  name,
  given,
  typed,
  errors,
}: {
  dealId: string;
  name: string;
  given: string | null;
  typed: string | undefined;
  errors: string[] | undefined;
}) {
  const busy = useSending();
  const id = `code-${dealId}`;
  return (
    <Form method="post" className="flex flex-wrap items-center gap-2 @min-[54rem]:w-52">
      <input type="hidden" name="intent" value="code" />
      <input type="hidden" name="dealId" value={dealId} />
      <label htmlFor={id} className="sr-only">
        Discount code of {name}
      </label>
      <Input
        id={id}
        name="code"
        required
        autoComplete="off"
        autoCapitalize="characters"
        defaultValue={typed ?? given ?? undefined}
        aria-invalid={errors ? true : undefined}
        aria-describedby={errors ? `${id}-error` : undefined}
        className="min-w-0 flex-1 basis-24"
      />
      <Button variant="plain" size="sm" busy={busy}>
        {given ? "Change code" : "Give code"}
        <span className="sr-only">
          {" "}
          {given ? "of" : "to"} {name}
        </span>
      </Button>
      <ErrorText id={`${id}-error`} errors={errors} />
    </Form>
  );
}

interface Row extends LinkFigures {
  name: string;
  /** Null: all of them together. */
  athlete: AthleteLink | null;
}

function DailyClicks({ daily }: Pick<AthleteLink, "daily">) {
  const total = daily.reduce((sum, clicks) => sum + clicks, 0);
  if (total === 0) return <span className="text-soft">No clicks</span>;
  return (
    <SparkLine counts={daily} label={`${plural(total, "click")} in the last ${CHART_DAYS} days`} />
  );
}

const ShortLink = ({ name, address }: { name: string; address: string }) => (
  <span className="flex flex-wrap items-center gap-x-2.5 @min-[54rem]:flex-nowrap">
    <span className="break-all">{address.replace(/^https?:\/\//, "")}</span>
    <CopyButton text={address} what={`short link of ${name}`} size="sm" />
  </span>
);

/** Link, code and figures of each athlete who has accepted, and of all together. */
export function AthleteLinks({
  athletes,
  count,
  totals,
  origin,
  actionData,
}: {
  /** Those of the page. */
  athletes: readonly AthleteLink[];
  /** How many there are on all pages. */
  count: number;
  totals: LinkFigures;
  /** Of this site, which short links begin with. */
  origin: string;
  actionData: FormActionData;
}) {
  const addressOf = (link: string) => origin + paths.go(link);
  const number = (
    label: string,
    of: (row: Row) => string,
    narrow: Column<Row>["narrow"] = "after",
  ): Column<Row> => ({ label, cell: of, numeric: true, narrow });
  const lines = athletes.map(({ name, link, code }) =>
    [name, link ? addressOf(link) : "", code ?? ""].join("\t"),
  );
  return (
    <section className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-2.5">
        <CopyButton text={lines.join("\n")} what="links and codes" size="sm">
          {count > athletes.length ? "Copy this page" : "Copy all"}
        </CopyButton>
      </p>
      <Table
        caption="Links and codes of the athletes"
        captionHidden
        rows={[
          ...athletes.map((athlete): Row => ({ ...athlete, athlete })),
          { ...totals, name: `Total of ${plural(count, "deal")}`, athlete: null },
        ]}
        rowKey={({ athlete }) => athlete?.dealId ?? "total"}
        columns={[
          { label: "Athlete", cell: ({ name }) => name },
          {
            label: "Short link",
            cell: ({ name, athlete }) =>
              athlete?.link ? (
                <ShortLink name={name} address={addressOf(athlete.link)} />
              ) : (
                athlete && <span className="text-soft">Needs a landing page</span>
              ),
          },
          {
            label: "Discount code",
            cell: ({ athlete }) =>
              athlete && <DiscountCode athlete={athlete} actionData={actionData} />,
          },
          {
            label: `Last ${CHART_DAYS} days`,
            cell: ({ athlete }) => athlete && <DailyClicks daily={athlete.daily} />,
          },
          number("Clicks", ({ clicks }) => formatWhole(clicks)),
          number("Left out", ({ bots }) => formatWhole(bots)),
          number("Orders", ({ orders }) => formatWhole(orders)),
          number("Revenue", ({ revenue }) => formatMoney(revenue), "beside"),
        ]}
      />
    </section>
  );
}
