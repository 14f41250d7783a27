import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { connect, type Database } from "~db/client";
import { startDatabaseProxy } from "../../scripts/database-proxy.mjs";
import { serveBundle } from "../../scripts/workerd.mjs";
import { makeAthlete, type Person } from "./factories";
import { browserPorts, outagePorts } from "./ports";

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
      const dataDir = mkdtempSync(join(tmpdir(), "laurel-outage-"));
      const proxy = await startDatabaseProxy({
        port: outagePorts.database,
        target: browserPorts.database,
      });
      const db = connect({ url: `http://127.0.0.1:${browserPorts.database}` });
      const output: string[] = [];
      const stopWorker = await serveBundle({
        ports: outagePorts,
        dataDir,
        onLine: (line: string) => output.push(line),
      });
      const errorLines = (requestId: string | null) =>
        output
          .flatMap((line) => line.match(/\{"level":"error".*\}/)?.[0] ?? [])
          .map((line) => JSON.parse(line))
          .filter(({ id }) => id === requestId);
      const origin = `http://localhost:${outagePorts.app}`;
      await use({ origin, proxy, db, athlete: await makeAthlete(db), errorLines });
      await stopWorker();
      await proxy.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 60_000 },
  ],
});
