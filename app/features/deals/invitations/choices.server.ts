import { and, desc, eq, inArray, isNull, notInArray, sql } from "drizzle-orm";
import { feePercent } from "~/features/billing/ledger/fees";
import { isPremium } from "~/features/billing/subscriptions/load-entitlements.server";
import { isOpen, takesInvitations } from "~/features/campaigns/campaigns/policy.server";
import { deliverableLine } from "~/features/campaigns/terms/deliverables";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { describeAway } from "~/features/profiles/athletes/describe-figures";
import { dayOf } from "~/platform/dates";
import { athleteProfiles, campaignInvitations, campaigns, profiles } from "~db/schema";
import { VOID_STATES } from "../deals/invitation-state";
import { invitationState } from "../deals/invitation-state.server";
import { selectInvitationConflicts } from "../rights/conflicts.server";
import { budgetColumns } from "./budget.server";
import { type FitAthlete, type FitCampaign, fitLines } from "./fit";
import { offerStart } from "./offer";

/** Of a brand's own campaigns, to choose from. */
const MAX_CHOICES = 200;

/** Of this brand: the campaigns that it may invite to, each with what its budget holds. */
const openCampaigns = ({ actor, db, now }: CommandContext, athleteId: string | null = null) =>
  db.orm
    .select({
      id: campaigns.id,
      title: campaigns.title,
      status: campaigns.status,
      deliverables: campaigns.deliverables,
      terms: campaigns.terms,
      budget: campaigns.budget,
      ...budgetColumns,
      targetSports: campaigns.targetSports,
      minFollowers: campaigns.minFollowers,
      minEngagementRate: campaigns.minEngagementRate,
      asked: sql<number | null>`(select interest.fee from campaign_interests interest
        where interest.campaign_id = campaigns.id and interest.athlete_id = ${athleteId}
          and interest.status = 'open')`,
    })
    .from(campaigns)
    .where(and(eq(campaigns.brandId, actor.brandId), takesInvitations(dayOf(now))))
    .orderBy(desc(campaigns.createdAt), desc(campaigns.id))
    .limit(MAX_CHOICES);

/** These athletes' invitations to the brand's campaigns. Withdrawn and lapsed ones are left out, because they may be sent again. */
const invitationsOf = ({ actor, db }: CommandContext, athleteIds: string[]) =>
  db.orm
    .select({
      campaignId: campaignInvitations.campaignId,
      athleteId: campaignInvitations.athleteId,
      status: invitationState("campaign_invitations"),
    })
    .from(campaignInvitations)
    .innerJoin(campaigns, eq(campaigns.id, campaignInvitations.campaignId))
    .where(
      and(
        inArray(campaignInvitations.athleteId, athleteIds),
        eq(campaigns.brandId, actor.brandId),
        isOpen("campaigns"),
        notInArray(invitationState("campaign_invitations"), [...VOID_STATES]),
      ),
    );

export const selectAthleteNames = ({ db }: CommandContext, athleteIds: string[]) =>
  db.orm
    .select({
      id: athleteProfiles.userId,
      name: profiles.fullName,
      avatar: profiles.avatar,
      sport: athleteProfiles.sport,
      otherSports: athleteProfiles.otherSports,
      totalFollowers: athleteProfiles.totalFollowers,
      avgEngagement: athleteProfiles.avgEngagement,
      startingRate: athleteProfiles.startingRate,
      refusesLess: athleteProfiles.refusesLess,
      awayFrom: athleteProfiles.awayFrom,
      awayUntil: athleteProfiles.awayUntil,
      timeZone: profiles.timeZone,
    })
    .from(athleteProfiles)
    .innerJoin(profiles, eq(profiles.id, athleteProfiles.userId))
    .where(
      and(
        inArray(athleteProfiles.userId, athleteIds),
        eq(profiles.status, "active"),
        isNull(profiles.closedAt),
      ),
    );

/** Whether the person's address is confirmed, and the brand's plan. */
export const selectSender = ({ actor, db, now }: CommandContext) =>
  db.orm
    .select({
      confirmedAt: profiles.emailConfirmedAt,
      isPremium: isPremium("brand", sql`${actor.brandId}`, now),
    })
    .from(profiles)
    .where(eq(profiles.id, actor.personId));

const fits = (athlete: FitAthlete, campaign: FitCampaign) =>
  fitLines(athlete, campaign).every(({ met }) => met);

const textOf = ({ text }: { text: string }) => text;

/** What the invitation form shows: the athlete, and the campaigns that this brand may invite to. */
export async function loadInvitationChoices(ctx: CommandContext, athleteId: string) {
  const [[athlete], options, invitations, [brand], conflicts] = await ctx.db.read(
    selectAthleteNames(ctx, [athleteId]),
    openCampaigns(ctx, athleteId),
    invitationsOf(ctx, [athleteId]),
    selectSender(ctx),
    selectInvitationConflicts(ctx, [athleteId]),
  );
  if (!athlete) return null;
  const invited = new Map(invitations.map(({ campaignId, status }) => [campaignId, status]));
  return {
    athlete: {
      id: athlete.id,
      name: athlete.name,
      startingRate: athlete.startingRate,
      refusesLess: athlete.refusesLess,
      away: describeAway(athlete, ctx.now),
    },
    campaigns: options.map(
      ({
        targetSports: _,
        minFollowers: __,
        minEngagementRate: ___,
        terms,
        asked,
        deliverables,
        ...one
      }) => ({
        ...one,
        deliverables: deliverables.map(deliverableLine),
        offer: offerStart(terms, asked),
        invitation: invited.get(one.id) ?? null,
        conflicts: conflicts.filter(({ campaignId }) => campaignId === one.id).map(textOf),
      }),
    ),
    /** The campaigns whose every requirement the athlete meets. */
    fitting: options.filter((one) => fits(athlete, one)).map(({ id }) => id),
    feePercent: feePercent(brand?.isPremium ? "brand_premium" : null),
    confirmed: Boolean(brand?.confirmedAt),
  };
}

/** What the form for several athletes shows, who are in the order asked for. */
export async function loadManyInvitationChoices(ctx: CommandContext, athleteIds: string[]) {
  const [athletes, options, invitations, [brand], conflicts] = await ctx.db.read(
    selectAthleteNames(ctx, athleteIds),
    openCampaigns(ctx),
    invitationsOf(ctx, athleteIds),
    selectSender(ctx),
    selectInvitationConflicts(ctx, athleteIds),
  );
  return {
    athletes: athleteIds.flatMap((id) =>
      athletes
        .filter((one) => one.id === id)
        .map(({ name, avatar, sport, startingRate, refusesLess, ...days }) => ({
          ...{ id, name, avatar, sport, startingRate, refusesLess },
          away: describeAway(days, ctx.now),
        })),
    ),
    campaigns: options.map(
      ({
        targetSports: _,
        minFollowers: __,
        minEngagementRate: ___,
        asked: ____,
        terms,
        deliverables,
        ...one
      }) => ({
        ...one,
        deliverables: deliverables.map(deliverableLine),
        offer: offerStart(terms),
      }),
    ),
    invitations,
    conflicts: conflicts.map(({ campaignId, athleteId, text }) => ({
      campaignId,
      athleteId,
      text,
    })),
    confirmed: Boolean(brand?.confirmedAt),
  };
}

/** An invitation that this brand sent. */
export async function findSentInvitation({ actor, db }: CommandContext, invitationId: string) {
  const [[invitation]] = await db.read(
    db.orm
      .select({
        id: campaignInvitations.id,
        campaignId: campaigns.id,
        title: campaigns.title,
        athlete: profiles.fullName,
        fee: campaignInvitations.fee,
        offeredBy: campaignInvitations.offeredBy,
        status: campaignInvitations.status,
        createdAt: campaignInvitations.createdAt,
      })
      .from(campaignInvitations)
      .innerJoin(campaigns, eq(campaigns.id, campaignInvitations.campaignId))
      .innerJoin(profiles, eq(profiles.id, campaignInvitations.athleteId))
      .where(and(eq(campaignInvitations.id, invitationId), eq(campaigns.brandId, actor.brandId))),
  );
  return invitation ?? null;
}
