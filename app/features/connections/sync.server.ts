import { and, eq, type SQL, sql } from "drizzle-orm";
import { type AuditContext, audit } from "~/platform/audit";
import { dayOf } from "~/platform/dates";
import { MINUTE_MS } from "~/platform/durations";
import { assertRowChanged, type Database, type Statement } from "~db/client";
import { socialConnections } from "~db/schema";
import { profileHistory } from "../athletes/queries.server";
import { onPlatform } from "../channels/channel";
import { PROVIDERS } from "../channels/providers";
import { markHandled } from "../notifications/handled";
import { type AskContext, askWith, isAt, writes } from "./ask.server";
import { channelFrom, keepTold } from "./figures.server";
import { notifyBroken } from "./notify-broken";
import { nextDaySync } from "./schedule";
import { standingAfter } from "./standing";
import type { ConnectionKey } from "./tokens.server";

/** Longer than all calls of one sync can take. */
const LEASE_MS = 2 * MINUTE_MS;

export interface SyncContext extends AskContext {
  request: AuditContext["request"];
}

/**
 * Asks a platform for an athlete's figures, and writes them down, or why there are none. Of two at once, one does it: the first
 * moves `next_sync_at`, and what it learns is written only while that is as it left it.
 * @returns the state of the connection, or null where there is none or another question is at it
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
  const answer = await askWith(ctx, key, row.sealedTokens, (accessToken) =>
    PROVIDERS[key.platform].readAccount(ctx, accessToken),
  );
  const end = clock();
  const sender = { actor: { personId: key.athleteId }, now: end };
  if (!answer) {
    await writes(db, [setting(db, key, isOurs, { nextSyncAt: end + MINUTE_MS })]);
    return null;
  }
  if ("fault" in answer) {
    const standing = standingAfter(answer, row, end);
    const failures = row.failures + 1;
    await writes(db, [
      setting(db, key, isOurs, { ...standing, failures }),
      assertRowChanged(),
      ...(standing.state === row.state ? [] : [changed(ctx, end, key, row.state, standing.state)]),
      ...notifyBroken(sender, key, [row.state, standing.state]),
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
    ...keepTold(db, history, key, answer.ok, end),
    ...(row.state === "working" ? [] : [changed(ctx, end, key, row.state, "working")]),
    ...markHandled(key.athleteId, end, key.platform),
  ]);
  return "working" as const;
}

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
