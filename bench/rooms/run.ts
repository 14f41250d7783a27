import { readFileSync } from "node:fs";
import { Page, type Received } from "./page";
import type { RoomServer } from "./servers";
import { Source } from "./source";

export interface Load {
  name: string;
  rooms: string[];
  pagesEach: number;
  /** How long the sender sends. */
  seconds: number;
  /** Messages a minute in all rooms together; null if the load is as many as the server takes. */
  aMinute: number | null;
}

export interface Figures {
  perSecond: number;
  delivered: number;
  caughtUp: number;
  waits: number[];
  shown: number;
  expected: number;
  /** Processor time of the server. */
  processorMs: number;
  faults: string[];
}

const CUTS = 3;
/** Messages in one request of the unlimited load, so that requests do not limit it. */
const TOGETHER = 100;
/** The sender waits when this many deliveries are outstanding, so that queues stay finite. */
const AHEAD = 50_000;
const CONNECTING = 50;
const LONGEST_WAIT_MS = 60_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

/**
 * Opens the pages and sends messages for the seconds of the load. Cuts every socket three times during that time, then
 * waits until every page shows every message.
 */
export async function run(server: RoomServer, load: Load): Promise<Figures> {
  const { rooms, pagesEach, seconds } = load;
  const source = new Source();
  const received: Received = { delivered: 0, caughtUp: 0, waits: [] };
  const pages = rooms.flatMap((room) =>
    Array.from({ length: pagesEach }, () => new Page(server, source, room, received)),
  );
  await atATime(pages, (page) => page.open());
  let sent = 0;
  const open = () => sent * pagesEach - received.delivered - received.caughtUp;
  const nextRoom = () => rooms[sent++ % rooms.length] as string;

  const began = performance.now();
  const before = processorMs(server.pid);
  const ends = began + seconds * 1000;
  const cuts = cutAll(pages, ends - began);
  if (load.aMinute === null)
    while (performance.now() < ends) {
      await server.post(Array.from({ length: TOGETHER }, () => source.write(nextRoom())));
      while (open() > AHEAD) await wait(1);
    }
  else
    for (let due = began; due < ends; due += 60_000 / load.aMinute) {
      await wait(due - performance.now());
      await server.post([source.write(nextRoom())]);
    }
  await cuts;
  while (open() > 0 && performance.now() < ends + LONGEST_WAIT_MS) await wait(1);
  const took = (performance.now() - began) / 1000;

  const faults = pages.flatMap((page) => {
    const isWhole =
      page.shown.length === source.count(page.room) && page.shown.every((seq, i) => seq === i + 1);
    return isWhole ? [] : [`a page showed ${page.shown.length} of ${source.count(page.room)}`];
  });
  return {
    perSecond: received.delivered / took,
    ...received,
    shown: pages.reduce((sum, { shown }) => sum + shown.length, 0),
    expected: sent * pagesEach,
    processorMs: processorMs(server.pid) - before,
    faults: faults.slice(0, 3),
  };
}

/** Cuts every page's socket three times. The cuts are spread over the run, so that some pages are offline at any moment. */
async function cutAll(pages: Page[], ms: number) {
  const every = ms / (CUTS * pages.length + pages.length);
  const began = performance.now();
  const again: Promise<void>[] = [];
  for (let i = 0; i < CUTS * pages.length; i++) {
    await wait(began + i * every - performance.now());
    const page = pages[i % pages.length];
    if (page) again.push(page.cut());
  }
  await Promise.all(again);
}

async function atATime(pages: Page[], work: (page: Page) => Promise<void>) {
  const left = [...pages];
  await Promise.all(
    Array.from({ length: CONNECTING }, async () => {
      for (let page = left.pop(); page; page = left.pop()) await work(page);
    }),
  );
}

/** Reads a process's processor time. Linux counts it in hundredths of a second. */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return 10 * (Number(fields[11]) + Number(fields[12]));
}
