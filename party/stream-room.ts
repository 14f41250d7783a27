import { PresenceRoom } from "./presence-room";
import type { StreamFrame } from "./stream";

/** How long what comes in is gathered, so that many entries are one frame for each page. */
const GATHER_MS = 20;

/** A presence room that carries a numbered stream. It keeps nothing: what it loses, pages miss and ask for. */
export class StreamRoom extends PresenceRoom {
  #gathered: StreamFrame | null = null;

  carry({ entries = [], read = [] }: Partial<StreamFrame>) {
    if (!this.#gathered) {
      this.#gathered = { entries: [], read: [] };
      setTimeout(() => this.#send(), GATHER_MS);
    }
    this.#gathered.entries.push(...entries);
    this.#gathered.read.push(...read);
  }

  #send() {
    this.broadcast(JSON.stringify(this.#gathered));
    this.#gathered = null;
  }
}
