/**
 * Whether parallel writers all get their turn: no write lost, none done twice, no error but an honest 503, and
 * the longest wait under five seconds. Exits with 1 when one of these is broken. What is sent: bench/README.md.
 */
import { cpus, loadavg } from "node:os";
import { serveBundle } from "../scripts/workerd.mjs";
import { browserPorts } from "../tests/support/ports";
import { quantile } from "./discovery/measure";
import { amount, isShort } from "./short";
import { startBench } from "./stack";
import { batchWriters } from "./writers/batches";
import type { Burst } from "./writers/burst";
import { formWriters } from "./writers/forms";

const WRITERS = isShort ? [1, 2] : [1, 2, 4, 8, 16, 32, 64];
const FORM_WRITERS = amount(16, 2);
const LONGEST_WAIT_MS = 5_000;

const faults: string[] = [];
const print = (cells: (string | number)[]) => console.log(`| ${cells.join(" | ")} |`);

function report(what: string, writers: number, burst: Burst) {
  const { waits, done, refused, seconds } = burst;
  const ms = (share: number) => Math.round(quantile(waits, share));
  print([what, writers, done, refused, Math.round(done / seconds), ms(0.5), ms(0.95), ms(1)]);
  if (ms(1) >= LONGEST_WAIT_MS) burst.faults.push(`a wait of ${ms(1)} ms`);
  for (const fault of burst.faults) faults.push(`${writers} x ${what}: ${fault}`);
}

const { stack, dataDir, stop } = await startBench();
try {
  const processor = `${cpus().length} x ${cpus()[0]?.model}`;
  const day = new Date().toISOString().slice(0, 10);
  console.log(`${day}, ${processor}, load before: ${loadavg()[0]?.toFixed(1)}\n`);
  print(["writes", "writers", "done", "503", "a second", "median, ms", "p95, ms", "longest, ms"]);
  print(["---", ...Array(7).fill("--:")]);
  for (const writers of WRITERS)
    report("batches", writers, await batchWriters(stack.databaseUrl, writers));
  const stopWorker = await serveBundle({ ports: browserPorts, dataDir });
  report("forms", FORM_WRITERS, await formWriters(stack.databaseUrl, FORM_WRITERS));
  await stopWorker();
  console.log(`\nLoad after: ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await stop();
}
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
