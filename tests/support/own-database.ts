import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { connect } from "~db/client";
import { type portsFrom, Stack } from "../../scripts/stack.mjs";

type Ports = ReturnType<typeof portsFrom>;

/** A migrated database for one file of tests, which look at all its rows or change them all. */
export async function ownDatabase(ports: Ports) {
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
