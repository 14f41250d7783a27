import { eq } from "drizzle-orm";
import { markHandled } from "~/features/communication/notifications/mark-handled";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { commit } from "~/platform/command";
import type { Env } from "~/platform/env";
import { notFound } from "~/platform/errors";
import { athleteProfiles, socialConnections } from "~db/schema";
import { profileColumns } from "../athletes/profile-columns.server";
import { describeAnomaly, visibleFrom } from "../audience/anomalies";
import { selectAnomalies } from "../audience/queries.server";
import { findChannel } from "../channels/channel";
import { PROVIDERS } from "../channels/providers";
import type { ConnectablePlatform } from "../channels/providers/provider";
import { markDisconnected } from "../channels/store-channels.server";
import { isConnection } from "./call-provider.server";
import { listConnectable } from "./consent.server";
import { reserveReadings, selectBucket } from "./reserve-readings.server";
import { syncChannel } from "./sync-channel.server";
import { openTokens } from "./tokens.server";

/** What an athlete sees of the own channels, and can do with them. */

/** The channels with their connections, without anything secret. */
export async function loadOwnChannels(ctx: CommandContext, env: Env) {
  const { actor, db } = ctx;
  const [[profile], connections, signs] = await db.read(
    db.orm
      .select({
        channels: profileColumns().channels,
        isVerified: athleteProfiles.isVerified,
        version: athleteProfiles.version,
      })
      .from(athleteProfiles)
      .where(eq(athleteProfiles.userId, actor.personId)),
    selectConnections(ctx),
    selectAnomalies(db, actor.personId),
  );
  const channels = profile?.channels ?? [];
  const can = listConnectable(env);
  return {
    platforms: (Object.keys(PROVIDERS) as ConnectablePlatform[]).map((platform) => ({
      platform,
      canConnect: can.includes(platform),
      channel: findChannel(channels, platform) ?? null,
      connection: connections.find((one) => one.platform === platform) ?? null,
      signs: signs
        .filter((sign) => sign.platform === platform)
        .map((sign) => ({
          kind: sign.kind,
          text: describeAnomaly(sign),
          shownFrom: visibleFrom(sign),
          explanation: sign.explanation,
        })),
    })),
    channels,
    isVerified: profile?.isVerified ?? false,
    version: profile?.version ?? 0,
  };
}

export type OwnChannel = Awaited<ReturnType<typeof loadOwnChannels>>["platforms"][number];

const selectConnections = ({ actor, db }: CommandContext) =>
  db.orm
    .select({
      platform: socialConnections.platform,
      state: socialConnections.state,
      syncedAt: socialConnections.syncedAt,
      nextSyncAt: socialConnections.nextSyncAt,
      renamedFrom: socialConnections.renamedFrom,
    })
    .from(socialConnections)
    .where(eq(socialConnections.athleteId, actor.personId));

/**
 * Asks the platforms of all own connections now.
 * @returns how many gave figures, of how many
 */
export async function syncOwnChannels(
  ctx: CommandContext,
  env: Env,
): Promise<{ worked: number; total: number }> {
  requireParty(ctx, "athlete");
  const { actor, db, now, request } = ctx;
  const [connections, ...buckets] = await Promise.all([
    db.read(selectConnections(ctx)).then(([rows]) => rows),
    ...PLATFORMS.map((platform) => db.read(selectBucket(db, platform)).then(([[row]]) => row)),
  ]);
  const states = await Promise.all(
    PLATFORMS.map(async (platform, i) => {
      if (!connections.some((one) => one.platform === platform)) return null;
      if ((await reserveReadings(db, platform, buckets[i], { requested: 1 }, now)) === 0)
        return "limited" as const;
      return syncChannel(
        { db, env, clock: () => now, request },
        { athleteId: actor.personId, platform },
      );
    }),
  );
  return {
    worked: states.filter((state) => state === "working").length,
    total: connections.length,
  };
}

const PLATFORMS = Object.keys(PROVIDERS) as ConnectablePlatform[];

/**
 * Ends a connection: at the platform, where it offers a way, and with us. The channel and its figures stay.
 * @returns whether the platform has been told
 * @throws AppError not_found
 */
export async function disconnectChannel(
  ctx: CommandContext,
  env: Env,
  platform: ConnectablePlatform,
): Promise<boolean> {
  const { actor, db, now } = ctx;
  const key = { athleteId: actor.personId, platform };
  const [[row]] = await db.read(db.orm.select().from(socialConnections).where(isConnection(key)));
  if (!row) throw notFound();
  // Tokens that nobody can open any more, because their key is gone, are no reason to keep them.
  const tokens = await openTokens(env, key, row.sealedTokens).catch(() => null);
  const revocation =
    tokens && (await PROVIDERS[platform].revoke({ env, clock: () => now }, tokens));
  await commit(ctx, {
    change: db.orm.delete(socialConnections).where(isConnection(key)),
    effects: [
      ...markHandled(ctx.actor.personId, ctx.now, platform),
      ...markDisconnected(db, key, now),
    ],
    audit: {
      action: "channel_disconnected",
      resourceType: "channel",
      resourceId: actor.personId,
      detail: { platform },
    },
  });
  return revocation !== null && "ok" in revocation;
}

/** Takes note that the athlete has seen the new name of a channel. */
export const dismissRename = (ctx: CommandContext, platform: ConnectablePlatform) =>
  commit(ctx, {
    effects: [
      ctx.db.orm
        .update(socialConnections)
        .set({ renamedFrom: null })
        .where(isConnection({ athleteId: ctx.actor.personId, platform })),
    ],
  });
