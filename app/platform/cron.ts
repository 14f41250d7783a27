import type { Background } from "./context";
import { errorFields, log } from "./log";

/** Work that a cron starts. The jobs are listed in app/server/jobs.ts. */
export interface Job {
  name: string;
  /** A cron of wrangler.toml. */
  when: string;
  /** The job begins nothing new after this many milliseconds. */
  budgetMs: number;
  /** @param deadline the end of its budget, in milliseconds since 1970 */
  run(background: Background, deadline: number): Promise<unknown>;
}

/** Runs the jobs of one cron side by side; a job that fails is logged and keeps no other from its work. */
export async function runJobs(jobs: readonly Job[], cron: string, background: Background) {
  const due = jobs.filter(({ when }) => when === cron);
  if (due.length === 0) log("error", "cron.unknown", { cron });
  await Promise.all(
    due.map(async ({ name, budgetMs, run }) => {
      try {
        await run(background, background.clock() + budgetMs);
      } catch (error) {
        log("error", "job.failed", { job: name, ...errorFields(error) });
      }
    }),
  );
}
