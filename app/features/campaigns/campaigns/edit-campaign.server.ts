import { and, count, eq, gt, type SQL, sql } from "drizzle-orm";
import { notifyMany } from "~/features/communication/notifications/notify";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { commit } from "~/platform/command";
import { HOUR_MS, SECOND_MS } from "~/platform/durations";
import { AppError, conflict, notFound, wrapError } from "~/platform/errors";
import { FieldError } from "~/platform/forms";
import type { Statement } from "~db/client";
import { newId } from "~db/columns";
import { auditLogs, BRIEF_FIELDS, campaigns } from "~db/schema";
import { loadBrief, type StoredBrief, storedTerms } from "./brief.server";
import { changedForAthletes, changedParts, disallowedChanges } from "./brief-changes";
import { campaignNotifications } from "./notifications";
import { isOpenCampaign, isRunningCampaign } from "./policy";
import type { CampaignEdit } from "./schema";

/** @param publicName of the stored picture; null: none */
export const setCampaignCover = (publicName: string | null, condition: SQL): Statement =>
  sql`update campaigns set cover = ${publicName} where ${condition}`;

/** Whether athletes have accepted or may accept the brief, which limits what may change. */
export const isReliedOn = ({ status, accepted }: Pick<StoredBrief, "status" | "accepted">) =>
  isRunningCampaign(status) || accepted > 0;

/** A brand's own campaign as it stands before a change, and how often it was changed in the last hour. */
export async function loadCampaignToEdit(ctx: CommandContext, campaignId: string) {
  requireParty(ctx, "brand");
  // Side by side: one request.
  const [campaign, recent] = await Promise.all([
    loadBrief(ctx.db, ctx.actor.brandId, campaignId),
    recentEdits(ctx, campaignId),
  ]);
  if (!campaign) throw notFound();
  return { ...campaign, recent };
}

/**
 * Changes the brief of a brand's own draft or active campaign. Those who accepted are notified of what changed,
 * old and new; the version that anybody was invited to stays readable.
 * @returns how many athletes were notified; null when nothing changed
 */
export async function editCampaign(
  ctx: CommandContext,
  campaign: Awaited<ReturnType<typeof loadCampaignToEdit>>,
  { expectedVersion, ...input }: CampaignEdit,
): Promise<{ notified: number } | null> {
  requireParty(ctx, "brand");
  const { actor, db, now } = ctx;
  const { id: campaignId, brief, status, version, accepted, recent } = campaign;
  if (recent >= EDITS_PER_HOUR) throw editedTooOften();
  if (!isOpenCampaign(status)) throw conflict("This campaign has ended, so it can't be changed.");
  if (version !== expectedVersion) throw conflict(STALE_FORM);
  const edited = {
    ...storedTerms(input),
    overdueReview: input.overdueReview ?? brief.overdueReview,
    ...(!input.terms && { terms: brief.terms }),
  };
  const reliedOn = isReliedOn(campaign);
  const refused = reliedOn ? disallowedChanges(brief, edited) : null;
  if (refused) throw new FieldError(refused);
  const changes = changedParts(brief, edited);
  if (changes.length === 0) return null;
  const shown = changedForAthletes(brief, edited);
  try {
    await commit(
      ctx,
      {
        before: [storeVersion(campaignId, now)],
        change: db.orm
          .update(campaigns)
          .set({
            ...edited,
            version: version + 1,
            updatedAt: now,
            // A new end date starts its own reminder.
            ...(edited.endDate !== brief.endDate && { completionAskedAt: null }),
          })
          .where(
            and(
              eq(campaigns.id, campaignId),
              eq(campaigns.brandId, actor.brandId),
              eq(campaigns.status, status),
              eq(campaigns.version, version),
              // No athlete has accepted since it was read.
              reliedOn ? undefined : sql`not exists (${acceptedBy(campaignId)})`,
            ),
          ),
        effects: [
          ...(shown.length === 0
            ? []
            : notifyMany(ctx, campaignNotifications.changed, acceptedBy(campaignId), {
                subjectId: campaignId,
                params: {
                  company: campaign.company || "The brand",
                  title: brief.title,
                  changes: shown,
                },
              })),
          ...ctx.emit("campaign.edited", { campaignId }, now),
        ],
        audit: {
          action: "campaign_edited",
          resourceType: "campaign",
          resourceId: campaignId,
          detail: { version: version + 1, changed: changes.map(({ part }) => part) },
        },
      },
      () => conflict(STALE_FORM),
    );
  } catch (error) {
    throw wrapError("save campaign", error);
  }
  return { notified: shown.length === 0 ? 0 : accepted };
}

const STALE_FORM =
  "This campaign has changed since you opened it. What you typed is still here: check the campaign's page, then save again.";

/** Each edit may mail everyone who accepted. */
const EDITS_PER_HOUR = 10;

/** Of this campaign. The optimistic lock admits one of several sent at once, so none passes beside this count. */
async function recentEdits({ actor, db, now }: CommandContext, campaignId: string) {
  const [[edits]] = await db.read(
    db.orm
      .select({ n: count() })
      .from(auditLogs)
      .where(
        and(
          eq(auditLogs.userId, actor.personId),
          gt(auditLogs.createdAt, now - HOUR_MS),
          eq(auditLogs.action, "campaign_edited"),
          eq(auditLogs.resourceId, campaignId),
        ),
      ),
  );
  return edits?.n ?? 0;
}

const editedTooOften = () =>
  new AppError(
    "limit",
    `You can change a campaign ${EDITS_PER_HOUR} times an hour. Please try again later.`,
    HOUR_MS / SECOND_MS,
  );

const acceptedBy = (campaignId: string) =>
  sql`select athlete_id from deals
      where campaign_id = ${campaignId} and status <> 'ended'`;

/** Keeps the brief as it is, if anybody was invited to it. Stands before the change. */
const storeVersion = (campaignId: string, now: number): Statement =>
  sql`insert into campaign_versions (id, campaign_id, version, ${BRIEF_COLUMNS}, created_at)
      select ${newId()}, id, version, ${BRIEF_COLUMNS}, ${now}
      from campaigns where id = ${campaignId}
        and exists (select 1 from campaign_invitations invited where invited.campaign_id = campaigns.id)`;

const BRIEF_COLUMNS = sql.raw(BRIEF_FIELDS.map((field) => campaigns[field].name).join(", "));
