import { TextLink } from "~/components/ui/link";
import { type Column, Table } from "~/components/ui/table";
import type { Estimate } from "~/features/profiles/reach/forecast-posts";
import { formatMoney, formatPence } from "~/platform/money";
import { formatCount } from "~/platform/numbers";
import { forecastQuery, readForecasting } from "./scenario";

/** A campaign by its real fees. Money in pence. */
export interface RealFees {
  id: string;
  title: string;
  fees: number;
  athletes: number;
  /** Of whom it is known what to expect. */
  known: number;
  engagements: Estimate;
  /** Of an athlete, in the mean; `engagement` in percent. */
  followers: number;
  engagement: number;
}

/** The calculator with the campaign's figures, rounded to its steps. */
const calculatorOf = ({ fees, athletes, followers, engagement }: RealFees) =>
  forecastQuery(
    readForecasting(
      new URLSearchParams({
        budget: String(fees / 100),
        athletes: String(athletes),
        followers: String(Math.round(followers)),
        engagement: String(engagement),
      }),
    ).scenario,
    [],
  );

const COLUMNS: Column<RealFees>[] = [
  {
    label: "Campaign",
    cell: (row) => (
      <TextLink to={calculatorOf(row)}>
        {row.title}
        <span className="sr-only">, in the calculator</span>
      </TextLink>
    ),
  },
  { label: "Athletes", narrow: "after", cell: ({ athletes }) => athletes, numeric: true },
  { label: "Fees", narrow: "beside", cell: ({ fees }) => formatMoney(fees), numeric: true },
  {
    label: "Engagements expected",
    narrow: "before",
    cell: ({ known, athletes, engagements: { low, high } }) =>
      known === 0
        ? "Not known"
        : `${formatCount(low)} to ${formatCount(high)}${known < athletes ? ` (${known} of ${athletes} athletes)` : ""}`,
    numeric: true,
  },
  {
    label: "Cost of each",
    narrow: "before",
    cell: ({ known, athletes, fees, engagements: { expected } }) =>
      known === athletes && expected > 0 && fees > 0
        ? `about ${formatPence(fees / expected)}`
        : "–",
    numeric: true,
  },
];

/** Beside the calculator: what the brand's own campaigns cost and are expected to bring. */
export const RealFeesTable = ({ rows }: { rows: RealFees[] }) =>
  rows.length > 0 && (
    <section aria-labelledby="real-fees">
      <h3 id="real-fees" className="text-lg">
        With your campaigns' real fees
      </h3>
      <p className="mt-1 mb-3 text-sm text-soft">
        Agreed fees and open offers, with the forecast for each athlete's own channels. Choose a
        campaign to put its figures in the calculator.
      </p>
      <Table
        caption="With your campaigns' real fees"
        captionHidden
        columns={COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </section>
  );
