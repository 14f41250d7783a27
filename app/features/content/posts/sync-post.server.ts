import { and, eq, exists, sql } from "drizzle-orm";
import { broadcastContentChange } from "~/features/communication/notifications/notify";
import { PROVIDERS } from "~/features/profiles/channels/providers";
import type { Answer, Post } from "~/features/profiles/channels/providers/provider";
import { isConnectable } from "~/features/profiles/channels/providers/provider";
import {
  callProvider,
  isConnection,
  isConnectionActive,
  type ProviderContext,
} from "~/features/profiles/connections/call-provider.server";
import { commitIfUnchanged } from "~/platform/command";
import { MINUTE_MS } from "~/platform/durations";
import type { Database } from "~db/client";
import { POST_SPANS, type PostState } from "~db/constants";
import {
  campaigns,
  contentSubmissions,
  postFigures,
  posts,
  profiles,
  socialConnections,
} from "~db/schema";
import { measureForecasts } from "../campaign-results/forecast-errors.server";
import { notifyLabelMissing, notifyPostChanged } from "./notify-post";
import { findDisclosureProblem, readCounts } from "./post-reading";
import { dueSpans, livePeriodEnd, nextReading, nextRetry } from "./spans";

/** Longer than all calls of one reading can take. */
const LEASE_MS = 2 * MINUTE_MS;

/**
 * Asks a platform about a post, and writes down what it says. Of two at once, one does it: the first moves `next_read_at`, and
 * what it learns is written only while that is as it left it, and while the athlete has the connection.
 * @returns the state of the post, or null where no account can be asked, or another question is at it
 */
export async function syncPost(ctx: ProviderContext, contentId: string): Promise<PostState | null> {
  const { db, clock } = ctx;
  const post = await loadPostToSync(db, contentId);
  if (!post || !isConnectable(post.platform)) return null;
  const lease = clock() + LEASE_MS;
  const leased = updateUnlessMoved(db, contentId, post.nextReadAt, { nextReadAt: lease });
  if (!(await commitIfUnchanged({ db }, { change: leased }))) return null;
  const key = { athleteId: post.athleteId, platform: post.platform };
  const { sealedTokens, providerId } = post;
  if (!sealedTokens || !providerId) {
    const change = updateUnlessMoved(db, contentId, lease, afterFailure(post, clock()));
    await commitIfUnchanged({ db }, { change });
    return null;
  }
  const answer = await callProvider(ctx, key, sealedTokens, (accessToken) =>
    PROVIDERS[key.platform].readPost(ctx, accessToken, {
      address: post.postUrl ?? "",
      accountId: providerId,
    }),
  );
  const now = clock();
  if (!answer) {
    const change = updateUnlessMoved(db, contentId, lease, { nextReadAt: now + MINUTE_MS });
    await commitIfUnchanged({ db }, { change });
    return null;
  }
  const outcome = interpretAnswer(post, answer, now);
  const isConnected = exists(
    db.orm
      .select({ one: sql`1` })
      .from(socialConnections)
      .where(and(isConnection(key), eq(socialConnections.providerId, providerId))),
  );
  const sender = { actor: { personId: post.athleteId }, now };
  const namedPost = { ...post, contentId, platform: key.platform };
  const { state = post.state, keptUntil = post.keptUntil, disclosureProblem } = outcome.set;
  const isNew = disclosureProblem && disclosureProblem !== post.disclosureProblem;
  const isAnother = state === "edited" ? outcome.isEdited : state !== post.state;
  const hasChanged = isAnother && now < keptUntil;
  const written = await commitIfUnchanged(
    { db },
    {
      change: db.orm
        .update(posts)
        .set(outcome.set)
        .where(and(eq(posts.contentId, contentId), eq(posts.nextReadAt, lease), isConnected)),
      effects: [
        ...outcome.spans.map((span) =>
          db.orm
            .insert(postFigures)
            .values({ contentId, span, source: "connected", takenAt: now, ...outcome.counts })
            .onConflictDoNothing(),
        ),
        ...(outcome.spans.length > 0 ? [measureForecasts(contentId)] : []),
        ...(hasChanged ? notifyPostChanged(sender, { ...namedPost, keptUntil }, state) : []),
        ...(isNew ? notifyLabelMissing(sender, namedPost, disclosureProblem) : []),
        ...("ok" in answer || state !== post.state ? [broadcastContentChange(contentId, now)] : []),
      ],
    },
  );
  return written ? state : null;
}

async function loadPostToSync(db: Database, contentId: string) {
  const [[post], taken] = await db.read(
    db.orm
      .select({
        athleteId: posts.athleteId,
        platform: posts.platform,
        state: posts.state,
        postedAt: posts.postedAt,
        caption: posts.caption,
        latestCaption: posts.latestCaption,
        disclosureProblem: posts.disclosureProblem,
        keptUntil: posts.keptUntil,
        nextReadAt: posts.nextReadAt,
        failures: posts.failures,
        postUrl: contentSubmissions.postUrl,
        title: contentSubmissions.title,
        brandId: campaigns.brandId,
        audienceCountries: campaigns.audienceCountries,
        athleteName: profiles.fullName,
        providerId: socialConnections.providerId,
        sealedTokens: socialConnections.sealedTokens,
      })
      .from(posts)
      .innerJoin(contentSubmissions, eq(contentSubmissions.id, posts.contentId))
      .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
      .innerJoin(profiles, eq(profiles.id, posts.athleteId))
      .leftJoin(
        socialConnections,
        and(
          eq(socialConnections.athleteId, posts.athleteId),
          eq(socialConnections.platform, posts.platform),
          isConnectionActive,
        ),
      )
      .where(eq(posts.contentId, contentId)),
    db.orm
      .select({ span: postFigures.span })
      .from(postFigures)
      .where(eq(postFigures.contentId, contentId)),
  );
  return post && { ...post, taken: taken.map(({ span }) => span) };
}

type PostToSync = NonNullable<Awaited<ReturnType<typeof loadPostToSync>>>;
type Columns = Partial<typeof posts.$inferInsert>;

/** Changes a post that is still to be read when it was. */
const updateUnlessMoved = (
  db: Database,
  contentId: string,
  nextReadAt: number | null,
  set: Columns,
) =>
  db.orm
    .update(posts)
    .set(set)
    .where(and(eq(posts.contentId, contentId), sql`${posts.nextReadAt} is ${nextReadAt}`));

const afterFailure = ({ postedAt, failures }: PostToSync, now: number): Columns => ({
  failures: failures + 1,
  nextReadAt: nextRetry(postedAt, failures, now),
});

/** What an answer means for a post, and the spans that it has figures for. */
function interpretAnswer(post: PostToSync, answer: Answer<Post>, now: number) {
  if ("fault" in answer) {
    const { fault, until } = answer;
    const nothing = { spans: [], counts: {}, isEdited: false };
    if (fault === "limited")
      return { ...nothing, set: { nextReadAt: until ?? now + LEASE_MS } as Columns };
    if (fault !== "gone" && fault !== "private")
      return { ...nothing, set: afterFailure(post, now) };
    const nextReadAt = now < post.keptUntil ? nextReading(post.postedAt, POST_SPANS, now) : null;
    return {
      ...nothing,
      set: { state: fault, readAt: now, failures: 0, nextReadAt } as Columns,
    };
  }
  const { ok } = answer;
  // The first answer says when it was posted, and with which caption.
  const isFirst = post.caption === null;
  const postedAt = isFirst ? Math.min(ok.postedAt, now) : post.postedAt;
  const spans = dueSpans(postedAt, post.taken, now);
  const platform = post.platform ?? "instagram";
  const isEdited = !isFirst && ok.caption !== (post.latestCaption ?? post.caption);
  const set: Columns = {
    ...(isFirst && { providerId: ok.id, postedAt, caption: ok.caption }),
    ...(isFirst && { keptUntil: livePeriodEnd(postedAt) }),
    latestCaption: ok.caption,
    state: isFirst || post.caption === ok.caption ? "live" : "edited",
    disclosureProblem: findDisclosureProblem(ok.caption, post.audienceCountries, platform),
    readAt: now,
    failures: 0,
    nextReadAt: nextReading(postedAt, [...post.taken, ...spans], now),
  };
  return { set, spans, counts: readCounts(ok), isEdited };
}
