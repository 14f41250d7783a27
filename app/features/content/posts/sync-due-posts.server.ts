import { and, asc, eq, lte } from "drizzle-orm";
import { PROVIDERS } from "~/features/profiles/channels/providers";
import type { ConnectablePlatform } from "~/features/profiles/channels/providers/provider";
import {
  reserveReadings,
  selectBucket,
} from "~/features/profiles/connections/reserve-readings.server";
import type { Background } from "~/platform/context";
import { errorFields, log } from "~/platform/log";
import { posts } from "~db/schema";
import { isRead } from "./queries.server";
import { syncPost } from "./sync-post.server";

/** How many are read at once: most of a reading is waiting for the platform. */
const CONCURRENCY = 8;
/** The most of a platform in one run. */
const MAX_POSTS = 60;

type PostSyncContext = Pick<Background, "db" | "env" | "clock">;

/** Reads the posts that are due, the longest waiting first, within each platform's quota; run every minute. */
export async function syncDuePosts(background: PostSyncContext, deadline: number): Promise<number> {
  let done = 0;
  for (const platform of Object.keys(PROVIDERS) as ConnectablePlatform[])
    done += await syncPlatform(background, platform, deadline);
  return done;
}

async function syncPlatform(ctx: PostSyncContext, platform: ConnectablePlatform, deadline: number) {
  const due = await claimDuePosts(ctx, platform);
  let done = 0;
  while (done < due.length && ctx.clock() < deadline) {
    const some = due.slice(done, done + CONCURRENCY);
    // Those of one athlete after another: they share tokens, which one of them may refresh.
    const athletes = [...new Set(some.map(({ athleteId }) => athleteId))];
    await Promise.all(
      athletes.map(async (athlete) => {
        for (const { contentId } of some.filter(({ athleteId }) => athleteId === athlete))
          await syncPost(ctx, contentId).catch((error) =>
            log("error", "post.failed", { platform, ...errorFields(error) }),
          );
      }),
    );
    done += some.length;
  }
  return done;
}

/** Those to ask about now, with their requests taken from the bucket; none if another run takes at the same time. */
async function claimDuePosts({ db, clock }: PostSyncContext, platform: ConnectablePlatform) {
  const now = clock();
  const [due, [bucket]] = await db.read(
    db.orm
      .select({
        contentId: posts.contentId,
        athleteId: posts.athleteId,
        isAsked: isRead.mapWith(Boolean),
      })
      .from(posts)
      .where(and(eq(posts.platform, platform), lte(posts.nextReadAt, now)))
      .orderBy(asc(posts.nextReadAt))
      .limit(MAX_POSTS),
    selectBucket(db, platform),
  );
  // Of a channel that is not connected nothing is asked: its posts are only put off.
  const free = due.filter(({ isAsked }) => !isAsked);
  const connected = due.filter(({ isAsked }) => isAsked);
  const requested = { requested: connected.length, resource: "post" } as const;
  const granted =
    connected.length > 0 ? await reserveReadings(db, platform, bucket, requested, now) : 0;
  return [...free, ...connected.slice(0, granted)];
}
