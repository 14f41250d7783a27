import { and, asc, eq, or, sql } from "drizzle-orm";
import { POST_SPANS } from "~db/constants";
import { campaigns, contentSubmissions, media, postFigures, posts } from "~db/schema";
import type { CommandContext } from "../accounts/actor";
import { isRead } from "./is-read.server";

/** The post of a piece with its figures, for its athlete and its brand; null for everyone else, and before it is posted. */
export async function postOf({ actor, db }: CommandContext, contentId: string) {
  const mine = and(
    eq(posts.contentId, contentId),
    or(eq(posts.athleteId, actor.personId), eq(campaigns.brandId, actor.brandId)),
  );
  const [[post], figures] = await db.read(
    db.orm
      .select({
        contentId: posts.contentId,
        platform: posts.platform,
        state: posts.state,
        postedAt: posts.postedAt,
        caption: posts.caption,
        latestCaption: posts.latestCaption,
        disclosureProblem: posts.disclosureProblem,
        keptUntil: posts.keptUntil,
        readAt: posts.readAt,
        isRead: isRead.mapWith(Boolean),
      })
      .from(posts)
      .innerJoin(contentSubmissions, eq(contentSubmissions.id, posts.contentId))
      .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
      .where(mine),
    db.orm
      .select({
        span: postFigures.span,
        source: postFigures.source,
        takenAt: postFigures.takenAt,
        impressions: postFigures.impressions,
        reach: postFigures.reach,
        engagements: postFigures.engagements,
        clicks: postFigures.clicks,
        views: postFigures.views,
        screenshotId: postFigures.screenshotId,
        screenshotWidth: media.width,
      })
      .from(postFigures)
      .innerJoin(posts, eq(posts.contentId, postFigures.contentId))
      .innerJoin(contentSubmissions, eq(contentSubmissions.id, posts.contentId))
      .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
      .leftJoin(media, eq(media.id, postFigures.screenshotId))
      .where(mine)
      .orderBy(asc(inOrder)),
  );
  return post ? { ...post, figures } : null;
}

const inOrder = sql.raw(
  `case span ${POST_SPANS.map((one, i) => `when '${one}' then ${i}`).join(" ")} end`,
);

export type ShownPost = NonNullable<Awaited<ReturnType<typeof postOf>>>;
export type ShownFigures = ShownPost["figures"][number];
