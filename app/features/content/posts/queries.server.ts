import { and, asc, eq, or, type SQL, sql } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { isConnectionActive } from "~/features/profiles/connections/call-provider.server";
import { POST_SPANS } from "~db/constants";
import { campaigns, contentSubmissions, media, postFigures, posts } from "~db/schema";

/** Whether the platform of a row of `posts` may tell us about it: its athlete has connected the channel. */
export const isRead = sql<boolean>`exists (select 1 from social_connections
  where athlete_id = posts.athlete_id and platform = posts.platform and ${isConnectionActive})`;

const bySpan = sql.raw(
  `case span ${POST_SPANS.map((span, i) => `when '${span}' then ${i}`).join(" ")} end`,
);

/** The latest span of which a post has figures. They are totals so far, so only those of one span count. */
export const latestSpan = (contentId: SQL) =>
  sql`(select span from post_figures latest where latest.content_id = ${contentId} order by ${bySpan} desc limit 1)`;

/** The post of a content item with its figures, for its athlete and its brand; null for everyone else, and before it is posted. */
export async function loadPost({ actor, db }: CommandContext, contentId: string) {
  const condition = and(
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
      .where(condition),
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
      .where(condition)
      .orderBy(asc(spanOrder)),
  );
  return post ? { ...post, figures } : null;
}

const spanOrder = sql.raw(
  `case span ${POST_SPANS.map((one, i) => `when '${one}' then ${i}`).join(" ")} end`,
);

export type ShownPost = NonNullable<Awaited<ReturnType<typeof loadPost>>>;
export type ShownFigures = ShownPost["figures"][number];
