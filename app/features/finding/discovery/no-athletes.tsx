import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/card";
import type { RemovableFilter } from "./active-filters";

/** Empty state: links that remove one filter each, or a link to the first page when the list has ended. */
export function NoAthletes({
  active,
  firstPage,
}: {
  active: readonly RemovableFilter[];
  /** Null: this is the first page. */
  firstPage: string | null;
}) {
  if (firstPage)
    return (
      <EmptyState
        title="No athletes found"
        action={
          <ButtonLink to={firstPage} variant="plain" size="sm">
            First page
          </ButtonLink>
        }
      >
        You've reached the end of the list.
      </EmptyState>
    );
  if (active.length === 0)
    return (
      <EmptyState title="No athletes found">
        No athletes have joined yet. Check back soon.
      </EmptyState>
    );
  return (
    <EmptyState
      title="No athletes found"
      action={
        <ul className="flex max-w-full flex-wrap gap-2">
          {active.map(({ label, without }) => (
            <li key={label} className="max-w-full">
              <ButtonLink
                to={without}
                variant="plain"
                size="sm"
                className="max-w-full !whitespace-normal"
              >
                Remove {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      }
    >
      {active.length === 1
        ? "No athletes match this filter. Try removing it:"
        : "No athletes match these filters. Try removing one:"}
    </EmptyState>
  );
}
