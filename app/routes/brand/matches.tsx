import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData, useLocation } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/card";
import { EmptyList } from "~/components/ui/empty-list";
import { MenuLink } from "~/components/ui/menu";
import { PageHead } from "~/components/ui/page";
import { Time } from "~/components/ui/time";
import { UpgradeNote } from "~/features/billing/billing/upgrade-note";
import { isOpenCampaign } from "~/features/campaigns/campaigns/policy";
import { CompareBar, SelectedIds } from "~/features/finding/discovery/compare-bar";
import { EXAMPLE_ATHLETE } from "~/features/finding/discovery/example-athlete";
import { readAthleteSelection } from "~/features/finding/discovery/selection.server";
import { InterestList } from "~/features/finding/interests/interest-list";
import { listOpenInterests } from "~/features/finding/interests/queries.server";
import { AskedList } from "~/features/finding/matching/asked-list";
import { CampaignChoice } from "~/features/finding/matching/campaign-choice";
import { DismissedList } from "~/features/finding/matching/dismiss-form";
import { dismissMatch, undoDismissal } from "~/features/finding/matching/dismiss-match.server";
import { MatchNotes } from "~/features/finding/matching/match-notes";
import { MatchTable } from "~/features/finding/matching/match-table";
import { loadMatches } from "~/features/finding/matching/queries.server";
import { dismissSchema, undoSchema } from "~/features/finding/matching/schema";
import { requireBrand } from "~/features/identity/accounts/guards.server";
import { paths, withQuery } from "~/paths";
import { defineActions, handleButton } from "~/platform/define-actions";
import { AppError } from "~/platform/errors";
import { errorToast, redirectWithToast } from "~/platform/flash";
import { INTENT } from "~/platform/list-field";
import { pageTitle } from "~/product";
import { ID_PATTERN } from "~db/columns";

export const meta: MetaFunction = () => [{ title: pageTitle("AI Matches") }];

/** The campaign an address names. */
function campaignIn(url: URL): string | null {
  const named = url.searchParams.get("campaign");
  return named && ID_PATTERN.test(named) ? named : null;
}

const listOf = (campaignId: string | null | undefined) =>
  campaignId ? withQuery(paths.brand.matches, { campaign: campaignId }) : paths.brand.matches;

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireBrand(context);
  const campaignId = campaignIn(context.request.url);
  try {
    const [found, asked] = await Promise.all([
      loadMatches(ctx.db, ctx.actor.brandId, campaignId, ctx.now),
      listOpenInterests(ctx, campaignId),
    ]);
    // Of the campaign whose matches are shown, also where the address names none.
    const interests = asked.filter(({ campaign }) => campaign.id === found.campaign?.id);
    const isInterested = ({ athleteId, campaignId }: { athleteId: string; campaignId: string }) =>
      interests.some((one) => one.athleteId === athleteId && one.campaign.id === campaignId);
    return {
      ...found,
      // Athletes who showed interest are listed above, and only there.
      matches: found.matches.filter((match) => !isInterested(match)),
      interests,
      selection: readAthleteSelection(context, ctx.actor.personId),
    };
  } catch (error) {
    throw new AppError("unavailable", "Failed to load match results", undefined, error);
  }
}

export const action = defineActions(({ context }) => {
  const ctx = requireBrand(context);
  const at = listOf(campaignIn(context.request.url));
  return {
    undo: handleButton(undoSchema, async (match) => {
      await undoDismissal(ctx, match);
      return redirectWithToast(context, at, { title: "This athlete can be recommended again" });
    }),
    dismiss: handleButton(dismissSchema, async ({ campaignId, athleteId, reason }) => {
      if (!reason) return redirectWithToast(context, at, errorToast("Please select a reason"));
      await dismissMatch(ctx, { campaignId, athleteId, reason });
      return redirectWithToast(context, at, {
        title: "Match dismissed",
        description: "We won't recommend this athlete for this campaign again.",
        undo: { action: at, fields: { [INTENT]: "undo", campaignId, athleteId } },
      });
    }),
  };
});

export default function Matches() {
  const {
    campaign,
    matches,
    invited: asked,
    campaigns,
    dismissed,
    interests,
    hasPreferences,
    forecastError,
    selection,
  } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const at = `${paths.brand.matches}${search}`;
  const isOver = campaign !== null && !isOpenCampaign(campaign.status);
  // The plan has no matches for it: those that it has are kept as they are.
  const isFrozen = campaign !== null && !isOver && !campaign.hasMatches;
  const free = matches.filter(({ obstacles }) => obstacles.length === 0);
  const taken = matches.filter(({ obstacles }) => obstacles.length > 0);
  const ranked = Math.min(...matches.map(({ rankedAt }) => rankedAt));
  return (
    <SelectedIds.Provider value={selection.ids}>
      <PageHead
        title="AI Matches"
        index={
          <>
            {campaign && !isOver ? (
              <>
                Suggested for <Link to={paths.brand.campaign(campaign.id)}>{campaign.title}</Link>.
              </>
            ) : (
              "The best athletes for your campaign, and why they fit."
            )}
            {matches.length > 0 && (
              <>
                {" "}
                Updated <Time at={ranked} as="moment" />.
              </>
            )}
            {campaign?.past && (
              <>
                {" "}
                The end date, <Time at={campaign.past} />, has passed.
              </>
            )}
          </>
        }
        actions={
          !hasPreferences && (
            <ButtonLink variant="plain" size="sm" to={paths.brand.preferences}>
              Set your preferences
            </ButtonLink>
          )
        }
        more={
          <>
            {hasPreferences && <MenuLink to={paths.brand.preferences}>Preferences</MenuLink>}
            <MenuLink to={paths.brand.newCampaign}>Create Campaign</MenuLink>
          </>
        }
      />
      <CampaignChoice campaigns={campaigns} chosen={campaign?.id} />
      {interests.length > 0 && (
        <section aria-labelledby="interested" className="mb-7">
          <h2 id="interested" className="mb-3 text-lg">
            Interested athletes ({interests.length})
          </h2>
          <InterestList interests={interests} at={at} />
        </section>
      )}
      {isFrozen && matches.length > 0 && (
        <div className="mb-5">
          <UpgradeNote>
            These matches are no longer updated. Brand Premium keeps the matches of every campaign
            up to date.
          </UpgradeNote>
        </div>
      )}
      {interests.length > 0 && matches.length > 0 && !isOver && (
        <h2 className="mb-3 text-lg">Matches</h2>
      )}
      {campaign && isOver ? (
        <EmptyState
          title={`“${campaign.title}” has ended`}
          action={<ButtonLink to={paths.brand.campaign(campaign.id)}>View campaign</ButtonLink>}
        >
          It was {campaign.status}, so it doesn't get matches any more.
        </EmptyState>
      ) : matches.length > 0 ? (
        <>
          {free.length > 0 && <MatchTable caption="Matches" matches={free} at={at} />}
          {taken.length > 0 && (
            <details className="mt-5 border-t border-line pt-3" open={free.length === 0}>
              <summary className="disclosure">Can't be invited now ({taken.length})</summary>
              <MatchTable caption="Can't be invited now" matches={taken} at={at} />
            </details>
          )}
        </>
      ) : isFrozen ? (
        <EmptyState
          title="We suggested athletes for your first campaign"
          action={
            <span className="flex flex-wrap justify-center gap-2.5">
              <ButtonLink to={paths.billing}>See plans</ButtonLink>
              <ButtonLink to={paths.brand.discover} variant="plain">
                Discover Athletes
              </ButtonLink>
            </span>
          }
        >
          Brand Premium matches every campaign. You can always search for athletes yourself.
        </EmptyState>
      ) : asked.length > 0 ? (
        <p className="text-soft">
          Everyone we found has been asked. We look for new matches every day.
        </p>
      ) : (
        interests.length === 0 && (
          <EmptyList
            title="No matches yet"
            example={EXAMPLE_ATHLETE}
            action={<ButtonLink to={paths.brand.discover}>Discover Athletes</ButtonLink>}
          >
            Matches appear once you create a campaign. If you already have one, its minimums may be
            too high. You can also search for athletes yourself.
          </EmptyList>
        )
      )}
      {matches.length > 0 && (
        <CompareBar
          selection={selection}
          listed={matches.map(({ athleteId }) => athleteId)}
          campaignId={campaign?.id}
        />
      )}
      <AskedList asked={asked} />
      <DismissedList dismissed={dismissed} action={at} />
      <MatchNotes forecastError={forecastError} />
    </SelectedIds.Provider>
  );
}
