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
 * What Miniflare needs for a Worker of ours, in tests, benches and development: bindings and static files of
 * wrangler.toml, without its modules.
 * @param {{ app: number, database: number, mail: number }} ports
 * @param {{ appEnv: string, files?: string, databasePort?: number }} options `files`: where the buckets and rooms are
 * stored, in memory by default
 */
export async function workerOptions(ports, { appEnv, files, databasePort }) {
  const { unstable_getMiniflareWorkerOptions } = await import("wrangler");
  return {
    port: ports.app,
    ...(files ? { resourcePersistencePath: join(files, "v3") } : {}),
    cf: false,
    // Answers /cdn-cgi/local/scheduled, which starts a cron.
    unsafeTriggerHandlers: true,
    ...unstable_getMiniflareWorkerOptions(join(root, "wrangler.toml")).workerOptions,
    name: "laurel",
    bindings: localVariables(ports, { appEnv, databasePort }),
  };
}

/**
 * Starts a bundle.
 * @param {{ ports: { app: number, database: number, mail: number, inspector: number }, bundle: string, files?: string, databasePort?: number, inspector?: boolean, onLine?: (line: string) => void }} options
 * `onLine` receives what the Worker logs
 */
export async function startBundle({
  ports,
  bundle,
  files,
  databasePort,
  inspector = false,
  onLine = () => {},
}) {
  const worker = new Miniflare(
    convertV4MiniflareOptions({
      ...(await workerOptions(ports, { appEnv: "test", files, databasePort })),
      host: "127.0.0.1",
      ...(inspector ? { inspectorPort: ports.inspector } : {}),
      handleStructuredLogs: ({ message }) => onLine(message),
      rootPath: bundle,
      modules: [{ type: "ESModule", path: join(bundle, "index.js") }],
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
