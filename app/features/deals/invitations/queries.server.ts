import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import { BRIEF_FOR_ATHLETES } from "~/features/campaigns/campaigns/brief.server";
import { isOpenCampaign, isPastEndDate } from "~/features/campaigns/campaigns/policy";
import { isVisibleTo } from "~/features/campaigns/campaigns/policy.server";
import {
  deadlineIn,
  invitationDeadline,
} from "~/features/campaigns/deadlines/deadline-columns.server";
import { replyMs, replyTimeText } from "~/features/communication/messages/reply-times.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { ownerOfBrand } from "~/features/identity/accounts/brand-members";
import { dayOf } from "~/platform/dates";
import { notFound } from "~/platform/errors";
import type { CampaignStatus, Side } from "~db/constants";
import { athleteProfiles, brandProfiles, campaignInvitations, campaigns } from "~db/schema";
import type { InvitationState } from "../deals/invitation-state";
import { invitationState } from "../deals/invitation-state.server";
import { ownCampaignConflicts } from "../rights/conflicts.server";
import { feeOfInvitation } from "./budget.server";
import { fitLines } from "./fit";
import { describeOffer } from "./offer";

/** What an invitation carries, with the fee of its deal. */
const CARRIED = {
  fee: feeOfInvitation("campaign_invitations"),
  deliverables: campaignInvitations.deliverables,
  terms: campaignInvitations.terms,
  offer: campaignInvitations.offer,
  offeredBy: campaignInvitations.offeredBy,
};

/** The athlete's own figures that a campaign may ask for: see `fitLines`. */
export const selectOwnFigures = ({ actor, db }: CommandContext) =>
  db.orm
    .select({
      sport: athleteProfiles.sport,
      otherSports: athleteProfiles.otherSports,
      totalFollowers: athleteProfiles.totalFollowers,
      avgEngagement: athleteProfiles.avgEngagement,
    })
    .from(athleteProfiles)
    .where(eq(athleteProfiles.userId, actor.personId));

const PAGE = 24;
export const CAMPAIGN_TABS = ["available", "invitations", "mine"] as const;
export type CampaignTab = (typeof CAMPAIGN_TABS)[number];

/**
 * The athlete's invitations and campaigns, with the figures on their tabs.
 * @param after the last campaign of the page before; a draft, which was on none, is an unknown one
 */
export async function listAthleteCampaigns(
  ctx: CommandContext,
  tab: CampaignTab,
  after: string | null,
) {
  const { actor, db } = ctx;
  const ofStatus = (status: "pending" | "accepted") =>
    db.orm
      .select({ n: count() })
      .from(campaignInvitations)
      .where(
        and(
          eq(campaignInvitations.athleteId, actor.personId),
          sql`${invitationState("campaign_invitations")} = ${status}`,
        ),
      );
  const [[pending], [accepted], rows] = await db.read(
    ofStatus("pending"),
    ofStatus("accepted"),
    invitedCampaigns(ctx, tab, after),
  );
  const items = rows.slice(0, PAGE);
  return {
    counts: { pending: pending?.n ?? 0, accepted: accepted?.n ?? 0 },
    items: items.map(({ invitation, turn, deliverables, terms, ...campaign }) => ({
      ...campaign,
      offer: describeOffer({ ...campaign, deliverables, terms }, invitation),
      invitation: invitation && {
        ...invitation,
        deadline: deadlineIn(turn, ctx.now),
        ...answersTo(invitation, campaign, ctx.now),
      },
    })),
    next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null,
  };
}

export type CampaignItem = Awaited<ReturnType<typeof listAthleteCampaigns>>["items"][number];

const campaignCards = ({ actor, db }: CommandContext, where: SQL | undefined) =>
  db.orm
    .select({
      id: campaigns.id,
      title: campaigns.title,
      status: campaigns.status,
      startDate: campaigns.startDate,
      endDate: campaigns.endDate,
      deliverables: campaigns.deliverables,
      terms: campaigns.terms,
      company: brandProfiles.companyName,
      logo: brandProfiles.logo,
      isVerified: brandProfiles.isVerified,
      invitation: {
        id: campaignInvitations.id,
        status: invitationState("campaign_invitations"),
        ...CARRIED,
        createdAt: campaignInvitations.createdAt,
      },
      turn: invitationDeadline,
    })
    .from(campaigns)
    .innerJoin(brandProfiles, eq(brandProfiles.id, campaigns.brandId))
    .leftJoin(
      campaignInvitations,
      and(
        eq(campaignInvitations.campaignId, campaigns.id),
        eq(campaignInvitations.athleteId, actor.personId),
      ),
    )
    .where(where);

/** What waits for an answer comes first, then the newest; a page and one more. */
const invitedCampaigns = (ctx: CommandContext, tab: CampaignTab, after: string | null) =>
  campaignCards(
    ctx,
    and(
      eq(campaignInvitations.athleteId, ctx.actor.personId),
      tab === "mine" ? sql`${invitationState("campaign_invitations")} = 'accepted'` : undefined,
      // That list is another query's: here are only the figures on the tabs.
      tab === "available" ? sql`0` : undefined,
      after
        ? sql`(${waiting}, ${campaignInvitations.createdAt}, ${campaignInvitations.id}) <
              (select status = 'pending', created_at, id from campaign_invitations
               where campaign_id = ${after} and athlete_id = ${ctx.actor.personId})`
        : undefined,
    ),
  )
    .orderBy(desc(waiting), desc(campaignInvitations.createdAt), desc(campaignInvitations.id))
    .limit(PAGE + 1);

/** What the athlete may answer. After a campaign's last day there is no work left to accept. */
function answersTo(
  { status, offeredBy }: { status: InvitationState; offeredBy: Side },
  campaign: { status: CampaignStatus; endDate: string | null },
  now: number,
) {
  const mayAnswer = status === "pending" && isOpenCampaign(campaign.status);
  const mayAgree = mayAnswer && !isPastEndDate(campaign, dayOf(now));
  return { mayAnswer, mayAccept: mayAgree && offeredBy === "brand", maySuggest: mayAgree };
}

const waiting = sql`${campaignInvitations.status} = 'pending'`;

/**
 * A campaign as an athlete may read it: while it is active, or because this athlete was invited. Its budget is the
 * brand's own business; an invitation names the fee.
 */
export async function loadCampaignForAthlete(ctx: CommandContext, campaignId: string) {
  const { actor, db } = ctx;
  const [[campaign], [own]] = await db.read(
    db.orm
      .select({
        ...BRIEF_FOR_ATHLETES,
        id: campaigns.id,
        status: campaigns.status,
        version: campaigns.version,
        brandId: campaigns.brandId,
        company: brandProfiles.companyName,
        logo: brandProfiles.logo,
        isVerified: brandProfiles.isVerified,
        cover: campaigns.cover,
        industry: brandProfiles.industry,
        invitation: {
          id: campaignInvitations.id,
          status: invitationState("campaign_invitations"),
          message: campaignInvitations.message,
          ...CARRIED,
          createdAt: campaignInvitations.createdAt,
          updatedAt: campaignInvitations.updatedAt,
        },
        turn: invitationDeadline,
        replyMs: replyMs(ownerOfBrand(campaigns.brandId)),
        conflicts: ownCampaignConflicts(sql`${actor.personId}`, dayOf(ctx.now)),
      })
      .from(campaigns)
      .innerJoin(brandProfiles, eq(brandProfiles.id, campaigns.brandId))
      .leftJoin(
        campaignInvitations,
        and(
          eq(campaignInvitations.campaignId, campaigns.id),
          eq(campaignInvitations.athleteId, actor.personId),
        ),
      )
      .where(and(eq(campaigns.id, campaignId), isVisibleTo(actor.personId))),
    selectOwnFigures(ctx),
  );
  if (!campaign || !own) throw notFound();
  const { minFollowers, minEngagementRate, invitation, turn, replyMs: ms, ...rest } = campaign;
  const { terms: _, deliverables: __, ...shown } = rest;
  return {
    ...shown,
    offer: describeOffer(campaign, invitation),
    usually: replyTimeText(ms),
    /** Past its last day, and not completed yet. */
    ended: isPastEndDate(shown, dayOf(ctx.now)),
    fit: fitLines(own, campaign),
    invitation: invitation && {
      ...invitation,
      deadline: deadlineIn(turn, ctx.now),
      ...answersTo(invitation, campaign, ctx.now),
    },
  };
}
