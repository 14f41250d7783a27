import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, Stack } from "../../scripts/stack.mjs";
import { bundleWorker, startBundle } from "../../scripts/workerd.mjs";
import { browserPorts } from "./ports";

/**
 * Builds and starts the product with demo data, on the tests' own ports and in a folder of its own. WORKER_BUNDLE names the bundle
 * to tests that start a second Worker.
 */
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
  const bundle = await bundleWorker(dataDir);
  process.env.WORKER_BUNDLE = bundle;
  const worker = await startBundle({ ports: browserPorts, bundle, files: stack.workerData });
  return async () => {
    await worker.dispose();
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
