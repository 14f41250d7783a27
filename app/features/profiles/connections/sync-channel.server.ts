import { and, eq, type SQL, sql } from "drizzle-orm";
import { markHandled } from "~/features/communication/notifications/mark-handled";
import { notify, type Sender } from "~/features/communication/notifications/notify";
import { type Change, commitIfUnchanged, personContext, type Writer } from "~/platform/command";
import { dayOf } from "~/platform/dates";
import { MINUTE_MS } from "~/platform/durations";
import type { Database, Statement } from "~db/client";
import type { ConnectionState } from "~db/constants";
import { socialConnections } from "~db/schema";
import { loadProfileHistory } from "../athletes/queries.server";
import { findChannel } from "../channels/channel";
import { PROVIDERS } from "../channels/providers";
import { callProvider, isConnection, type ProviderContext } from "./call-provider.server";
import { needsAthlete, nextConnectionState, nextDaySync } from "./connection-state";
import { connectionNotifications } from "./notifications";
import { storeConnectedChannel, toConnectedChannel } from "./store-connected-channel.server";
import type { ConnectionKey } from "./tokens.server";

/** Notifies an athlete once when a connection has ended. Faults that pass by themselves are left out. */
const notifyBrokenConnection = (
  sender: Sender,
  { athleteId, platform }: ConnectionKey,
  [previousState, state]: [ConnectionState, ConnectionState],
) =>
  previousState === state || !needsAthlete(state)
    ? []
    : notify(sender, connectionNotifications.broken, {
        userId: athleteId,
        subjectId: platform,
        params: { platform, state },
      });

/** Longer than all calls of one sync can take. */
const LEASE_MS = 2 * MINUTE_MS;

export interface SyncContext extends ProviderContext {
  request: Writer["request"];
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
    db.read(db.orm.select().from(socialConnections).where(isConnection(key))),
    loadProfileHistory(db, key.athleteId, dayOf(now)),
  ]);
  if (!row) return null;
  const lease = now + LEASE_MS;
  const isUnchanged = sql`${socialConnections.nextSyncAt} is ${row.nextSyncAt}`;
  const leased = updateConnection(db, key, isUnchanged, { nextSyncAt: lease });
  if (!(await commitIfUnchanged({ db }, { change: leased }))) return null;
  const isOurs = eq(socialConnections.nextSyncAt, lease);
  const answer = await callProvider(ctx, key, row.sealedTokens, (accessToken) =>
    PROVIDERS[key.platform].readAccount(ctx, accessToken),
  );
  const end = clock();
  const writer = personContext(ctx, null, end);
  const sender = { actor: { personId: key.athleteId }, now: end };
  if (!answer) {
    const change = updateConnection(db, key, isOurs, { nextSyncAt: end + MINUTE_MS });
    await commitIfUnchanged(writer, { change });
    return null;
  }
  if ("fault" in answer) {
    const next = nextConnectionState(answer, row, end);
    const failures = row.failures + 1;
    await commitIfUnchanged(writer, {
      change: updateConnection(db, key, isOurs, { ...next, failures }),
      effects: notifyBrokenConnection(sender, key, [row.state, next.state]),
      ...auditStateChange(key, row.state, next.state),
    });
    return next.state;
  }
  const connectedChannel = toConnectedChannel(key, answer.ok, end);
  const previousHandle = findChannel(history.own?.channels ?? [], key.platform)?.handle ?? null;
  await commitIfUnchanged(writer, {
    change: updateConnection(db, key, isOurs, {
      state: "working",
      syncedAt: end,
      nextSyncAt: nextDaySync(key.athleteId, end),
      failures: 0,
      ...(previousHandle !== null &&
        previousHandle !== connectedChannel.handle && { renamedFrom: previousHandle }),
    }),
    effects: [
      ...storeConnectedChannel(db, history, key, answer.ok, end),
      ...markHandled(key.athleteId, end, key.platform),
    ],
    ...auditStateChange(key, row.state, "working"),
  });
  return "working" as const;
}

const updateConnection = (
  { orm }: Database,
  key: ConnectionKey,
  unchanged: SQL,
  values: Partial<typeof socialConnections.$inferInsert>,
): Statement =>
  orm
    .update(socialConnections)
    .set(values)
    .where(and(isConnection(key), unchanged));

const auditStateChange = (
  { athleteId, platform }: ConnectionKey,
  from: ConnectionState,
  to: ConnectionState,
): Pick<Change, "audit"> =>
  from === to
    ? {}
    : {
        audit: {
          action: "channel_changed",
          resourceType: "channel",
          resourceId: athleteId,
          detail: { platform, from, to },
        },
      };
