import { and, eq, sql } from "drizzle-orm";
import { commit } from "~/platform/command";
import { conflict } from "~/platform/errors";
import { TakenIdError } from "~/platform/forms";
import { brokenUnique } from "~db/client";
import { contentSubmissions } from "~db/schema";
import { type CommandContext, requireParty } from "../accounts/actor";
import { ownContent } from "./policy.server";
import type { NewContent } from "./schema";

/** Makes a draft for a running campaign whose invitation the athlete accepted. Sent twice, it is made once. */
export async function createContent(ctx: CommandContext, content: NewContent) {
  requireParty(ctx, "athlete");
  const { actor, now } = ctx;
  const { id, campaignId } = content;
  try {
    await commit(
      ctx,
      {
        change: sql`insert into content_submissions
            (id, campaign_id, athlete_id, title, description, media_urls, status, version, created_at, updated_at)
          select ${id}, c.id, ${actor.userId}, ${content.title}, ${content.description},
            ${JSON.stringify(content.mediaUrls)}, 'draft', 1, ${now}, ${now}
          from campaigns c
          join campaign_invitations i on i.campaign_id = c.id and i.athlete_id = ${actor.userId}
          where c.id = ${campaignId} and c.status = 'active' and i.status = 'accepted'`,
        audit: { action: "content_created", resourceType: "content", resourceId: id },
      },
      () =>
        conflict(
          "You can only create content for active campaigns you've joined. Choose one of those.",
        ),
    );
  } catch (error) {
    if (brokenUnique(error) !== "content_submissions.id") throw error;
    if (!(await isStored(ctx, content))) throw new TakenIdError();
  }
}

/** Whether the same form made this item before. */
async function isStored({ actor, db }: CommandContext, { id, campaignId, title }: NewContent) {
  const [rows] = await db.read(
    db.orm
      .select({ id: contentSubmissions.id })
      .from(contentSubmissions)
      .where(
        and(
          eq(contentSubmissions.id, id),
          ownContent(actor.userId),
          eq(contentSubmissions.campaignId, campaignId),
          eq(contentSubmissions.title, title),
        ),
      ),
  );
  return rows.length > 0;
}
