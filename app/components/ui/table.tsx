import type { ReactNode } from "react";

export interface Column<Row> {
  label: string;
  /** Null: the row has none of it, and its entry leaves it out. */
  cell: (row: Row) => ReactNode;
  /** Right-aligned, with tabular digits. */
  numeric?: boolean;
  /** The label is visually hidden, for a column of buttons. */
  quiet?: boolean;
}

/**
 * A table; the first column is the row header. On narrow screens every row becomes an
 * entry of a list with labels beside values, or (`narrow="scroll"`) the table scrolls horizontally.
 */
export function Table<Row>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  narrow = "stack",
  empty,
}: {
  caption: string;
  captionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  narrow?: "stack" | "scroll";
  /** Shown when there are no rows. */
  empty?: ReactNode;
}) {
  const classes = VARIANTS[narrow];
  const table = (
    <table className={classes.table}>
      <caption
        className={
          captionHidden
            ? "sr-only"
            : `mb-2 text-left text-lg leading-tight font-heavy ${classes.caption}`
        }
      >
        {caption}
      </caption>
      <thead className={classes.head}>
        <tr>
          {columns.map(({ label, numeric, quiet }) => (
            <th
              key={label}
              scope="col"
              className={`eyebrow border-b border-control px-2 py-2 align-bottom whitespace-nowrap first:pl-0 last:pr-0 ${numeric ? "text-right" : "text-left"}`}
            >
              {quiet ? <span className="sr-only">{label}</span> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={classes.body}>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={classes.row}>
            {columns.map(({ label, cell, numeric, quiet }, i) => {
              const content = cell(row);
              return i === 0 ? (
                <th key={label} scope="row" className={`text-left font-strong ${classes.cell}`}>
                  {content}
                </th>
              ) : (
                <td
                  key={label}
                  className={`${classes.cell} ${content === null ? classes.none : classes.pair} ${numeric ? "text-right whitespace-nowrap tabular-nums" : ""}`}
                >
                  {!quiet && narrow === "stack" && (
                    <span aria-hidden="true" className="text-sm text-soft @min-[54rem]:hidden">
                      {label}
                    </span>
                  )}
                  {content}
                </td>
              );
            })}
          </tr>
        ))}
        {rows.length === 0 && (
          <tr className={classes.row}>
            <td colSpan={columns.length} className={`text-soft ${classes.cell}`}>
              {empty ?? "Nothing to show yet."}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
  if (narrow === "stack") return <div className="@container">{table}</div>;
  return (
    <section aria-label={caption} tabIndex={0} className="relative overflow-x-auto">
      {table}
    </section>
  );
}

const CELL = "px-3 py-2.5 align-baseline first:pl-0 last:pr-0";

const VARIANTS = {
  stack: {
    table: "w-full border-collapse @max-[54rem]:block",
    caption: "@max-[54rem]:block",
    head: "@max-[54rem]:sr-only",
    body: "@max-[54rem]:grid @max-[54rem]:gap-x-8 @max-[54rem]:grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))]",
    row: "border-b border-line @min-[54rem]:hover:bg-leaf-wash @max-[54rem]:block @max-[54rem]:py-3",
    cell: "align-baseline @min-[54rem]:px-2 @min-[54rem]:py-2.5 @max-[54rem]:block @max-[54rem]:py-1 @min-[54rem]:first:pl-0 @min-[54rem]:last:pr-0",
    pair: "@max-[54rem]:!flex @max-[54rem]:flex-wrap @max-[54rem]:items-baseline @max-[54rem]:justify-between @max-[54rem]:gap-x-4",
    none: "@max-[54rem]:!hidden",
  },
  scroll: {
    table: "w-full min-w-max border-collapse",
    caption: "",
    head: "",
    body: "",
    row: "border-b border-line",
    cell: CELL,
    pair: "",
    none: "",
  },
} as const;
