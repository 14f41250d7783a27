import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { EXPORT_LIMIT } from "./csv";
import { type Filters, filterQuery } from "./filters";
import { discoverAddress, type View } from "./view";

const LINK =
  "inline-flex min-h-11 items-center rounded-control px-2.5 text-sm whitespace-nowrap text-soft hover:bg-leaf-wash aria-[current]:font-[650] aria-[current]:text-ink md:min-h-9";

const VIEWS: { view: View; label: string }[] = [
  { view: "grid", label: "Grid" },
  { view: "list", label: "List" },
];

/** Tools for the results: cards or table, and CSV export. */
export function ResultTools({
  filters,
  view,
  place,
  cut,
  empty,
}: {
  filters: Filters;
  view: View;
  /** The current page as query parameters. */
  place: Record<string, string>;
  /** Whether there are more results than one file holds. */
  cut: boolean;
  /** Whether there is nothing to export. */
  empty: boolean;
}) {
  return (
    <div className="ml-auto flex flex-wrap items-center gap-x-1">
      {!empty && (
        <a href={`${paths.brand.discoverCsv}${filterQuery(filters)}`} download className={LINK}>
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
