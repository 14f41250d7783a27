import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/brand";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { requireBrand } from "~/features/accounts/guards.server";
import { MatchCard } from "~/features/matching/match-card";
import { matchesOf } from "~/features/matching/queries.server";
import { AppError } from "~/platform/errors";
import { errorFields, log } from "~/platform/log";
import { ID_PATTERN } from "~db/columns";

export const meta: MetaFunction = () => [{ title: pageTitle("AI Matches") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { actor, db } = requireBrand(context);
  const named = context.request.url.searchParams.get("campaign");
  const campaignId = named && ID_PATTERN.test(named) ? named : null;
  try {
    return { campaignId, ...(await matchesOf(db, actor.userId, campaignId)) };
  } catch (error) {
    log("error", "matches.failed", { id: context.request.id, ...errorFields(error) });
    throw new AppError("unavailable", "Failed to load match results");
  }
}

export default function Matches() {
  const { campaignId, matches, campaigns } = useLoaderData<typeof loader>();
  const chosen = campaigns.find(({ id }) => id === campaignId);
  return (
    <>
      <PageHead
        title="AI-Powered Athlete Matches"
        lead={
          chosen
            ? `The best matches for “${chosen.title}”, and why.`
            : "The ten best matches over your open campaigns, and why."
        }
        actions={
          <ButtonLink look="plain" size="sm" to="/brand/campaigns/new">
            Create Campaign
          </ButtonLink>
        }
      />
      {campaigns.length > 1 && (
        <nav aria-label="Campaigns" className="mb-5">
          <ul className="flex flex-wrap gap-2">
            <Choice to="/brand/matches" label="All campaigns" current={!chosen} />
            {campaigns.map(({ id, title }) => (
              <Choice
                key={id}
                to={`/brand/matches?campaign=${id}`}
                label={title}
                current={id === chosen?.id}
              />
            ))}
          </ul>
        </nav>
      )}
      {matches.length > 0 ? (
        <ul className="grid gap-4 lg:grid-cols-2">
          {matches.map((match) => (
            <li key={match.id}>
              <MatchCard match={match} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          title="No matches yet"
          action={<ButtonLink to="/brand/discover">Discover Athletes</ButtonLink>}
        >
          Matches appear when you create a campaign. If yours found nobody, its minimums may be
          high: you can also look for athletes yourself.
        </EmptyState>
      )}
    </>
  );
}

function Choice({ to, label, current }: { to: string; label: string; current: boolean }) {
  return (
    <li className="max-w-full">
      <Link
        to={to}
        aria-current={current ? "page" : undefined}
        className="flex min-h-11 items-center rounded-control border border-control px-3.5 text-sm no-underline hover:bg-leaf-wash aria-[current=page]:border-leaf aria-[current=page]:bg-leaf-wash aria-[current=page]:font-[650]"
      >
        {label}
      </Link>
    </li>
  );
}
