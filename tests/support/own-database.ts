import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "~db/client";
import { type portsFrom, Stack } from "../../scripts/stack.mjs";

/** A database for one file of tests, which look at all its rows or change them all. */
export async function ownDatabase(ports: ReturnType<typeof portsFrom>) {
  const own = await emptyDatabase(ports);
  await own.stack.migrate();
  return own;
}

/** A database server of its own without any table, for tests of the migrations. */
export async function emptyDatabase(ports: ReturnType<typeof portsFrom>) {
  const dataDir = mkdtempSync(join(tmpdir(), "laurel-own-"));
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
