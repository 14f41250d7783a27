import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { CONTAINER } from "~/components/site/section";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/card";
import { Pagination } from "~/components/ui/pagination";
import { PROMOTED_NOTE } from "~/features/billing/billing/promoted";
import { filterQuery, NO_FILTERS, readCursor } from "~/features/finding/discovery/filters";
import { readFilters } from "~/features/finding/discovery/read-filters";
import { PublicAthleteCard } from "~/features/finding/public-athletes/public-athlete-card";
import { PublicSearch } from "~/features/finding/public-athletes/public-search";
import { listPublicAthletes } from "~/features/finding/public-athletes/queries.server";
import { NO_COPY } from "~/features/profiles/athletes/public-view";
import { pageMeta } from "~/features/site/site/page-meta";
import { paths } from "~/paths";

export const headers: HeadersFunction = () => NO_COPY;

export const meta: MetaFunction = (args) => pageMeta(args, paths.athletes);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const { q, place } = readFilters(params);
  const filters = { ...NO_FILTERS, q, place };
  const visitor = context.session.claims?.type ?? null;
  return {
    visitor,
    filters,
    ...(await listPublicAthletes(context.db, filters, readCursor(params))),
  };
}

export default function Athletes() {
  const { visitor, filters, athletes, near, previous, next } = useLoaderData<typeof loader>();
  const address = (at: string, cursor: string | null) =>
    cursor && `${paths.athletes}${filterQuery(filters, { [at]: cursor })}`;
  return (
    <div className={`${CONTAINER} py-8 md:py-12`}>
      <h1 className="text-title">Athletes</h1>
      <p className="mt-2 mb-6 text-lg text-soft">
        These athletes have a public profile.{" "}
        {visitor === null && "Sign up as a brand to see fees and invite them."}
        {visitor === "brand" && (
          <>
            See their fees in <Link to={paths.brand.discover}>Discover Athletes</Link>.
          </>
        )}
      </p>
      <PublicSearch filters={filters} />
      {near && (
        <p className="mt-4 text-soft">
          No athletes match “{filters.q}”. Showing results for “{near}”.
        </p>
      )}
      {athletes.length > 0 ? (
        <ul className="mt-6 grid gap-4 *:grid *:min-w-0 md:grid-cols-2 xl:grid-cols-3">
          {athletes.map((athlete) => (
            <li key={athlete.id}>
              <PublicAthleteCard athlete={athlete} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="mt-6">
          <EmptyState
            title="No athletes found"
            action={<ButtonLink to={paths.athletes}>See all public athletes</ButtonLink>}
          >
            Try another sport or a larger place.
          </EmptyState>
        </div>
      )}
      {athletes.some(({ isPremium }) => isPremium) && (
        <p className="mt-3 text-sm text-soft">{PROMOTED_NOTE}</p>
      )}
      <Pagination
        label="Pages of athletes"
        previous={address("before", previous)}
        next={address("after", next)}
      />
      {visitor === null && (
        <p className="mt-8">
          <ButtonLink to={paths.signUpAs.brand}>Join as Brand</ButtonLink>
        </p>
      )}
    </div>
  );
}
