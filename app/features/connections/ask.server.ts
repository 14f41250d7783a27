import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { Env } from "~/platform/env";
import { assertRowChanged, ConcurrencyError, type Database, type Statement } from "~db/client";
import { socialConnections } from "~db/schema";
import { PROVIDERS } from "../channels/providers";
import type { Answer, Tokens } from "../channels/providers/provider";
import { type ConnectionKey, openTokens, sealTokens } from "./tokens.server";

/** What asks a platform in an athlete's name. */
export interface AskContext {
  db: Database;
  env: Env;
  clock: () => number;
}

type Read<T> = (accessToken: string) => Promise<Answer<T>>;

export const isAt = ({ athleteId, platform }: ConnectionKey) =>
  and(eq(socialConnections.athleteId, athleteId), eq(socialConnections.platform, platform));

/** Of connections that may answer: the others wait for their athlete, or have nothing to tell. */
export const mayAnswer = inArray(socialConnections.state, ["working", "limited", "failing"]);

/** Of connections whose tokens are still these. */
export const holds = (sealedTokens: string) => eq(socialConnections.sealedTokens, sealedTokens);

/**
 * Asks with an athlete's tokens, which are refreshed before they end, or when the platform says that they have.
 * @param isOurs the connection whose tokens a refresh may replace; one that was disconnected since keeps none
 */
export async function askWith<T>(
  ctx: AskContext,
  key: ConnectionKey,
  sealed: string,
  isOurs: SQL,
  read: Read<T>,
): Promise<Answer<T>> {
  const tokens = await openTokens(ctx.env, key, sealed);
  if (tokens.expiresAt - PROVIDERS[key.platform].refreshBefore <= ctx.clock())
    return refreshThenRead(ctx, key, { sealed, tokens }, isOurs, read);
  const answer = await read(tokens.access);
  return "fault" in answer && answer.fault === "expired"
    ? refreshThenRead(ctx, key, { sealed, tokens }, isOurs, read)
    : answer;
}

async function refreshThenRead<T>(
  ctx: AskContext,
  key: ConnectionKey,
  { sealed, tokens }: { sealed: string; tokens: Tokens },
  isOurs: SQL,
  read: Read<T>,
): Promise<Answer<T>> {
  const fresh = await PROVIDERS[key.platform].refresh(ctx, tokens);
  if ("fault" in fresh) {
    // Another question may have refreshed them at the same moment, which ended these.
    const now = await sealedNow(ctx.db, key);
    return now && now !== sealed ? read((await openTokens(ctx.env, key, now)).access) : fresh;
  }
  // At once: the old refresh token may be void.
  const sealedTokens = await sealTokens(ctx.env, key, fresh.ok);
  await writes(ctx.db, [
    ctx.db.orm
      .update(socialConnections)
      .set({ sealedTokens, scopes: fresh.ok.scopes })
      .where(and(isAt(key), isOurs)),
    assertRowChanged(),
  ]);
  return read(fresh.ok.access);
}

async function sealedNow({ read, orm }: Database, key: ConnectionKey): Promise<string | null> {
  const [[row]] = await read(
    orm.select({ sealed: socialConnections.sealedTokens }).from(socialConnections).where(isAt(key)),
  );
  return row?.sealed ?? null;
}

/** Whether the batch was written; not, if something else came first. */
export async function writes(db: Database, batch: Statement[]): Promise<boolean> {
  try {
    await db.write(batch);
    return true;
  } catch (error) {
    if (error instanceof ConcurrencyError) return false;
    throw error;
  }
}
