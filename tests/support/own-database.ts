import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { connect } from "~db/client";
import { type portsFrom, Stack } from "../../scripts/stack.mjs";

type Ports = ReturnType<typeof portsFrom>;

/**
 * The integration tests' database: a file for each worker, opened by libSQL in the process. A server reads the whole schema for
 * each request, which takes longer than most of what a test asks.
 */
export const database = () => openFile(`worker-${process.env.VITEST_POOL_ID}`);

/** A database for one file of tests, which look at all its rows or change them all. */
export const ownDatabase = () => openFile(crypto.randomUUID());

function openFile(name: string) {
  const dir = join(inject("dataDir"), name);
  if (!existsSync(dir)) cpSync(inject("migrated"), dir, { recursive: true });
  // One at a time, as the server does it.
  return connect({ url: `file:${join(dir, "db/dbs/default/data")}`, concurrency: 1 });
}

/** The tests' database server, for tests of the line to it: round trips, deadlines, what it sends. */
export const databaseOnServer = (send?: typeof fetch, keepsStream = false) =>
  connect({ url: inject("databaseUrl"), keepsStream, ...(send ? { fetch: send } : {}) });

/** A server of its own for one file of tests. */
export async function ownServer(ports: Ports) {
  const dataDir = mkdtempSync(join(tmpdir(), "laurel-own-"));
  cpSync(inject("migrated"), dataDir, { recursive: true });
  const stack = new Stack({
    ports,
    dataDir,
    appEnv: "test",
    onDeath: (error: Error) => {
      throw error;
    },
  });
  await stack.requirePorts();
  await stack.startDatabase();
  const db = connect({ url: stack.databaseUrl });
  const stop = async () => {
    db.client.close();
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { db, stack, stop };
}
