import type { Env } from "~/platform/env";
import { FieldError } from "~/platform/forms";
import { socialConnections } from "~db/schema";
import type { CommandContext } from "../accounts/actor";
import { PLATFORM_NAMES } from "../channels/channel";
import { PROVIDERS } from "../channels/providers";
import { platformOf } from "../channels/providers/post-address";
import type { Fault, Post } from "../channels/providers/provider";
import { askWith, holds, isAt } from "../connections/ask.server";
import { bucketOf, takeReadings } from "../connections/bucket.server";

/** What is needed to ask the platform of an address about it; null where the athlete has no working connection there. */
export async function connectionFor({ actor, db }: CommandContext, address: string) {
  const platform = platformOf(address);
  if (!platform || platform === "x") return null;
  const key = { athleteId: actor.userId, platform };
  const [[connection], [bucket]] = await db.read(
    db.orm.select().from(socialConnections).where(isAt(key)),
    bucketOf(db, platform),
  );
  return connection?.state === "working" ? { key, connection, bucket } : null;
}

/**
 * Asks the platform about a post that its athlete names.
 * @returns null where it has not told us: too busy, too slow, or not allowed to
 * @throws FieldError when it says that there is no such post, or that it is not the athlete's
 */
export async function askAboutPost(
  { db, now }: CommandContext,
  env: Env,
  address: string,
  found: Awaited<ReturnType<typeof connectionFor>>,
): Promise<Post | null> {
  if (!found) return null;
  const { key, connection, bucket } = found;
  const { platform } = key;
  if ((await takeReadings(db, platform, bucket, { wanted: 1, of: "post" }, now)) === 0) return null;
  const asking = { db, env, clock: () => now };
  const sealed = connection.sealedTokens;
  const answer = await askWith(asking, key, sealed, holds(sealed), (accessToken) =>
    PROVIDERS[platform].readPost(asking, accessToken, {
      address,
      accountId: connection.providerId,
    }),
  );
  if ("ok" in answer) return answer.ok;
  const refusal = REFUSALS[answer.fault]?.(PLATFORM_NAMES[platform]);
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
