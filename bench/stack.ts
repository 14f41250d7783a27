import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, Stack } from "../scripts/stack.mjs";
import { browserPorts } from "../tests/support/ports";

/** Database with the demo data, mail, and a fresh build; the Worker is the bench's own to start. */
export async function startBench() {
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
  await stack.seed();
  await stack.startMail();
  if (!process.env.LAUREL_BUILT) await build();
  const stop = async () => {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { stack, dataDir, stop };
}
