import { Form, Link } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { CheckBox } from "~/components/ui/checkbox";
import { Drawer } from "~/components/ui/drawer";
import { FieldFrame, Input, SelectBox } from "~/components/ui/field";
import { Range } from "~/components/ui/range";
import { TIER_LABELS } from "~/features/profiles/athletes/figures";
import { PlaceOptions } from "~/features/reference/places/place-options";
import { paths } from "~/paths";
import { formatWhole } from "~/platform/numbers";
import { activeFilters } from "./active-filters";
import {
  DISTANCES,
  ENGAGEMENT_STEP,
  type Filters,
  FOLLOWERS_STEP,
  MAX_ENGAGEMENT_FILTER,
  MAX_FOLLOWERS_FILTER,
  MAX_SCORE_FILTER,
  NO_FILTERS,
  REGION_LABELS,
  SORT_LABELS,
} from "./filters";
import { ThemeChoice } from "./theme-choice";
import { useUrlFilters } from "./use-url-filters";
import { discoverPath, type View } from "./view";

const closeDrawer = () => document.querySelector<HTMLDialogElement>(":modal")?.close();

const options = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** A GET form, so the URL holds the filters: the most used in one row, the others in a drawer. */
export function FilterForm({
  filters,
  view,
  sports,
  themes,
}: {
  filters: Filters;
  view: View;
  /** The number of athletes by sport. */
  sports: Record<string, number>;
  themes: { theme: string; n: number }[];
}) {
  const form = useUrlFilters(filters, view);
  const folded = activeFilters({ ...filters, q: "", sport: "" }).length;
  const unlisted = filters.sport && !(filters.sport in sports);

  return (
    <search>
      <Form
        ref={form}
        onSubmit={closeDrawer}
        noValidate
        autoComplete="off"
        action={paths.brand.discover}
        className="flex flex-wrap items-end gap-2.5"
      >
        {view === "gallery" && <input type="hidden" name="view" value={view} />}
        <div className="flex flex-1 basis-full items-end gap-2.5 lg:basis-72">
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
        <FieldFrame
          id="filter-sport"
          label="Sport"
          small
          className="max-lg:flex-1 max-lg:basis-24 max-lg:*:[label]:sr-only lg:w-44"
        >
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
        <FieldFrame
          id="filter-sort"
          label="Sort by"
          small
          className="max-lg:flex-1 max-lg:basis-24 max-lg:*:[label]:sr-only lg:w-36"
        >
          <SelectBox
            id="filter-sort"
            name="sort"
            defaultValue={filters.sort}
            options={options(SORT_LABELS)}
          />
        </FieldFrame>
        <Drawer
          title="All filters"
          note={folded > 0 && <span className="font-normal text-soft">· {folded}</span>}
        >
          <div className="@container">
            <div className="grid gap-x-5 gap-y-3 @min-[30rem]:grid-cols-2 @min-[56rem]:grid-cols-3">
              <FieldFrame id="filter-region" label="Location" small>
                <SelectBox
                  id="filter-region"
                  name="region"
                  placeholder="All locations"
                  defaultValue={filters.region}
                  options={options(REGION_LABELS)}
                />
              </FieldFrame>
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
              <FieldFrame id="filter-tier" label="Tier" small>
                <SelectBox
                  id="filter-tier"
                  name="tier"
                  placeholder="All tiers"
                  defaultValue={filters.tier}
                  options={options(TIER_LABELS)}
                />
              </FieldFrame>
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
              <CheckBox
                name="verified"
                label="Verified Athletes Only"
                defaultChecked={filters.verified}
                className="self-end"
              />
              <CheckBox
                name="connected"
                label="Figures from the platform only"
                defaultChecked={filters.connected}
                className="self-end"
              />
              <ThemeChoice chosen={filters.themes} themes={themes} />
            </div>
            <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line pt-4 text-sm">
              <Button size="sm">Show athletes</Button>
              <Link
                to={paths.brand.discoverPreferred}
                className="inline-flex min-h-11 items-center"
              >
                Use my preferences
              </Link>
              <Link
                to={discoverPath(NO_FILTERS, view)}
                preventScrollReset
                className="inline-flex min-h-11 items-center"
              >
                Reset Filters
              </Link>
            </div>
          </div>
        </Drawer>
      </Form>
    </search>
  );
}
