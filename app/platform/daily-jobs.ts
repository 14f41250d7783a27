import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { ConcurrencyError, type Database, type Statement } from "~db/client";
import { dailyJobs } from "~db/schema";
import { commit } from "./command";
import { errorFields, log } from "./log";

/**
 * Work done once a day, in many small batches. The nightly cron schedules a day; each minute's run then does as
 * much as the budgets allow. A batch's writes and the step of its cursor are one transaction, which fails if
 * another run has moved the cursor: each batch is done once, even when runs overlap or stop half-way.
 * The jobs are listed in app/server/jobs.ts.
 */
export interface DailyJob {
  name: string;
  batch: RunBatch;
  /** One run begins no further batch of this job after this many milliseconds, unless no other job is left. */
  budgetMs: number;
}

/** Reads what follows the cursor ('' at first), at most a few hundred rows, and returns what to write. */
export type RunBatch = (
  db: Database,
  today: { day: string; now: number },
  cursor: string,
) => Promise<BatchResult>;

interface BatchResult {
  writes: Statement[];
  /** Null: this was the last. */
  next: string | null;
}

/** Two requests a batch; a run of a Worker may make 1,000. */
const BATCHES_PER_RUN = 300;

/** Schedules a day's jobs; a day that is scheduled already stays as it is. */
export const scheduleDailyJobs = (db: Database, day: string, jobs: readonly DailyJob[]) =>
  commit(
    { db },
    {
      effects: jobs.map(({ name }) =>
        db.orm.insert(dailyJobs).values({ day, name }).onConflictDoNothing(),
      ),
    },
  );

/**
 * Continues the newest day that was scheduled, job after job. A job that fails is tried again by the next run;
 * the others still run.
 * @param deadline no job begins a batch after it
 * @returns how many batches were done
 */
export async function runDailyJobs(
  db: Database,
  clock: () => number,
  jobs: readonly DailyJob[],
  deadline: number,
): Promise<number> {
  let batches = 0;
  const unfinished = await unfinishedJobs(db);
  const rowOf = (job: DailyJob) => unfinished.find(({ name }) => name === job.name);
  const isAlone = jobs.filter(rowOf).length === 1;
  for (const job of jobs) {
    const row = rowOf(job);
    if (!row) continue;
    const end = isAlone ? deadline : Math.min(deadline, clock() + job.budgetMs);
    let next: string | null = row.cursor;
    while (next !== null && batches < BATCHES_PER_RUN && clock() < end) {
      try {
        next = await step(db, job, { day: row.day, clock }, next);
        batches += 1;
      } catch (error) {
        // Another run has moved the cursor, and goes on with this job.
        if (!(error instanceof ConcurrencyError)) await noteFailure(db, job, row.day, error);
        break;
      }
    }
  }
  return batches;
}

async function unfinishedJobs({ read, orm }: Database) {
  const newest = orm
    .select({ day: dailyJobs.day })
    .from(dailyJobs)
    .orderBy(desc(dailyJobs.day))
    .limit(1);
  const [unfinished] = await read(
    orm
      .select()
      .from(dailyJobs)
      .where(and(eq(dailyJobs.day, newest), isNull(dailyJobs.finishedAt))),
  );
  return unfinished;
}

/** Keeps what a job failed over for those who look after it; the next batch that works clears it. */
async function noteFailure(db: Database, job: DailyJob, day: string, cause: unknown) {
  const failure = errorFields(cause);
  log("error", "daily.failed", { job: job.name, day, ...failure });
  const note = db.orm
    .update(dailyJobs)
    .set({ error: failure.message })
    .where(and(eq(dailyJobs.day, day), eq(dailyJobs.name, job.name)));
  await commit({ db }, { effects: [note] }).catch((error) =>
    log("error", "daily.unnoted", errorFields(error)),
  );
}

async function step(
  db: Database,
  job: DailyJob,
  { day, clock }: { day: string; clock: () => number },
  cursor: string,
): Promise<string | null> {
  const started = clock();
  const today = { day, now: started };
  const { writes, next } = await job.batch(db, today, cursor);
  const tookMs = sql`${dailyJobs.tookMs} + ${clock() - started}`;
  const change = db.orm
    .update(dailyJobs)
    .set({ ...(next === null ? { finishedAt: started } : { cursor: next }), tookMs, error: null })
    .where(
      and(
        eq(dailyJobs.day, today.day),
        eq(dailyJobs.name, job.name),
        eq(dailyJobs.cursor, cursor),
        isNull(dailyJobs.finishedAt),
      ),
    );
  await commit({ db }, { change, effects: writes }, () => new ConcurrencyError());
  return next;
}
