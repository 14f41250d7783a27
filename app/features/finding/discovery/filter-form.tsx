import { Form, Link } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Input, SelectBox } from "~/components/ui/field";
import { paths } from "~/paths";
import type { describeFilters } from "./active-filters";
import { FilterGroups, type FilterGroupsProps } from "./filter-groups";
import { NO_FILTERS, optionsOf, SORT_LABELS } from "./filters";
import { useUrlFilters } from "./use-url-filters";
import { discoverPath, type View } from "./view";

const closeChips = () => {
  for (const chip of document.querySelectorAll<HTMLDetailsElement>("search details[open]")) {
    chip.open = false;
    chip.querySelector("summary")?.focus();
  }
};

const LINK = "inline-flex min-h-11 items-center px-2 text-sm whitespace-nowrap md:min-h-8";

/** A GET form, so the URL holds the filters: the words, and a line of chips. */
export function FilterForm({
  view,
  active,
  ...groups
}: FilterGroupsProps & {
  view: View;
  active: ReturnType<typeof describeFilters>["active"];
}) {
  const { filters } = groups;
  const form = useUrlFilters(filters, view);

  return (
    <search className="relative block md:-mt-2">
      <Form
        ref={form}
        onSubmit={closeChips}
        noValidate
        autoComplete="off"
        action={paths.brand.discover}
      >
        {view === "gallery" && <input type="hidden" name="view" value={view} />}
        <div className="flex flex-wrap items-center gap-2.5">
          <label htmlFor="filter-q" className="sr-only">
            Name, sport or location
          </label>
          <Input
            id="filter-q"
            name="q"
            type="search"
            placeholder="Name, sport or location"
            maxLength={100}
            enterKeyHint="search"
            defaultValue={filters.q}
            className="min-w-0 flex-1 basis-40 md:!min-h-9 md:!py-1"
          />
          <Button size="sm">Search</Button>
          <span className="flex flex-wrap items-center gap-2.5 max-sm:basis-full">
            <label htmlFor="filter-sort" className="text-sm whitespace-nowrap text-soft">
              Sort by
            </label>
            <SelectBox
              id="filter-sort"
              name="sort"
              defaultValue={filters.sort}
              options={optionsOf(SORT_LABELS)}
              className="!w-auto max-sm:min-w-28 max-sm:flex-1 sm:min-w-36 md:!min-h-9 md:!py-1"
            />
            {active.length > 0 ? (
              <Link
                to={discoverPath({ ...NO_FILTERS, sort: filters.sort }, view)}
                preventScrollReset
                className={LINK}
              >
                Clear Filters
              </Link>
            ) : (
              <Link to={paths.brand.discoverPreferred} className={LINK}>
                Use my preferences
              </Link>
            )}
          </span>
        </div>
        <FilterGroups {...groups} />
      </Form>
    </search>
  );
}
