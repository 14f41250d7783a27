import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, Stack } from "../../scripts/stack.mjs";
import { serveBundle } from "../../scripts/workerd.mjs";
import { browserPorts } from "./ports";

/** Builds and starts the product with demo data, on the tests' own ports and in a folder of its own. */
export default async function setup() {
  const dataDir = mkdtempSync(join(tmpdir(), "laurel-browser-"));
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
  const prepareDatabase = async () => {
    await stack.startDatabase();
    await stack.migrate();
    await stack.seed();
  };
  await Promise.all([
    prepareDatabase().then(() => stack.startStripe()),
    stack.startMail(),
    stack.startSocial(),
    process.env.LAUREL_BUILT ? undefined : build(),
  ]);
  const stopWorker = await serveBundle({
    ports: browserPorts,
    dataDir,
    files: stack.workerData,
  });
  return async () => {
    await stopWorker();
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
