// The Worker as it is deployed: the bundle of `wrangler deploy`, in workerd. No `wrangler dev`, whose proxy would
// be measured with it. Bindings and static files come from wrangler.toml.
import { join } from "node:path";
import { nodeBinary, script } from "./binaries.mjs";
import { convertV4MiniflareOptions, Miniflare } from "./miniflare.mjs";
import { run } from "./processes.mjs";
import { localVariables, root } from "./stack.mjs";

/**
 * Bundles the build there is (see `build`).
 * @param {string} dataDir
 * @returns its folder
 */
export async function bundleWorker(dataDir) {
  const bundle = join(dataDir, "bundle");
  await run(
    "Bundling",
    nodeBinary(),
    [script("wrangler", "bin/wrangler.js"), "deploy", "--dry-run", "--outdir", bundle],
    { WRANGLER_SEND_METRICS: "false" },
  );
  return bundle;
}

/**
 * Starts a bundle.
 * @param {{ ports: { app: number, database: number, mail: number, inspector: number }, bundle: string, inspector?: boolean }} options
 */
export async function startBundle({ ports, bundle, inspector = false }) {
  const { unstable_getMiniflareWorkerOptions } = await import("wrangler");
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(root, "wrangler.toml"));
  const worker = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: ports.app,
      ...(inspector ? { inspectorPort: ports.inspector } : {}),
      cf: false,
      handleStructuredLogs: () => {},
      ...workerOptions,
      name: "laurel",
      rootPath: bundle,
      modules: [{ type: "ESModule", path: join(bundle, "index.js") }],
      bindings: localVariables(ports, { appEnv: "test" }),
    }),
  );
  await worker.ready;
  return worker;
}

/**
 * Bundles the build there is and starts it.
 * @param {{ ports: { app: number, database: number, mail: number, inspector: number }, dataDir: string, inspector?: boolean }} options
 * @returns what ends it
 */
export async function serveBundle({ ports, dataDir, inspector }) {
  const worker = await startBundle({ ports, bundle: await bundleWorker(dataDir), inspector });
  return () => worker.dispose();
}
