import { sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { commit } from "./command";
import { MINUTE_MS } from "./durations";

export interface JobPlan {
  name: string;
  /** A cron of wrangler.toml. */
  when: string;
}

/** What runs without a request, for those who look after it. */
export interface JobPlans {
  cron: readonly JobPlan[];
  /** The names of the jobs of a day. */
  daily: readonly string[];
}

/** One run of a job that cron has started. */
export interface JobRun {
  name: string;
  startedAt: number;
  tookMs: number;
  /** What it failed over. */
  error: string | null;
}

/** Keeps the last run of each job, in one write for all that a cron has started. */
export const noteRuns = (db: Database, runs: readonly JobRun[]) =>
  commit(
    { db },
    {
      effects: runs.map(
        ({ name, startedAt, tookMs, error }) => sql`insert into job_runs
        (name, started_at, took_ms, error, worked_at)
        values (${name}, ${startedAt}, ${tookMs}, ${error}, ${error === null ? startedAt : null})
        on conflict (name) do update set started_at = excluded.started_at, took_ms = excluded.took_ms,
          error = excluded.error, worked_at = coalesce(excluded.worked_at, worked_at)`,
      ),
    },
  );

/** When a cron is due next, for the two forms that wrangler.toml has: each n minutes, or a time of day (UTC). */
export function nextRun(cron: string, now: number): number {
  const [minute = "", hour = ""] = cron.split(" ");
  if (hour === "*") {
    const everyMs = Number(minute.split("/")[1] ?? 1) * MINUTE_MS;
    return (Math.floor(now / everyMs) + 1) * everyMs;
  }
  const next = new Date(now);
  next.setUTCHours(Number(hour), Number(minute), 0, 0);
  if (next.getTime() <= now) next.setUTCDate(next.getUTCDate() + 1);
  return next.getTime();
}

/** How long a job may be silent before it counts as late: two of its runs were left out. */
export function isLate({ when }: Pick<JobPlan, "when">, startedAt: number, now: number): boolean {
  const next = nextRun(when, now);
  const period = nextRun(when, next) - next;
  return now - startedAt > 3 * period;
}
