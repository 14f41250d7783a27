import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { commitIfUnchanged } from "~/platform/command";
import type { Env } from "~/platform/env";
import type { Database } from "~db/client";
import { socialConnections } from "~db/schema";
import { PROVIDERS } from "../channels/providers";
import type { Answer, Tokens } from "../channels/providers/provider";
import { type ConnectionKey, openTokens, sealTokens } from "./tokens.server";

/** What asks a platform in an athlete's name. */
export interface ProviderContext {
  db: Database;
  env: Env;
  clock: () => number;
}

type Read<T> = (accessToken: string) => Promise<Answer<T>>;

export const isConnection = ({ athleteId, platform }: ConnectionKey) =>
  and(eq(socialConnections.athleteId, athleteId), eq(socialConnections.platform, platform));

/** Of connections that may answer: the others wait for their athlete, or have nothing to tell. */
export const isConnectionActive = inArray(socialConnections.state, [
  "working",
  "limited",
  "failing",
]);

/** Longer than the call of a refresh can take. */
const REFRESH_LEASE_MS = 15_000;

/**
 * Asks with an athlete's tokens, which are refreshed before they end, or when the platform says that they have.
 * @returns null while another question refreshes them: a platform may void those that are sent a second time
 */
export async function callProvider<T>(
  ctx: ProviderContext,
  key: ConnectionKey,
  sealed: string,
  read: Read<T>,
): Promise<Answer<T> | null> {
  const tokens = await openTokens(ctx.env, key, sealed);
  if (tokens.expiresAt - PROVIDERS[key.platform].refreshBefore <= ctx.clock())
    return refreshAndCall(ctx, key, { sealed, tokens }, read);
  const answer = await read(tokens.access);
  return "fault" in answer && answer.fault === "expired"
    ? refreshAndCall(ctx, key, { sealed, tokens }, read)
    : answer;
}

async function refreshAndCall<T>(
  ctx: ProviderContext,
  key: ConnectionKey,
  { sealed, tokens }: { sealed: string; tokens: Tokens },
  read: Read<T>,
): Promise<Answer<T> | null> {
  const { db, clock } = ctx;
  const change = (set: Partial<typeof socialConnections.$inferInsert>, free?: SQL) =>
    commitIfUnchanged(
      { db },
      {
        change: db.orm
          .update(socialConnections)
          .set(set)
          .where(and(isConnection(key), eq(socialConnections.sealedTokens, sealed), free)),
      },
    );
  const now = clock();
  const isFree = sql`coalesce(${socialConnections.refreshingUntil}, 0) <= ${now}`;
  if (!(await change({ refreshingUntil: now + REFRESH_LEASE_MS }, isFree))) return null;
  const fresh = await PROVIDERS[key.platform].refresh(ctx, tokens);
  if ("fault" in fresh) {
    await change({ refreshingUntil: null });
    // Too young to be renewed, or renewed too often: what has not ended yet still opens the account.
    return fresh.fault === "refused" && tokens.expiresAt > now ? read(tokens.access) : fresh;
  }
  // At once: the old refresh token may be void. A connection that was ended since keeps none.
  const sealedTokens = await sealTokens(ctx.env, key, fresh.ok);
  await change({ sealedTokens, scopes: fresh.ok.scopes, refreshingUntil: null });
  return read(fresh.ok.access);
}
