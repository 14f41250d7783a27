import { PresenceRoom } from "./presence-room";
import type { StreamFrame } from "./stream";

/** How long what comes after a frame is gathered, so that a busy room sends each page one frame for many entries. */
const GATHER_MS = 20;

/** A presence room that carries a numbered stream. It keeps nothing: what it loses, pages miss and ask for. */
export class StreamRoom extends PresenceRoom {
  /** Null while the room is quiet. */
  #gathered: StreamFrame | null = null;

  /** A quiet room sends at once. */
  carry({ entries = [], read = [] }: Partial<StreamFrame>) {
    if (!this.#gathered) return this.#send({ entries, read });
    this.#gathered.entries.push(...entries);
    this.#gathered.read.push(...read);
  }

  #send(frame: StreamFrame) {
    this.broadcast(JSON.stringify(frame));
    this.#gathered = { entries: [], read: [] };
    setTimeout(() => this.#sendGathered(), GATHER_MS);
  }

  #sendGathered() {
    const frame = this.#gathered;
    this.#gathered = null;
    if (frame && frame.entries.length + frame.read.length > 0) this.#send(frame);
  }
}
