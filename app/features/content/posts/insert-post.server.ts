import { sql } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import type { Post } from "~/features/profiles/channels/providers/provider";
import { isConnectable } from "~/features/profiles/channels/providers/provider";
import { dayOf } from "~/platform/dates";
import type { Statement } from "~db/client";
import type { Country, Platform } from "~db/constants";
import { postFigures, posts } from "~db/schema";
import { postAddressKey } from "./address";
import { notifyLabelMissing, type PostParties } from "./notify-post";
import { findDisclosureProblem, readCounts } from "./post-reading";
import { dueSpans, livePeriodEnd, nextReading } from "./spans";

type PostedContent = Omit<PostParties, "platform"> & {
  platform: Platform | null;
  postUrl: string;
  audienceCountries: readonly Country[];
};

/** The channel's day before the post, or what is known of it now: most content items are marked on the day of their post. */
const selectFollowers = (athleteId: string, platform: Platform, postedAt: number) =>
  sql<number | null>`coalesce(
    (select followers from channel_days where athlete_id = ${athleteId} and platform = ${platform}
      and taken_on <= ${dayOf(postedAt)} order by taken_on desc limit 1),
    (select nullif(followers, 0) from social_accounts
      where athlete_id = ${athleteId} and platform = ${platform}))`;

/** The rows of a post, in the batch that marks its content item as posted. @param platformPost what its platform says of it; null: nothing yet */
export function insertPost(
  ctx: CommandContext,
  posted: PostedContent,
  platformPost: Post | null,
): Statement[] {
  const { db, now } = ctx;
  const { contentId, athleteId, platform } = posted;
  const insert = (
    values: Omit<Partial<typeof posts.$inferInsert>, "followers"> & { postedAt: number },
  ) =>
    db.orm.insert(posts).values({
      ...{ contentId, athleteId, platform, createdAt: now },
      addressKey: postAddressKey(posted.postUrl),
      keptUntil: livePeriodEnd(values.postedAt),
      followers: platform && selectFollowers(athleteId, platform, values.postedAt),
      ...values,
    });
  if (!platformPost || !platform)
    return [
      // Soon: what did not answer now may do so in a minute.
      insert({ postedAt: now, nextReadAt: isConnectable(platform) ? now : null }),
    ];
  const postedAt = Math.min(platformPost.postedAt, now);
  const spans = dueSpans(postedAt, [], now);
  const problem = findDisclosureProblem(platformPost.caption, posted.audienceCountries, platform);
  return [
    insert({
      state: "live",
      providerId: platformPost.id,
      postedAt,
      caption: platformPost.caption,
      latestCaption: platformPost.caption,
      disclosureProblem: problem,
      readAt: now,
      nextReadAt: nextReading(postedAt, spans, now),
    }),
    ...spans.map((span) =>
      db.orm.insert(postFigures).values({
        contentId,
        span,
        source: "connected",
        takenAt: now,
        ...readCounts(platformPost),
      }),
    ),
    ...(problem ? notifyLabelMissing(ctx, { ...posted, platform }, problem) : []),
  ];
}
