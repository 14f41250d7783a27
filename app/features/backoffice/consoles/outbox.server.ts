import { and, asc, count, eq, gt, min, type SQL, sql } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { requireAbility } from "~/features/identity/accounts/staff-access.server";
import { commit } from "~/platform/command";
import { conflict, notFound } from "~/platform/errors";
import type { AuditAction } from "~db/constants";
import { outbox } from "~db/schema";
import type { OutboxTab } from "./labels";

const PAGE = 50;

/** The conditions in the words of the partial indexes. */
const STATE: Record<OutboxTab, SQL> = {
  "set-aside": sql`failed_at is not null`,
  // Not while it is being sent for the first time.
  failing: sql`sent_at is null and failed_at is null and attempts > 0 and last_error is not null`,
  waiting: sql`sent_at is null and failed_at is null and attempts = 0`,
};

/** The payload is left out: it holds addresses, texts and links that open accounts. */
const ROW = {
  id: outbox.id,
  kind: outbox.kind,
  key: outbox.idempotencyKey,
  attempts: outbox.attempts,
  dueAt: outbox.dueAt,
  failedAt: outbox.failedAt,
  lastError: outbox.lastError,
  createdAt: outbox.createdAt,
};

/** What has not been sent, the oldest first, and how much of each kind there is. */
export async function outboxPage(ctx: CommandContext, tab: OutboxTab, after: string | null) {
  requireAbility(ctx, "run the system");
  const { read, orm } = ctx.db;
  const kinds = (stands: SQL) =>
    orm
      .select({ kind: outbox.kind, n: count(), oldest: min(outbox.createdAt) })
      .from(outbox)
      .where(stands)
      .groupBy(outbox.kind)
      .orderBy(outbox.kind);
  const [setAside, failing, waiting, rows] = await read(
    kinds(STATE["set-aside"]),
    kinds(STATE.failing),
    kinds(STATE.waiting),
    orm
      .select(ROW)
      .from(outbox)
      .where(and(STATE[tab], after ? gt(outbox.id, after) : undefined))
      .orderBy(asc(outbox.id))
      .limit(PAGE + 1),
  );
  const items = rows.slice(0, PAGE);
  return {
    kinds: { "set-aside": setAside, failing, waiting },
    items,
    next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null,
  };
}

export type OutboxItem = Awaited<ReturnType<typeof outboxPage>>["items"][number];

/** @throws AppError not_found, also when it was sent or discarded */
export async function unsentRow(ctx: CommandContext, id: string) {
  requireAbility(ctx, "run the system");
  const [[row]] = await ctx.db.read(
    ctx.db.orm
      .select(ROW)
      .from(outbox)
      .where(and(eq(outbox.id, id), sql`sent_at is null`)),
  );
  if (!row) throw notFound();
  return row;
}

/** A row that no drainer has under way now. */
const isFree = (now: number) =>
  sql`sent_at is null and (leased_until is null or leased_until <= ${now})`;

const retryNow = (now: number, which: SQL) => sql`update outbox
  set failed_at = null, attempts = 0, due_at = ${now} where ${isFree(now)} and ${which}`;

const handled = () => conflict("It has been sent or discarded by now, or is being sent.");

/** Tries a row again that was set aside or is waiting after a failure, with all its attempts. */
export async function sendAgain(ctx: CommandContext, id: string) {
  const { kind, key, lastError } = await unsentRow(ctx, id);
  const which = sql`id = ${id} and (failed_at is not null or attempts > 0)`;
  await commit(
    ctx,
    {
      change: retryNow(ctx.now, which),
      audit: entry("outbox_sent_again", id, { kind, key, lastError }),
    },
    handled,
  );
}

/** Tries everything of a kind again that was set aside: what an outage has left behind. */
export async function sendKindAgain(ctx: CommandContext, kind: string) {
  requireAbility(ctx, "run the system");
  const which = sql`kind = ${kind} and failed_at is not null`;
  await commit(
    ctx,
    { change: retryNow(ctx.now, which), audit: entry("outbox_sent_again", kind, { all: true }) },
    handled,
  );
}

/** Gives up a row that was set aside. The audit row is what stays of it. */
export async function discardRow(ctx: CommandContext, id: string, reason: string) {
  const { kind, key, attempts, lastError } = await unsentRow(ctx, id);
  await commit(
    ctx,
    {
      change: sql`delete from outbox where id = ${id} and failed_at is not null and ${isFree(ctx.now)}`,
      audit: entry("outbox_discarded", id, { kind, key, attempts, lastError, reason }),
    },
    handled,
  );
}

const entry = (action: AuditAction, resourceId: string, detail: Record<string, unknown>) => ({
  action,
  resourceType: "outbox",
  resourceId,
  detail,
});
