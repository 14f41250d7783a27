import { sql } from "drizzle-orm";
import { markHandled } from "~/features/communication/notifications/mark-handled";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { platformName } from "~/features/reference/platforms/platform-names";
import { commit } from "~/platform/command";
import { dayOf } from "~/platform/dates";
import type { Env } from "~/platform/env";
import { AppError } from "~/platform/errors";
import { product } from "~/product";
import { loadProfileHistory } from "../athletes/queries.server";
import { PROVIDERS } from "../channels/providers";
import type { Answer, ConnectablePlatform, Tokens } from "../channels/providers/provider";
import { describeConnection, nextConnectionState, nextDaySync } from "./connection-state";
import { storeConnectedChannel } from "./store-connected-channel.server";
import { sealTokens } from "./tokens.server";

/**
 * Connects a channel with tokens that the platform gave for it: reads its figures, and stores them with the sealed tokens.
 * @throws AppError invalid (the platform refused; its message says why and what to do), conflict (somebody else's channel)
 */
export async function connectChannel(
  ctx: CommandContext,
  env: Env,
  platform: ConnectablePlatform,
  given: Answer<Tokens>,
): Promise<void> {
  requireParty(ctx, "athlete");
  const { actor, db, now } = ctx;
  const key = { athleteId: actor.personId, platform };
  const tokens = requireAnswer(given, platform);
  const asking = { env, clock: () => now };
  const figures = requireAnswer(
    await PROVIDERS[platform].readAccount(asking, tokens.access),
    platform,
  );
  const [history, sealed] = await Promise.all([
    loadProfileHistory(db, actor.personId, dayOf(now)),
    sealTokens(env, key, tokens),
  ]);
  const { providerId } = figures;
  const row = sql`${key.athleteId}, ${platform}, ${providerId}, ${JSON.stringify(tokens.scopes)}, ${sealed}, ${now}, ${now},
    ${nextDaySync(key.athleteId, now)}`;
  await commit(
    ctx,
    {
      before: storeConnectedChannel(db, history, key, figures, now),
      change: sql`insert into social_connections
          (athlete_id, platform, provider_id, scopes, sealed_tokens, connected_at, synced_at, next_sync_at)
        select ${row} where not exists (select 1 from social_connections
          where platform = ${platform} and provider_id = ${providerId} and athlete_id <> ${actor.personId})
        on conflict (athlete_id, platform) do update set provider_id = excluded.provider_id, scopes = excluded.scopes,
          sealed_tokens = excluded.sealed_tokens, state = 'working', connected_at = excluded.connected_at,
          synced_at = excluded.synced_at, next_sync_at = excluded.next_sync_at, renamed_from = null, failures = 0`,
      effects: markHandled(ctx.actor.personId, ctx.now, platform),
      audit: {
        action: "channel_connected",
        resourceType: "channel",
        resourceId: actor.personId,
        detail: { platform },
      },
    },
    () =>
      new AppError(
        "conflict",
        `Someone else on ${product.name} has connected that ${platformName(platform)} account. Is it yours? Write to us.`,
      ),
  );
}

function requireAnswer<T>(answer: Answer<T>, platform: ConnectablePlatform): T {
  if ("ok" in answer) return answer.ok;
  const { state } = nextConnectionState(answer, { state: "working", failures: 0 }, 0);
  throw new AppError(
    "invalid",
    answer.fault === "refused"
      ? `${platformName(platform)} didn't accept that. Please try again.`
      : (describeConnection(state, platform)?.text ?? ""),
  );
}
