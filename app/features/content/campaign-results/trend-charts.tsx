import { type Column, Table } from "~/components/ui/table";
import { TREND_HEIGHT, TREND_WIDTH } from "./fields";
import { Section } from "./report-parts";
import type { Trend, TrendDay } from "./trend.server";

/** What came of a campaign over time: small charts of running totals, drawn by the server. `TrendTable` has their figures. */
export const TrendCharts = ({ trends }: { trends: Trend[] }) =>
  trends.length > 0 && (
    <div className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] print:grid-cols-3">
      {trends.map(({ label, last, from, to, most, line, area }) => (
        <figure key={label} className="min-w-0 text-xs text-soft tabular-nums">
          <figcaption className="flex items-baseline justify-between gap-2">
            <span className="text-sm text-ink">
              {label}: {last}
            </span>
            <span aria-hidden="true" className="flex-none">
              {most}
            </span>
          </figcaption>
          <svg
            viewBox={`0 0 ${TREND_WIDTH} ${TREND_HEIGHT}`}
            preserveAspectRatio="none"
            aria-hidden="true"
            className="h-16 w-full border-y border-line"
          >
            <path d={area} className="fill-leaf-wash" />
            <path
              d={line}
              className="[vector-effect:non-scaling-stroke] fill-none stroke-leaf stroke-2"
            />
          </svg>
          <p aria-hidden="true" className="flex justify-between">
            <span>{from}</span>
            <span>{to}</span>
          </p>
        </figure>
      ))}
    </div>
  );

const DAYS: Column<TrendDay>[] = [
  { label: "Day", cell: ({ day }) => day },
  { label: "Clicks", numeric: true, cell: ({ clicks }) => clicks },
  { label: "Orders", numeric: true, cell: ({ orders }) => orders },
  { label: "People reached", numeric: true, cell: ({ reached }) => reached },
];

export const TrendTable = ({ days }: { days: TrendDay[] }) => (
  <Section id="days" title="Day by day">
    <Table
      caption="Clicks, orders and people reached by day"
      captionHidden
      rows={days}
      rowKey={({ day }) => day}
      columns={DAYS}
      narrow="scroll"
      empty="No data yet"
    />
  </Section>
);
