import { readFileSync } from "node:fs";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Background } from "~/platform/context";
import { type Job, runJobs } from "~/platform/cron";
import { queuePush } from "~/platform/push";
import { DAILY_JOBS, EVERY_MINUTE, EVERY_TEN_MINUTES, JOBS, NIGHTLY } from "~/server/jobs";
import type { Database, Statement } from "~db/client";
import { dailyJobs, outbox, rankingJobs } from "~db/schema";
import { makeBrand, makeCampaign } from "../support/factories";
import { ownDatabase } from "../support/own-database";
import { scheduledPorts } from "../support/ports";

// The jobs go over all rows: other tests' rows must not be among them.
const { db, stop } = await ownDatabase(scheduledPorts);
afterAll(stop);

const NOW = Date.parse("2026-11-21T03:15:00Z");
const dialect = new SQLiteSyncDialect();
const textOf = (statement: Statement) =>
  "toSQL" in statement ? statement.toSQL().sql : dialect.sqlToQuery(statement as SQL).sql;

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
    queuePush({ room: "review", name: "c", event: { topic: "content" } }, NOW, "k"),
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

  const { userId } = await makeBrand(db);
  const campaignId = await makeCampaign(db, userId);
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
