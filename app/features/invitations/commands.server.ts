import { and, count, eq, exists, gt, inArray, or, sql } from "drizzle-orm";
import { paths, withQuery } from "~/paths";
import { commit, workflow } from "~/platform/command";
import { HOUR_MS, SECOND_MS } from "~/platform/durations";
import { AppError, appErrorIn, notFound, wrapError } from "~/platform/errors";
import { FieldError, TakenIdError } from "~/platform/forms";
import { formatMoney, toPence } from "~/platform/money";
import { brokenUnique } from "~db/client";
import { isOpenCampaign, OPEN_CAMPAIGN_STATUSES } from "~db/constants";
import {
  athleteProfiles,
  auditLogs,
  brandProfiles,
  campaignInvitations,
  campaigns,
  profiles,
} from "~db/schema";
import { actsAs, type CommandContext, requireParty } from "../accounts/actor";
import { isConfirmed } from "../accounts/confirmed.server";
import { notify } from "../notifications/notify";
import { overBudget } from "./budget";
import { budgetColumns } from "./budget.server";
import { ALREADY_INVITED, CONFIRM_FIRST } from "./fields";
import type { Invite } from "./schema";
import { ANSWERED, type Answer, invitationMachine } from "./status";

const LIMIT_PER_HOUR = 30;

/**
 * Invites an athlete to one of the brand's draft or active campaigns, for a fee and some of the brief's deliverables.
 * The same form sent twice is one invitation; a second invitation to the same campaign is refused by the unique
 * index, unless the first was withdrawn: then it is replaced.
 * @returns by how many pence the campaign's budget is exceeded with it
 * @throws AppError forbidden without a confirmed address, limit after `LIMIT_PER_HOUR`
 */
export async function invite(
  ctx: CommandContext,
  athleteId: string,
  form: Invite,
): Promise<{ over: number }> {
  requireParty(ctx, "brand");
  const { actor, db, now } = ctx;
  const { id, campaignId, message } = form;
  const campaign = await readInvitable(ctx, athleteId, form);
  if (!campaign) return { over: 0 };
  const fee = toPence(form.fee);
  const deliverables = agreedOf(campaign, form.deliverables);
  const replaceWithdrawn = db.orm
    .delete(campaignInvitations)
    .where(
      and(
        eq(campaignInvitations.campaignId, campaignId),
        eq(campaignInvitations.athleteId, athleteId),
        eq(campaignInvitations.status, "withdrawn"),
      ),
    );
  const change = sql`insert into campaign_invitations
      (id, campaign_id, athlete_id, status, message, fee, deliverables, created_at, updated_at)
    select ${id}, id, ${athleteId}, 'pending', ${message || null}, ${fee}, ${JSON.stringify(deliverables)},
      ${now}, ${now}
    from campaigns
    where ${and(
      eq(campaigns.id, campaignId),
      eq(campaigns.brandId, actor.userId),
      inArray(campaigns.status, OPEN_CAMPAIGN_STATUSES),
    )} and ${isConfirmed(actor.userId)} and ${recentInvitations(ctx)} < ${LIMIT_PER_HOUR}`;
  const brand = campaign.company || actor.name;
  const effects = notify(ctx, {
    userId: athleteId,
    title: "New campaign invitation",
    message: `${brand} has invited you to “${campaign.title}” for ${formatMoney(fee)}.`,
    link: paths.athlete.campaign(campaignId),
    subject: `${brand} invites you: ${campaign.title}, ${formatMoney(fee)}`,
  });
  const audit = {
    action: "invitation_sent",
    resourceType: "invitation",
    resourceId: id,
    detail: { campaignId, athleteId, fee },
  } as const;
  try {
    await commit(ctx, { before: [replaceWithdrawn], change, effects, audit });
  } catch (error) {
    const wasOvertaken = brokenUnique(error) || appErrorIn(error)?.code === "conflict";
    if (!wasOvertaken) throw wrapError("send invitation", error);
    // The second look says what came between: the same form, another invitation, the end, the limit.
    if (!(await readInvitable(ctx, athleteId, form))) return { over: 0 };
    throw brokenUnique(error) ? new TakenIdError() : error;
  }
  return { over: overBudget(campaign, [fee]) };
}

/** @throws FieldError when the brief lists deliverables, and none or another campaign's were chosen */
function agreedOf({ deliverables }: { deliverables: string[] }, chosen: readonly string[]) {
  const agreed = deliverables.filter((deliverable) => chosen.includes(deliverable));
  if (chosen.some((one) => !deliverables.includes(one)))
    throw new FieldError({
      deliverables: ["These are this campaign’s deliverables. Please check them"],
    });
  if (deliverables.length > 0 && agreed.length === 0)
    throw new FieldError({ deliverables: ["Please select at least one deliverable"] });
  return agreed;
}

/**
 * The campaign, when the athlete may be invited to it; null when this form did that before.
 * @throws AppError with the reason why not
 */
async function readInvitable(
  ctx: CommandContext,
  athleteId: string,
  { id, campaignId }: Pick<Invite, "id" | "campaignId">,
) {
  const { actor, db } = ctx;
  const [[athlete], [campaign], [existing], [brand], [recent]] = await db.read(
    db.orm
      .select({ id: athleteProfiles.userId })
      .from(athleteProfiles)
      .where(eq(athleteProfiles.userId, athleteId)),
    db.orm
      .select({
        title: campaigns.title,
        status: campaigns.status,
        deliverables: campaigns.deliverables,
        budget: campaigns.budget,
        ...budgetColumns,
        company: brandProfiles.companyName,
      })
      .from(campaigns)
      .innerJoin(brandProfiles, eq(brandProfiles.userId, campaigns.brandId))
      .where(and(eq(campaigns.id, campaignId), eq(campaigns.brandId, actor.userId))),
    db.orm
      .select({ id: campaignInvitations.id, status: campaignInvitations.status })
      .from(campaignInvitations)
      .innerJoin(campaigns, eq(campaigns.id, campaignInvitations.campaignId))
      .where(
        and(
          eq(campaignInvitations.campaignId, campaignId),
          eq(campaignInvitations.athleteId, athleteId),
          eq(campaigns.brandId, actor.userId),
        ),
      ),
    db.orm
      .select({ confirmedAt: profiles.emailConfirmedAt })
      .from(profiles)
      .where(eq(profiles.id, actor.userId)),
    recentInvitations(ctx),
  );
  if (!athlete || !campaign) throw notFound();
  if (existing?.id === id) return null;
  if (existing && existing.status !== "withdrawn")
    throw new FieldError({ campaignId: [ALREADY_INVITED] });
  if (!isOpenCampaign(campaign.status))
    throw new FieldError({
      campaignId: ["This campaign has ended. Please select another campaign"],
    });
  if (!brand?.confirmedAt) throw new AppError("forbidden", CONFIRM_FIRST);
  if ((recent?.n ?? 0) >= LIMIT_PER_HOUR)
    throw new AppError(
      "limit",
      `You can send ${LIMIT_PER_HOUR} invitations an hour. Please try again later.`,
      HOUR_MS / SECOND_MS,
    );
  return campaign;
}

/** By the audit rows: an invitation that was withdrawn and sent again counts twice. */
const recentInvitations = ({ actor, db, now }: CommandContext) =>
  db.orm
    .select({ n: count() })
    .from(auditLogs)
    .where(
      and(
        eq(auditLogs.userId, actor.userId),
        gt(auditLogs.createdAt, now - HOUR_MS),
        eq(auditLogs.action, "invitation_sent"),
      ),
    );

/** The row concerns its athlete and the brand that sent it. */
const concerns = ({ actor }: CommandContext) =>
  or(eq(campaignInvitations.athleteId, actor.userId), eq(campaigns.brandId, actor.userId));

const transitionInvitation = workflow({
  machine: invitationMachine,
  table: campaignInvitations,
  resource: "invitation",
  actsAs,
  read: readInvitation,
  unchanged: (ctx: CommandContext) =>
    exists(
      ctx.db.orm
        .select({ id: campaigns.id })
        .from(campaigns)
        .where(
          and(
            eq(campaigns.id, campaignInvitations.campaignId),
            concerns(ctx),
            inArray(campaigns.status, OPEN_CAMPAIGN_STATUSES),
          ),
        ),
    ),
});

async function readInvitation(ctx: CommandContext, invitationId: string) {
  const [[invitation]] = await ctx.db.read(
    ctx.db.orm
      .select({
        id: campaignInvitations.id,
        campaignId: campaignInvitations.campaignId,
        athleteId: campaignInvitations.athleteId,
        status: campaignInvitations.status,
        title: campaigns.title,
        brandId: campaigns.brandId,
        company: brandProfiles.companyName,
      })
      .from(campaignInvitations)
      .innerJoin(campaigns, eq(campaigns.id, campaignInvitations.campaignId))
      .innerJoin(brandProfiles, eq(brandProfiles.userId, campaigns.brandId))
      .where(and(eq(campaignInvitations.id, invitationId), concerns(ctx))),
  );
  return invitation;
}

/**
 * The invited athlete's answer. Giving the same answer twice is as good as once.
 * @throws AppError conflict when the invitation was decided otherwise or withdrawn, or its campaign has ended
 */
export async function respond(ctx: CommandContext, invitationId: string, answer: Answer) {
  const { actor, now } = ctx;
  const status = ANSWERED[answer];
  try {
    await transitionInvitation(ctx, invitationId, answer, ({ brandId, campaignId, title }) => ({
      set: { updatedAt: now },
      effects: notify(ctx, {
        userId: brandId,
        title: `Invitation ${status}`,
        message: `${actor.name} ${status} your invitation to “${title}”.`,
        link: withQuery(paths.brand.campaign(campaignId), { tab: "invitations" }),
      }),
    }));
  } catch (error) {
    if (appErrorIn(error)?.code !== "conflict") throw wrapError("respond", error);
    const current = await readInvitation(ctx, invitationId);
    if (current?.status !== status) throw error;
  }
}

/**
 * Takes a pending invitation back and tells the athlete. Done twice, it is done once.
 * @throws AppError conflict when the athlete has answered, or the campaign has ended
 */
export async function withdraw(ctx: CommandContext, invitationId: string) {
  const { actor, now } = ctx;
  try {
    await transitionInvitation(ctx, invitationId, "withdraw", (row) => ({
      set: { updatedAt: now },
      effects: notify(ctx, {
        userId: row.athleteId,
        title: "Invitation withdrawn",
        message: `${row.company || actor.name} has withdrawn its invitation to “${row.title}”.`,
        link: paths.athlete.campaign(row.campaignId),
      }),
    }));
  } catch (error) {
    if (appErrorIn(error)?.code !== "conflict") throw wrapError("withdraw invitation", error);
    const current = await readInvitation(ctx, invitationId);
    if (current?.status !== "withdrawn") throw error;
  }
}
