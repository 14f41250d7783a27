import { readFileSync } from "node:fs";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { jobsPage } from "~/features/backoffice/consoles/jobs.server";
import { systemHealth } from "~/features/backoffice/consoles/system-health.server";
import { trends } from "~/features/backoffice/consoles/trends.server";
import type { Background } from "~/platform/context";
import { type Job, runJobs } from "~/platform/cron";
import { runDailyJobs, scheduleDailyJobs } from "~/platform/daily-jobs";
import { DAY_MS, MINUTE_MS } from "~/platform/durations";
import { queuePush } from "~/platform/realtime";
import {
  DAILY_JOBS,
  EVERY_MINUTE,
  EVERY_TEN_MINUTES,
  JOB_PLANS,
  JOBS,
  NIGHTLY,
} from "~/server/jobs";
import type { Database, Statement } from "~db/client";
import { dailyJobs, jobRuns, outbox, profiles, rankingJobs } from "~db/schema";
import { env } from "../support/auth-context";
import { commandContext } from "../support/command-context";
import { makeBrand, makeCampaign, makeStaff } from "../support/factories";
import { ownServer } from "../support/own-database";
import { scheduledPorts } from "../support/ports";

// The jobs go over all rows: other tests' rows must not be among them.
const { db, stack, stop } = await ownServer(scheduledPorts);
afterAll(stop);

const NOW = Date.parse("2026-11-21T03:15:00Z");
const dialect = new SQLiteSyncDialect();
const textOf = (statement: Statement) =>
  "toSQL" in statement ? statement.toSQL().sql : dialect.sqlToQuery(statement as SQL).sql;

const due = (key: string) =>
  queuePush({ room: "review", name: "c", event: { topic: "content" } }, NOW, key);

let log: string[];
let delivered: number;
let merges: number;

beforeEach(async () => {
  log = [];
  delivered = 0;
  merges = 0;
  for (const stream of ["log", "error"] as const)
    vi.spyOn(console, stream).mockImplementation((line) => log.push(String(line)));
  await db.write([
    db.orm.delete(dailyJobs),
    db.orm.delete(outbox),
    db.orm.delete(rankingJobs),
    db.orm.delete(jobRuns),
    due("k"),
  ]);
});
afterEach(() => vi.restoreAllMocks());

/** What the Worker's handler gives the jobs; writes whose text matches `broken` fail. */
const background = (broken?: RegExp): Background => {
  const write: Database["write"] = async (statements) => {
    const texts = statements.map(textOf);
    if (broken && texts.some((text) => broken.test(text))) throw new Error("mail table is gone");
    merges += texts.filter((text) => text.includes("'merge'")).length;
    return db.write(statements);
  };
  const deliver = async () => {
    delivered += 1;
  };
  return { db: { ...db, write }, clock: () => NOW, rooms: { deliver } } as unknown as Background;
};

const unfinished = async () => {
  const [rows] = await db.read(db.orm.select().from(dailyJobs));
  return rows.filter(({ finishedAt }) => finishedAt === null).map(({ name }) => name);
};

test("wrangler.toml has the crons that jobs wait for, and no other", () => {
  const toml = readFileSync(new URL("../../wrangler.toml", import.meta.url), "utf8");
  const crons = JSON.parse(/^crons = (\[.*\])$/m.exec(toml)?.[1] ?? "[]");
  expect(crons.sort()).toEqual([...new Set(JOBS.map(({ when }) => when))].sort());
  expect(crons.sort()).toEqual([EVERY_MINUTE, EVERY_TEN_MINUTES, NIGHTLY].sort());
});

test("names of jobs are unique, and a minute's budgets end before Cloudflare ends the run", () => {
  for (const names of [JOBS, DAILY_JOBS].map((jobs) => jobs.map(({ name }) => name)))
    expect(new Set(names).size).toBe(names.length);
  // They run side by side; the next run begins after 60 s.
  for (const { budgetMs } of JOBS) expect(budgetMs).toBeLessThan(60_000);
});

test("the nightly cron schedules the day; each minute's cron does it, sends, ranks and merges", async () => {
  await runJobs(JOBS, NIGHTLY, background());
  expect((await unfinished()).sort()).toEqual(DAILY_JOBS.map(({ name }) => name).sort());
  expect(delivered).toBe(0);

  const { brandId } = await makeBrand(db);
  const campaignId = await makeCampaign(db, brandId);
  await db.write([db.orm.insert(rankingJobs).values({ campaignId, dueAt: NOW })]);
  await runJobs(JOBS, EVERY_MINUTE, background());
  expect(await unfinished()).toEqual([]);
  expect(delivered).toBe(1);
  expect(merges).toBe(2);
  expect((await db.read(db.orm.select().from(rankingJobs)))[0]).toEqual([]);
  expect(log.filter((line) => line.includes('"error"'))).toEqual([]);
});

test("while the outbox fails, all other jobs go on, and the log has the cause", async () => {
  await runJobs(JOBS, NIGHTLY, background());
  await runJobs(JOBS, EVERY_MINUTE, background(/^\s*update outbox set (failed_at|leased_until)/));
  expect(delivered).toBe(0);
  expect(merges).toBe(2);
  expect(await unfinished()).toEqual([]);
  const failures = log.map((line) => JSON.parse(line)).filter(({ level }) => level === "error");
  expect(failures).toMatchObject([
    { event: "job.failed", job: "outbox", message: "mail table is gone" },
  ]);
});

test("each job's failure is its own, whichever job it is", async () => {
  for (const broken of JOBS.filter(({ when }) => when === EVERY_MINUTE)) {
    const ran: string[] = [];
    const jobs = JOBS.map(
      (job): Job => ({
        ...job,
        run: async () => {
          if (job === broken) throw new Error("no");
          ran.push(job.name);
        },
      }),
    );
    await runJobs(jobs, EVERY_MINUTE, background());
    const expected = JOBS.filter((job) => job.when === EVERY_MINUTE && job !== broken);
    expect(ran.sort()).toEqual(expected.map(({ name }) => name).sort());
    expect(log.at(-1)).toContain(`"job":"${broken.name}"`);
  }
});

test("a job gets its deadline", async () => {
  const deadlines: number[] = [];
  const run = async (_: Background, deadline: number) => deadlines.push(deadline);
  await runJobs([{ name: "one", when: NIGHTLY, budgetMs: 7_000, run }], NIGHTLY, background());
  expect(deadlines).toEqual([NOW + 7_000]);
});

test("an unknown cron runs nothing and says so", async () => {
  await runJobs(JOBS, "0 0 * * *", background());
  expect(log.map((line) => JSON.parse(line))).toMatchObject([
    { level: "error", event: "cron.unknown", cron: "0 0 * * *" },
  ]);
  expect(await unfinished()).toEqual([]);
  const [due] = await db.read(
    db.orm
      .select({ key: outbox.idempotencyKey })
      .from(outbox)
      .where(and(eq(outbox.idempotencyKey, "push:k"), sql`sent_at is null`)),
  );
  expect(due).toHaveLength(1);
});

/** One job's line of the page of jobs. */
async function pageOf(name: string, now = NOW) {
  const admin = commandContext(db, await makeStaff(db, ["admin"]));
  const page = await jobsPage({ ...admin, now }, JOB_PLANS);
  return [...page.cron, ...page.daily].find((job) => job.name === name);
}

test("each run is noted with what it failed over; a job that stops becomes late", async () => {
  expect(await pageOf("outbox")).toMatchObject({ state: "never", startedAt: null });
  await runJobs(JOBS, EVERY_MINUTE, background());
  expect(await pageOf("outbox")).toMatchObject({
    state: "worked",
    startedAt: NOW,
    workedAt: NOW,
    error: null,
    next: NOW + MINUTE_MS,
  });
  await db.write([due("k2")]);
  await runJobs(JOBS, EVERY_MINUTE, background(/^\s*update outbox set (failed_at|leased_until)/));
  expect(await pageOf("outbox")).toMatchObject({
    state: "failed",
    error: "mail table is gone",
    workedAt: NOW,
  });
  expect(await pageOf("rankings")).toMatchObject({ state: "worked" });
  expect(await pageOf("rankings", NOW + 4 * MINUTE_MS)).toMatchObject({ state: "late" });
  const moderator = commandContext(db, await makeStaff(db, ["moderator"]));
  await expect(jobsPage(moderator, JOB_PLANS)).rejects.toMatchObject({ code: "forbidden" });
});

test("a run that cannot be noted is logged and stops no job", async () => {
  await runJobs(JOBS, EVERY_MINUTE, background(/insert into job_runs/));
  expect(delivered).toBe(1);
  expect(log.filter((line) => line.includes('"job.unnoted"'))).toHaveLength(1);
});

test("a daily job's failure is shown until a batch works", async () => {
  const day = "2026-11-21";
  let isBroken = true;
  const jobs = [
    {
      name: "figures",
      budgetMs: 1_000,
      batch: async () => {
        if (isBroken) throw new Error("no figures");
        return { writes: [], next: null };
      },
    },
  ];
  await scheduleDailyJobs(db, day, jobs);
  expect(await pageOf("figures")).toMatchObject({ state: "waiting" });
  await runDailyJobs(db, () => NOW, jobs, NOW + 1_000);
  expect(await pageOf("figures")).toMatchObject({ state: "failed", error: "no figures" });
  isBroken = false;
  await runDailyJobs(db, () => NOW, jobs, NOW + 1_000);
  expect(await pageOf("figures")).toMatchObject({ state: "worked", error: null, finishedAt: NOW });
  expect(await pageOf("figures", NOW + 2 * DAY_MS)).toMatchObject({ state: "late" });
});

test("a daily job has its budget while others wait, and the rest of the run once it is the only one", async () => {
  const day = "2026-11-23";
  let now = NOW;
  const done: Record<string, number> = { long: 0, short: 0 };
  const jobOf = (name: string, batches: number) => ({
    name,
    budgetMs: 1_000,
    batch: async () => {
      now += 400;
      done[name] = (done[name] ?? 0) + 1;
      return { writes: [], next: done[name] < batches ? String(done[name]) : null };
    },
  });
  const jobs = [jobOf("long", 100), jobOf("short", 2)];
  await scheduleDailyJobs(db, day, jobs);
  await runDailyJobs(db, () => now, jobs, now + 4_000);
  expect(done).toEqual({ long: 3, short: 2 });
  await runDailyJobs(db, () => now, jobs, now + 4_000);
  expect(done).toEqual({ long: 13, short: 2 });
});

test("the health of a part that does not answer, or of what is late, is trouble", async () => {
  await runJobs(JOBS, EVERY_MINUTE, background());
  const health = async (at: number, isUp = true) => {
    const context = {
      db,
      env: { ...env, DATABASE_URL: stack.databaseUrl },
      clock: () => at,
      storage: { head: async () => (isUp ? null : Promise.reject(new Error("down"))) },
      rooms: { ping: async () => {} },
      jobs: { cron: JOB_PLANS.cron.filter(({ name }) => name === "outbox"), daily: [] },
      deployedAt: null,
      runInBackground: () => {},
    };
    const parts = await systemHealth(context as never);
    return Object.fromEntries(parts.map(({ name, state }) => [name, state]));
  };
  const GOOD = {
    Database: "good",
    Storage: "good",
    "Live updates": "good",
    Mail: "unknown",
    Payments: "unknown",
    Ledger: "good",
    Deliveries: "good",
    Jobs: "good",
    "Last deploy": "unknown",
  };
  // A mail that is being sent for the first time has failed nowhere.
  await db.write([
    sql`insert into outbox (id, kind, idempotency_key, payload, attempts, due_at, created_at)
      values ('first', 'mail', 'first', '{}', 1, ${NOW + MINUTE_MS}, ${NOW})`,
  ]);
  expect(await health(NOW)).toEqual(GOOD);
  // Later, because an answer of the parts is shared for five seconds.
  const later = NOW + 6_000;
  expect(await health(later, false)).toEqual({ ...GOOD, Storage: "trouble" });
  await db.write([
    queuePush({ room: "review", name: "c", event: { topic: "content" } }, NOW, "late"),
    sql`insert into outbox (id, kind, idempotency_key, payload, attempts, last_error, due_at, created_at)
      values ('m', 'mail', 'm', '{}', 1, 'timeout', ${NOW}, ${NOW}),
        ('s', 'subscription', 's', '{}', 1, 'timeout', ${NOW}, ${NOW})`,
    sql`insert into payment_differences (id, deal_id, kind, reference, in_ledger, at_stripe, created_at, seen_at)
      values ('d', 'i', 'charged', 'pi_1', 1, 2, ${NOW}, ${NOW})`,
  ]);
  expect(await health(NOW + 11 * MINUTE_MS)).toEqual({
    ...GOOD,
    Mail: "trouble",
    Payments: "trouble",
    Ledger: "trouble",
    Deliveries: "trouble",
    Jobs: "trouble",
  });
});

test("the trends count each of the last 30 days by itself", async () => {
  const before = await trends(db, NOW);
  const [first, last] = [await makeBrand(db), await makeBrand(db)];
  const move = (userId: string, at: number) =>
    db.write([db.orm.update(profiles).set({ createdAt: at }).where(eq(profiles.id, userId))]);
  await move(first.userId, Date.parse("2026-10-22T23:59:59Z"));
  await move(last.userId, Date.parse("2026-10-23T00:00:00Z"));
  const after = await trends(db, NOW);
  expect(after).toHaveLength(30);
  expect([after[0]?.day, after[29]?.day]).toEqual(["2026-10-23", "2026-11-21"]);
  expect((after[0]?.signUps ?? 0) - (before[0]?.signUps ?? 0)).toBe(1);
});
