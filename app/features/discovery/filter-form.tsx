import { Form, Link } from "@remix-run/react";
import type { FormEvent } from "react";
import { Button } from "~/components/ui/button";
import { CheckBox } from "~/components/ui/checkbox";
import { FieldFrame, Input, SelectBox } from "~/components/ui/field";
import { Range } from "~/components/ui/range";
import { paths } from "~/paths";
import { formatWhole } from "~/platform/numbers";
import { TIER_LABELS } from "../athletes/figures";
import { PlaceOptions } from "../places/place-options";
import {
  activeFilters,
  DISTANCES,
  ENGAGEMENT_STEP,
  type Filters,
  FOLLOWERS_STEP,
  MAX_ENGAGEMENT_FILTER,
  MAX_FOLLOWERS_FILTER,
  MAX_SCORE_FILTER,
  NO_FILTERS,
  REGION_LABELS,
  type Sort,
} from "./filters";
import { ThemeChoice } from "./theme-choice";
import { useUrlFilters } from "./use-url-filters";
import { discoverAddress, type View } from "./view";

const SORT_LABELS: Record<Sort, string> = {
  score: "Ambassador score",
  followers: "Followers",
  engagement: "Engagement",
  growth: "Growth rate",
};

const options = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/**
 * A GET form, so the URL holds the filters. On phones everything but the search box is collapsed; from 1024 px
 * up it is expanded.
 */
export function FilterForm({
  filters,
  view,
  sports,
  themes,
}: {
  filters: Filters;
  view: View;
  sports: { sport: string; n: number }[];
  themes: { theme: string; n: number }[];
}) {
  const { form, changed, follow, settle } = useUrlFilters(filters, view);
  const folded = activeFilters({ ...filters, q: "" }).length;
  const unlisted = filters.sport && !sports.some(({ sport }) => sport === filters.sport);

  return (
    <search>
      <Form
        ref={form}
        noValidate
        autoComplete="off"
        action={paths.brand.discover}
        onInput={changed}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) settle();
        }}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          follow(false);
        }}
        className="rounded-card border border-line bg-card p-4"
      >
        {view === "list" && <input type="hidden" name="view" value="list" />}
        <div className="flex items-end gap-2.5">
          <FieldFrame id="filter-q" label="Name, sport or location" small className="flex-1">
            <Input
              id="filter-q"
              name="q"
              type="search"
              maxLength={100}
              enterKeyHint="search"
              defaultValue={filters.q}
            />
          </FieldFrame>
          <Button>Search</Button>
        </div>
        <details className="unfolded mt-3">
          <summary className="flex min-h-11 list-none items-center gap-2 rounded-control border border-control px-3.5 text-sm font-[650]">
            Filters
            {folded > 0 && <span className="font-normal text-soft">· {folded} set</span>}
            <span aria-hidden="true" className="ml-auto">
              ▾
            </span>
          </summary>
          <div className="mt-3 grid gap-x-5 gap-y-3 sm:grid-cols-2 lg:mt-0 lg:grid-cols-12">
            <FieldFrame id="filter-sport" label="Sport" small className="lg:col-span-3">
              <SelectBox
                id="filter-sport"
                name="sport"
                placeholder="All sports"
                defaultValue={filters.sport}
                options={[
                  ...(unlisted ? [{ value: filters.sport, label: `${filters.sport} (0)` }] : []),
                  ...sports.map(({ sport, n }) => ({
                    value: sport,
                    label: `${sport} (${formatWhole(n)})`,
                  })),
                ]}
              />
            </FieldFrame>
            <FieldFrame id="filter-region" label="Location" small className="lg:col-span-3">
              <SelectBox
                id="filter-region"
                name="region"
                placeholder="All locations"
                defaultValue={filters.region}
                options={options(REGION_LABELS)}
              />
            </FieldFrame>
            <FieldFrame id="filter-place" label="Place" small className="lg:col-span-3">
              <Input
                id="filter-place"
                name="place"
                maxLength={100}
                list="places"
                defaultValue={filters.place}
              />
            </FieldFrame>
            <PlaceOptions id="places" />
            <FieldFrame id="filter-within" label="Distance" small className="lg:col-span-3">
              <SelectBox
                id="filter-within"
                name="within"
                defaultValue={String(filters.within)}
                options={[
                  { value: "0", label: "In the place itself" },
                  ...DISTANCES.map((km) => ({ value: String(km), label: `Within ${km} km` })),
                ]}
              />
            </FieldFrame>
            <FieldFrame id="filter-tier" label="Tier" small className="lg:col-span-3">
              <SelectBox
                id="filter-tier"
                name="tier"
                placeholder="All tiers"
                defaultValue={filters.tier}
                options={options(TIER_LABELS)}
              />
            </FieldFrame>
            <FieldFrame id="filter-sort" label="Sort by" small className="lg:col-span-3">
              <SelectBox
                id="filter-sort"
                name="sort"
                defaultValue={filters.sort}
                options={options(SORT_LABELS)}
              />
            </FieldFrame>
            <div className="lg:col-span-4">
              <Range
                id="filter-followers"
                name="minFollowers"
                label="Min followers"
                max={MAX_FOLLOWERS_FILTER}
                step={FOLLOWERS_STEP}
                defaultValue={filters.minFollowers}
              />
            </div>
            <div className="lg:col-span-4">
              <Range
                id="filter-engagement"
                name="minEngagement"
                label="Min engagement"
                unit="%"
                max={MAX_ENGAGEMENT_FILTER}
                step={ENGAGEMENT_STEP}
                defaultValue={filters.minEngagement}
              />
            </div>
            <div className="lg:col-span-4">
              <Range
                id="filter-score"
                name="minScore"
                label="Min score"
                max={MAX_SCORE_FILTER}
                defaultValue={filters.minScore}
              />
            </div>
            <CheckBox
              name="verified"
              label="Verified Athletes Only"
              defaultChecked={filters.verified}
              className="self-start lg:col-span-4"
            />
            <ThemeChoice chosen={filters.themes} themes={themes} />
            <p className="flex flex-wrap gap-x-5 self-start text-sm *:inline-flex *:min-h-11 *:items-center lg:col-span-4 lg:justify-end">
              <Link to={paths.brand.discoverPreferred}>Use my preferences</Link>
              <Link to={discoverAddress(NO_FILTERS, view)} preventScrollReset>
                Reset Filters
              </Link>
            </p>
          </div>
        </details>
      </Form>
    </search>
  );
}
