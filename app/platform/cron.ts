import type { Background } from "./context";
import { type JobPlan, type JobRun, noteRuns } from "./job-runs";
import { errorFields, log } from "./log";

/** Work that a cron starts. The jobs are listed in app/server/jobs.ts. */
export interface Job extends JobPlan {
  /** The job begins nothing new after this many milliseconds. */
  budgetMs: number;
  /** @param deadline the end of its budget, in milliseconds since 1970 */
  run(background: Background, deadline: number): Promise<unknown>;
}

/**
 * Runs the jobs of one cron side by side; a job that fails is logged and keeps no other from its work. Each run is
 * noted, so that a job that has stopped is seen.
 */
export async function runJobs(jobs: readonly Job[], cron: string, background: Background) {
  const due = jobs.filter(({ when }) => when === cron);
  if (due.length === 0) log("error", "cron.unknown", { cron });
  const { clock, db } = background;
  const runs = await Promise.all(
    due.map(async ({ name, budgetMs, run }): Promise<JobRun> => {
      const startedAt = clock();
      const ended = (error: string | null) => ({
        name,
        startedAt,
        tookMs: clock() - startedAt,
        error,
      });
      try {
        await run(background, startedAt + budgetMs);
        return ended(null);
      } catch (error) {
        log("error", "job.failed", { job: name, ...errorFields(error) });
        return ended(errorFields(error).message);
      }
    }),
  );
  if (runs.length === 0) return;
  await noteRuns(db, runs).catch((error) => log("error", "job.unnoted", errorFields(error)));
}
