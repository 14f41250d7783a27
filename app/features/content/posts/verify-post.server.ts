import { and, eq, ne } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { PROVIDERS } from "~/features/profiles/channels/providers";
import { detectPlatform } from "~/features/profiles/channels/providers/post-address";
import type { Fault, Post } from "~/features/profiles/channels/providers/provider";
import { isConnectable } from "~/features/profiles/channels/providers/provider";
import { callProvider, isConnection } from "~/features/profiles/connections/call-provider.server";
import {
  reserveReadings,
  selectBucket,
} from "~/features/profiles/connections/reserve-readings.server";
import { platformName } from "~/features/reference/platforms/platform-names";
import type { Env } from "~/platform/env";
import { FieldError } from "~/platform/forms";
import { contentSubmissions, posts, socialConnections } from "~db/schema";
import { postAddressKey } from "./address";

/** What has to be known before a content item is marked as posted at an address. One round trip. */
export async function loadPostingContext(
  { actor, db }: CommandContext,
  contentId: string,
  address: string,
) {
  const platform = detectPlatform(address);
  const askedPlatform = isConnectable(platform) ? platform : null;
  const [[other], [connection], buckets] = await db.read(
    db.orm
      .select({ title: contentSubmissions.title })
      .from(posts)
      .innerJoin(contentSubmissions, eq(contentSubmissions.id, posts.contentId))
      .where(
        and(
          eq(posts.athleteId, actor.personId),
          eq(posts.addressKey, postAddressKey(address)),
          ne(posts.contentId, contentId),
        ),
      ),
    db.orm
      .select()
      .from(socialConnections)
      .where(isConnection({ athleteId: actor.personId, platform: askedPlatform ?? "instagram" })),
    selectBucket(db, askedPlatform ?? "instagram"),
  );
  return {
    /** The athlete's content item that this post is of already. */
    other: other ?? null,
    /** What the platform can be asked with; null where the athlete has no working connection there. */
    connection:
      askedPlatform && connection?.state === "working"
        ? {
            key: { athleteId: actor.personId, platform: askedPlatform },
            connection,
            bucket: buckets[0],
          }
        : null,
  };
}

/**
 * Asks the platform about a post that its athlete names.
 * @returns null where it has not told us: too busy, too slow, or not allowed to
 * @throws FieldError when it says that there is no such post, or that it is not the athlete's
 */
export async function verifyPost(
  { db, now }: CommandContext,
  env: Env,
  address: string,
  access: Awaited<ReturnType<typeof loadPostingContext>>["connection"],
): Promise<Post | null> {
  if (!access) return null;
  const { key, connection, bucket } = access;
  const { platform } = key;
  if ((await reserveReadings(db, platform, bucket, { requested: 1, resource: "post" }, now)) === 0)
    return null;
  const asking = { db, env, clock: () => now };
  const answer = await callProvider(asking, key, connection.sealedTokens, (accessToken) =>
    PROVIDERS[platform].readPost(asking, accessToken, {
      address,
      accountId: connection.providerId,
    }),
  );
  if (!answer) return null;
  if ("ok" in answer) return answer.ok;
  const refusal = REFUSALS[answer.fault]?.(platformName(platform));
  if (refusal) throw new FieldError({ postUrl: [refusal] });
  return null;
}

const REFUSALS: Partial<Record<Fault, (platform: string) => string>> = {
  not_theirs: (platform) =>
    `${platform} says that this post is on another channel than the one you've connected.`,
  gone: (platform) =>
    `${platform} can't find this post on your channel. Check the address, and that everyone can see the post.`,
  private: () => "This post is private. Make it public, then mark it as posted.",
};
