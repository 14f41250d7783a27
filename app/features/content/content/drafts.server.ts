import { and, eq, sql } from "drizzle-orm";
import { isDeliverableBy } from "~/features/deals/deals/deals.server";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { commit } from "~/platform/command";
import { conflict, notFound, wrapError } from "~/platform/errors";
import { TakenIdError } from "~/platform/forms";
import { brokenUnique } from "~db/client";
import { contentSubmissions } from "~db/schema";
import { isOwnContent } from "./policy.server";
import type { NewContent } from "./schema";

/**
 * Makes a draft for a deal of the athlete whose campaign is running. It takes its title and its platform from the
 * deliverable that it names. Sent twice, it is made once.
 */
export async function createContent(ctx: CommandContext, content: NewContent) {
  requireParty(ctx, "athlete");
  const { actor, now } = ctx;
  const { id, dealId, deliverable = null } = content;
  const named = sql`from deal_deliverables where deal_id = deals.id and text = ${deliverable} limit 1`;
  try {
    await commit(
      ctx,
      {
        change: sql`insert into content_submissions
            (id, campaign_id, athlete_id, deal_id, title, description, platform, deliverable,
             status, version, created_at, updated_at, edited_at)
          select ${id}, deals.campaign_id, deals.athlete_id, deals.id, coalesce((select text ${named}), campaigns.title),
            '', (select platform ${named}), (select text ${named}), 'draft', 1, ${now}, ${now}, ${now}
          from deals join campaigns on campaigns.id = deals.campaign_id
          where deals.id = ${dealId} and ${isDeliverableBy(actor.personId)}`,
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
async function isStored({ actor, db }: CommandContext, { id, dealId }: NewContent) {
  const [rows] = await db.read(
    db.orm
      .select({ id: contentSubmissions.id })
      .from(contentSubmissions)
      .where(
        and(
          eq(contentSubmissions.id, id),
          isOwnContent(actor.personId),
          eq(contentSubmissions.dealId, dealId),
        ),
      ),
  );
  return rows.length > 0;
}
