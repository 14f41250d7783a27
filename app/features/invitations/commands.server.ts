import { and, count, eq, exists, gt, inArray, sql } from "drizzle-orm";
import { paths, withQuery } from "~/paths";
import { commit, workflow } from "~/platform/command";
import { HOUR_MS, SECOND_MS } from "~/platform/durations";
import { AppError, appErrorIn, notFound, wrapError } from "~/platform/errors";
import { FieldError, TakenIdError } from "~/platform/forms";
import { brokenUnique } from "~db/client";
import { isOpenCampaign, OPEN_CAMPAIGN_STATUSES } from "~db/constants";
import {
  athleteProfiles,
  brandProfiles,
  campaignInvitations,
  campaigns,
  profiles,
} from "~db/schema";
import { actsAs, type CommandContext, requireParty } from "../accounts/actor";
import { isConfirmed } from "../accounts/confirmed.server";
import { notify } from "../notifications/notify";
import { ALREADY_INVITED, CONFIRM_FIRST } from "./fields";
import type { Invite } from "./schema";
import { ANSWERED, type Answer, invitationMachine } from "./status";

const LIMIT_PER_HOUR = 30;

/**
 * Invites an athlete to one of the brand's draft or active campaigns. The same form sent twice is one
 * invitation; a second invitation to the same campaign is refused by the unique index.
 * @throws AppError forbidden without a confirmed address, limit after `LIMIT_PER_HOUR`
 */
export async function invite(ctx: CommandContext, athleteId: string, form: Invite) {
  requireParty(ctx, "brand");
  const { actor, now } = ctx;
  const { id, campaignId, message } = form;
  const campaign = await readInvitable(ctx, athleteId, form);
  if (!campaign) return;
  const change = sql`insert into campaign_invitations
      (id, campaign_id, athlete_id, status, message, created_at, updated_at)
    select ${id}, id, ${athleteId}, 'pending', ${message || null}, ${now}, ${now}
    from campaigns
    where ${and(
      eq(campaigns.id, campaignId),
      eq(campaigns.brandId, actor.userId),
      inArray(campaigns.status, OPEN_CAMPAIGN_STATUSES),
    )} and ${isConfirmed(actor.userId)} and ${recentInvitations(ctx)} < ${LIMIT_PER_HOUR}`;
  const effects = notify(ctx, {
    userId: athleteId,
    title: "New campaign invitation",
    message: `${campaign.company || actor.name} has invited you to “${campaign.title}”.`,
    link: paths.athlete.campaign(campaignId),
  });
  const audit = {
    action: "invitation_sent",
    resourceType: "invitation",
    resourceId: id,
    detail: { campaignId, athleteId },
  } as const;
  try {
    await commit(ctx, { change, effects, audit });
  } catch (error) {
    const wasOvertaken = brokenUnique(error) || appErrorIn(error)?.code === "conflict";
    if (!wasOvertaken) throw wrapError("send invitation", error);
    // The second look says what came between: the same form, another invitation, the end, the limit.
    if (!(await readInvitable(ctx, athleteId, form))) return;
    throw brokenUnique(error) ? new TakenIdError() : error;
  }
}

/**
 * The campaign, when the athlete may be invited to it; null when this form did that before.
 * @throws AppError with the reason why not
 */
async function readInvitable(ctx: CommandContext, athleteId: string, { id, campaignId }: Invite) {
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
        company: brandProfiles.companyName,
      })
      .from(campaigns)
      .innerJoin(brandProfiles, eq(brandProfiles.userId, campaigns.brandId))
      .where(and(eq(campaigns.id, campaignId), eq(campaigns.brandId, actor.userId))),
    db.orm
      .select({ id: campaignInvitations.id })
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
  if (existing) throw new FieldError({ campaignId: [ALREADY_INVITED] });
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

const recentInvitations = ({ actor, db, now }: CommandContext) =>
  db.orm
    .select({ n: count() })
    .from(campaignInvitations)
    .innerJoin(campaigns, eq(campaigns.id, campaignInvitations.campaignId))
    .where(
      and(eq(campaigns.brandId, actor.userId), gt(campaignInvitations.createdAt, now - HOUR_MS)),
    );

const transitionInvitation = workflow({
  machine: invitationMachine,
  table: campaignInvitations,
  resource: "invitation",
  actsAs,
  read: readOwnInvitation,
  unchanged: ({ actor, db }: CommandContext) =>
    and(
      eq(campaignInvitations.athleteId, actor.userId),
      exists(
        db.orm
          .select({ id: campaigns.id })
          .from(campaigns)
          .where(
            and(
              eq(campaigns.id, campaignInvitations.campaignId),
              inArray(campaigns.status, OPEN_CAMPAIGN_STATUSES),
            ),
          ),
      ),
    ),
});

async function readOwnInvitation({ actor, db }: CommandContext, campaignId: string) {
  const [[invitation]] = await db.read(
    db.orm
      .select({
        id: campaignInvitations.id,
        status: campaignInvitations.status,
        title: campaigns.title,
        brandId: campaigns.brandId,
      })
      .from(campaignInvitations)
      .innerJoin(campaigns, eq(campaigns.id, campaignInvitations.campaignId))
      .where(
        and(
          eq(campaignInvitations.campaignId, campaignId),
          eq(campaignInvitations.athleteId, actor.userId),
        ),
      ),
  );
  return invitation;
}

/**
 * The invited athlete's answer. Giving the same answer twice is as good as once.
 * @throws AppError conflict when the invitation was decided otherwise, or its campaign has ended
 */
export async function respond(ctx: CommandContext, campaignId: string, answer: Answer) {
  const { actor, now } = ctx;
  const status = ANSWERED[answer];
  try {
    await transitionInvitation(ctx, campaignId, answer, ({ brandId, title }) => ({
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
    const current = await readOwnInvitation(ctx, campaignId);
    if (current?.status !== status) throw error;
  }
}
