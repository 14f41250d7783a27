import { PART_BYTES, partCount, partSize } from "./limits";

/**
 * Sends one file in parts, up to three at once, and goes on where it stopped: after a cut by itself, after a reload when
 * the same file is chosen again. Runs apart from any screen.
 */

const AT_ONCE = 3;
/** A part that takes less allows one more at once, one that takes longer one less. */
const FAST_MS = 1_000;
const SLOW_MS = 4_000;
const MAX_ATTEMPTS = 8;

type UploadState = "sending" | "paused" | "checking" | "done" | "failed";

export interface Progress {
  state: UploadState;
  /** Bytes that have arrived, those under way included. */
  sent: number;
  /** Bytes a second of late; 0 while unknown. */
  speed: number;
  /** Why it failed or waits. */
  message: string;
}

export interface UploadAddresses {
  /** Announces the file. */
  start: string;
  /** Finishes or cancels it. */
  step: (id: string) => string;
  part(id: string, n: number | string): string;
  /** Receives the still of a clip, if the target keeps one. */
  poster?: (id: string) => string;
}

/** A refusal by the server: trying again changes nothing. */
class Refused extends Error {}

export class Upload {
  progress: Progress = { state: "sending", sent: 0, speed: 0, message: "" };
  #id = "";
  #waiting: number[] = [];
  /** Counts starts and stops: what began before the last of them does not go on. */
  #turn = 0;
  #arrived = 0;
  #underWay = new Map<number, { request: XMLHttpRequest; sent: number }>();
  #history: { at: number; sent: number }[] = [];

  constructor(
    readonly file: File,
    private readonly addresses: UploadAddresses,
    private readonly changed: (upload: Upload) => void,
  ) {}

  /** Starts, or goes on after a pause or a failure. */
  async run() {
    this.#turn += 1;
    const turn = this.#turn;
    this.#set({ state: "sending", message: "" });
    try {
      await this.#announce();
      const still = this.#sendStill();
      await this.#sendParts(turn);
      if (turn !== this.#turn) return;
      this.#set({ state: "checking", speed: 0 });
      await still;
      await retried(() => post(this.addresses.step(this.#id), { intent: "finish" }));
      this.#set({ state: "done" });
    } catch (error) {
      if (turn !== this.#turn) return;
      const message = error instanceof Refused ? error.message : LOST;
      this.#stop({ state: "failed", message });
    }
  }

  pause() {
    this.#stop({ state: "paused" });
  }

  #stop(progress: Partial<Progress>) {
    this.#turn += 1;
    for (const { request } of this.#underWay.values()) request.abort();
    this.#set({ speed: 0, message: "", ...progress });
  }

  /** Deletes what has arrived. */
  async cancel() {
    this.pause();
    if (this.#id) await post(this.addresses.step(this.#id), { intent: "cancel" }).catch(() => {});
  }

  async #announce() {
    const { name, size, lastModified } = this.file;
    const file = { name, bytes: String(size), modifiedAt: String(lastModified) };
    const { id, parts } = await retried(() => post(this.addresses.start, file));
    this.#id = id;
    this.#waiting = [];
    this.#arrived = 0;
    for (let n = 1; n <= partCount(size); n++)
      if (parts.includes(n)) this.#arrived += partSize(size, n);
      else this.#waiting.push(n);
    this.#history = [];
  }

  /** A clip without one is no failure: not every browser plays every clip. */
  async #sendStill() {
    const { poster } = this.addresses;
    if (!poster || !this.file.type.startsWith("video/")) return;
    try {
      const { takePoster } = await import("./poster");
      const { picture, durationMs } = await takePoster(this.file);
      await fetch(`${poster(this.#id)}?ms=${durationMs}`, {
        method: "POST",
        body: picture,
      });
    } catch {}
  }

  /**
   * Sends one part at a time, and up to three on a fast connection, because the parts in flight have to be sent again
   * when the connection is lost. The browser may retry a request by itself, so the script cannot count the losses.
   */
  #sendParts(turn: number) {
    return new Promise<void>((resolve, reject) => {
      let atOnce = 1;
      let active = 0;
      let attempt = 1;
      const send = async (n: number) => {
        const began = performance.now();
        active += 1;
        try {
          await this.#sendPart(n);
          attempt = 1;
          const took = performance.now() - began;
          if (took < FAST_MS) atOnce = Math.min(atOnce + 1, AT_ONCE);
          if (took > SLOW_MS) atOnce = Math.max(atOnce - 1, 1);
        } catch (error) {
          if (turn !== this.#turn) return resolve();
          this.#waiting.unshift(n);
          if (error instanceof Refused || attempt === MAX_ATTEMPTS) return reject(error);
          if (active === 1) {
            this.#set({ speed: 0, message: TRYING });
            await waitBefore(++attempt);
          } else atOnce = active - 1;
        }
        active -= 1;
        next();
      };
      const next = () => {
        if (turn !== this.#turn) return resolve();
        while (active < atOnce) {
          const n = this.#waiting.shift();
          if (n === undefined) break;
          void send(n);
        }
        if (active === 0) resolve();
      };
      next();
    });
  }

  async #sendPart(n: number) {
    const from = (n - 1) * PART_BYTES;
    const body = this.file.slice(from, from + partSize(this.file.size, n));
    const request = new XMLHttpRequest();
    const underWay = { request, sent: 0 };
    this.#underWay.set(n, underWay);
    try {
      await new Promise<void>((resolve, reject) => {
        request.open("POST", this.addresses.part(this.#id, n));
        request.upload.onprogress = ({ loaded }) => {
          underWay.sent = loaded;
          this.#count();
        };
        request.onloadend = () => {
          const { status } = request;
          if (status === 204) resolve();
          // Status 0 means no answer: the connection was lost, or the request was aborted.
          else if (status === 0 || status === 429 || status >= 500) reject(new Error());
          else reject(new Refused(request.responseText.trim()));
        };
        request.send(body);
      });
      this.#arrived += body.size;
    } finally {
      this.#underWay.delete(n);
    }
    this.#count();
  }

  /** How much has arrived, and how fast over the last ten seconds. */
  #count() {
    let sent = this.#arrived;
    for (const part of this.#underWay.values()) sent += part.sent;
    sent = Math.min(this.file.size, sent);
    const now = performance.now();
    const latest = { at: now, sent };
    this.#history = [...this.#history.filter(({ at }) => now - at < 10_000), latest];
    const [first = latest] = this.#history;
    const seconds = (now - first.at) / 1000;
    const speed = seconds > 0.5 ? (sent - first.sent) / seconds : 0;
    this.#set({ sent, speed, message: "" });
  }

  #set(progress: Partial<Progress>) {
    this.progress = { ...this.progress, ...progress };
    this.changed(this);
  }
}

const TRYING = "The connection was lost. Trying again…";
const LOST = "The connection was lost. What's already uploaded is kept.";

async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refused || attempt === MAX_ATTEMPTS) throw error;
      await waitBefore(attempt + 1);
    }
  }
}

/** Waits longer each time, and no two uploads the same time; at most until the device is online again. */
const waitBefore = (attempt: number) =>
  new Promise<void>((resolve) => {
    const ms = Math.min(30_000, 250 * 2 ** attempt) * (0.5 + Math.random() / 2);
    setTimeout(resolve, ms);
    window.addEventListener("online", () => resolve(), { once: true });
  });

interface Answer {
  id: string;
  parts: number[];
  error: string;
}

async function post(address: string, fields: Record<string, string>): Promise<Answer> {
  const response = await fetch(address, { method: "POST", body: new URLSearchParams(fields) });
  if (response.status >= 500) throw new Error();
  // Throws if the answer is a page, such as the error page of a proxy.
  const answer: Answer = await response.json();
  if (!response.ok) throw new Refused(answer.error);
  return answer;
}
