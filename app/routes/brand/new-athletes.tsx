import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Avatar } from "~/components/ui/avatar";
import { Tags, Verified } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { EmptyList } from "~/components/ui/empty-list";
import { PageHead } from "~/components/ui/page";
import { Time } from "~/components/ui/time";
import { activeFilters } from "~/features/finding/discovery/active-filters";
import { EXAMPLE_ATHLETE } from "~/features/finding/discovery/example-athlete";
import { readSince } from "~/features/finding/discovery/new-athletes";
import { loadNewAthletes } from "~/features/finding/discovery/new-athletes.server";
import { ProfileLink } from "~/features/finding/discovery/profile-link";
import { readFilters } from "~/features/finding/discovery/read-filters";
import {
  athleteAnchor,
  discoverPath,
  formatSportAndPlace,
} from "~/features/finding/discovery/view";
import { requireBrand } from "~/features/identity/accounts/guards.server";
import { formatPeople } from "~/features/profiles/athletes/figures";
import { paths } from "~/paths";
import { plural } from "~/platform/numbers";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("New athletes") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireBrand(context);
  const params = new URL(request.url).searchParams;
  const filters = readFilters(params);
  const since = readSince(params, ctx.now);
  return { filters, since, ...(await loadNewAthletes(ctx, filters, since)) };
}

export default function NewAthletes() {
  const { filters, since, count, athletes } = useLoaderData<typeof loader>();
  const labels = activeFilters(filters).map(({ label }) => label);
  return (
    <>
      <PageHead
        title="New athletes"
        index={
          <>
            {plural(count, "athlete")} joined since <Time at={since} />
            {count > athletes.length && `. Here are the ${athletes.length} with the highest scores`}
          </>
        }
        actions={
          <ButtonLink to={discoverPath(filters)} variant="plain">
            See all matching athletes
          </ButtonLink>
        }
      />
      <div className="mb-4">
        <Tags labels={labels.length > 0 ? labels : ["All athletes"]} />
      </div>
      {athletes.length === 0 ? (
        <EmptyList
          title="No new athletes yet"
          example={EXAMPLE_ATHLETE}
          action={<ButtonLink to={paths.brand.discover}>Discover Athletes</ButtonLink>}
        >
          We can tell you when some join.
        </EmptyList>
      ) : (
        <Card>
          <ul className="flex flex-col divide-y divide-line">
            {athletes.map((athlete) => (
              <li
                key={athlete.id}
                id={athleteAnchor(athlete.id)}
                className="flex items-center gap-3 py-3 first:pt-0 last:pb-0"
              >
                <Avatar name={athlete.name} picture={athlete.avatar} />
                <div className="min-w-0 flex-1">
                  <h2 className="flex flex-wrap items-center gap-x-2 text-base">
                    <ProfileLink
                      athlete={athlete}
                      className="inline-flex min-h-11 items-center font-strong no-underline hover:underline md:min-h-8"
                    >
                      {athlete.name}
                    </ProfileLink>
                    {athlete.isVerified && <Verified />}
                  </h2>
                  <p className="text-sm text-soft">{formatSportAndPlace(athlete)}</p>
                </div>
                <p className="text-sm text-soft">Followers: {formatPeople(athlete.followers)}</p>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
