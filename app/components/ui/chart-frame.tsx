import { type ReactNode, useId } from "react";
import { Card } from "./card";
import { type Column, Table } from "./table";

/** Classes for a series' path: stroke and dash, so that colour is not the only difference. */
export const SERIES = {
  leaf: "[vector-effect:non-scaling-stroke] fill-none stroke-leaf stroke-[2.5px]",
  track:
    "[vector-effect:non-scaling-stroke] fill-none stroke-track stroke-[2.5px] [stroke-dasharray:7_4]",
  gold: "[vector-effect:non-scaling-stroke] fill-none stroke-gold stroke-[2.5px] [stroke-dasharray:2_4] [stroke-linecap:round]",
} as const;

export interface ChartSeries {
  label: string;
  tone: keyof typeof SERIES;
}

/**
 * A chart with title, text summary, legend, and its data as a collapsed table.
 * `children` is the drawing, rendered on the server; screen readers get the summary and the table.
 */
export function ChartFrame<Row>({
  title,
  level = 2,
  summary,
  series = [],
  columns,
  rows,
  rowKey,
  empty = "No data to show yet.",
  children,
}: {
  title: string;
  level?: 2 | 3;
  /** The summary sentence: 'From 12.1K in June to 18.4K in November.' */
  summary?: ReactNode;
  series?: readonly ChartSeries[];
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Shown instead of the chart when there are no rows. */
  empty?: ReactNode;
  children: ReactNode;
}) {
  const heading = `chart-${useId().replaceAll(":", "")}`;
  const Heading = `h${level}` as const;
  return (
    <Card>
      <figure aria-labelledby={heading} className="flex flex-col gap-3">
        <figcaption>
          <Heading id={heading} className="text-lg">
            {title}
          </Heading>
          {rows.length > 0 && summary && <p className="mt-1 text-soft">{summary}</p>}
        </figcaption>
        {rows.length === 0 ? (
          <p className="text-soft">{empty}</p>
        ) : (
          <>
            {series.length > 1 && <Legend series={series} />}
            {children}
            <details>
              <summary className="disclosure text-sm">Show figures</summary>
              <Table
                caption={`Figures: ${title}`}
                captionHidden
                columns={columns}
                rows={rows}
                rowKey={rowKey}
                narrow="scroll"
              />
            </details>
          </>
        )}
      </figure>
    </Card>
  );
}

const Legend = ({ series }: { series: readonly ChartSeries[] }) => (
  <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
    {series.map(({ label, tone }) => (
      <li key={label} className="flex items-center gap-2">
        <svg width="28" height="8" viewBox="0 0 28 8" aria-hidden="true" className="flex-none">
          <path d="M1 4h26" className={SERIES[tone]} />
        </svg>
        {label}
      </li>
    ))}
  </ul>
);
