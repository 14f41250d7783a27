import { sql } from "drizzle-orm";
import { dayOf } from "~/platform/dates";
import type { Statement } from "~db/client";
import type { Country, Platform } from "~db/constants";
import { postFigures, posts } from "~db/schema";
import type { CommandContext } from "../accounts/actor";
import type { Post } from "../channels/providers/provider";
import { addressKeyOf } from "./address";
import { problemOf } from "./caption";
import { keptUntil } from "./kept";
import { type NamedPost, notifyLabelMissing } from "./notify-post";
import { dueSpans, nextReading } from "./spans";
import { countsOf } from "./told";

type Posted = Omit<NamedPost, "platform"> & {
  platform: Platform | null;
  postUrl: string;
  audienceCountries: readonly Country[];
};

/** The channel's day before the post, or what is known of it now: most pieces are marked on the day of their post. */
const followersOf = (athleteId: string, platform: Platform, postedAt: number) =>
  sql<number | null>`coalesce(
    (select followers from channel_days where athlete_id = ${athleteId} and platform = ${platform}
      and taken_on <= ${dayOf(postedAt)} order by taken_on desc limit 1),
    (select nullif(followers, 0) from social_accounts
      where athlete_id = ${athleteId} and platform = ${platform}))`;

/** The rows of a post, in the batch that marks its piece as posted. @param told what its platform says of it; null: nothing yet */
export function postRows(ctx: CommandContext, posted: Posted, told: Post | null): Statement[] {
  const { db, now } = ctx;
  const { contentId, athleteId, platform } = posted;
  const insert = (
    values: Omit<Partial<typeof posts.$inferInsert>, "followers"> & { postedAt: number },
  ) =>
    db.orm.insert(posts).values({
      ...{ contentId, athleteId, platform, createdAt: now },
      addressKey: addressKeyOf(posted.postUrl),
      keptUntil: keptUntil(values.postedAt),
      followers: platform && followersOf(athleteId, platform, values.postedAt),
      ...values,
    });
  if (!told || !platform)
    return [
      // Soon: what did not answer now may do so in a minute.
      insert({ postedAt: now, nextReadAt: platform && platform !== "x" ? now : null }),
    ];
  const postedAt = Math.min(told.postedAt, now);
  const spans = dueSpans(postedAt, [], now);
  const problem = problemOf(told.caption, posted.audienceCountries, platform);
  return [
    insert({
      state: "live",
      providerId: told.id,
      postedAt,
      caption: told.caption,
      latestCaption: told.caption,
      disclosureProblem: problem,
      readAt: now,
      nextReadAt: nextReading(postedAt, spans, now),
    }),
    ...spans.map((span) =>
      db.orm
        .insert(postFigures)
        .values({ contentId, span, source: "connected", takenAt: now, ...countsOf(told) }),
    ),
    ...(problem ? notifyLabelMissing(ctx, { ...posted, platform }, problem) : []),
  ];
}
