import { and, eq, sql } from "drizzle-orm";
import { isRunning } from "~/features/campaigns/campaigns/policy.server";
import { lastDayOf } from "~/features/campaigns/deadlines/deadlines";
import { notifyMany } from "~/features/communication/notifications/notify";
import { activeDealOf } from "~/features/deals/deals/deals.server";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { membersOfBrand, ownerOfBrand } from "~/features/identity/accounts/brand-members";
import { audit } from "~/platform/audit";
import { commit } from "~/platform/command";
import { AppError, conflict, notFound, wrapError } from "~/platform/errors";
import { TakenIdError } from "~/platform/forms";
import { brokenUnique, type Statement } from "~db/client";
import { campaigns, contentSubmissions, deals, profiles } from "~db/schema";
import { deliverableNames, requireAgreedDeliverable } from "./deliverables.server";
import { requireDisclosure } from "./disclosure.server";
import { requirePlannableDay } from "./edits.server";
import { contentNotifications } from "./notifications";
import { isOwnContent } from "./policy.server";
import type { NewContent } from "./schema";
import { contentMachine } from "./status";
import { findSubmissionObstacle } from "./submission-obstacle";

/**
 * Makes a draft for a running campaign in which the athlete has a deal. Sent twice, it is made once.
 * @param send submits it for review in the same step
 */
export async function createContent(ctx: CommandContext, content: NewContent, send = false) {
  requireParty(ctx, "athlete");
  const { actor, now } = ctx;
  const { id, campaignId, hashtags = [], platform = null, plannedOn = null } = content;
  const obstacle = send && findSubmissionObstacle({ ...content, hashtags, platform, files: 0 });
  if (obstacle) throw new AppError("invalid", obstacle);
  const { deliverable = null, disclosureReason = null } = content;
  const deal = await loadDeal(ctx, campaignId);
  // Without one, the insert refuses it.
  if (deal) {
    requireAgreedDeliverable(deal.deliverables, content.deliverable);
    requirePlannableDay(ctx, deal.lastDay, content.plannedOn);
  }
  const reason =
    send && deal
      ? requireDisclosure({ ...content, ...deal, hashtags, platform })
      : disclosureReason;
  try {
    await commit(
      ctx,
      {
        change: sql`insert into content_submissions
            (id, campaign_id, athlete_id, deal_id, title, description, hashtags, media_urls, platform, planned_on,
             deliverable, disclosure_reason, status, version, created_at, updated_at, edited_at)
          select ${id}, c.id, ${actor.personId}, deal.id, ${content.title}, ${content.description},
            ${JSON.stringify(hashtags)}, ${JSON.stringify(content.mediaUrls)}, ${platform},
            ${plannedOn}, ${deliverable}, ${reason}, 'draft', 1, ${now}, ${now}, ${now}
          from campaigns c
          join deals deal on deal.id = ${activeDealOf(campaignId, actor.personId)}
          where c.id = deal.campaign_id and ${isRunning("c")}`,
        effects: send ? submitAtOnce(ctx, content, deal?.brandZone ?? null) : [],
        audit: { action: "content_created", resourceType: "content", resourceId: id },
      },
      () =>
        conflict(
          "You can only create content for active campaigns you've joined. Choose one of those.",
        ),
    );
  } catch (error) {
    if (brokenUnique(error) !== "content_submissions.id") throw wrapError("save content", error);
    if (!(await isStored(ctx, content))) throw new TakenIdError();
  }
}

async function loadDeal({ actor, db }: CommandContext, campaignId: string) {
  const [[deal]] = await db.read(
    db.orm
      .select({
        audienceCountries: campaigns.audienceCountries,
        lastDay: campaigns.endDate,
        deliverables: deliverableNames(sql`${deals.id}`),
        brandZone: profiles.timeZone,
      })
      .from(campaigns)
      .innerJoin(deals, eq(deals.campaignId, campaigns.id))
      .innerJoin(profiles, eq(profiles.id, ownerOfBrand(campaigns.brandId)))
      .where(sql`${deals.id} = ${activeDealOf(campaignId, actor.personId)}`),
  );
  return deal;
}

/** The draft's first transition, in the batch that makes it. */
function submitAtOnce(
  ctx: CommandContext,
  { id, campaignId, title }: NewContent,
  zone: string | null,
): Statement[] {
  const { from, to, audit: action } = contentMachine.transitions.submit;
  const { actor, db, now } = ctx;
  const lastDay = lastDayOf({ kind: "review", since: now, zone });
  return [
    db.orm
      .update(contentSubmissions)
      .set({ status: to, submittedAt: now })
      .where(
        and(
          eq(contentSubmissions.id, id),
          eq(contentSubmissions.status, from),
          isOwnContent(actor.personId),
        ),
      ),
    ...notifyMany(
      ctx,
      contentNotifications.submitted,
      membersOfBrand(sql`(select brand_id from campaigns where id = ${campaignId})`),
      { subjectId: id, params: { athleteName: actor.name, title, version: 1, lastDay } },
    ),
    audit(ctx, { userId: actor.personId, action, resourceType: "content", resourceId: id }),
  ];
}

/**
 * Deletes the athlete's own draft with its versions and comments. What a brand has flagged stays, as the
 * record of its moderation case.
 */
export async function deleteContent(ctx: CommandContext, id: string) {
  requireParty(ctx, "athlete");
  const { actor, db } = ctx;
  const mine = and(eq(contentSubmissions.id, id), isOwnContent(actor.personId));
  const [[found]] = await db.read(
    db.orm.select({ status: contentSubmissions.status }).from(contentSubmissions).where(mine),
  );
  if (!found) throw notFound();
  if (found.status !== "draft") throw conflict("Only a draft can be deleted.");
  try {
    await commit(
      ctx,
      {
        change: db.orm
          .delete(contentSubmissions)
          .where(and(mine, eq(contentSubmissions.status, "draft"), neverFlagged)),
        audit: { action: "content_deleted", resourceType: "content", resourceId: id },
      },
      () => conflict("This content has been flagged or sent, so it can't be deleted."),
    );
  } catch (error) {
    throw wrapError("delete content", error);
  }
}

const neverFlagged = sql`not exists (
  select 1 from moderation_cases found where found.content_id = content_submissions.id)`;

/** Whether the same form made this item before. */
async function isStored({ actor, db }: CommandContext, { id, campaignId, title }: NewContent) {
  const [rows] = await db.read(
    db.orm
      .select({ id: contentSubmissions.id })
      .from(contentSubmissions)
      .where(
        and(
          eq(contentSubmissions.id, id),
          isOwnContent(actor.personId),
          eq(contentSubmissions.campaignId, campaignId),
          eq(contentSubmissions.title, title),
        ),
      ),
  );
  return rows.length > 0;
}
