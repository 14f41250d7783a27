/**
 * Large clips on the deployed bundle: how fast they arrive, what cuts of the line cost, how much memory the Worker
 * takes. Exits with 1 when a goal is missed. How it is measured: bench/README.md.
 */
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { connect } from "~db/client";
import { findChromium } from "../scripts/browsers.mjs";
import { serveBundle } from "../scripts/workerd.mjs";
import { largeClip } from "../tests/support/clip-file";
import { makeActiveDeal, makeContent } from "../tests/support/factories";
import { authedClient } from "../tests/support/http";
import { browserPorts } from "../tests/support/ports";
import { openSession } from "../tests/support/sign-in";
import { quantile } from "./discovery/measure";
import { amount, isShort } from "./short";
import { startBench } from "./stack";
import { arrived, choose, openDraft } from "./uploads/browser";
import { Line } from "./uploads/line";
import { watchMemory } from "./uploads/memory";
import { upload } from "./uploads/script";

const MIB = 1024 * 1024;
const CLIP_MIB = Number(process.env.BENCH_MIB ?? amount(500, 12));
const SENDERS = amount(20, 2);
const SENDER_MIB = amount(50, 10);
const CUTS = amount(5, 1);
/** A line that is cut is slower than the Worker: what is under way is on the line, not in a buffer. */
const LINE_MIB = 5;
const SEEKS = amount(100, 3);

const missed: string[] = [];
const print = (cells: (string | number)[]) => console.log(`| ${cells.join(" | ")} |`);

function report(what: string, figure: number, unit: string, goal: number, least = false) {
  const holds = least ? figure >= goal : figure <= goal;
  if (!holds) missed.push(what);
  const load = loadavg()[0]?.toFixed(1) ?? "";
  print([what, `${figure.toFixed(1)} ${unit}`, `${least ? "at least" : "at most"} ${goal}`, load]);
}

const seconds = async (work: () => Promise<unknown>) => {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
};

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

const { stack, dataDir, stop } = await startBench();
const db = connect({ url: stack.databaseUrl });
const stopWorker = await serveBundle({ ports: browserPorts, dataDir });
const executablePath = await findChromium(console.error);
const clip = largeClip(CLIP_MIB * MIB);
const file = join(dataDir, "clip.mp4");
writeFileSync(file, clip);

/** An athlete with a draft. */
async function sender() {
  const { athlete, campaignId } = await makeActiveDeal(db);
  const contentId = await makeContent(db, campaignId, athlete.userId, "draft");
  return { athlete, contentId, client: await authedClient(db, athlete) };
}

/** An athlete's draft in a browser of its own. @param proxy what its line goes through */
async function draftInBrowser(proxy?: string) {
  const { athlete, contentId } = await sender();
  return openDraft({ executablePath, session: await openSession(db, athlete), contentId, proxy });
}

/** Until the Worker has hashed a clip: it reads the whole of it after the answer. */
async function hashed(id: string) {
  const find = () =>
    db.read(db.orm.all<{ sha256: string | null }>(sql`select sha256 from media where id = ${id}`));
  for (let [[row]] = await find(); row?.sha256 === null; [[row]] = await find()) await wait(200);
}

async function byScript() {
  const { client, contentId } = await sender();
  const grown = watchMemory();
  let id = "";
  const took = await seconds(async () => {
    id = await upload(client, contentId, clip);
  });
  report("from a script", CLIP_MIB / took, "MiB/s", 30, true);
  report("memory of the Worker's process", grown(), "MiB more", 200);
  print([
    "a seek while it is hashed, p95",
    `${(await seeks(client, id, 10)).toFixed(1)} ms`,
    "",
    "",
  ]);
  await hashed(id);
  report("a seek of 1 MiB, p95", await seeks(client, id, SEEKS), "ms", 80);
}

/** @returns the time of 95 in 100 seeks, in ms */
async function seeks(client: Awaited<ReturnType<typeof authedClient>>, id: string, times: number) {
  const waits: number[] = [];
  for (let i = 0; i < times; i++) {
    const from = Math.floor(Math.random() * (clip.length - MIB));
    const headers = { Range: `bytes=${from}-${from + MIB - 1}` };
    const asked = performance.now();
    const answer = await client(`/media/${id}/clip.mp4`, { headers });
    const part = Buffer.from(await answer.arrayBuffer());
    waits.push(performance.now() - asked);
    if (!part.equals(clip.subarray(from, from + MIB)))
      throw new Error(`Not what was sent: ${answer.status}, ${part.length} bytes`);
  }
  return quantile(waits, 0.95);
}

async function inBrowser() {
  const { page, close } = await draftInBrowser();
  await choose(page, file);
  report("in Chromium", await seconds(() => arrived(page)), "s", 20);
  await close();
}

async function cutOften() {
  const line = new Line(LINE_MIB * MIB);
  const { page, open, close } = await draftInBrowser(await line.open());
  const before = line.sent;
  await choose(page, file);
  for (let n = 1; n <= CUTS + 1; n++) {
    const next = before + (clip.length / (CUTS + 2)) * (n - 0.5 + Math.random());
    while (line.sent < next) await wait(20);
    line.cut();
  }
  page.once("dialog", (dialog) => void dialog.accept());
  await open();
  await choose(page, file);
  await arrived(page);
  const more = ((line.sent - before) / clip.length - 1) * 100;
  report(`more bytes for ${CUTS} cuts and a reload`, more, "%", 10);
  await close();
  line.close();
}

async function manyAtOnce() {
  const small = largeClip(SENDER_MIB * MIB);
  const senders = await Promise.all(Array.from({ length: SENDERS }, sender));
  const grown = watchMemory();
  let ids: string[] = [];
  const took = await seconds(async () => {
    ids = await Promise.all(senders.map((one) => upload(one.client, one.contentId, small)));
  });
  const memory = grown();
  let same = 0;
  for (const [i, one] of senders.entries()) {
    const stored = await one.client(`/media/${ids[i]}/clip.mp4`);
    if (sha256(new Uint8Array(await stored.arrayBuffer())) === sha256(small)) same += 1;
  }
  report(`${SENDERS} x ${SENDER_MIB} MiB at once, whole`, same, `of ${SENDERS}`, SENDERS, true);
  print(["the same, together", `${((SENDERS * SENDER_MIB) / took).toFixed(1)} MiB/s`, "", ""]);
  print(["the same, memory", `${memory.toFixed(0)} MiB more`, "", ""]);
}

const MEASURES: Record<string, () => Promise<void>> = {
  script: byScript,
  browser: inBrowser,
  cuts: cutOften,
  many: manyAtOnce,
};

try {
  const day = new Date().toISOString().slice(0, 10);
  console.log(`${day}, ${cpus().length} x ${cpus()[0]?.model}, a clip of ${CLIP_MIB} MiB\n`);
  print(["what", "measured", "goal", "load"]);
  print(["---", "--:", "--:", "--:"]);
  const { client, contentId } = await sender();
  await hashed(await upload(client, contentId, largeClip(10 * MIB)));
  const wanted = process.env.BENCH_ONLY?.split(",") ?? Object.keys(MEASURES);
  for (const name of wanted) await MEASURES[name]?.();
} finally {
  await stopWorker();
  db.client.close();
  await stop();
}
for (const what of missed) console.error(`Missed: ${what}`);
process.exit(missed.length > 0 && !isShort ? 1 : 0);
