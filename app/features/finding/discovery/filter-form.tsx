import { Form, Link } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { CheckBox } from "~/components/ui/checkbox";
import { FieldFrame, Input, SelectBox } from "~/components/ui/field";
import { Range } from "~/components/ui/range";
import { TIER_LABELS } from "~/features/profiles/athletes/figures";
import { COUNTRY_NAMES } from "~/features/reference/places/country-names";
import { PlaceOptions } from "~/features/reference/places/place-options";
import { PLATFORM_NAMES } from "~/features/reference/platforms/platform-names";
import { paths } from "~/paths";
import { formatWhole } from "~/platform/numbers";
import type { Platform } from "~db/constants";
import type { describeFilters } from "./active-filters";
import { FilterChip } from "./filter-chip";
import {
  DISTANCES,
  ENGAGEMENT_STEP,
  type Filters,
  FOLLOWERS_STEP,
  MAX_ENGAGEMENT_FILTER,
  MAX_FOLLOWERS_FILTER,
  MAX_SCORE_FILTER,
  NO_FILTERS,
  PRICE_STEP,
  REGION_LABELS,
  SORT_LABELS,
} from "./filters";
import { ThemeChoice } from "./theme-choice";
import { useUrlFilters } from "./use-url-filters";
import { discoverPath, type View } from "./view";

const closeChips = () => {
  for (const chip of document.querySelectorAll<HTMLDetailsElement>("search details[open]")) {
    chip.open = false;
    chip.querySelector("summary")?.focus();
  }
};

const options = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const LINK = "inline-flex min-h-11 items-center px-2 text-sm whitespace-nowrap md:min-h-8";

/** A GET form, so the URL holds the filters: the words, and a line of chips. */
export function FilterForm({
  filters,
  view,
  chips,
  active,
  sports,
  themes,
}: ReturnType<typeof describeFilters> & {
  filters: Filters;
  view: View;
  /** The number of athletes by sport. */
  sports: Record<string, number>;
  themes: { theme: string; n: number }[];
}) {
  const form = useUrlFilters(filters, view);
  const unlisted = filters.sport && !(filters.sport in sports);

  return (
    <search className="relative block">
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
              options={options(SORT_LABELS)}
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
        <ul
          aria-label="Filters"
          className="-mx-4 mt-1.5 flex items-center gap-1.5 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
        >
          <FilterChip name="Sport" chips={chips}>
            <FieldFrame id="filter-sport" label="Sport" small>
              <SelectBox
                id="filter-sport"
                name="sport"
                placeholder="All sports"
                defaultValue={filters.sport}
                options={[
                  ...(unlisted ? [{ value: filters.sport, label: `${filters.sport} (0)` }] : []),
                  ...Object.entries(sports).map(([sport, n]) => ({
                    value: sport,
                    label: `${sport} (${formatWhole(n)})`,
                  })),
                ]}
              />
            </FieldFrame>
            <ThemeChoice chosen={filters.themes} themes={themes} />
          </FilterChip>
          <FilterChip name="Place" chips={chips}>
            <FieldFrame id="filter-place" label="Place" small>
              <Input
                id="filter-place"
                name="place"
                maxLength={100}
                list="places"
                defaultValue={filters.place}
              />
            </FieldFrame>
            <PlaceOptions id="places" />
            <FieldFrame id="filter-within" label="Distance" small>
              <SelectBox
                id="filter-within"
                name="within"
                defaultValue={String(filters.within)}
                options={[
                  { value: "0", label: "Exactly here" },
                  ...DISTANCES.map((km) => ({ value: String(km), label: `Within ${km} km` })),
                ]}
              />
            </FieldFrame>
            <FieldFrame id="filter-region" label="Location" small>
              <SelectBox
                id="filter-region"
                name="region"
                placeholder="All locations"
                defaultValue={filters.region}
                options={options(REGION_LABELS)}
              />
            </FieldFrame>
          </FilterChip>
          <FilterChip name="Price" chips={chips}>
            <Range
              id="filter-price"
              name="minPrice"
              label="Price from (£)"
              max={NO_FILTERS.maxPrice}
              step={PRICE_STEP}
              defaultValue={filters.minPrice}
            />
            <Range
              id="filter-max-price"
              name="maxPrice"
              label="Price up to (£)"
              min={PRICE_STEP}
              max={NO_FILTERS.maxPrice}
              step={PRICE_STEP}
              defaultValue={filters.maxPrice}
              empty={NO_FILTERS.maxPrice}
            />
          </FilterChip>
          <FilterChip name="Platform" chips={chips}>
            {Object.entries(PLATFORM_NAMES).map(([platform, name]) => (
              <CheckBox
                key={platform}
                name="platform"
                value={platform}
                label={name}
                defaultChecked={filters.platforms.includes(platform as Platform)}
              />
            ))}
          </FilterChip>
          <FilterChip name="Followers" chips={chips}>
            <Range
              id="filter-followers"
              name="minFollowers"
              label="Min followers"
              max={MAX_FOLLOWERS_FILTER}
              step={FOLLOWERS_STEP}
              defaultValue={filters.minFollowers}
            />
            <Range
              id="filter-max-followers"
              name="maxFollowers"
              label="Max followers"
              min={FOLLOWERS_STEP}
              max={NO_FILTERS.maxFollowers}
              step={FOLLOWERS_STEP}
              defaultValue={filters.maxFollowers}
              empty={NO_FILTERS.maxFollowers}
            />
            <FieldFrame id="filter-tier" label="Tier" small>
              <SelectBox
                id="filter-tier"
                name="tier"
                placeholder="All tiers"
                defaultValue={filters.tier}
                options={options(TIER_LABELS)}
              />
            </FieldFrame>
          </FilterChip>
          <FilterChip name="Audience" chips={chips}>
            <FieldFrame id="filter-audience" label="At least 30% of the audience in" small>
              <SelectBox
                id="filter-audience"
                name="audience"
                placeholder="Any country"
                defaultValue={filters.audience}
                options={options(COUNTRY_NAMES)}
              />
            </FieldFrame>
          </FilterChip>
          <FilterChip name="Dates" chips={chips}>
            <FieldFrame id="filter-free-from" label="Available from" small>
              <Input
                id="filter-free-from"
                name="freeFrom"
                type="date"
                defaultValue={filters.freeFrom}
              />
            </FieldFrame>
            <FieldFrame id="filter-free-until" label="Available to" small>
              <Input
                id="filter-free-until"
                name="freeUntil"
                type="date"
                defaultValue={filters.freeUntil}
              />
            </FieldFrame>
          </FilterChip>
          <FilterChip name="Engagement" chips={chips}>
            <Range
              id="filter-engagement"
              name="minEngagement"
              label="Min engagement"
              unit="%"
              max={MAX_ENGAGEMENT_FILTER}
              step={ENGAGEMENT_STEP}
              defaultValue={filters.minEngagement}
            />
            <Range
              id="filter-score"
              name="minScore"
              label="Min score"
              max={MAX_SCORE_FILTER}
              defaultValue={filters.minScore}
            />
          </FilterChip>
          <FilterChip name="Verified" chips={chips}>
            <CheckBox
              name="verified"
              label="Verified Athletes Only"
              defaultChecked={filters.verified}
            />
            <CheckBox
              name="connected"
              label="Figures from the platform only"
              defaultChecked={filters.connected}
            />
          </FilterChip>
        </ul>
      </Form>
    </search>
  );
}
