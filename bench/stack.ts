import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, Stack } from "../scripts/stack.mjs";
import { browserPorts } from "../tests/support/ports";

/** A database with the newest schema and no rows, and what ends it. */
export async function startDatabase() {
  const dataDir = mkdtempSync(join(tmpdir(), "laurel-bench-"));
  const stack = new Stack({
    ports: browserPorts,
    dataDir,
    appEnv: "test",
    onDeath: (error: Error) => {
      console.error(error.message);
      process.exit(1);
    },
  });
  await stack.requirePorts();
  await stack.startDatabase();
  await stack.migrate();
  const stop = async () => {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { stack, dataDir, stop };
}

/** Database with the demo data, mail, and a fresh build; the Worker is the bench's own to start. */
export async function startBench() {
  const started = await startDatabase();
  await started.stack.seed();
  await started.stack.startMail();
  if (!process.env.LAUREL_BUILT) await build();
  return started;
}
