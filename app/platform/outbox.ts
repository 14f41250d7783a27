import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { Statement } from "~db/client";
import type { Background } from "./context";
import type { RunBatch } from "./daily-jobs";
import { DAY_MS, HOUR_MS } from "./durations";
import { errorFields, log } from "./log";

/** What one attempt to send a row may use. */
export type Attempt = Background & { signal: AbortSignal };

/** How the rows of one kind are sent. The kinds are listed in app/server/outbox.ts. */
export interface OutboxHandler<Payload = unknown> {
  schema: z.ZodType<Payload>;
  /**
   * Sends one row. Throws when it must be sent again; the receiver treats a repeated key as one request. After
   * `timeoutMs` the attempt is over: `signal` aborts, and the database refuses its writes.
   */
  send(attempt: Attempt, payload: Payload, idempotencyKey: string): Promise<void>;
  /** How many rows of this kind are being sent at a time, by all drainers together. */
  parallelism: number;
  /** After this many attempts the row is set aside. */
  maxAttempts: number;
  /** An attempt that takes longer has failed. */
  timeoutMs: number;
}

/** Thrown by a sender: the row is due again at `notBefore` (ms), and this does not count as an attempt. */
export class TooEarly extends Error {
  constructor(readonly notBefore: number) {
    super("too early");
  }
}

export type OutboxHandlers = Readonly<Record<string, OutboxHandler>>;

/** What a drainer may take beside the sending itself: two calls to the database. */
const LEASE_MARGIN_MS = 20_000;
/** A lease is given back early when its drainer still runs. */
const LOOK_AGAIN_MS = 1_000;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = HOUR_MS;

/**
 * Sends what is due until nothing is, or until the deadline. Runs after every change and by cron; each kind is
 * sent apart from the others. What was sent may have queued more, of any kind: that goes in the next round. A claimed row is leased: no other drainer sends it, and if this one stops half-way
 * the row is due again when the lease ends, under the same idempotency key.
 * @param deadline nothing is claimed after it (milliseconds since 1970)
 * @param waits while leases fill the limit of a kind, whether to wait for one to end before the deadline: its drainer may have
 *   been killed. One drainer at a time is enough: many that wait would all ask at the moment when it ends, more than the database takes.
 * @returns how many rows were sent
 */
export async function drainOutbox(
  background: Background,
  handlers: OutboxHandlers,
  deadline: number,
  waits = false,
): Promise<number> {
  let sent = 0;
  for (;;) {
    const kinds = await dueKinds(background);
    const drains = await Promise.allSettled(
      Object.entries(handlers)
        .filter(([kind]) => kinds.has(kind))
        .map(([kind, handler]) => drainKind(background, kind, handler, deadline, waits)),
    );
    const failed = drains.find(({ status }) => status === "rejected");
    if (failed?.status === "rejected") throw failed.reason;
    const round = drains.reduce(
      (sum, one) => sum + (one.status === "fulfilled" ? one.value : 0),
      0,
    );
    if (round === 0) return sent;
    sent += round;
  }
}

async function dueKinds({ db, clock }: Background): Promise<Set<string>> {
  const [rows] = await db.read(
    db.orm.all<{ kind: string }>(
      sql`select distinct kind from outbox where sent_at is null and failed_at is null and due_at <= ${clock()}`,
    ),
  );
  return new Set(rows.map(({ kind }) => kind));
}

/** Each round trip marks what the last round sent and claims the next round. */
async function drainKind(
  background: Background,
  kind: string,
  handler: OutboxHandler,
  deadline: number,
  waits: boolean,
): Promise<number> {
  const { db, clock } = background;
  let sent = 0;
  let outcomes: Outcome[] = [];
  for (;;) {
    const marks = outcomes.map((outcome) => mark(outcome, clock()));
    const claims = clock() < deadline ? claim(kind, handler, clock()) : [];
    const results = await db.write([...marks, ...claims]);
    if (claims.length === 0) return sent;
    const [claimed, waiting] = results.slice(-2).map(({ rows }) => rows as unknown[]);
    outcomes = await Promise.all(
      (claimed as Row[]).map((row) => attempt(background, row, handler)),
    );
    sent += outcomes.filter(({ failure, notBefore }) => !failure && !notBefore).length;
    if (outcomes.length > 0) continue;
    const [{ until }] = waiting as [{ until: number | null }];
    if (!waits || until === null || until >= deadline) return sent;
    await new Promise((resolve) => setTimeout(resolve, Math.min(until - clock(), LOOK_AGAIN_MS)));
  }
}

interface Row {
  id: string;
  kind: string;
  idempotency_key: string;
  payload: string;
  attempts: number;
  due_at: number;
}

interface Outcome {
  row: Row;
  notBefore?: number;
  failure?: { reason: string; final: boolean };
}

/**
 * Leases what is due, as far as the kind's limit leaves room. The last two statements return the rows, and when the first
 * lease ends if rows are due beside the leased ones.
 */
function claim(
  kind: string,
  { parallelism, maxAttempts, timeoutMs }: OutboxHandler,
  now: number,
): Statement[] {
  const due = sql`kind = ${kind} and sent_at is null and failed_at is null and due_at <= ${now}
    and (leased_until is null or leased_until <= ${now})`;
  const underWay = sql`(select count(*) from outbox where kind = ${kind} and leased_until > ${now})`;
  return [
    // Its drainers stopped before they could say how the last attempt went.
    sql`update outbox set failed_at = ${now}, leased_until = null, last_error = 'no result'
        where ${due} and attempts >= ${maxAttempts}`,
    sql`update outbox set leased_until = ${now + timeoutMs + LEASE_MARGIN_MS}, attempts = attempts + 1
        where id in (select id from outbox where ${due} order by due_at
                     limit max(0, ${parallelism} - ${underWay}))
        returning id, kind, idempotency_key, payload, attempts, due_at`,
    sql`select min(leased_until) as until from outbox
        where kind = ${kind} and leased_until > ${now} and exists (select 1 from outbox where ${due})`,
  ];
}

async function attempt(
  background: Background,
  row: Row,
  { schema, send, maxAttempts, timeoutMs }: OutboxHandler,
): Promise<Outcome> {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(new Error("no answer in time")), timeoutMs);
  try {
    const payload = read(row.payload, schema);
    const bounded = untilAborted(background, ending.signal);
    await Promise.race([
      send(bounded, payload, row.idempotency_key),
      rejectedWhenAborted(ending.signal),
    ]);
    return { row };
  } catch (error) {
    if (error instanceof TooEarly) return { row, notBefore: error.notBefore };
    const reason = errorFields(error).message;
    const final = error instanceof UnreadablePayload || row.attempts >= maxAttempts;
    const { id, kind, attempts } = row;
    if (final) log("error", "outbox.set_aside", { id, kind, attempts, reason });
    else log("warn", "outbox.failed", { id, kind, attempts, reason });
    return { row, failure: { reason, final } };
  } finally {
    clearTimeout(timer);
  }
}

/** The context of one attempt. After its time limit the database refuses its writes: the next attempt makes them. */
const untilAborted = (background: Background, signal: AbortSignal): Attempt => ({
  ...background,
  signal,
  db: {
    ...background.db,
    async write(statements: Statement[]) {
      signal.throwIfAborted();
      return background.db.write(statements);
    },
  },
});

const rejectedWhenAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });

class UnreadablePayload extends Error {}

/** @throws UnreadablePayload that names the fields at fault and quotes nothing of them */
function read<Payload>(json: string, schema: z.ZodType<Payload>): Payload {
  let payload: unknown;
  try {
    payload = JSON.parse(json);
  } catch {
    throw new UnreadablePayload("payload is not JSON");
  }
  const result = schema.safeParse(payload);
  if (result.success) return result.data;
  const faults = result.error.issues.map((i) => `${["payload", ...i.path].join(".")}: ${i.code}`);
  throw new UnreadablePayload(faults.join());
}

/** A failure counts only while the lease is this drainer's; what was sent is sent in any case. */
function mark({ row, failure, notBefore }: Outcome, now: number): Statement {
  if (notBefore)
    // What it waited for may have happened during the attempt (`dueNow`): then it is due again at once.
    return sql`update outbox set leased_until = null, attempts = attempts - 1,
                 due_at = iif(due_at = ${row.due_at}, ${notBefore}, due_at)
               where id = ${row.id} and sent_at is null and attempts = ${row.attempts}`;
  if (!failure)
    return sql`update outbox set sent_at = ${now}, leased_until = null, failed_at = null, last_error = null,
                 payload = iif(payload ->> '$.clearedOnceSent', '{}', payload)
               where id = ${row.id} and sent_at is null`;
  return sql`update outbox set leased_until = null, last_error = ${failure.reason},
      due_at = ${now + backoff(row.attempts)}, failed_at = ${failure.final ? now : null}
    where id = ${row.id} and sent_at is null and attempts = ${row.attempts}`;
}

/** Doubles to an hour; between half and the whole of it, so that rows that failed together part. */
const backoff = (attempts: number) => {
  const longest = Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
  return Math.round(longest * (0.5 + Math.random() / 2));
};

const PAYLOAD_KEPT_MS = 7 * DAY_MS;
const CLEARED_AT_ONCE = 500;

/** The nightly job that clears addresses and texts of what was sent a week ago; the rows keep their keys. */
export const clearSentPayloads: RunBatch = async ({ read, orm }, { now }, cursor) => {
  const isOver = sql`sent_at < ${now - PAYLOAD_KEPT_MS} and payload <> '{}'`;
  const [rows] = await read(
    orm.all<{ id: string }>(sql`select id from outbox where ${isOver} limit ${CLEARED_AT_ONCE}`),
  );
  const ids = JSON.stringify(rows.map(({ id }) => id));
  return {
    writes: [
      sql`update outbox set payload = '{}' where id in (select value from json_each(${ids})) and ${isOver}`,
    ],
    next: rows.length < CLEARED_AT_ONCE ? null : String(Number(cursor) + 1),
  };
};
