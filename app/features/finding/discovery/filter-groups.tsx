import { CheckBox } from "~/components/ui/checkbox";
import { FieldFrame, Input, SelectBox } from "~/components/ui/field";
import { Range } from "~/components/ui/range";
import { TIER_LABELS } from "~/features/profiles/athletes/figures";
import { COUNTRY_NAMES } from "~/features/reference/places/country-names";
import { PlaceOptions } from "~/features/reference/places/place-options";
import { PLATFORM_NAMES } from "~/features/reference/platforms/platform-names";
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
  optionsOf,
  PRICE_STEP,
  REGION_LABELS,
} from "./filters";
import { ThemeChoice } from "./theme-choice";

export interface FilterGroupsProps {
  filters: Filters;
  chips: ReturnType<typeof describeFilters>["chips"];
  /** The number of athletes by sport. */
  sports: Record<string, number>;
  themes: { theme: string; n: number }[];
}

/** The filters in groups, each behind a chip. */
export function FilterGroups({ filters, chips, sports, themes }: FilterGroupsProps) {
  const unlisted = filters.sport && !(filters.sport in sports);
  return (
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
            options={optionsOf(REGION_LABELS)}
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
            options={optionsOf(TIER_LABELS)}
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
            options={optionsOf(COUNTRY_NAMES)}
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
  );
}
