import { Link } from "@remix-run/react";
import { EXPORT_LIMIT } from "./csv";
import { type Filters, filterQuery } from "./filters";
import { discoverAddress, type View } from "./view";

const LINK =
  "inline-flex min-h-11 items-center rounded-control px-2.5 text-sm whitespace-nowrap text-soft hover:bg-leaf-wash aria-[current]:font-[650] aria-[current]:text-ink md:min-h-9";

const VIEWS: { view: View; label: string }[] = [
  { view: "grid", label: "Grid" },
  { view: "list", label: "List" },
];

/** What can be done with a result: seen as cards or as a table, and taken away as a file. */
export function ResultTools({
  filters,
  view,
  place,
  cut,
  empty,
}: {
  filters: Filters;
  view: View;
  /** The page one is on, as parameters. */
  place: Record<string, string>;
  /** There are more than the file takes. */
  cut: boolean;
  /** Nobody passes: there is nothing to take away. */
  empty: boolean;
}) {
  return (
    <div className="ml-auto flex flex-wrap items-center gap-x-1">
      {!empty && (
        <a href={`/brand/discover.csv${filterQuery(filters)}`} download className={LINK}>
          Export CSV
          {cut && <span className="ml-1">(first {EXPORT_LIMIT.toLocaleString("en-GB")})</span>}
        </a>
      )}
      <nav aria-label="View" className="flex gap-x-1">
        {VIEWS.map((one) => (
          <Link
            key={one.view}
            to={discoverAddress(filters, one.view, place)}
            preventScrollReset
            aria-current={one.view === view || undefined}
            className={`${LINK} no-underline`}
          >
            {one.label}
          </Link>
        ))}
      </nav>
    </div>
  );
}
