/**
 * How quickly a room passes messages on, beside socket.io and ws doing the same work. Exits with 1 when a goal is missed, or
 * when a page did not show every message once and in order. How it is measured: bench/README.md.
 * BENCH_LOADS=1,2 for a part.
 */
import { cpus, loadavg } from "node:os";
import { browserPorts } from "../tests/support/ports";
import { quantile } from "./discovery/measure";
import { type Figures, type Load, run } from "./rooms/run";
import { startLaurel, startSocketIo, startWs } from "./rooms/servers";
import { amount, isShort } from "./short";

const PAGES = amount(100, 4);
const ROOMS_OF_TWO = amount(1_000, 4);
const A_MINUTE = 1_000;
const LEAST_RATIO = 2;
const LONGEST_P95_MS = 100;

const one = { rooms: ["course"], pagesEach: PAGES, seconds: amount(15, 2) };
const many = {
  rooms: Array.from({ length: ROOMS_OF_TWO }, (_, i) => `pair-${i}`),
  pagesEach: 2,
  seconds: amount(45, 2),
};

const LOADS: Load[] = [
  { name: `${PAGES} pages in one room, as fast as it goes`, ...one, aMinute: null },
  { name: `${PAGES} pages in one room, ${A_MINUTE} messages a minute`, ...one, aMinute: A_MINUTE },
  { name: `${ROOMS_OF_TWO} rooms of two, as fast as it goes`, ...many, aMinute: null },
  {
    name: `${ROOMS_OF_TWO} rooms of two, ${A_MINUTE} messages a minute`,
    ...many,
    aMinute: A_MINUTE,
  },
];

const START = { laurel: startLaurel, socketIo: startSocketIo, ws: startWs };

const faults: string[] = [];
const print = (cells: (string | number)[]) => console.log(`| ${cells.join(" | ")} |`);

function report(name: string, figures: Figures) {
  const { perSecond, waits, caughtUp, shown, expected, processorMs, delivered } = figures;
  const ms = (share: number) => quantile(waits, share).toFixed(1);
  print([
    name,
    Math.round(perSecond).toLocaleString("en-GB"),
    ms(0.5),
    ms(0.95),
    ms(0.99),
    `${shown.toLocaleString("en-GB")} of ${expected.toLocaleString("en-GB")}`,
    caughtUp.toLocaleString("en-GB"),
    ((1000 * processorMs) / delivered).toFixed(1),
  ]);
}

const day = new Date().toISOString().slice(0, 10);
console.log(
  `${day}, ${cpus().length} x ${cpus()[0]?.model}, load before: ${loadavg()[0]?.toFixed(1)}`,
);

const chosen = process.env.BENCH_LOADS?.split(",").map(Number);

for (const [i, load] of LOADS.entries()) {
  if (chosen && !chosen.includes(i + 1)) continue;
  console.log(`\n${load.name}\n`);
  print([
    "server",
    "deliveries a second",
    "p50, ms",
    "p95, ms",
    "p99, ms",
    "shown once, in order",
    "of them asked for",
    "processor, ms for 1,000",
  ]);
  print(["---", ...Array(7).fill("--:")]);
  const all = {} as Record<keyof typeof START, Figures>;
  for (const [key, start] of Object.entries(START)) {
    const server = await start(browserPorts.app);
    const figures = await run(server, load);
    await server.stop();
    report(server.name, figures);
    for (const fault of figures.faults) faults.push(`${load.name}, ${server.name}: ${fault}`);
    all[key as keyof typeof START] = figures;
  }
  const p95 = quantile(all.laurel.waits, 0.95);
  const ratio = all.laurel.perSecond / Math.max(all.socketIo.perSecond, all.ws.perSecond);
  if (load.aMinute && !isShort && p95 >= LONGEST_P95_MS)
    faults.push(`${load.name}: p95 of ${p95.toFixed(1)} ms`);
  if (load.aMinute) continue;
  console.log(`\n${ratio.toFixed(1)} times the better of socket.io and ws`);
  if (load.rooms.length === 1 && !isShort && ratio < LEAST_RATIO)
    faults.push(`${load.name}: ${ratio.toFixed(1)} times, not ${LEAST_RATIO}`);
}
console.log(`\nLoad after: ${loadavg()[0]?.toFixed(1)}`);
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
