/**
 * What a first visit costs: bytes by kind, and when the page is seen on slow lines. Prints a table.
 * How it is measured: bench/README.md. BENCH_RUNS=1 for a quick look; BENCH_PROFILES="Slow 3G" and
 * BENCH_AS=visitor,brand for a part.
 */
import { cpus, loadavg } from "node:os";
import { chromium } from "@playwright/test";
import { PAGES } from "~/features/site/site/pages";
import { findChromium } from "../scripts/browsers.mjs";
import { serveBundle } from "../scripts/workerd.mjs";
import { ask, ORIGIN } from "../tests/support/http";
import { browserPorts } from "../tests/support/ports";
import { demoSession } from "./demo-session";
import { firstVisit, type Profile, type Visit } from "./first-visit";
import { amount, isShort } from "./short";
import { startBench } from "./stack";

const RUNS = Number(process.env.BENCH_RUNS ?? amount(5, 1));

const ALL_PROFILES: Profile[] = [
  { name: "Slow 3G", kbps: 400, latencyMs: 400, cpu: 4 },
  { name: "9 Mbps", kbps: 9000, latencyMs: 100, cpu: 4 },
  { name: "2G", kbps: 280, latencyMs: 800, cpu: 1 },
];

const among = (named: string | undefined) => (name: string) =>
  !named || named.split(",").includes(name);
const isMeasured = among(process.env.BENCH_PROFILES ?? (isShort ? "9 Mbps" : undefined));
const isAsked = among(process.env.BENCH_AS);
const PROFILES = ALL_PROFILES.filter(({ name }) => isMeasured(name));

const SCREENS: Record<string, string[]> = {
  visitor: [...Object.keys(PAGES), "/signup", "/brand-signup", "/login"],
  athlete: ["/athlete/dashboard", "/athlete/campaigns", "/athlete/profile", "/notifications"],
  brand: [
    "/brand/dashboard",
    "/brand/discover",
    "/brand/insights",
    "/brand/matches",
    "/brand/campaigns/new",
  ],
  admin: ["/admin", "/admin/polishing", "/admin/content"],
};

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const print = (cells: (string | number)[]) => console.log(`| ${cells.join(" | ")} |`);

function row(path: string, who: string, visits: Visit[][]) {
  const all = visits.flat();
  const [first] = all;
  if (!first) return;
  const { page, scripts, fonts, images } = first.bytes;
  const times = visits.map((runs) => {
    const at = (of: (visit: Visit) => number) => Math.round(median(runs.map(of)));
    return `${at((visit) => visit.firstPaint)} / ${at((visit) => visit.largestPaint)}`;
  });
  const shift = Math.max(...all.map((visit) => visit.shift));
  print([path, who, page, scripts, fonts, images, first.requests, ...times, shift.toFixed(3)]);
}

const { dataDir, stop } = await startBench();
const stopWorker = await serveBundle({ ports: browserPorts, dataDir });
const browser = await chromium.launch({
  executablePath: await findChromium(console.error),
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
});

try {
  const processor = `${cpus().length} x ${cpus()[0]?.model}`;
  const day = new Date().toISOString().slice(0, 10);
  console.log(`${day}, ${processor}, Chromium ${browser.version()}, medians of ${RUNS}`);
  console.log(`Load before: ${loadavg()[0]?.toFixed(1)}\n`);
  const times = PROFILES.map(({ name }) => `${name}: first / largest paint, ms`);
  const head = ["page", "as", "HTML+CSS", "scripts", "fonts", "images", "requests", ...times];
  print([...head, "layout shift"]);
  print(["---", "---", ...head.slice(1).map(() => "--:")]);
  for (const [who, paths] of Object.entries(SCREENS).filter(([who]) => isAsked(who))) {
    const session = who === "visitor" ? undefined : await demoSession(who);
    for (const path of paths) {
      // The Worker's first answer compiles; that is not the page's.
      await ask(path, session ? { session } : {});
      const visits: Visit[][] = [];
      for (const profile of PROFILES) {
        const runs: Visit[] = [];
        while (runs.length < RUNS)
          runs.push(await firstVisit(browser, ORIGIN + path, profile, session));
        visits.push(runs);
      }
      row(path, who, visits);
    }
  }
  console.log(`\nLoad after: ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await browser.close();
  await stopWorker();
  await stop();
}
process.exit(0);
