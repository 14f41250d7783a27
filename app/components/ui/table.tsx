import type { ReactNode } from "react";

export interface Column<Row> {
  label: string;
  /** Null: the row has none of it, and its entry leaves it out. */
  cell: (row: Row) => ReactNode;
  /** Right-aligned, with tabular digits. */
  numeric?: boolean;
  /** The label is visually hidden, for a column of buttons. */
  quiet?: boolean;
  /**
   * In the list of narrow screens: at the end of the first line; below, with the label before or after the value; or
   * last, as columns of buttons are. Without it the value stands below alone, because it says itself what it is.
   */
  narrow?: "beside" | "before" | "after" | "action";
}

/**
 * A table; the first column is the row header. On narrow screens it is a list (the utility `list-table`), or
 * (`narrow="scroll"`) it scrolls horizontally.
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
  const isList = narrow === "stack";
  const table = (
    <table className={`w-full border-collapse leading-snug ${isList ? "list-table" : "min-w-max"}`}>
      <caption
        className={captionHidden ? "sr-only" : "mb-2 text-left text-lg leading-tight font-strong"}
      >
        {caption}
      </caption>
      <thead className={isList ? "@max-[54rem]:sr-only" : ""}>
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
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={ROW}>
            {columns.map(({ label, cell, numeric, quiet, narrow }, i) => {
              const content = cell(row);
              if (i === 0)
                return (
                  <th key={label} scope="row" className={`text-left font-strong ${CELL}`}>
                    {content}
                  </th>
                );
              return (
                <td
                  key={label}
                  className={`${CELL} ${isList ? LIST_PLACES[narrow ?? (quiet ? "action" : "before")] : ""} ${numeric ? "text-right whitespace-nowrap tabular-nums" : ""}`}
                >
                  {isList && content !== null && narrow === "before" && (
                    <Label>
                      {label}
                      {"\u00a0"}
                    </Label>
                  )}
                  {content}
                  {isList && content !== null && narrow === "after" && (
                    <Label>
                      {"\u00a0"}
                      {nounOf(label, content)}
                    </Label>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
        {rows.length === 0 && (
          <tr className={ROW}>
            <td colSpan={columns.length} className={`text-soft ${CELL}`}>
              {empty ?? "Nothing to show yet."}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
  if (isList) return <div className="@container">{table}</div>;
  return (
    <section aria-label={caption} tabIndex={0} className="relative overflow-x-auto">
      {table}
    </section>
  );
}

const ROW = "border-b border-line @min-[54rem]:hover:bg-leaf-wash";
const CELL = "h-11 px-2 py-1 first:pl-0 last:pr-0";

const LIST_PLACES = {
  beside: "list-beside",
  before: "list-fact",
  after: "list-fact",
  action: "list-action",
};

/** Not read aloud: the header of the column is. */
const Label = ({ children }: { children: ReactNode }) => (
  <span aria-hidden="true" className="list-label">
    {children}
  </span>
);

/** '12 clicks', '1 click' */
const nounOf = (label: string, content: ReactNode) => {
  const noun = label.toLowerCase();
  return String(content) === "1" ? noun.replace(/s$/, "") : noun;
};
