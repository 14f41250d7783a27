import { and, count, desc, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import { notFound } from "~/platform/errors";
import { isOpenCampaign, OPEN_CAMPAIGN_STATUSES } from "~db/constants";
import {
  athleteProfiles,
  brandProfiles,
  campaignInvitations,
  campaigns,
  profiles,
} from "~db/schema";
import type { CommandContext } from "../accounts/actor";
import { budgetColumns } from "./budget.server";
import { fitLines } from "./fit";

const PAGE = 24;
/** Of a brand's own campaigns, to choose from. */
const MAX_CHOICES = 200;

/** Of this brand: its draft and active campaigns, each with what its budget holds. */
const openCampaigns = ({ actor, db }: CommandContext) =>
  db.orm
    .select({
      id: campaigns.id,
      title: campaigns.title,
      status: campaigns.status,
      deliverables: campaigns.deliverables,
      budget: campaigns.budget,
      ...budgetColumns,
    })
    .from(campaigns)
    .where(
      and(eq(campaigns.brandId, actor.userId), inArray(campaigns.status, OPEN_CAMPAIGN_STATUSES)),
    )
    .orderBy(desc(campaigns.createdAt), desc(campaigns.id))
    .limit(MAX_CHOICES);

/** These athletes' invitations to the brand's campaigns; a withdrawn one does not count, it may be sent again. */
const invitationsOf = ({ actor, db }: CommandContext, athleteIds: string[]) =>
  db.orm
    .select({
      campaignId: campaignInvitations.campaignId,
      athleteId: campaignInvitations.athleteId,
      status: campaignInvitations.status,
    })
    .from(campaignInvitations)
    .innerJoin(campaigns, eq(campaigns.id, campaignInvitations.campaignId))
    .where(
      and(
        inArray(campaignInvitations.athleteId, athleteIds),
        eq(campaigns.brandId, actor.userId),
        inArray(campaigns.status, OPEN_CAMPAIGN_STATUSES),
        ne(campaignInvitations.status, "withdrawn"),
      ),
    );

const athletesNamed = ({ db }: CommandContext, athleteIds: string[]) =>
  db.orm
    .select({ id: athleteProfiles.userId, name: profiles.fullName, sport: athleteProfiles.sport })
    .from(athleteProfiles)
    .innerJoin(profiles, eq(profiles.id, athleteProfiles.userId))
    .where(inArray(athleteProfiles.userId, athleteIds));

const confirmation = ({ actor, db }: CommandContext) =>
  db.orm
    .select({ confirmedAt: profiles.emailConfirmedAt })
    .from(profiles)
    .where(eq(profiles.id, actor.userId));

/** What the invitation form shows: the athlete, and this brand's draft and active campaigns. */
export async function invitationChoices(ctx: CommandContext, athleteId: string) {
  const [[athlete], options, invitations, [brand]] = await ctx.db.read(
    athletesNamed(ctx, [athleteId]),
    openCampaigns(ctx),
    invitationsOf(ctx, [athleteId]),
    confirmation(ctx),
  );
  if (!athlete) return null;
  const invited = new Map(invitations.map(({ campaignId, status }) => [campaignId, status]));
  return {
    athlete: { id: athlete.id, name: athlete.name },
    campaigns: options.map((option) => ({ ...option, invitation: invited.get(option.id) ?? null })),
    confirmed: Boolean(brand?.confirmedAt),
  };
}

/** What the form for several athletes shows, who are in the order asked for. */
export async function manyInvitationChoices(ctx: CommandContext, athleteIds: string[]) {
  const [athletes, options, invitations, [brand]] = await ctx.db.read(
    athletesNamed(ctx, athleteIds),
    openCampaigns(ctx),
    invitationsOf(ctx, athleteIds),
    confirmation(ctx),
  );
  return {
    athletes: athleteIds.flatMap((id) => athletes.filter((athlete) => athlete.id === id)),
    campaigns: options,
    invitations,
    confirmed: Boolean(brand?.confirmedAt),
  };
}

export const CAMPAIGN_TABS = ["available", "invitations", "mine"] as const;
export type CampaignTab = (typeof CAMPAIGN_TABS)[number];

/**
 * The athlete's invitations and campaigns, with the figures on all tabs.
 * @param after the last campaign of the page before; a draft, which was on none, is an unknown one
 */
export async function athleteCampaigns(
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
          eq(campaignInvitations.athleteId, actor.userId),
          eq(campaignInvitations.status, status),
        ),
      );
  const [[available], [pending], [accepted], rows] = await db.read(
    db.orm.select({ n: count() }).from(campaigns).where(eq(campaigns.status, "active")),
    ofStatus("pending"),
    ofStatus("accepted"),
    invitedCampaigns(ctx, tab, after),
  );
  const items = rows.slice(0, PAGE);
  return {
    counts: {
      available: available?.n ?? 0,
      pending: pending?.n ?? 0,
      accepted: accepted?.n ?? 0,
    },
    items: items.map(({ invitation, ...campaign }) => ({
      ...campaign,
      invitation: invitation && {
        ...invitation,
        mayAnswer: invitation.status === "pending" && isOpenCampaign(campaign.status),
      },
    })),
    next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null,
  };
}

export type CampaignItem = Awaited<ReturnType<typeof athleteCampaigns>>["items"][number];

const campaignCards = ({ actor, db }: CommandContext, where: SQL | undefined) =>
  db.orm
    .select({
      id: campaigns.id,
      title: campaigns.title,
      description: campaigns.description,
      status: campaigns.status,
      startDate: campaigns.startDate,
      endDate: campaigns.endDate,
      targetSports: campaigns.targetSports,
      minFollowers: campaigns.minFollowers,
      company: brandProfiles.companyName,
      invitation: {
        id: campaignInvitations.id,
        status: campaignInvitations.status,
        message: campaignInvitations.message,
        fee: campaignInvitations.fee,
        createdAt: campaignInvitations.createdAt,
      },
    })
    .from(campaigns)
    .innerJoin(brandProfiles, eq(brandProfiles.userId, campaigns.brandId))
    .leftJoin(
      campaignInvitations,
      and(
        eq(campaignInvitations.campaignId, campaigns.id),
        eq(campaignInvitations.athleteId, actor.userId),
      ),
    )
    .where(where);

/** What waits for an answer comes first, then the newest; a page and one more. */
const invitedCampaigns = (ctx: CommandContext, tab: CampaignTab, after: string | null) =>
  campaignCards(
    ctx,
    and(
      eq(campaignInvitations.athleteId, ctx.actor.userId),
      tab === "mine" ? eq(campaignInvitations.status, "accepted") : undefined,
      // That list is another query's: here are only the figures on the tabs.
      tab === "available" ? sql`0` : undefined,
      after
        ? sql`(${waiting}, ${campaignInvitations.createdAt}, ${campaignInvitations.id}) <
              (select status = 'pending', created_at, id from campaign_invitations
               where campaign_id = ${after} and athlete_id = ${ctx.actor.userId})`
        : undefined,
    ),
  )
    .orderBy(desc(waiting), desc(campaignInvitations.createdAt), desc(campaignInvitations.id))
    .limit(PAGE + 1);

const waiting = sql`${campaignInvitations.status} = 'pending'`;

/**
 * A campaign as an athlete may read it: while it is active, or because this athlete was invited. Its budget is the
 * brand's own business; an invitation names the fee.
 */
export async function campaignForAthlete({ actor, db }: CommandContext, campaignId: string) {
  const [[campaign], [own]] = await db.read(
    db.orm
      .select({
        id: campaigns.id,
        title: campaigns.title,
        description: campaigns.description,
        requirements: campaigns.requirements,
        status: campaigns.status,
        startDate: campaigns.startDate,
        endDate: campaigns.endDate,
        targetSports: campaigns.targetSports,
        minFollowers: campaigns.minFollowers,
        minEngagementRate: campaigns.minEngagementRate,
        deliverables: campaigns.deliverables,
        company: brandProfiles.companyName,
        industry: brandProfiles.industry,
        invitation: {
          id: campaignInvitations.id,
          status: campaignInvitations.status,
          message: campaignInvitations.message,
          fee: campaignInvitations.fee,
          deliverables: campaignInvitations.deliverables,
          createdAt: campaignInvitations.createdAt,
          updatedAt: campaignInvitations.updatedAt,
        },
      })
      .from(campaigns)
      .innerJoin(brandProfiles, eq(brandProfiles.userId, campaigns.brandId))
      .leftJoin(
        campaignInvitations,
        and(
          eq(campaignInvitations.campaignId, campaigns.id),
          eq(campaignInvitations.athleteId, actor.userId),
        ),
      )
      .where(
        and(
          eq(campaigns.id, campaignId),
          or(eq(campaigns.status, "active"), eq(campaignInvitations.athleteId, actor.userId)),
        ),
      ),
    db.orm
      .select({
        sport: athleteProfiles.sport,
        totalFollowers: athleteProfiles.totalFollowers,
        avgEngagement: athleteProfiles.avgEngagement,
      })
      .from(athleteProfiles)
      .where(eq(athleteProfiles.userId, actor.userId)),
  );
  if (!campaign || !own) throw notFound();
  const { minFollowers, minEngagementRate, invitation, ...shown } = campaign;
  return {
    ...shown,
    fit: fitLines(own, campaign),
    invitation: invitation && {
      ...invitation,
      mayAnswer: invitation.status === "pending" && isOpenCampaign(campaign.status),
    },
  };
}

/** An invitation that this brand sent. */
export async function sentInvitation({ actor, db }: CommandContext, invitationId: string) {
  const [[invitation]] = await db.read(
    db.orm
      .select({
        id: campaignInvitations.id,
        campaignId: campaigns.id,
        title: campaigns.title,
        athlete: profiles.fullName,
        fee: campaignInvitations.fee,
        status: campaignInvitations.status,
        createdAt: campaignInvitations.createdAt,
      })
      .from(campaignInvitations)
      .innerJoin(campaigns, eq(campaigns.id, campaignInvitations.campaignId))
      .innerJoin(profiles, eq(profiles.id, campaignInvitations.athleteId))
      .where(and(eq(campaignInvitations.id, invitationId), eq(campaigns.brandId, actor.userId))),
  );
  return invitation ?? null;
}
