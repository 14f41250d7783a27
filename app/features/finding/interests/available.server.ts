import { and, desc, eq, sql } from "drizzle-orm";
import {
  campaignsWithWords,
  takesAthletes,
  wasLaunched,
} from "~/features/campaigns/campaigns/policy.server";
import { deliverableText } from "~/features/campaigns/terms/deliverables";
import { feeText, OWN_RATE } from "~/features/campaigns/terms/terms";
import { invitationState } from "~/features/deals/deals/invitation-state.server";
import { fitLines, unmetText } from "~/features/deals/invitations/fit";
import { selectOwnFigures } from "~/features/deals/invitations/queries.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { dayOf } from "~/platform/dates";
import { toPence } from "~/platform/money";
import {
  brandProfiles,
  campaignInterests,
  campaignInvitations,
  campaigns,
  savedCampaigns,
} from "~db/schema";
import type { AvailableFilters } from "./available";
import {
  fitsAthlete,
  isUndecided,
  paysAtLeast,
  wasAskedBy,
  wasSavedBy,
} from "./available-conditions.server";
import { campaignTimeText } from "./campaign-time-text";

const PAGE = 24;
/** The newest so many are sorted by fit: a market of 20,000 campaigns must not cost a page more than a small one. */
const MOST_SORTED = 1_000;

/**
 * The campaigns of all brands that take athletes and pass the filters: those that fit the athlete, then the others, each with
 * the newest first. Without a search, those that were decided are only in lists of their own.
 * @param after the last campaign of the page before
 */
export async function listAvailableCampaigns(
  ctx: CommandContext,
  { q, sport, fee, fits, list }: AvailableFilters,
  after: string | null,
) {
  const { actor, db } = ctx;
  const today = dayOf(ctx.now);
  const fit = fitsAthlete(actor.personId);
  const where = and(
    takesAthletes(today),
    q ? sql`${campaigns.id} in ${campaignsWithWords("title company description", q)}` : undefined,
    sport ? sql`${campaigns.id} in ${campaignsWithWords("sports", sport)}` : undefined,
    fee ? paysAtLeast(toPence(Number(fee))) : undefined,
    list === "saved" ? wasSavedBy(actor.personId) : undefined,
    list === "asked" ? wasAskedBy(actor.personId) : undefined,
    list || q ? undefined : isUndecided(actor.personId),
  );
  /** Ordered by the index. */
  const found = db.orm
    .select({ id: campaigns.id, createdAt: campaigns.createdAt, fits: fit.as("fits") })
    .from(campaigns)
    .where(where)
    .orderBy(desc(campaigns.createdAt), desc(campaigns.id))
    .limit(MOST_SORTED)
    .as("found");
  const [rows, [own]] = await db.read(
    db.orm
      .select({
        id: campaigns.id,
        title: campaigns.title,
        startDate: campaigns.startDate,
        endDate: campaigns.endDate,
        targetSports: campaigns.targetSports,
        deliverables: campaigns.deliverables,
        terms: campaigns.terms,
        minFollowers: campaigns.minFollowers,
        minEngagementRate: campaigns.minEngagementRate,
        company: brandProfiles.companyName,
        logo: brandProfiles.logo,
        isVerified: brandProfiles.isVerified,
        invitation: invitationState("campaign_invitations"),
        interest: campaignInterests.status,
        savedAt: savedCampaigns.createdAt,
        fits: found.fits,
      })
      .from(found)
      .innerJoin(campaigns, eq(campaigns.id, found.id))
      .innerJoin(brandProfiles, eq(brandProfiles.id, campaigns.brandId))
      .leftJoin(
        campaignInvitations,
        and(
          eq(campaignInvitations.campaignId, campaigns.id),
          eq(campaignInvitations.athleteId, actor.personId),
        ),
      )
      .leftJoin(
        campaignInterests,
        and(
          eq(campaignInterests.campaignId, campaigns.id),
          eq(campaignInterests.athleteId, actor.personId),
        ),
      )
      .leftJoin(
        savedCampaigns,
        and(
          eq(savedCampaigns.campaignId, campaigns.id),
          eq(savedCampaigns.athleteId, actor.personId),
        ),
      )
      .where(
        and(
          fits ? sql`${found.fits}` : undefined,
          after
            ? sql`(${found.fits}, ${found.createdAt}, ${found.id}) <
                  (select ${fit}, created_at, id from campaigns where id = ${after} and ${wasLaunched("campaigns")})`
            : undefined,
        ),
      )
      .orderBy(desc(found.fits), desc(found.createdAt), desc(found.id))
      .limit(PAGE + 1),
    selectOwnFigures(ctx),
  );
  const items = rows.slice(0, PAGE);
  return {
    items: items.map(({ savedAt, fits, terms, deliverables, startDate, endDate, ...campaign }) => {
      const { targetSports, minFollowers, minEngagementRate, ...shown } = campaign;
      const wants = own
        ? unmetText(fitLines(own, { targetSports, minFollowers, minEngagementRate }))
        : "";
      return {
        ...shown,
        fee: feeText(terms, OWN_RATE),
        work: deliverables.map(deliverableText).join(", "),
        time: campaignTimeText({ startDate, endDate }, today),
        saved: savedAt !== null,
        // As the campaign's page says it, which knows more ways to write a sport than the order of the list.
        fits: own ? wants === "" : fits === 1,
        wants,
      };
    }),
    /** The athlete's own. */
    sport: own?.sport ?? "",
    next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null,
  };
}

export type AvailableItem = Awaited<ReturnType<typeof listAvailableCampaigns>>["items"][number];
