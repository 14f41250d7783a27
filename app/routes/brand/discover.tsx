import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/brand";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { requireBrand } from "~/features/accounts/guards.server";
import { AthleteCard } from "~/features/discovery/athlete-card";
import { ActiveFilters, FilterForm } from "~/features/discovery/filter-form";
import { activeFilters, filterQuery, readCursor, readFilters } from "~/features/discovery/filters";
import { discoverAthletes } from "~/features/discovery/queries.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Discover Athletes") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { actor, db } = requireBrand(context);
  const params = new URL(request.url).searchParams;
  const filters = readFilters(params);
  const cursor = readCursor(params);
  return {
    filters,
    later: cursor !== null,
    ...(await discoverAthletes(db, actor.userId, filters, cursor)),
  };
}

const whole = new Intl.NumberFormat("en-GB");

export default function Discover() {
  const { filters, later, athletes, matching, total, sports, next } =
    useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title="Discover Athletes"
        lead={
          <span role="status">
            Showing {whole.format(matching.n)}
            {matching.more && "+"} of {whole.format(total)} athletes
          </span>
        }
        actions={
          <ButtonLink to="/brand/campaigns/new" look="plain" size="sm">
            Create Campaign
          </ButtonLink>
        }
      />
      <FilterForm filters={filters} sports={sports.map(({ sport }) => sport)} />
      <ActiveFilters filters={filters} />
      <h2 className="sr-only">Athletes</h2>
      {athletes.length > 0 ? (
        <ul className="mt-5 grid gap-4 md:grid-cols-[repeat(auto-fill,minmax(18.5rem,1fr))]">
          {athletes.map((athlete) => (
            <li key={athlete.id} className="grid min-w-0">
              <AthleteCard athlete={athlete} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="mt-5">
          <NoAthletes later={later} filtered={activeFilters(filters).length > 0} />
        </div>
      )}
      {(next || later) && (
        <nav aria-label="Pages" className="mt-6 flex flex-wrap gap-2.5">
          {later && (
            <ButtonLink to={`/brand/discover${filterQuery(filters)}`} look="plain" size="sm">
              First page
            </ButtonLink>
          )}
          {next && (
            <ButtonLink
              to={`/brand/discover${filterQuery(filters, { after: next })}`}
              look="plain"
              size="sm"
            >
              Next athletes
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}

function NoAthletes({ later, filtered }: { later: boolean; filtered: boolean }) {
  if (later)
    return <EmptyState title="No athletes found">That was the last page of this list.</EmptyState>;
  return (
    <EmptyState
      title="No athletes found"
      action={
        filtered && (
          <ButtonLink to="/brand/discover" look="plain" size="sm">
            Clear Filters
          </ButtonLink>
        )
      }
    >
      {filtered
        ? "Take away one of the filters above, or lower the followers or the score."
        : "No athlete has joined yet. Look again soon."}
    </EmptyState>
  );
}
