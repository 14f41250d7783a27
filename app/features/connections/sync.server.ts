import { and, eq, type SQL, sql } from "drizzle-orm";
import { type AuditContext, audit } from "~/platform/audit";
import { dayOf } from "~/platform/dates";
import { MINUTE_MS } from "~/platform/durations";
import type { Env } from "~/platform/env";
import { assertRowChanged, ConcurrencyError, type Database, type Statement } from "~db/client";
import { socialConnections } from "~db/schema";
import { profileHistory } from "../athletes/queries.server";
import { onPlatform } from "../channels/channel";
import { PROVIDERS } from "../channels/providers";
import type { AccountFigures, Answer, Tokens } from "../channels/providers/provider";
import { channelFrom, keepTold } from "./figures.server";
import { nextDaySync } from "./schedule";
import { standingAfter } from "./standing";
import { type ConnectionKey, openTokens, sealTokens } from "./tokens.server";

/** Longer than all calls of one sync can take. */
const LEASE_MS = 2 * MINUTE_MS;

export interface SyncContext {
  db: Database;
  env: Env;
  clock: () => number;
  request: AuditContext["request"];
}

/**
 * Asks a platform for an athlete's figures, and writes them down, or why there are none. Of two at once, one does it: the first
 * moves `next_sync_at`, and what it learns is written only while that is as it left it.
 * @returns the state of the connection, or null where there is none or another sync is at it
 */
export async function syncChannel(ctx: SyncContext, key: ConnectionKey) {
  const { db, clock } = ctx;
  const now = clock();
  const [[[row]], history] = await Promise.all([
    db.read(db.orm.select().from(socialConnections).where(isAt(key))),
    profileHistory(db, key.athleteId, dayOf(now)),
  ]);
  if (!row) return null;
  const lease = now + LEASE_MS;
  const seen = sql`${socialConnections.nextSyncAt} is ${row.nextSyncAt}`;
  if (!(await writes(db, [setting(db, key, seen, { nextSyncAt: lease }), assertRowChanged()])))
    return null;
  const isOurs = eq(socialConnections.nextSyncAt, lease);
  const answer = await ask(ctx, key, row.sealedTokens, isOurs);
  const end = clock();
  if ("fault" in answer) {
    const standing = standingAfter(answer, row.failures, end);
    const failures = row.failures + 1;
    await writes(db, [
      setting(db, key, isOurs, { ...standing, failures }),
      assertRowChanged(),
      ...(standing.state === row.state ? [] : [changed(ctx, end, key, row.state, standing.state)]),
    ]);
    return standing.state;
  }
  const told = channelFrom(key, answer.ok, end);
  const was = onPlatform(history.own?.channels ?? [], key.platform)?.handle ?? null;
  await writes(db, [
    setting(db, key, isOurs, {
      state: "working",
      syncedAt: end,
      nextSyncAt: nextDaySync(key.athleteId, end),
      failures: 0,
      ...(was !== null && was !== told.handle && { renamedFrom: was }),
    }),
    assertRowChanged(),
    ...keepTold(db, history, key.athleteId, told),
    ...(row.state === "working" ? [] : [changed(ctx, end, key, row.state, "working")]),
  ]);
  return "working" as const;
}

export const isAt = ({ athleteId, platform }: ConnectionKey) =>
  and(eq(socialConnections.athleteId, athleteId), eq(socialConnections.platform, platform));

const setting = (
  { orm }: Database,
  key: ConnectionKey,
  unchanged: SQL,
  values: Partial<typeof socialConnections.$inferInsert>,
): Statement =>
  orm
    .update(socialConnections)
    .set(values)
    .where(and(isAt(key), unchanged));

/** Whether the batch was written; not, if another sync or a disconnect came first. */
async function writes(db: Database, batch: Statement[]): Promise<boolean> {
  try {
    await db.write(batch);
    return true;
  } catch (error) {
    if (error instanceof ConcurrencyError) return false;
    throw error;
  }
}

/** Reads the figures, with tokens that are refreshed before they end, or when the platform says that they have. */
async function ask(
  ctx: SyncContext,
  key: ConnectionKey,
  sealed: string,
  isOurs: SQL,
): Promise<Answer<AccountFigures>> {
  const provider = PROVIDERS[key.platform];
  const tokens = await openTokens(ctx.env, key, sealed);
  if (tokens.expiresAt - provider.refreshBefore <= ctx.clock())
    return refreshThenRead(ctx, key, tokens, isOurs);
  const read = await provider.readAccount(ctx, tokens.access);
  return "fault" in read && read.fault === "expired"
    ? refreshThenRead(ctx, key, tokens, isOurs)
    : read;
}

async function refreshThenRead(
  ctx: SyncContext,
  key: ConnectionKey,
  tokens: Tokens,
  isOurs: SQL,
): Promise<Answer<AccountFigures>> {
  const provider = PROVIDERS[key.platform];
  const fresh = await provider.refresh(ctx, tokens);
  if ("fault" in fresh) return fresh;
  // At once: the old refresh token may be void.
  const sealedTokens = await sealTokens(ctx.env, key, fresh.ok);
  await writes(ctx.db, [
    setting(ctx.db, key, isOurs, { sealedTokens, scopes: fresh.ok.scopes }),
    assertRowChanged(),
  ]);
  return provider.readAccount(ctx, fresh.ok.access);
}

const changed = (
  { request }: SyncContext,
  now: number,
  { athleteId, platform }: ConnectionKey,
  from: string,
  to: string,
) =>
  audit(
    { request, now },
    {
      userId: null,
      action: "channel_changed",
      resourceType: "channel",
      resourceId: athleteId,
      detail: { platform, from, to },
    },
  );
