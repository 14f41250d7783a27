import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startDatabaseProxy } from "../../scripts/database-proxy.mjs";
import { Stack } from "../../scripts/stack.mjs";
import { startBundle } from "../../scripts/workerd.mjs";
import type { browserPorts } from "./ports";

/**
 * A Worker with a database of its own, empty but migrated, and a proxy between them. It has its own because a Worker keeps one of
 * the two connections that sqld has (docs/decisions/0089).
 */
export async function startProxiedWorker(
  ports: typeof browserPorts,
  onLine?: (line: string) => void,
) {
  const dataDir = mkdtempSync(join(tmpdir(), "laurel-proxied-"));
  const onDeath = (error: Error) => {
    throw error;
  };
  const stack = new Stack({ ports, dataDir, appEnv: "test", onDeath });
  await stack.startDatabase();
  const databasePort = ports.push;
  const proxy = await startDatabaseProxy({ port: databasePort, target: ports.database });
  await stack.migrate();
  const bundle = process.env.WORKER_BUNDLE ?? "";
  const worker = await startBundle({ ports, bundle, databasePort, ...(onLine ? { onLine } : {}) });
  const stop = async () => {
    await worker.dispose();
    await stack.stop();
    await proxy.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { proxy, origin: stack.origin, databaseUrl: stack.databaseUrl, stop };
}
