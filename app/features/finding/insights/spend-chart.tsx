import { ChartFrame } from "~/components/ui/chart-frame";
import { LineChart } from "~/components/ui/line-chart";
import { formatMonth } from "~/platform/dates";
import { formatMoney } from "~/platform/money";
import type { ShownResults } from "./show-results.server";

type Month = ShownResults["months"][number];

const spend = ({ paid, refunded }: Month) => paid - refunded;
const sumOf = (months: readonly Month[], of: (month: Month) => number) =>
  months.reduce((sum, month) => sum + of(month), 0);

/** What the brand paid by card in each month, less what went back. */
export const SpendChart = ({ months }: Pick<ShownResults, "months">) => (
  <ChartFrame
    title="Spend by month"
    summary={`${formatMoney(sumOf(months, spend))} so far: ${formatMoney(sumOf(months, ({ paid }) => paid))} paid by card, ${formatMoney(sumOf(months, ({ refunded }) => refunded))} refunded.`}
    columns={[
      { label: "Month", cell: ({ month }) => formatMonth(month) },
      { label: "Paid", cell: ({ paid }) => formatMoney(paid), numeric: true },
      { label: "Refunded", cell: ({ refunded }) => formatMoney(refunded), numeric: true },
      { label: "Spend", cell: (month) => formatMoney(spend(month)), numeric: true },
    ]}
    rows={months}
    rowKey={({ month }) => month}
    empty="No payments in this time."
  >
    <LineChart
      lines={[{ tone: "leaf", points: months.map((month, x) => ({ x, y: spend(month) })) }]}
      reads={months.map((month) => `${formatMonth(month.month)}: ${formatMoney(spend(month))}`)}
      formatX={(x) => (months[x] ? formatMonth(months[x].month).slice(0, 3) : "")}
      formatY={formatMoney}
      from={0}
    />
  </ChartFrame>
);
