import type { z } from "zod";

/** What a client may send to a room, and how often. */
export interface ClientMessages {
  schema: z.ZodType;
  perMinute: number;
}

const MINUTE_MS = 60_000;

/** In characters: what people in a room say is short. */
const LONGEST = 500;

/** Reads what the connections of one room send. Counts are kept in memory: a room that sleeps has a quiet minute behind it. */
export class ClientMessageReader {
  #counts = new Map<string, { since: number; messages: number }>();

  constructor(private readonly rules: ClientMessages | null) {}

  /** @returns the message as its schema reads it, or why the connection must be closed */
  read(
    connectionId: string,
    message: unknown,
    now: number,
  ): { message: unknown } | { refusal: string } {
    if (!this.rules) return { refusal: "This room takes no messages" };
    if (this.#count(connectionId, now) > this.rules.perMinute)
      return { refusal: "Too many messages" };
    const parsed = this.rules.schema.safeParse(fromJson(message));
    return parsed.success ? { message: parsed.data } : { refusal: "Not a message of this room" };
  }

  /** A closed connection is not counted any more. */
  forget(connectionId: string) {
    this.#counts.delete(connectionId);
  }

  #count(connectionId: string, now: number): number {
    const counted = this.#counts.get(connectionId);
    const current =
      counted && now - counted.since < MINUTE_MS ? counted : { since: now, messages: 0 };
    current.messages += 1;
    this.#counts.set(connectionId, current);
    return current.messages;
  }
}

function fromJson(message: unknown): unknown {
  try {
    const isRead = typeof message === "string" && message.length <= LONGEST;
    return isRead ? JSON.parse(message) : undefined;
  } catch {
    return undefined;
  }
}
