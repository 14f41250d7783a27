import { and, eq, sql } from "drizzle-orm";
import { broadcastContentChange } from "~/features/communication/notifications/notify";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { requireAthlete } from "~/features/identity/accounts/guards.server";
import type { AttachmentTarget } from "~/features/media/media/attachments.server";
import { attachFile, deleteFiles } from "~/features/media/media/files.server";
import type { CheckedFile } from "~/features/media/media/stored-file";
import { platformName } from "~/features/reference/platforms/platform-names";
import { paths } from "~/paths";
import { commit } from "~/platform/command";
import { AppError, notFound } from "~/platform/errors";
import { FieldError } from "~/platform/forms";
import { POST_SPANS, type PostSpan } from "~db/constants";
import { postFigures, posts } from "~db/schema";
import { SPAN_LABELS } from "./fields";
import { isRead } from "./queries.server";
import type { TypedFigures } from "./schema";
import { spanEnd } from "./spans";

/**
 * Saves the figures of a post that its athlete types, for a span that has ended; typed again, they replace those typed before.
 * @throws FieldError before the end of the span; AppError conflict where the platform tells them, or has told them
 */
export async function saveFigures(ctx: CommandContext, contentId: string, typed: TypedFigures) {
  requireParty(ctx, "athlete");
  const { actor, db, now } = ctx;
  const { span, views, reach, engagements, impressions, clicks } = typed;
  const own = and(eq(posts.contentId, contentId), eq(posts.athleteId, actor.personId));
  const [[post]] = await db.read(
    db.orm
      .select({
        platform: posts.platform,
        postedAt: posts.postedAt,
        isRead: isRead.mapWith(Boolean),
      })
      .from(posts)
      .where(own),
  );
  if (!post) throw notFound();
  if (post.isRead && post.platform) throw automaticFiguresError(platformName(post.platform));
  if (spanEnd(post.postedAt, span) > now)
    throw new FieldError({
      span: [`It's less than ${SPAN_LABELS[span]} since the post. Come back then.`],
    });
  const some = (count: number | undefined) => count ?? null;
  await commit(
    ctx,
    {
      change: sql`insert into post_figures
          (content_id, span, source, taken_at, views, reach, engagements, impressions, clicks)
        select content_id, ${span}, 'typed', ${now}, ${some(views)}, ${some(reach)}, ${some(engagements)},
          ${some(impressions)}, ${some(clicks)} from posts where ${own} and not ${isRead}
        on conflict (content_id, span) do update set taken_at = excluded.taken_at, views = excluded.views,
          reach = excluded.reach, engagements = excluded.engagements, impressions = excluded.impressions,
          clicks = excluded.clicks where source = 'typed'`,
      effects: [broadcastContentChange(contentId, now)],
      audit: {
        action: "post_figures_typed",
        resourceType: "content",
        resourceId: contentId,
        detail: { span },
      },
    },
    () => automaticFiguresError("The platform"),
  );
}

const automaticFiguresError = (platform: string) =>
  new AppError("conflict", `${platform} tells us these figures, so they can't be entered.`);

const isTypedFigures = (ctx: CommandContext, contentId: string, span: PostSpan) =>
  sql`content_id = ${contentId} and span = ${span} and source = 'typed'
    and content_id in (select content_id from posts where athlete_id = ${ctx.actor.personId})`;

type FiguresAddress = Record<"contentId" | "span", string>;

/** The picture that shows typed figures, in the place of one that was there. It belongs to no version of the content item. */
export const screenshotTarget: AttachmentTarget<FiguresAddress> = {
  addresses: { form: paths.athlete.screenshot(":contentId", ":span") },
  guard: requireAthlete,
  page: ({ contentId }) => paths.athlete.content(contentId),
  async mayAdd(ctx, { contentId, span: typed }) {
    requireParty(ctx, "athlete");
    const span = POST_SPANS.find((one) => one === typed);
    if (!span) throw notFound();
    const [rows] = await ctx.db.read(
      ctx.db.orm
        .select({ span: postFigures.span })
        .from(postFigures)
        .where(isTypedFigures(ctx, contentId, span)),
    );
    if (rows.length === 0) throw notFound();
    return { add: (file) => addScreenshot(ctx, contentId, span, file) };
  },
  accepts: { kinds: ["picture"] },
  severalText: "One picture at a time, please.",
  task: "add this file",
  addedText: () => "Screenshot added",
};

export async function addScreenshot(
  ctx: CommandContext,
  contentId: string,
  span: PostSpan,
  file: CheckedFile,
) {
  const { now } = ctx;
  const figures = isTypedFigures(ctx, contentId, span);
  const earlier = sql`id in (select screenshot_id from post_figures where ${figures})`;
  const alt = `Figures after ${SPAN_LABELS[span]}`;
  await attachFile(
    ctx,
    file,
    { columns: { contentId, alt, sinceVersion: 1, untilVersion: 0 } },
    {
      before: deleteFiles(earlier, now),
      change: sql`update post_figures set screenshot_id = ${file.id} where ${figures}`,
      effects: [broadcastContentChange(contentId, now)],
      audit: {
        action: "post_screenshot_added",
        resourceType: "content",
        resourceId: contentId,
        detail: { span, mediaId: file.id },
      },
    },
  );
}
