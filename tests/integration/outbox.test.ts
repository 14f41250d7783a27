import { and, asc, count, eq, isNull, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import type { Background } from "~/platform/context";
import { dueNow, enqueue, enqueueEach } from "~/platform/enqueue";
import { drainOutbox, type OutboxHandler, TooEarly } from "~/platform/outbox";
import { fetchWithDeadline } from "~/platform/timing";
import type { Database } from "~db/client";
import { newId } from "~db/columns";
import { outbox } from "~db/schema";
import { databaseOnServer } from "../support/own-database";

const db = databaseOnServer();
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Each test sends a kind of its own, so that no test sees the rows of another. */
let kind: string;
let now: number;
let log: string[];

beforeEach(() => {
  kind = `test-${newId()}`;
  now = Date.parse("2026-11-21T12:00:00Z");
  log = [];
  for (const stream of ["log", "error"] as const)
    vi.spyOn(console, stream).mockImplementation((line) => log.push(String(line)));
});
afterEach(() => vi.restoreAllMocks());

interface Sent {
  n: number;
  key: string;
}

/** A receiver that remembers what it was sent and, like the mail provider, takes a key twice as once. */
function receiver(respond: (row: Sent) => Promise<void> | void = () => {}) {
  const calls: Sent[] = [];
  const delivered = new Map<string, number>();
  let underWay = 0;
  const stats = { calls, delivered, mostAtOnce: 0 };
  const send = async (_: Background, { n }: { n: number }, key: string) => {
    calls.push({ n, key });
    underWay += 1;
    stats.mostAtOnce = Math.max(stats.mostAtOnce, underWay);
    try {
      await respond({ n, key });
      delivered.set(key, n);
    } finally {
      underWay -= 1;
    }
  };
  return { ...stats, stats, send };
}

const handlers = (
  send: OutboxHandler<{ n: number }>["send"],
  { parallelism = 4, maxAttempts = 3, timeoutMs = 10_000 } = {},
) => ({
  [kind]: {
    schema: z.object({ n: z.number() }),
    send,
    parallelism,
    maxAttempts,
    timeoutMs,
  } as OutboxHandler,
});

const background = (over: Partial<Background> = {}) =>
  ({ db, clock: () => now, ...over }) as Background;

const queue = (rows: number) =>
  db.write(Array.from({ length: rows }, (_, n) => enqueue(kind, { n }, now)));

const rowsOf = async () => {
  const [rows] = await db.read(
    db.orm.select().from(outbox).where(eq(outbox.kind, kind)).orderBy(asc(outbox.id)),
  );
  return rows;
};

const unsent = async () => {
  const [[row]] = await db.read(
    db.orm
      .select({ n: count() })
      .from(outbox)
      .where(and(eq(outbox.kind, kind), isNull(outbox.sentAt))),
  );
  return row?.n;
};

const soon = () => now + 20_000;

/** A promise, and what resolves it. */
function gate() {
  let open = () => {};
  const promise = new Promise<void>((resolve) => {
    open = resolve;
  });
  return [promise, () => open()] as const;
}

test("an attempt that takes too long is aborted, and what it does afterwards writes nothing", async () => {
  await queue(1);
  const [late, goOn] = gate();
  let written: unknown = null;
  const [ended, end] = gate();
  const signals: AbortSignal[] = [];
  const send: OutboxHandler<{ n: number }>["send"] = async (attempt) => {
    signals.push(attempt.signal);
    if (signals.length > 1) return;
    await late;
    written = await attempt.db.write([enqueue(kind, { n: 9 }, now)]).catch((error: Error) => error);
    end();
  };
  const once = handlers(send, { timeoutMs: 50 });
  expect(await drainOutbox(background(), once, soon())).toBe(0);
  expect(signals[0]?.aborted).toBe(true);
  goOn();
  await ended;
  expect(written).toMatchObject({ message: "no answer in time" });
  now += 60 * 60 * 1000;
  expect(await drainOutbox(background(), once, soon())).toBe(1);
  expect(signals[1]?.aborted).toBe(false);
  expect(await rowsOf()).toHaveLength(1);
});

test("a slow receiver gets 50 rows once, and all are marked as sent", async () => {
  await queue(50);
  const slow = receiver(() => new Promise((resolve) => setTimeout(resolve, 120)));
  // One after the other: 6 seconds, longer than any one call to the database may take.
  const worker = background({
    db: databaseOnServer(fetchWithDeadline(5_000)),
    clock: Date.now,
  });
  const sent = await drainOutbox(
    worker,
    handlers(slow.send, { parallelism: 1 }),
    Date.now() + 20_000,
  );
  expect(sent).toBe(50);
  expect(slow.calls).toHaveLength(50);
  expect(slow.delivered.size).toBe(50);
  expect(await unsent()).toBe(0);
  expect(await drainOutbox(worker, handlers(slow.send), Date.now() + 20_000)).toBe(0);
});

test("500 rows are sent in one run, in parallel up to the limit of their kind", async () => {
  await queue(500);
  const quick = receiver(() => new Promise((resolve) => setTimeout(resolve, 1)));
  expect(await drainOutbox(background(), handlers(quick.send, { parallelism: 25 }), soon())).toBe(
    500,
  );
  expect(new Set(quick.calls.map(({ n }) => n)).size).toBe(500);
  expect(quick.calls).toHaveLength(500);
  expect(quick.stats.mostAtOnce).toBe(25);
  expect(await unsent()).toBe(0);
});

test("drainers at the same time send every row once, and share the limit of the kind", async () => {
  await queue(120);
  const quick = receiver(() => new Promise((resolve) => setTimeout(resolve, 5)));
  const counts = await Promise.all(
    [1, 2, 3, 4].map(() =>
      drainOutbox(background(), handlers(quick.send, { parallelism: 6 }), soon()),
    ),
  );
  expect(counts.reduce((a, b) => a + b)).toBe(120);
  expect(quick.calls.map(({ n }) => n).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 120 }, (_, n) => n),
  );
  expect(quick.stats.mostAtOnce).toBe(6);
});

test("a run that is out of time leaves the rest as it was", async () => {
  await queue(12);
  const slow = receiver(() => {
    now += 1_000;
  });
  const end = now + 6_500;
  expect(await drainOutbox(background(), handlers(slow.send, { parallelism: 4 }), end)).toBe(8);
  const rows = await rowsOf();
  expect(rows.filter(({ attempts }) => attempts === 0)).toHaveLength(4);
  expect(rows.every(({ leasedUntil }) => leasedUntil === null)).toBe(true);
});

test("a failed row comes back later and later, at most an hour apart, and names its reason", async () => {
  await queue(1);
  const broken = receiver(() => {
    throw new Error("mail provider answered 503");
  });
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 12; attempt++) {
    await drainOutbox(background(), handlers(broken.send, { maxAttempts: 20 }), soon());
    const [row] = await rowsOf();
    expect(row).toMatchObject({
      attempts: attempt,
      sentAt: null,
      failedAt: null,
      lastError: "mail provider answered 503",
    });
    waits.push(Number(row?.dueAt) - now);
    expect(await drainOutbox(background(), handlers(broken.send), soon())).toBe(0);
    expect(broken.calls).toHaveLength(attempt);
    now = Number(row?.dueAt);
  }
  for (const [i, wait] of waits.entries()) {
    const longest = Math.min(30_000 * 2 ** i, HOUR_MS);
    expect(wait).toBeGreaterThanOrEqual(longest / 2);
    expect(wait).toBeLessThanOrEqual(longest);
  }
  const fine = receiver();
  expect(await drainOutbox(background(), handlers(fine.send, { maxAttempts: 20 }), soon())).toBe(1);
  expect(fine.calls[0]?.key).toBe(broken.calls[0]?.key);
  expect((await rowsOf())[0]).toMatchObject({ sentAt: now, lastError: null });
});

test("rows that fail together do not come back together", async () => {
  await queue(20);
  const broken = receiver(() => {
    throw new Error("no");
  });
  await drainOutbox(background(), handlers(broken.send), soon());
  expect(new Set((await rowsOf()).map(({ dueAt }) => dueAt)).size).toBeGreaterThan(10);
});

test("after its last attempt a row is set aside, and the others go on", async () => {
  await queue(3);
  const picky = receiver(({ n }) => {
    if (n === 1) throw new Error("mail provider answered 422");
  });
  for (let i = 0; i < 5; i++) {
    await drainOutbox(background(), handlers(picky.send, { maxAttempts: 3 }), soon());
    now += HOUR_MS;
  }
  expect(picky.calls.filter(({ n }) => n === 1)).toHaveLength(3);
  const [first, second, third] = await rowsOf();
  expect(second).toMatchObject({
    sentAt: null,
    failedAt: now - 3 * HOUR_MS,
    attempts: 3,
    lastError: "mail provider answered 422",
  });
  expect([first?.failedAt, third?.failedAt]).toEqual([null, null]);
  expect(log.join()).toContain("outbox.set_aside");

  // How docs/operations.md retries it.
  await db.write([
    sql`update outbox set failed_at = null, attempts = 0, due_at = 0 where id = ${second?.id}`,
  ]);
  const fine = receiver();
  expect(await drainOutbox(background(), handlers(fine.send), soon())).toBe(1);
});

test("a receiver that hangs costs a row its attempt and keeps no other from being sent", async () => {
  await queue(9);
  const stuck = receiver(({ n }) => (n === 0 ? new Promise(() => {}) : undefined));
  const limits = { parallelism: 3, timeoutMs: 50 };
  expect(await drainOutbox(background(), handlers(stuck.send, limits), soon())).toBe(8);
  const [first] = await rowsOf();
  expect(first).toMatchObject({ sentAt: null, attempts: 1, lastError: "no answer in time" });
  expect(first?.dueAt).toBeGreaterThan(now);
});

test("what was sent but not marked is sent again under the same key", async () => {
  await queue(6);
  const provider = receiver();
  let calls = 0;
  const dying: Database = {
    ...db,
    async write(statements) {
      calls += 1;
      if (calls > 1) throw new Error("connection lost");
      return db.write(statements);
    },
  };
  const limits = { parallelism: 4 };
  await expect(
    drainOutbox(background({ db: dying }), handlers(provider.send, limits), soon()),
  ).rejects.toThrow("connection lost");
  expect(provider.delivered.size).toBe(4);

  // The lease still holds: another drainer leaves those rows alone.
  const more = { parallelism: 8 };
  expect(await drainOutbox(background(), handlers(provider.send, more), soon())).toBe(2);
  expect(provider.calls).toHaveLength(6);
  now += MINUTE_MS;
  expect(await drainOutbox(background(), handlers(provider.send, limits), soon())).toBe(4);
  expect(provider.calls).toHaveLength(10);
  expect(provider.delivered.size).toBe(6);
  expect(await unsent()).toBe(0);
});

test("a drainer waits for the leases of a killed one, and for no lease that outlasts its time", async () => {
  await queue(3);
  const held = Date.now() + 400;
  const [first] = await rowsOf();
  await db.write([
    sql`update outbox set leased_until = ${held}, attempts = 1 where id = ${first?.id}`,
  ]);
  const times: number[] = [];
  const fine = receiver(() => void times.push(Date.now()));
  const drain = (ms: number) =>
    drainOutbox(
      background({ clock: Date.now }),
      handlers(fine.send, { parallelism: 1 }),
      Date.now() + ms,
      true,
    );
  expect(await drain(100)).toBe(0);
  expect(await drain(5_000)).toBe(3);
  expect(Math.min(...times)).toBeGreaterThanOrEqual(held);
  expect(await unsent()).toBe(0);
});

test("drainers after answers leave the leases of a killed one to the minute's run", async () => {
  await queue(2);
  const [first] = await rowsOf();
  const held = Date.now() + 1_000;
  await db.write([
    sql`update outbox set leased_until = ${held}, attempts = 1 where id = ${first?.id}`,
  ]);
  const fine = receiver();
  let writes = 0;
  const counted: Database = {
    ...db,
    write(statements) {
      writes += 1;
      return db.write(statements);
    },
  };
  const drain = (waits: boolean) =>
    drainOutbox(
      background({ db: counted, clock: Date.now }),
      handlers(fine.send, { parallelism: 1 }),
      Date.now() + 5_000,
      waits,
    );
  // Each asks once, and none of them comes back when the lease ends.
  await Promise.all(Array.from({ length: 30 }, () => drain(false)));
  expect(Date.now()).toBeLessThan(held);
  expect(writes).toBe(30);
  expect(await drain(true)).toBe(2);
});

test("a waiting drainer takes a place as soon as the drainer before it has given it back", async () => {
  await queue(2);
  const [first] = await rowsOf();
  const began = Date.now();
  const lease = (until: number | null) =>
    db.write([sql`update outbox set leased_until = ${until} where id = ${first?.id}`]);
  await lease(began + MINUTE_MS);
  const fine = receiver();
  const drain = drainOutbox(
    background({ clock: Date.now }),
    handlers(fine.send, { parallelism: 1 }),
    began + 2 * MINUTE_MS,
    true,
  );
  await lease(null);
  expect(await drain).toBe(2);
  expect(Date.now() - began).toBeLessThan(MINUTE_MS / 4);
});

test("a row that kills its drainer each time is set aside after its last attempt", async () => {
  await queue(1);
  const deadly = {
    ...db,
    write: (statements: Parameters<Database["write"]>[0]) =>
      db.write(statements).then((results) => {
        if (results.at(-2)?.rows.length) throw new Error("killed");
        return results;
      }),
  };
  for (let i = 0; i < 2; i++) {
    const drain = drainOutbox(
      background({ db: deadly }),
      handlers(receiver().send, { maxAttempts: 2 }),
      soon(),
    );
    await expect(drain).rejects.toThrow("killed");
    now += MINUTE_MS;
  }
  const fine = receiver();
  expect(await drainOutbox(background(), handlers(fine.send, { maxAttempts: 2 }), soon())).toBe(0);
  expect(fine.calls).toEqual([]);
  expect((await rowsOf())[0]).toMatchObject({ failedAt: now, lastError: "no result" });
});

test("a drainer whose lease has run out does not undo what the next one did", async () => {
  await queue(1);
  const late = receiver(async () => {
    now += MINUTE_MS;
    expect(await drainOutbox(background(), handlers(receiver().send), soon())).toBe(1);
    throw new Error("too late");
  });
  await drainOutbox(background(), handlers(late.send), soon() + MINUTE_MS);
  expect((await rowsOf())[0]).toMatchObject({ sentAt: now, lastError: null, attempts: 2 });
});

test("a drainer whose lease has run out does not end the lease of the next one", async () => {
  await queue(1);
  const [answer, release] = gate();
  let next: Promise<number> | undefined;
  const late = receiver(async () => {
    now += MINUTE_MS;
    const [begun, begin] = gate();
    const slow = receiver(() => {
      begin();
      return answer;
    });
    next = drainOutbox(background(), handlers(slow.send), soon());
    await begun;
    throw new Error("too late");
  });
  await drainOutbox(background(), handlers(late.send), soon() + MINUTE_MS);
  const [held] = await rowsOf();
  expect(held).toMatchObject({ attempts: 2, lastError: null });
  expect(held?.leasedUntil).toBeGreaterThan(now);
  release();
  expect(await next).toBe(1);
});

test("a payload that no longer parses is set aside at once, and its reason quotes nothing of it", async () => {
  await db.write([
    enqueue(kind, { n: "secret" }, now),
    enqueue(kind, { n: 1 }, now),
    sql`insert into outbox (id, kind, idempotency_key, payload, due_at, created_at)
        values (${newId()}, ${kind}, ${newId()}, '{secret', ${now}, ${now})`,
  ]);
  const fine = receiver();
  expect(await drainOutbox(background(), handlers(fine.send), soon())).toBe(1);
  expect(fine.calls).toHaveLength(1);
  const [rows] = await db.read(
    db.orm
      .select({ failedAt: outbox.failedAt, reason: outbox.lastError })
      .from(outbox)
      .where(and(eq(outbox.kind, kind), isNull(outbox.sentAt)))
      .orderBy(asc(outbox.lastError)),
  );
  expect(rows).toEqual([
    { failedAt: now, reason: "payload is not JSON" },
    { failedAt: now, reason: "payload.n: invalid_type" },
  ]);
  expect(log.join()).not.toContain("secret");
});

test("one kind that cannot be sent keeps no other waiting", async () => {
  const other = kind;
  await queue(5);
  kind = `test-${newId()}`;
  await queue(5);
  const broken = handlers(
    receiver(() => {
      throw new Error("no");
    }).send,
  );
  const fine = receiver();
  const both = { ...broken, [other]: Object.values(handlers(fine.send))[0] as OutboxHandler };
  expect(await drainOutbox(background(), both, soon())).toBe(5);
  expect(fine.calls).toHaveLength(5);
});

test("what a row queues of another kind while it is sent goes in the same run, and no later", async () => {
  const first = kind;
  await queue(2);
  kind = `test-${newId()}`;
  const second = kind;
  const last = receiver();
  const ends = handlers(last.send);
  kind = first;
  const begins = handlers(
    receiver(({ n }) => db.write([enqueue(second, { n }, now)]).then(() => {})).send,
  );
  // In the order in which the second kind is looked at first.
  expect(await drainOutbox(background(), { ...ends, ...begins }, soon())).toBe(4);
  expect(last.calls.map(({ n }) => n).sort()).toEqual([0, 1]);
});

test("a row is queued for each row of a source, under keys of their own", async () => {
  await db.write([
    enqueueEach(
      kind,
      {
        payload: sql`json_object('n', value)`,
        key: sql`${`${kind}:`} || value`,
        from: sql`json_each('[7, 8]')`,
      },
      now,
    ),
  ]);
  const fine = receiver();
  expect(await drainOutbox(background(), handlers(fine.send), soon())).toBe(2);
  expect(fine.calls.map(({ n, key }) => [n, key]).sort()).toEqual([
    [7, `${kind}:${kind}:7`],
    [8, `${kind}:${kind}:8`],
  ]);
});

test("a row that is too early waits for its time, which does not count as an attempt", async () => {
  await queue(1);
  const later = now + HOUR_MS;
  const early = receiver(() => {
    if (now < later) throw new TooEarly(later);
  });
  expect(await drainOutbox(background(), handlers(early.send, { maxAttempts: 1 }), soon())).toBe(0);
  expect(await rowsOf()).toMatchObject([
    { attempts: 0, dueAt: later, leasedUntil: null, sentAt: null, failedAt: null },
  ]);
  now = later;
  expect(await drainOutbox(background(), handlers(early.send, { maxAttempts: 1 }), soon())).toBe(1);
  expect(early.calls).toHaveLength(2);
});

test("what a row waited for, happening during its attempt, makes it due again at once", async () => {
  await queue(1);
  let hasHappened = false;
  const early = receiver(async () => {
    if (hasHappened) return;
    // The sender has looked; then it happens, and only then the sender gives up.
    hasHappened = true;
    await db.write([dueNow(kind, sql`true`, now)]);
    throw new TooEarly(now + HOUR_MS);
  });
  await drainOutbox(background(), handlers(early.send), soon());
  now += 1;
  expect(await drainOutbox(background(), handlers(early.send), soon())).toBe(1);
  expect(await unsent()).toBe(0);
});
