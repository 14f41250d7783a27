import { inArray, type SQL, sql } from "drizzle-orm";
import type { Database, Statement } from "~db/client";
import { newId } from "~db/columns";
import { outbox } from "~db/schema";
import type { Env } from "./env";
import { errorFields, log } from "./log";
import { type Mail, mailSchema, sendMail } from "./mail";
import { type Push, pushSchema } from "./push";
import type { Rooms } from "./realtime";

const LEASE_MS = 60_000;
const BATCH = 50;
const LONGEST_WAIT_MS = 60 * 60_000;

/** A mail to be sent because of the batch this statement stands in. */
export const queueMail = (mail: Mail, now: number, key: string = newId()): Statement =>
  sql`insert into outbox (id, kind, idempotency_key, payload, due_at, created_at)
      values (${newId()}, 'mail', ${`mail:${key}`}, ${JSON.stringify(mailSchema.parse(mail))}, ${now}, ${now})`;

/** A mail to an account whose address the caller has not read. No account, no mail. */
export const queueMailTo = (
  userId: string | SQL,
  mail: Omit<Mail, "to">,
  now: number,
  key: string = newId(),
): Statement =>
  sql`insert into outbox (id, kind, idempotency_key, payload, due_at, created_at)
      select ${newId()}, 'mail', ${`mail:${key}`}, json_set(${JSON.stringify(mail)}, '$.to', email), ${now}, ${now}
      from profiles where id = ${userId}`;

export const queuePush = (push: Push, now: number, key: string = newId()): Statement =>
  sql`insert into outbox (id, kind, idempotency_key, payload, due_at, created_at)
      values (${newId()}, 'push', ${`push:${key}`}, ${JSON.stringify(push)}, ${now}, ${now})`;

interface Worker {
  db: Database;
  env: Env;
  rooms: Rooms;
  clock: () => number;
}

/**
 * Sends what is due. Runs after every change and by cron; a row belongs to one sender at a time (its
 * `due_at` is moved on while it works), and a failed row comes back later and later, an hour at most.
 * @returns how many rows were sent
 */
export async function drainOutbox({ db, env, rooms, clock }: Worker): Promise<number> {
  const [claimed] = await db.write([
    sql`update outbox set due_at = ${clock() + LEASE_MS}, attempts = attempts + 1
        where id in (select id from outbox where sent_at is null and due_at <= ${clock()}
                     order by due_at limit ${BATCH})
        returning id, kind, idempotency_key, payload, attempts`,
  ]);
  const rows = (claimed?.rows ?? []) as unknown as Row[];
  if (rows.length === 0) return 0;

  const failures: { row: Row; reason: string }[] = [];
  for (const row of rows) {
    try {
      await send(row, env, rooms);
    } catch (error) {
      const reason = errorFields(error).message;
      failures.push({ row, reason });
      log("warn", "outbox.failed", { id: row.id, kind: row.kind, attempts: row.attempts, reason });
    }
  }
  const failed = new Set(failures.map(({ row }) => row.id));
  const sent = rows.filter((row) => !failed.has(row.id)).map((row) => row.id);
  const now = clock();
  await db.write([
    db.orm.update(outbox).set({ sentAt: now, lastError: null }).where(inArray(outbox.id, sent)),
    ...failures.map(
      ({ row, reason }) =>
        sql`update outbox set due_at = ${now + wait(row.attempts)}, last_error = ${reason} where id = ${row.id}`,
    ),
  ]);
  return sent.length;
}

interface Row {
  id: string;
  kind: "mail" | "push";
  idempotency_key: string;
  payload: string;
  attempts: number;
}

function send(row: Row, env: Env, rooms: Rooms): Promise<void> {
  const payload = JSON.parse(row.payload);
  return row.kind === "mail"
    ? sendMail(env, mailSchema.parse(payload), row.idempotency_key)
    : rooms.deliver(pushSchema.parse(payload));
}

const wait = (attempts: number) => Math.min(2 ** attempts * 15_000, LONGEST_WAIT_MS);
