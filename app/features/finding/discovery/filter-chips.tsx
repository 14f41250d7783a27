import { Link } from "@remix-run/react";
import { Icon } from "~/components/ui/icon";
import { activeFilters } from "./active-filters";
import { type Filters, NO_FILTERS } from "./filters";
import { discoverPath, type View } from "./view";

/** The active filters, each a link that removes it. */
export function FilterChips({ filters, view }: { filters: Filters; view: View }) {
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <ul aria-label="Filters" className="mt-2 flex flex-wrap items-center gap-2">
      {active.map(({ label, without }) => (
        <li key={label} className="max-w-full">
          <Link
            to={discoverPath(without, view)}
            preventScrollReset
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-[22px] bg-leaf-wash px-3.5 text-sm font-strong text-leaf-deep no-underline hover:underline md:min-h-8"
          >
            <span className="sr-only">Remove filter </span>
            <span className="min-w-0">{label}</span>
            <Icon name="x" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={discoverPath({ ...NO_FILTERS, sort: filters.sort }, view)}
          preventScrollReset
          className="inline-flex min-h-11 items-center px-2 text-sm md:min-h-8"
        >
          Clear Filters
        </Link>
      </li>
    </ul>
  );
}
