/**
 * From saving a file to the new page being served by `npm run dev`, and how long that takes to start. All in a copy of
 * the files, which is deleted however the bench ends. How it is measured, and figures: bench/README.md.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { paths } from "~/paths";
import { DevCopy } from "../tests/support/dev-copy";
import { browserPorts } from "../tests/support/ports";
import { demoSession } from "./demo-session";
import { amount } from "./short";

const EDITS = Number(process.env.BENCH_EDITS ?? amount(10, 1));
const TIMEOUT_MS = 180_000;
/** Asking more often would keep a processor busy that the builds need. */
const POLL_MS = 100;
const origin = `http://localhost:${browserPorts.app}`;

interface Edit {
  kind: string;
  file: string;
  /** What the n-th edit puts in its place; `text` is what the page then has. */
  from: string;
  to: (text: string) => string;
  text: (n: number) => string;
  /** The page on which the new text appears. */
  page: (athlete: string) => string;
}

const home = () => "/";
const publicPage = (athlete: string) => athlete;

/** The public page of an athlete on the demo brand's first page of Discover. */
async function athletePage() {
  const session = await demoSession("brand");
  const found = await read(paths.brand.discover, `session=${session}`);
  for (const [, id] of found.matchAll(/\/brand\/athletes\/(\w+)/g)) {
    const page = paths.publicAthlete(String(id));
    if ((await read(page)).includes("Ambassador Score")) return page;
  }
  throw new Error("No athlete on Discover has a public page");
}

const EDITED: Edit[] = [
  {
    kind: "component",
    file: "app/components/shell/cookie-banner.tsx",
    from: "Accept All",
    to: (text) => text,
    text: (n) => `Accept All ${n}.`,
    page: home,
  },
  {
    kind: "query",
    file: "app/features/profiles/athletes/public-view.server.ts",
    from: "withoutContacts(shown.name)",
    to: (text) => `withoutContacts("${text}")`,
    text: (n) => `Athlete ${n}.`,
    page: publicPage,
  },
  {
    kind: "style",
    file: "app/theme.css",
    from: "--paper: #faf8f3",
    to: (text) => `--paper: ${text}`,
    text: (n) => `#fab${100 + n}`,
    page: home,
  },
  {
    kind: "rule",
    file: "app/features/profiles/athletes/public-view.ts",
    from: "followers. Figures",
    to: (text) => `${text}. Figures`,
    text: (n) => `followers, ${n} rules`,
    page: publicPage,
  },
  {
    kind: "route",
    file: "app/routes/public/about.tsx",
    from: "About Us",
    to: (text) => text,
    text: (n) => `About Us ${n}.`,
    page: () => paths.about,
  },
];

const dev = new DevCopy(browserPorts);
let athlete = "";

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, async () => {
    await dev.end();
    process.exit(1);
  });

const load = () => loadavg()[0]?.toFixed(1);
const seconds = (ms: number) => (ms / 1000).toFixed(1);
console.log(
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} x ${cpus()[0]?.model}, load ${load()}\n`,
);
try {
  console.log(`npm run dev, first start (demo data filled in): ${seconds(await start())} s`);
  await dev.stop();
  console.log(`npm run dev, warm:                              ${seconds(await start())} s\n`);
  athlete = await athletePage();
  console.log("| edit | median, s | least, s | most, s |\n| --- | ---: | ---: | ---: |");
  await measureAll();
  await measureAll(", during a build", save);
} finally {
  await dev.end();
}
console.log(`\nLoad after: ${load()}`);

/** @returns how long it took, ms */
async function start(): Promise<number> {
  const from = Date.now();
  await dev.start();
  return Date.now() - from;
}

/** @param before see `measure` */
async function measureAll(when = "", before?: Save) {
  const all: number[] = [];
  for (const edit of EDITED) {
    const times = await measure(edit, before);
    report(edit.kind + when, times);
    all.push(...times);
  }
  report(`all${when}`, all);
}

type Save = (file: string, text: string) => Promise<void>;

/** @param before what is saved just before, so that the edit comes while that is built */
async function measure(edit: Edit, before?: Save) {
  const file = join(dev.directory, edit.file);
  const text = readFileSync(file, "utf8");
  if (!text.includes(edit.from)) throw new Error(`${edit.file} has no '${edit.from}'`);
  const page = edit.page(athlete);
  const times: number[] = [];
  for (let n = 1; n <= EDITS; n++) {
    await before?.(file, text);
    writeFileSync(file, text.replace(edit.from, edit.to(edit.text(n))));
    const from = Date.now();
    while (!(await read(page)).includes(edit.text(n))) {
      if (Date.now() - from > TIMEOUT_MS) throw new Error(`Edit ${n} of ${edit.file} was missed`);
      await sleep(POLL_MS);
    }
    times.push(Date.now() - from);
  }
  writeFileSync(file, text);
  return times;
}

/** Saves, and waits until a build is under way. */
async function save(file: string, text: string) {
  writeFileSync(file, text);
  await sleep(100 + Math.random() * 900);
}

function report(edit: string, times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const columns = [sorted[Math.floor(sorted.length / 2)], sorted[0], sorted.at(-1)];
  console.log(`| ${edit} | ${columns.map((ms) => seconds(ms ?? 0)).join(" | ")} |`);
}

/** The page, or nothing while none is served. */
async function read(path: string, cookie = ""): Promise<string> {
  try {
    const signal = AbortSignal.timeout(10_000);
    const answer = await fetch(origin + path, { headers: { Cookie: cookie }, signal });
    return await answer.text();
  } catch {
    return "";
  }
}
