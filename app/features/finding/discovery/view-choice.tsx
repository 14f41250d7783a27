import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { EXPORT_LIMIT } from "./csv";
import { type Filters, filterQuery } from "./filters";
import { discoverPath, type View } from "./view";

const LINK =
  "inline-flex min-h-11 items-center rounded-control px-2.5 text-sm whitespace-nowrap text-soft hover:bg-leaf-wash md:min-h-8";

const VIEWS: { view: View; label: string }[] = [
  { view: "table", label: "Table" },
  { view: "gallery", label: "Gallery" },
];

/** Table or gallery. */
export function ViewChoice({
  filters,
  view,
  place,
}: {
  filters: Filters;
  view: View;
  /** The current page as query parameters. */
  place: Record<string, string>;
}) {
  return (
    <nav aria-label="View" className="flex">
      {VIEWS.map((one) =>
        one.view === view ? (
          <span key={one.view} aria-current="true" className={`${LINK} font-strong !text-ink`}>
            {one.label}
          </span>
        ) : (
          <Link
            key={one.view}
            to={discoverPath(filters, one.view, place)}
            preventScrollReset
            className={`${LINK} no-underline`}
          >
            {one.label}
          </Link>
        ),
      )}
    </nav>
  );
}

/** All results as a file. */
export function CsvLink({
  filters,
  cut,
}: {
  filters: Filters;
  /** Whether there are more results than one file holds. */
  cut: boolean;
}) {
  return (
    <a
      href={`${paths.brand.discoverCsv}${filterQuery(filters)}`}
      download
      className="inline-flex min-h-11 items-center md:min-h-8"
    >
      Export CSV
      {cut && <span className="ml-1">(first {EXPORT_LIMIT.toLocaleString("en-GB")})</span>}
    </a>
  );
}
