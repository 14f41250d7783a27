import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { PageHead } from "~/components/ui/page";
import { Pagination } from "~/components/ui/pagination";
import { requireBrand } from "~/features/accounts/guards.server";
import { AthleteCard, CARDS } from "~/features/discovery/athlete-card";
import { AthleteTable } from "~/features/discovery/athlete-table";
import { CompareBar } from "~/features/discovery/compare-bar";
import { EXPORT_LIMIT } from "~/features/discovery/csv";
import { FilterChips } from "~/features/discovery/filter-chips";
import { FilterForm } from "~/features/discovery/filter-form";
import { activeFilters, readCursor, readFilters } from "~/features/discovery/filters";
import { NoAthletes } from "~/features/discovery/no-athletes";
import { withoutVagueDistance } from "~/features/discovery/place-filter.server";
import { discoverAthletes } from "~/features/discovery/queries.server";
import { ResultTools } from "~/features/discovery/result-tools";
import { SavedSearchesButton } from "~/features/discovery/saved-searches-button";
import { discoverAddress, readView } from "~/features/discovery/view";
import { paths } from "~/paths";
import { wrapError } from "~/platform/errors";
import { formatWhole } from "~/platform/numbers";
import { pageTitle } from "~/product";
import { newId } from "~db/columns";

export const meta: MetaFunction = () => [{ title: pageTitle("Discover Athletes") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { actor, db } = requireBrand(context);
  const params = new URL(request.url).searchParams;
  const filters = withoutVagueDistance(readFilters(params));
  const cursor = readCursor(params);
  const place = cursor?.back ? "before" : "after";
  const found = await discoverAthletes(db, actor.userId, filters, cursor).catch((error) => {
    throw wrapError("load athletes", error);
  });
  return {
    filters,
    view: readView(params),
    place: cursor ? { [place]: params.get(place) ?? "" } : {},
    searchId: newId(),
    ...found,
  };
}

export default function Discover() {
  const { filters, view, place, athletes, matching, ...found } = useLoaderData<typeof loader>();
  const busy = useNavigation().location?.pathname === paths.brand.discover;
  const page = (at: string, cursor: string | null) =>
    cursor && discoverAddress(filters, view, { [at]: cursor });
  return (
    <>
      <PageHead
        title="Discover Athletes"
        index={
          <span role="status">
            {found.near &&
              `No athletes match “${filters.q}”. Showing results for “${found.near}”. `}
            Showing {formatWhole(matching.n)}
            {matching.more && "+"} of {formatWhole(found.total)} athletes
          </span>
        }
        actions={
          <>
            <ButtonLink to={paths.brand.shortlist} variant="plain" size="sm">
              Shortlist · {found.shortlistSize}
            </ButtonLink>
            <SavedSearchesButton id={found.searchId} filters={filters} searches={found.searches} />
            <ButtonLink to={paths.brand.insights} variant="plain" size="sm">
              <span>
                Insights<span className="max-sm:sr-only"> Dashboard</span>
              </span>
            </ButtonLink>
            <ButtonLink to={paths.brand.newCampaign} size="sm">
              Create Campaign
            </ButtonLink>
          </>
        }
      />
      <FilterForm filters={filters} view={view} sports={found.sports} themes={found.themes} />
      <div className="mt-3 mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        {activeFilters(filters).length > 0 && <FilterChips filters={filters} view={view} />}
        <ResultTools
          filters={filters}
          view={view}
          place={place}
          cut={matching.more || matching.n > EXPORT_LIMIT}
          empty={matching.n === 0}
        />
      </div>
      <section aria-labelledby="athletes" aria-busy={busy}>
        <h2 id="athletes" className="sr-only">
          Athletes
        </h2>
        {athletes.length === 0 ? (
          <NoAthletes filters={filters} view={view} later={Object.keys(place).length > 0} />
        ) : view === "list" ? (
          <AthleteTable athletes={athletes} />
        ) : (
          <ul className={CARDS}>
            {athletes.map((athlete) => (
              <AthleteCard key={athlete.id} athlete={athlete} />
            ))}
          </ul>
        )}
        {athletes.length > 0 && <CompareBar />}
      </section>
      <Pagination
        label="Pages of athletes"
        previous={page("before", found.previous)}
        next={page("after", found.next)}
      />
    </>
  );
}
