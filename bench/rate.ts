/**
 * Requests a second that the deployed bundle answers, and the ratio of each page to /healthz in the same run.
 * How it is measured: bench/README.md. BENCH_SECONDS=2 for a quick look; BENCH_PAGES=/about,/login for a part;
 * BENCH_PROFILE=1 adds where the processor time of each page goes.
 */
import { cpus, loadavg } from "node:os";
import autocannon from "autocannon";
import { serveBundle } from "../scripts/workerd.mjs";
import { ORIGIN } from "../tests/support/http";
import { browserPorts } from "../tests/support/ports";
import { demoSession } from "./demo-session";
import { profileWorker } from "./profile";
import { amount, isShort } from "./short";
import { startBench } from "./stack";

const SECONDS = Number(process.env.BENCH_SECONDS ?? amount(6, 1));
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? amount(3, 1));
const CONNECTIONS = 20;
const BASELINE = "/healthz";

/** Least ratio to /healthz. */
const PUBLIC = 0.5;
const DASHBOARD = 0.25;
const DISCOVER = 0.15;

interface Page {
  path: string;
  as?: "athlete" | "brand" | "admin";
  goal?: number;
}

const PAGES: Page[] = [
  { path: "/robots.txt" },
  { path: "/", goal: PUBLIC },
  { path: "/about", goal: PUBLIC },
  { path: "/pricing", goal: PUBLIC },
  { path: "/login", goal: PUBLIC },
  { path: "/athlete/dashboard", as: "athlete", goal: DASHBOARD },
  { path: "/brand/dashboard", as: "brand", goal: DASHBOARD },
  { path: "/admin", as: "admin", goal: DASHBOARD },
  { path: "/brand/discover", as: "brand", goal: DISCOVER },
];

const chosen = process.env.BENCH_PAGES?.split(",");

/** Requests a second; every visitor has answered the cookie banner, so no cache may answer. */
async function rate(path: string, cookie: string, seconds = SECONDS) {
  const { requests, non2xx, errors } = await autocannon({
    url: ORIGIN + path,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { Cookie: cookie, "Accept-Encoding": "br, gzip" },
  });
  if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx} refused, ${errors} failed`);
  return requests.average;
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const print = (cells: (string | number)[]) => console.log(`| ${cells.join(" | ")} |`);

const { dataDir, stop } = await startBench();
const stopWorker = await serveBundle({ ports: browserPorts, dataDir, inspector: true });
let missed = 0;

try {
  const day = new Date().toISOString().slice(0, 10);
  console.log(`${day}, ${cpus().length} x ${cpus()[0]?.model}, ${CONNECTIONS} connections,`);
  console.log(`medians of ${ROUNDS} x ${SECONDS} s, load before: ${loadavg()[0]?.toFixed(1)}\n`);
  print(["page", "as", "requests/s", "/healthz/s", "ratio", "goal", "ms of processor"]);
  print(["---", "---", "--:", "--:", "--:", "--:", "--:"]);
  for (const { path, as, goal } of PAGES.filter((page) => chosen?.includes(page.path) ?? true)) {
    const session = as ? `; session=${await demoSession(as)}` : "";
    const cookie = `cookie-consent=declined${session}`;
    await rate(BASELINE, cookie, 1);
    await rate(path, cookie, 3);
    const measured: { page: number; baseline: number }[] = [];
    while (measured.length < ROUNDS)
      measured.push({
        baseline: await rate(BASELINE, cookie, Math.min(SECONDS, 3)),
        page: await rate(path, cookie),
      });
    const page = median(measured.map((round) => round.page));
    const baseline = median(measured.map((round) => round.baseline));
    const ratio = median(measured.map((round) => round.page / round.baseline));
    if (goal && ratio < goal) missed += 1;
    print([
      path,
      as ?? "visitor",
      page.toFixed(0),
      baseline.toFixed(0),
      ratio.toFixed(2),
      goal ?? "",
      (1000 / page - 1000 / baseline).toFixed(2),
    ]);
    if (process.env.BENCH_PROFILE)
      console.log(await profileWorker(browserPorts.inspector, () => rate(path, cookie, 4)));
  }
  console.log(`\nLoad after: ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await stopWorker();
  await stop();
}
process.exit(missed > 0 && !isShort ? 1 : 0);
