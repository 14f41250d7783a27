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
 * @param {{ ports: { app: number, database: number, mail: number, inspector: number }, bundle: string, files?: string, databasePort?: number, inspector?: boolean, onLine?: (line: string) => void }} options
 * `files`: where the buckets and rooms are stored, in memory by default; `onLine` receives what the Worker logs
 */
export async function startBundle({
  ports,
  bundle,
  files,
  databasePort,
  inspector = false,
  onLine = () => {},
}) {
  const { unstable_getMiniflareWorkerOptions } = await import("wrangler");
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(root, "wrangler.toml"));
  const worker = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: ports.app,
      ...(inspector ? { inspectorPort: ports.inspector } : {}),
      ...(files ? { resourcePersistencePath: join(files, "v3") } : {}),
      cf: false,
      // Answers /cdn-cgi/local/scheduled, which starts a cron.
      unsafeTriggerHandlers: true,
      handleStructuredLogs: ({ message }) => onLine(message),
      ...workerOptions,
      name: "laurel",
      rootPath: bundle,
      modules: [{ type: "ESModule", path: join(bundle, "index.js") }],
      bindings: localVariables(ports, { appEnv: "test", databasePort }),
    }),
  );
  await worker.ready;
  return worker;
}

/**
 * Bundles the build there is and starts it.
 * @param {Omit<Parameters<typeof startBundle>[0], "bundle"> & { dataDir: string }} options
 * @returns what ends it
 */
export async function serveBundle({ dataDir, ...options }) {
  const worker = await startBundle({ ...options, bundle: await bundleWorker(dataDir) });
  return () => worker.dispose();
}
