import { test as base } from "@playwright/test";
import { connect, type Database } from "~db/client";
import type { startDatabaseProxy } from "../../scripts/database-proxy.mjs";
import { makeAthlete, type Person } from "./factories";
import { outagePorts } from "./ports";
import { startProxiedWorker } from "./proxied-worker";

/** A second Worker, whose connection to the database can be broken. */
export interface FlakyDatabase {
  origin: string;
  proxy: Awaited<ReturnType<typeof startDatabaseProxy>>;
  db: Database;
  athlete: Person;
  /** The error lines that the Worker has logged for a request. */
  errorLines: (requestId: string | null) => Record<string, unknown>[];
}

export const test = base.extend<object, { flakyDatabase: FlakyDatabase }>({
  flakyDatabase: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const output: string[] = [];
      const worker = await startProxiedWorker(outagePorts, (line) => output.push(line));
      const db = connect({ url: worker.databaseUrl });
      const errorLines = (requestId: string | null) =>
        output
          .flatMap((line) => line.match(/\{"level":"error".*\}/)?.[0] ?? [])
          .map((line) => JSON.parse(line))
          .filter(({ id }) => id === requestId);
      const { proxy, origin } = worker;
      // The first request starts the Worker, which the deadlines of the tests don't include.
      await fetch(`${origin}/healthz`);
      await use({ origin, proxy, db, athlete: await makeAthlete(db), errorLines });
      await worker.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
});
