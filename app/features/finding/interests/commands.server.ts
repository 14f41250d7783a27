import { and, count, eq, exists, or, sql } from "drizzle-orm";
import { isRunning, takesAthletes } from "~/features/campaigns/campaigns/policy.server";
import { notify } from "~/features/communication/notifications/notify";
import { isVoid, VOID_STATES } from "~/features/deals/deals/invitation-state";
import { invitationState } from "~/features/deals/deals/invitation-state.server";
import { actsAs, type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { commit, workflow } from "~/platform/command";
import { dayOf } from "~/platform/dates";
import { AppError, appErrorIn, conflict, notFound, wrapError } from "~/platform/errors";
import { toPence } from "~/platform/money";
import { brokenUnique } from "~db/client";
import {
  brandProfiles,
  campaignInterests,
  campaignInvitations,
  campaigns,
  savedCampaigns,
} from "~db/schema";
import { markInterestsHandled } from "./answer-interests";
import { MAX_OPEN_INTERESTS } from "./fields";
import { interestNotifications, interestsIn } from "./notifications";
import type { InterestInput } from "./schema";
import { interestMachine } from "./status";

/**
 * Tells a brand that the athlete would like to be invited to an active campaign. The same form sent twice is one
 * interest. One that was withdrawn or has lapsed may be shown again; one that was declined may not.
 * @throws AppError limit with `MAX_OPEN_INTERESTS` open, conflict when the campaign is over or there is an answer
 */
export async function showInterest(ctx: CommandContext, campaignId: string, form: InterestInput) {
  requireParty(ctx, "athlete");
  const { actor, db, now } = ctx;
  const campaign = await loadAvailableCampaign(ctx, campaignId, form.id);
  if (!campaign) return;
  const own = and(
    eq(campaignInterests.campaignId, campaignId),
    eq(campaignInterests.athleteId, actor.personId),
  );
  const replaceOver = db.orm
    .delete(campaignInterests)
    .where(and(own, sql`status in ('withdrawn', 'lapsed')`));
  const change = sql`insert into campaign_interests
      (id, campaign_id, athlete_id, status, note, fee, created_at, updated_at)
    select ${form.id}, campaigns.id, ${actor.personId}, 'open', ${form.note ?? ""},
      ${form.fee ? toPence(form.fee) : null}, ${now}, ${now}
    from campaigns where ${and(eq(campaigns.id, campaignId), takesAthletes(dayOf(now)))}
      and ${openInterests(ctx)} < ${MAX_OPEN_INTERESTS}
      and not exists (select 1 from campaign_invitations asked where asked.campaign_id = campaigns.id
        and asked.athlete_id = ${actor.personId} and ${invitationState("asked")} not in ${VOID_STATES})`;
  try {
    await commit(ctx, {
      before: [replaceOver],
      change,
      effects: notify(ctx, interestNotifications.shown, {
        userId: campaign.brandId,
        subjectId: interestsIn(campaignId),
        params: { athlete: actor.name, title: campaign.title, campaignId },
        bundle: interestsIn(campaignId),
      }),
      audit: { action: "interest_shown", resourceType: "interest", resourceId: form.id },
    });
  } catch (error) {
    const wasStale = brokenUnique(error) || appErrorIn(error)?.code === "conflict";
    if (!wasStale) throw wrapError("show interest", error);
    // The second look says what came between: the same form, the end, the limit, an invitation.
    if (!(await loadAvailableCampaign(ctx, campaignId, form.id))) return;
    throw conflict();
  }
}

/**
 * The campaign, when the athlete may show interest in it; null when this form did that before.
 * @throws AppError with the reason why not
 */
async function loadAvailableCampaign(ctx: CommandContext, campaignId: string, id: string) {
  const { actor, db, now } = ctx;
  const [[campaign], [invitation], [existing], [open]] = await db.read(
    db.orm
      .select({
        title: campaigns.title,
        brandId: campaigns.brandId,
        takesAthletes: sql<number>`${takesAthletes(dayOf(now))}`,
      })
      .from(campaigns)
      .where(and(eq(campaigns.id, campaignId), isRunning("campaigns"))),
    db.orm
      .select({ status: invitationState("campaign_invitations") })
      .from(campaignInvitations)
      .where(
        and(
          eq(campaignInvitations.campaignId, campaignId),
          eq(campaignInvitations.athleteId, actor.personId),
        ),
      ),
    db.orm
      .select({ id: campaignInterests.id, status: campaignInterests.status })
      .from(campaignInterests)
      .where(
        and(
          eq(campaignInterests.campaignId, campaignId),
          eq(campaignInterests.athleteId, actor.personId),
        ),
      ),
    openInterests(ctx),
  );
  if (!campaign) throw notFound();
  if (existing?.id === id) return null;
  if (!campaign.takesAthletes) throw conflict("This campaign's end date has passed");
  if (invitation && !isVoid(invitation.status))
    throw conflict("You've been invited to this campaign already");
  if (existing?.status === "declined") throw conflict("The brand has already declined");
  if (existing?.status === "open" || existing?.status === "invited")
    throw conflict("The brand already knows that you're interested");
  if ((open?.n ?? 0) >= MAX_OPEN_INTERESTS)
    throw new AppError(
      "limit",
      `You can be interested in ${MAX_OPEN_INTERESTS} campaigns at a time. Withdraw from one to add another.`,
    );
  return campaign;
}

const openInterests = ({ actor, db }: CommandContext) =>
  db.orm
    .select({ n: count() })
    .from(campaignInterests)
    .where(
      and(eq(campaignInterests.athleteId, actor.personId), eq(campaignInterests.status, "open")),
    );

/** The row concerns its athlete and the brand of its campaign. */
const isOwnInterest = ({ actor }: CommandContext) =>
  or(eq(campaignInterests.athleteId, actor.personId), eq(campaigns.brandId, actor.brandId));

const transitionInterest = workflow({
  machine: interestMachine,
  table: campaignInterests,
  resource: "interest",
  actsAs,
  read: readInterest,
  unchanged: (ctx: CommandContext) =>
    exists(
      ctx.db.orm
        .select({ id: campaigns.id })
        .from(campaigns)
        .where(and(eq(campaigns.id, campaignInterests.campaignId), isOwnInterest(ctx))),
    ),
});

async function readInterest(ctx: CommandContext, interestId: string) {
  const [[interest]] = await ctx.db.read(
    ctx.db.orm
      .select({
        id: campaignInterests.id,
        status: campaignInterests.status,
        campaignId: campaigns.id,
        athleteId: campaignInterests.athleteId,
        title: campaigns.title,
        company: brandProfiles.companyName,
      })
      .from(campaignInterests)
      .innerJoin(campaigns, eq(campaigns.id, campaignInterests.campaignId))
      .innerJoin(brandProfiles, eq(brandProfiles.id, campaigns.brandId))
      .where(and(eq(campaignInterests.id, interestId), isOwnInterest(ctx))),
  );
  return interest;
}

/** Withdraws the athlete's open interest, without a notification. Done twice, it is done once. */
export const withdrawInterest = (ctx: CommandContext, interestId: string) =>
  transitionInterest(ctx, interestId, { name: "withdraw", isRepeated: () => true }, () => ({
    set: { updatedAt: ctx.now },
  })).catch(failed);

/** The brand declines; the athlete is notified. Done twice, it is done once. */
export const declineInterest = (ctx: CommandContext, interestId: string) =>
  transitionInterest(ctx, interestId, { name: "decline", isRepeated: () => true }, (interest) => ({
    set: { updatedAt: ctx.now },
    effects: [
      ...markInterestsHandled(ctx.actor.brandId, ctx.now, interest.campaignId),
      ...notify(ctx, interestNotifications.declined, {
        userId: interest.athleteId,
        subjectId: interest.campaignId,
        params: { company: interest.company || "The brand", title: interest.title },
      }),
    ],
  })).catch(failed);

const failed = (error: unknown): never => {
  throw wrapError("update interest", error);
};

/** Keeps a campaign for the athlete, or lets it go. Idempotent. */
export async function setCampaignSaved(ctx: CommandContext, campaignId: string, saved: boolean) {
  requireParty(ctx, "athlete");
  const { actor, db, now } = ctx;
  const [[campaign]] = await db.read(
    db.orm
      .select({ id: campaigns.id })
      .from(campaigns)
      .where(and(eq(campaigns.id, campaignId), isRunning("campaigns"))),
  );
  if (saved && !campaign) throw notFound();
  await commit(ctx, {
    effects: [
      saved
        ? sql`insert into saved_campaigns (athlete_id, campaign_id, created_at)
              select ${actor.personId}, id, ${now} from campaigns where id = ${campaignId}
              on conflict do nothing`
        : db.orm
            .delete(savedCampaigns)
            .where(
              and(
                eq(savedCampaigns.athleteId, actor.personId),
                eq(savedCampaigns.campaignId, campaignId),
              ),
            ),
    ],
  });
}
