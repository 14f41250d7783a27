import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { MenuLink } from "~/components/ui/menu";
import { PageHead } from "~/components/ui/page";
import { Pagination } from "~/components/ui/pagination";
import { PROMOTED_NOTE } from "~/features/billing/billing/promoted";
import { describeFilters } from "~/features/finding/discovery/active-filters";
import { CompareBar, ResultActions, SelectedIds } from "~/features/finding/discovery/compare-bar";
import { EXPORT_LIMIT } from "~/features/finding/discovery/csv";
import { DiscoverTable } from "~/features/finding/discovery/discover-table";
import { SELECTION_FORM } from "~/features/finding/discovery/fields";
import { dropVagueDistance } from "~/features/finding/discovery/filter-conditions.server";
import { FilterForm } from "~/features/finding/discovery/filter-form";
import { NO_FILTERS, readCursor } from "~/features/finding/discovery/filters";
import { LaterAthleteGallery } from "~/features/finding/discovery/later-athlete-gallery";
import { NoAthletes } from "~/features/finding/discovery/no-athletes";
import { discoverAthletes } from "~/features/finding/discovery/queries.server";
import { changedFilters, readFilters } from "~/features/finding/discovery/read-filters";
import { SavedSearchesButton } from "~/features/finding/discovery/saved-searches-button";
import { readAthleteSelection } from "~/features/finding/discovery/selection.server";
import { athleteAnchor, discoverPath, readView } from "~/features/finding/discovery/view";
import { CsvLink, ViewChoice } from "~/features/finding/discovery/view-choice";
import { requireBrand } from "~/features/identity/accounts/guards.server";
import { loadAthletePreview } from "~/features/workspace/workspace/athlete-preview.server";
import { LaterAthletePanel } from "~/features/workspace/workspace/later-athlete-panel";
import { paths } from "~/paths";
import { wrapError } from "~/platform/errors";
import { formatWhole } from "~/platform/numbers";
import { pageTitle } from "~/product";
import { newId } from "~db/columns";

export const meta: MetaFunction = () => [{ title: pageTitle("Discover Athletes") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireBrand(context);
  const { actor, db } = ctx;
  const params = new URL(request.url).searchParams;
  const filters = dropVagueDistance(readFilters(params));
  const cursor = readCursor(params);
  const place = cursor?.back ? "before" : "after";
  const athleteId = params.get("athlete");
  // Side by side: one round trip.
  const [found, opened] = await Promise.all([
    discoverAthletes(db, actor.brandId, filters, cursor).catch((error) => {
      throw wrapError("load athletes", error);
    }),
    athleteId && loadAthletePreview(ctx, athleteId),
  ]);
  const view = readView(params);
  return {
    changed: changedFilters(filters),
    view,
    ...describeFilters(filters, view),
    place: (cursor ? { [place]: params.get(place) ?? "" } : {}) as Record<string, string>,
    searchId: newId(),
    selection: readAthleteSelection(context, actor.personId),
    ...(opened ? { opened } : {}),
    ...found,
  };
}

export default function Discover() {
  const { changed, view, chips, active, place, athletes, matching, selection, opened, ...found } =
    useLoaderData<typeof loader>();
  const filters = { ...NO_FILTERS, ...changed };
  const busy = useNavigation().location?.pathname === paths.brand.discover;
  const address = (at: string, cursor: string | null) =>
    cursor && discoverPath(filters, view, { [at]: cursor });
  const panelOf = ({ id }: { id: string }) =>
    discoverPath(filters, view, { ...place, athlete: id });
  const at = athletes.findIndex(({ id }) => id === opened?.id);
  const beside = (by: number) => {
    const athlete = at < 0 ? undefined : athletes[at + by];
    return athlete && panelOf(athlete);
  };
  return (
    <SelectedIds.Provider value={selection.ids}>
      {/* The chips are many stops for a keyboard. */}
      <a href="#athletes" className="skip-link">
        Skip to the athletes
      </a>
      <PageHead
        title="Discover Athletes"
        actions={
          <SavedSearchesButton id={found.searchId} filters={filters} searches={found.searches} />
        }
        more={
          <>
            <MenuLink to={paths.brand.shortlist}>Shortlist · {found.shortlistSize}</MenuLink>
            <MenuLink to={paths.brand.insights}>Analytics</MenuLink>
            <MenuLink to={paths.brand.newCampaign}>Create Campaign</MenuLink>
          </>
        }
      />
      <FilterForm
        filters={filters}
        view={view}
        chips={chips}
        active={active}
        sports={found.sports}
        themes={found.themes}
      />
      <div className="flex items-center justify-between gap-x-4 max-lg:flex-wrap">
        <p role="status" className="flex-1 text-sm text-soft max-lg:basis-full">
          {found.near && `No athletes match “${filters.q}”. Showing results for “${found.near}”. `}
          Showing {formatWhole(matching.n)}
          {matching.more && "+"} of {formatWhole(found.total)} athletes
          {filters.sort === "score" &&
            athletes.some(({ isPremium }) => isPremium) &&
            `. ${PROMOTED_NOTE}`}
        </p>
        {matching.n > 1 && athletes.length > 0 && <ResultActions n={matching.n} />}
        <ViewChoice filters={filters} view={view} place={place} />
      </div>
      <div className={opened ? "grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]" : ""}>
        <section
          aria-labelledby="athletes"
          aria-busy={busy}
          className={opened ? "max-lg:hidden" : ""}
        >
          <h2 id="athletes" data-results className="sr-only">
            Athletes
          </h2>
          {athletes.length === 0 ? (
            <NoAthletes
              active={active}
              firstPage={Object.keys(place).length > 0 ? discoverPath(filters, view) : null}
            />
          ) : view === "gallery" ? (
            <LaterAthleteGallery athletes={athletes} />
          ) : (
            <DiscoverTable
              athletes={athletes}
              filters={filters}
              opens={panelOf}
              openedId={opened?.id}
            />
          )}
          {(athletes.length > 0 || selection.ids.length > 0) && (
            <CompareBar selection={selection} listed={athletes.map(({ id }) => id)} />
          )}
        </section>
        {opened && (
          <LaterAthletePanel
            athlete={opened}
            close={`${discoverPath(filters, view, place)}#${athleteAnchor(opened.id)}`}
            previous={beside(-1)}
            next={beside(1)}
          />
        )}
      </div>
      <Pagination
        label="Pages of athletes"
        previous={address("before", found.previous)}
        next={address("after", found.next)}
        form={SELECTION_FORM}
      />
      {matching.n > 0 && (
        <p className="mt-4 text-sm">
          <CsvLink filters={filters} cut={matching.more || matching.n > EXPORT_LIMIT} />
        </p>
      )}
    </SelectedIds.Provider>
  );
}
