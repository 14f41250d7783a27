import { and, eq, sql } from "drizzle-orm";
import { broadcastContentChange, notify } from "~/features/communication/notifications/notify";
import { actsAs, type CommandContext } from "~/features/identity/accounts/actor";
import { commit } from "~/platform/command";
import { MINUTE_MS, SECOND_MS } from "~/platform/durations";
import { AppError, conflict, forbidden, notFound, wrapError } from "~/platform/errors";
import { FieldError, TakenIdError } from "~/platform/forms";
import { brokenUnique } from "~db/client";
import { campaigns, contentComments, contentSubmissions, media } from "~db/schema";
import { type ContentSnapshot, loadContentForCommand } from "./content-snapshot.server";
import { contentNotifications } from "./notifications";
import { isOwnContent, isReadableByStaff, isSubmittedTo } from "./policy.server";
import type { NewComment } from "./review/schema";
import { formatTimeCode, parseTimeCode } from "./review/time-code";
import { isVisibleToBrand } from "./status";

const LIMIT = { comments: 20, withinMs: 10 * MINUTE_MS };

/**
 * Adds a comment of the athlete, the brand or staff: a new thread, or a reply. It is about the version that its page
 * showed. Blank text is ignored; sent twice, it is stored once.
 * @returns the version that it is about, and the one that the content item has now
 * @throws AppError limit after `LIMIT.comments` within `LIMIT.withinMs`
 */
export async function addComment(ctx: CommandContext, contentId: string, sent: NewComment) {
  const { actor, db, now } = ctx;
  const { id, comment, parentId, mediaId } = sent;
  const [content, [[parent], [file]]] = await Promise.all([
    loadForComment(ctx, contentId),
    db.read(
      db.orm
        .select({ id: contentComments.id, parentId: contentComments.parentId })
        .from(contentComments)
        .where(
          and(eq(contentComments.id, parentId ?? ""), eq(contentComments.contentId, contentId)),
        ),
      db.orm
        .select({
          id: media.id,
          kind: media.kind,
          durationMs: media.durationMs,
          sinceVersion: media.sinceVersion,
        })
        .from(media)
        .where(and(eq(media.id, mediaId ?? ""), eq(media.contentId, contentId))),
    ),
  ]);
  const version = Math.min(sent.version ?? content.version, content.version);
  const about = { version, current: content.version };
  if (!comment) return about;
  if (parentId && parent?.parentId !== null) throw notFound();
  if (mediaId && !(file && file.sinceVersion <= version))
    throw new FieldError({
      mediaId: ["This file is no longer here. Pin your comment to another."],
    });
  const pin = file && !parentId ? { mediaId: file.id, ...pinTo(file, sent) } : NO_PIN;
  const { fromAthlete, fromStaff } = partyOf(ctx);
  try {
    await commit(
      ctx,
      {
        change: sql`insert into content_comments
            (id, content_id, version, user_id, comment, parent_id, media_id, pin_ms, pin_x, pin_y, created_at)
          select ${id}, ${contentSubmissions.id}, ${version}, ${actor.personId}, ${comment}, ${parentId ?? null},
            ${pin.mediaId}, ${pin.ms}, ${pin.x}, ${pin.y}, ${now}
          from ${contentSubmissions} join ${campaigns} on ${campaigns.id} = ${contentSubmissions.campaignId}
          where ${contentSubmissions.id} = ${contentId} and ${mayComment(ctx)}
            and (select count(*) from content_comments recent where recent.user_id = ${actor.personId}
                 and recent.created_at > ${now - LIMIT.withinMs}) < ${LIMIT.comments}`,
        effects: [
          broadcastContentChange(contentId, now),
          ...(isVisibleToBrand(content.status) || fromStaff
            ? notify(ctx, contentNotifications.commented, {
                userId: fromAthlete ? content.brandId : content.athleteId,
                subjectId: contentId,
                params: {
                  side: fromAthlete ? "brand" : "athlete",
                  author: authorOf(ctx, content),
                  title: content.title,
                  isReply: Boolean(parentId),
                  atMs: pin.ms,
                  comment,
                },
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
    if (!(await isStored(ctx, contentId, sent))) throw new TakenIdError();
  }
  return about;
}

function partyOf(ctx: CommandContext) {
  const [fromAthlete, fromStaff] = [actsAs(ctx, "athlete"), actsAs(ctx, "staff")];
  if (!fromAthlete && !fromStaff && !actsAs(ctx, "brand")) throw forbidden();
  return { fromAthlete, fromStaff };
}

/** The condition under which this person comments, on `content_submissions` joined with `campaigns`. */
export function mayComment(ctx: CommandContext) {
  const { fromAthlete, fromStaff } = partyOf(ctx);
  if (fromStaff) return isReadableByStaff();
  return fromAthlete ? isOwnContent(ctx.actor.personId) : isSubmittedTo(ctx.actor.brandId);
}

/**
 * The content item, if this person may comment on it now.
 * @throws AppError forbidden, not_found, or conflict when the athlete has it back as a draft
 */
export async function loadForComment(ctx: CommandContext, contentId: string) {
  const { fromAthlete, fromStaff } = partyOf(ctx);
  const content = await loadContentForCommand(ctx, contentId);
  if (fromStaff && content.status !== "polishing" && !content.moderation) throw notFound();
  if (!fromAthlete && !fromStaff && !isVisibleToBrand(content.status)) throw conflict();
  return content;
}

const authorOf = (ctx: CommandContext, { athleteName, company }: ContentSnapshot) => {
  const { fromAthlete, fromStaff } = partyOf(ctx);
  return fromStaff ? "Our team" : fromAthlete ? athleteName : company;
};

const NO_PIN = { mediaId: null, ms: null, x: null, y: null };

/** The moment of a clip or the point of a picture; what does not fit the kind of file is left out. */
function pinTo(
  { kind, durationMs }: Pick<typeof media.$inferSelect, "kind" | "durationMs">,
  { time, x, y }: Pick<NewComment, "time" | "x" | "y">,
) {
  if (kind === "picture") return { ms: null, x: x ?? null, y: y ?? null };
  const ms = time === undefined ? null : parseTimeCode(time);
  if (ms !== null && durationMs !== null && ms > durationMs)
    throw new FieldError({ time: [`The clip ends at ${formatTimeCode(durationMs)}`] });
  return { ms, x: null, y: null };
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
  { id, comment }: NewComment,
) {
  const [rows] = await db.read(
    db.orm
      .select({ id: contentComments.id })
      .from(contentComments)
      .where(
        and(
          eq(contentComments.id, id),
          eq(contentComments.contentId, contentId),
          eq(contentComments.userId, actor.personId),
          eq(contentComments.comment, comment),
        ),
      ),
  );
  return rows.length > 0;
}
