import { follow } from "~party/stream";
import type { Connection, RoomServer } from "./servers";
import type { Message, Source } from "./source";

const AGAIN_MS = 200;

const wait = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

/** What all pages of a run have received. */
export interface Received {
  /** Through the server, and shown. */
  delivered: number;
  /** Asked of the source: after a cut, or a gap. */
  caughtUp: number;
  waits: number[];
}

/** A page in a room: it shows with the product's own rule (`follow`), asks when its socket opens and after a gap. */
export class Page {
  shown: number[] = [];
  #connection: Connection | undefined;
  #asking = false;

  constructor(
    private readonly server: RoomServer,
    private readonly source: Source,
    readonly room: string,
    private readonly received: Received,
  ) {}

  /** Tries until it succeeds. */
  async open() {
    for (this.#connection = undefined; !this.#connection; )
      this.#connection = await this.server
        .connect(this.room, (entries) => this.#hear(entries))
        .catch(() => wait(AGAIN_MS));
    await this.#ask();
  }

  /** Cuts the line and connects again. */
  async cut() {
    this.#connection?.cut();
    await this.open();
  }

  get last() {
    return this.shown.at(-1) ?? 0;
  }

  #hear(entries: Message[]) {
    const { next, isBehind } = follow(this.last, entries);
    const now = performance.now();
    for (const { seq } of next) {
      this.shown.push(seq);
      this.received.waits.push(now - this.source.sentAt(this.room, seq));
    }
    this.received.delivered += next.length;
    if (isBehind) void this.#ask();
  }

  async #ask() {
    if (this.#asking) return;
    this.#asking = true;
    const missed = await this.source.since(this.room, this.last);
    this.#asking = false;
    const { next } = follow(this.last, missed);
    for (const { seq } of next) this.shown.push(seq);
    this.received.caughtUp += next.length;
  }
}
