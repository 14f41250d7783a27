import { and, eq, sql } from "drizzle-orm";
import { paths } from "~/paths";
import { commit } from "~/platform/command";
import { MINUTE_MS, SECOND_MS } from "~/platform/durations";
import { AppError, conflict, forbidden, notFound, wrapError } from "~/platform/errors";
import { TakenIdError } from "~/platform/forms";
import { brokenUnique } from "~db/client";
import { campaigns, contentComments, contentSubmissions } from "~db/schema";
import { actsAs, type CommandContext } from "../accounts/actor";
import { contentChanged, notify } from "../notifications/notify";
import { heldByStaff, ownContent, submittedTo } from "./policy.server";
import type { Comment } from "./schema";
import { loadContentForCommand } from "./snapshot.server";
import { isVisibleToBrand } from "./status";

const LIMIT = { comments: 20, withinMs: 10 * MINUTE_MS };

/**
 * Adds a comment of the athlete, the brand or staff. Blank text is ignored; sent twice, it is stored once.
 * @throws AppError limit after `LIMIT.comments` within `LIMIT.withinMs`
 */
export async function addComment(ctx: CommandContext, contentId: string, { id, comment }: Comment) {
  const { actor, now } = ctx;
  const fromAthlete = actsAs(ctx, "athlete");
  const fromStaff = actsAs(ctx, "staff");
  if (!fromAthlete && !fromStaff && !actsAs(ctx, "brand")) throw forbidden();
  const content = await loadContentForCommand(ctx, contentId);
  const isVisible = isVisibleToBrand(content.status);
  if (fromStaff && content.status !== "polishing" && !content.moderation) throw notFound();
  if (!fromAthlete && !fromStaff && !isVisible) throw conflict();
  if (!comment) return;
  const mayComment = fromStaff
    ? heldByStaff()
    : fromAthlete
      ? ownContent(actor.userId)
      : submittedTo(actor.userId);
  const by = fromStaff ? "Our team" : fromAthlete ? content.athleteName : content.company;
  try {
    await commit(
      ctx,
      {
        change: sql`insert into content_comments (id, content_id, version, user_id, comment, created_at)
          select ${id}, ${contentSubmissions.id}, ${contentSubmissions.version}, ${actor.userId}, ${comment}, ${now}
          from ${contentSubmissions} join ${campaigns} on ${campaigns.id} = ${contentSubmissions.campaignId}
          where ${contentSubmissions.id} = ${contentId} and ${mayComment}
            and (select count(*) from content_comments recent where recent.user_id = ${actor.userId}
                 and recent.created_at > ${now - LIMIT.withinMs}) < ${LIMIT.comments}`,
        effects: [
          contentChanged(contentId, now),
          ...(isVisible || fromStaff
            ? notify(ctx, {
                userId: fromAthlete ? content.brandId : content.athleteId,
                title: "New comment",
                message: `${by} commented on “${content.title}”: ${comment}`,
                link: fromAthlete
                  ? paths.brand.content(contentId)
                  : paths.athlete.content(contentId),
                bundle: `comments:${contentId}`,
              })
            : []),
        ],
        audit: { action: "content_commented", resourceType: "content", resourceId: contentId },
      },
      tooMany,
    );
  } catch (error) {
    if (brokenUnique(error) !== "content_comments.id") throw wrapError("add comment", error);
    if (!(await isStored(ctx, contentId, { id, comment }))) throw new TakenIdError();
  }
}

const tooMany = () =>
  new AppError(
    "limit",
    "You've added a lot of comments in a short time. Please wait a few minutes.",
    LIMIT.withinMs / SECOND_MS,
  );

/** Whether the same form stored this comment before. */
async function isStored(
  { actor, db }: CommandContext,
  contentId: string,
  { id, comment }: Comment,
) {
  const [rows] = await db.read(
    db.orm
      .select({ id: contentComments.id })
      .from(contentComments)
      .where(
        and(
          eq(contentComments.id, id),
          eq(contentComments.contentId, contentId),
          eq(contentComments.userId, actor.userId),
          eq(contentComments.comment, comment),
        ),
      ),
  );
  return rows.length > 0;
}
