import { TextLink } from "~/components/ui/link";
import { MONEY_STATES } from "~/features/money/payments/money-state";
import { paths } from "~/paths";
import { formatMoney } from "~/platform/money";
import type { EarningsSummary, SpendingSummary } from "./money-summary.server";

/** What an athlete has coming, and was paid this year. */
export const EarningsStrip = ({
  money: { agreed, secured, released, onItsWay, paid, year },
}: {
  money: EarningsSummary;
}) => (
  <Strip
    label="Your money"
    lines={[
      { name: MONEY_STATES.agreed, pence: agreed },
      { name: MONEY_STATES.secured, pence: secured },
      ...(released > 0 ? [{ name: MONEY_STATES.released, pence: released }] : []),
      { name: MONEY_STATES.onItsWay, pence: onItsWay },
      { name: `${MONEY_STATES.paid} in ${year}`, pence: paid },
    ]}
  />
);

/** Where a brand's money of the year is, and what of its budget is free. */
export const SpendingStrip = ({
  money: { budget, paid, secured, promised, free, year },
}: {
  money: SpendingSummary;
}) => (
  <Strip
    label={`Your money in ${year}`}
    lines={[
      { name: "Paid", pence: paid },
      { name: MONEY_STATES.secured, pence: secured },
      { name: "Promised", pence: promised },
      ...(free === null
        ? []
        : [
            {
              name: free < 0 ? `Over budget in ${year}` : `Left in ${year}`,
              pence: Math.abs(free),
            },
          ]),
    ]}
  >
    <TextLink to={`${paths.brand.preferences}#year-budget`} className="text-sm">
      {budget === null ? "Set your budget" : `Budget ${formatMoney(budget)}`}
    </TextLink>
    {paid + secured > 0 && <p className="text-sm text-soft">Paid and secured include our fee.</p>}
  </Strip>
);

function Strip({
  label,
  lines,
  children,
}: {
  label: string;
  lines: { name: string; pence: number }[];
  children?: React.ReactNode;
}) {
  return (
    <section aria-label={label} className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-1">
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        {lines.map(({ name, pence }) => (
          <div key={name}>
            <dt className="text-sm text-soft">{name}</dt>
            <dd className="figure text-lg">{formatMoney(pence)}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
