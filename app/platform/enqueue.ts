import { type SQL, sql } from "drizzle-orm";
import type { Statement } from "~db/client";
import { newId } from "~db/columns";

/** Queues one row; the statement stands in the batch of the change that causes it. */
export const enqueue = (
  kind: string,
  payload: object,
  now: number,
  { key = newId(), dueAt = now }: { key?: string | undefined; dueAt?: number } = {},
): Statement =>
  sql`insert into outbox (id, kind, idempotency_key, payload, due_at, created_at)
      values (${newId()}, ${kind}, ${`${kind}:${key}`}, ${JSON.stringify(payload)}, ${dueAt}, ${now})`;

/** Queues a row for each row of `from`. `payload` (JSON) and `key` may use its columns. */
export function enqueueEach(
  kind: string,
  { payload, key, from, dueAt }: { payload: SQL; key: SQL; from: SQL; dueAt?: number },
  now: number,
): Statement {
  // The moment of a new id, then chance: sorts like all other ids.
  const id = sql`${newId().slice(0, 10)} || lower(hex(randomblob(8)))`;
  return sql`insert into outbox (id, kind, idempotency_key, payload, due_at, created_at)
    select ${id}, ${kind}, ${`${kind}:`} || ${key}, ${payload}, ${dueAt ?? now}, ${now} from ${from}`;
}

/**
 * Makes rows of a kind that wait for something due at once: it has happened. One that is being attempted is due again afterwards.
 * @param which a condition over `outbox`
 */
export const dueNow = (kind: string, which: SQL, now: number): Statement =>
  sql`update outbox set due_at = iif(due_at > ${now}, ${now}, due_at + 1)
    where kind = ${kind} and sent_at is null and failed_at is null and ${which}`;
