import type { Entry } from "~party/stream";

/** A message as the product's rooms carry it. */
export interface Message extends Entry {
  senderId: string;
  clientId: string;
  body: string;
  createdAt: number;
  removedAt: null;
}

export interface Posted {
  room: string;
  entry: Message;
}

/** What one question to the database takes. */
const ANSWER_MS = 5;

const ID = "01arz3ndektsv4rrffq69g5fav";

/** Stands in for the database: it numbers the messages of each room, keeps them, and tells what came after a number. */
export class Source {
  #rooms = new Map<string, { entry: Message; at: number }[]>();

  write(room: string): Posted {
    const log = this.#rooms.get(room) ?? [];
    this.#rooms.set(room, log);
    const seq = log.length + 1;
    const entry = {
      seq,
      senderId: ID,
      clientId: ID,
      body: `Message ${seq}: can you start on Monday at nine, on the course by the river?`,
      createdAt: Date.now(),
      removedAt: null,
    };
    log.push({ entry, at: performance.now() });
    return { room, entry };
  }

  count = (room: string) => this.#rooms.get(room)?.length ?? 0;

  sentAt = (room: string, seq: number) => this.#rooms.get(room)?.[seq - 1]?.at ?? Number.NaN;

  async since(room: string, seq: number): Promise<Message[]> {
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
    return (this.#rooms.get(room) ?? []).slice(seq).map(({ entry }) => entry);
  }
}
