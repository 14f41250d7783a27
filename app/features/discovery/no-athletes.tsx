import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/card";
import { activeFilters, type Filters } from "./filters";
import { discoverAddress, type View } from "./view";

/** Nobody passes, and what to loosen: each filter that could go, or the first page of a list that has ended. */
export function NoAthletes({
  filters,
  view,
  later,
}: {
  filters: Filters;
  view: View;
  /** Not on the first page. */
  later: boolean;
}) {
  const active = activeFilters(filters);
  if (later)
    return (
      <EmptyState
        title="No athletes found"
        action={
          <ButtonLink to={discoverAddress(filters, view)} look="plain" size="sm">
            First page
          </ButtonLink>
        }
      >
        That was the end of this list.
      </EmptyState>
    );
  if (active.length === 0)
    return (
      <EmptyState title="No athletes found">No athlete has joined yet. Look again soon.</EmptyState>
    );
  return (
    <EmptyState
      title="No athletes found"
      action={
        <ul className="flex max-w-full flex-wrap gap-2">
          {active.map(({ label, without }) => (
            <li key={label} className="max-w-full">
              <ButtonLink
                to={discoverAddress(without, view)}
                look="plain"
                size="sm"
                className="max-w-full !whitespace-normal"
              >
                Search without {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      }
    >
      {active.length === 1
        ? "Nobody passes this filter. Take it away:"
        : "Nobody passes all these filters together. Take one away:"}
    </EmptyState>
  );
}
