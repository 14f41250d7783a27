import type { FormActionData } from "~/components/action-data";
import { Card } from "~/components/ui/card";
import { CopyField } from "~/components/ui/copy-field";
import { paths } from "~/paths";
import { formatMoney } from "~/platform/money";
import { formatWhole } from "~/platform/numbers";
import type { DayClicks } from "./clicks-by-day";
import { ClicksChart } from "./clicks-chart";
import { DiscountCodeForm } from "./discount-code-form";
import type { AthleteLink } from "./queries.server";

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
    <dd className="text-lg font-[650] tabular-nums">{value}</dd>
  </div>
);
