import { desc, eq } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { requireAbility } from "~/features/identity/accounts/staff-access.server";
import { dayOf } from "~/platform/dates";
import { HOUR_MS } from "~/platform/durations";
import { isLate, type JobPlan, type JobPlans, nextRun } from "~/platform/job-runs";
import type { Database } from "~db/client";
import { dailyJobs, jobRuns } from "~db/schema";

export type JobState = "worked" | "failed" | "late" | "waiting" | "never";

/** By this time of its day (UTC) a job has finished: the first begins at 03:15. */
const DONE_BY_MS = 6 * HOUR_MS;

const runsQuery = ({ orm }: Database) => orm.select().from(jobRuns);

/** The newest day that was scheduled. */
const dayQuery = ({ orm }: Database) => {
  const newest = orm
    .select({ day: dailyJobs.day })
    .from(dailyJobs)
    .orderBy(desc(dailyJobs.day))
    .limit(1);
  return orm.select().from(dailyJobs).where(eq(dailyJobs.day, newest));
};

type Run = typeof jobRuns.$inferSelect;
type DayRow = typeof dailyJobs.$inferSelect;

function stateOf(job: JobPlan, run: Run | undefined, now: number): JobState {
  if (!run) return "never";
  if (isLate(job, run.startedAt, now)) return "late";
  return run.error ? "failed" : "worked";
}

function stateOfDaily(row: DayRow | undefined, now: number): JobState {
  const expected = dayOf(now - DONE_BY_MS);
  if (!row) return "never";
  if (row.day < expected) return "late";
  if (row.error) return "failed";
  if (row.finishedAt) return "worked";
  return row.day === expected ? "late" : "waiting";
}

/** What runs without a request: its last run, its result and when it runs next. */
export async function jobsPage(ctx: CommandContext, { cron, daily }: JobPlans) {
  requireAbility(ctx, "run the system");
  const { db, now } = ctx;
  const [runs, days] = await db.read(runsQuery(db), dayQuery(db));
  return {
    cron: cron.map((job) => {
      const run = runs.find(({ name }) => name === job.name);
      return {
        name: job.name,
        state: stateOf(job, run, now),
        startedAt: run?.startedAt ?? null,
        tookMs: run?.tookMs ?? null,
        error: run?.error ?? null,
        workedAt: run?.workedAt ?? null,
        next: nextRun(job.when, now),
      };
    }),
    daily: daily.map((name) => {
      const row = days.find((found) => found.name === name);
      return {
        name,
        state: stateOfDaily(row, now),
        day: row?.day ?? null,
        finishedAt: row?.finishedAt ?? null,
        tookMs: row?.tookMs ?? null,
        error: row?.error ?? null,
      };
    }),
  };
}

export type JobsPage = Awaited<ReturnType<typeof jobsPage>>;

/** How the jobs stand all together, as a sentence; null when all is well. */
export async function jobTrouble(db: Database, { cron, daily }: JobPlans, now: number) {
  const [runs, days] = await db.read(runsQuery(db), dayQuery(db));
  // A job of the night has not run on the first day. Without any run cron itself is missing.
  if (runs.length === 0) return "None has ever run.";
  const of = <Row extends { name: string }>(rows: Row[], name: string) =>
    rows.find((row) => row.name === name);
  const states = [
    ...cron.map((job) => ({ name: job.name, state: stateOf(job, of(runs, job.name), now) })),
    ...daily.map((name) => ({ name, state: stateOfDaily(of(days, name), now) })),
  ];
  const names = states
    .filter(({ state }) => state === "late" || state === "failed")
    .map(({ name }) => name);
  if (names.length === 0) return null;
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : "";
  return `Late or failed: ${names.slice(0, NAMED).join(", ")}${more}.`;
}

/** How many jobs are named. */
const NAMED = 3;
