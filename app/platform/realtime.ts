import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import type { Statement } from "~db/client";
import type { ClientMessages } from "~party/client-messages";
import type { PersonRoom } from "~party/person-room";
import { type RoomEvent, roomEvent } from "~party/protocol";
import type { BroadcastRoom } from "~party/room";
import type { StreamFrame } from "~party/stream";
import type { StreamRoom } from "~party/stream-room";
import { enqueue } from "./enqueue";
import type { Claims } from "./session";

/** What the outbox asks of a room: to send an event, or to close a session's sockets. */
type Push = { room: string; name: string } & (
  | {
      event: RoomEvent;
      /** The person who may no longer be in the room after this. */
      without?: string | undefined;
    }
  | { disconnect: string }
);

/** @param rooms the names of the registry */
export function pushSchema(rooms: readonly string[]): z.ZodType<Push> {
  const address = { room: z.enum(rooms), name: z.string() };
  return z.union([
    z.object({ ...address, event: roomEvent, without: z.string().optional() }),
    z.object({ ...address, disconnect: z.string() }),
  ]);
}

/** Queues a push for the batch of the change that causes it. */
export const queuePush = (push: Push, now: number, key?: string): Statement =>
  enqueue("push", push, now, { key });

/** One kind of room: a line of the registry. */
interface RoomKind {
  /** Its Durable Object, as wrangler.toml names it; in lower case it is the room's address. */
  binding: string;
  mayEnter: (claims: Claims, name: string, context: AppLoadContext) => Promise<boolean> | boolean;
  /** What clients may send; null for a room that only speaks. */
  clientMessages: ClientMessages | null;
}

export type RoomRegistry = Record<string, RoomKind>;

/** The rooms of the registry, through the Worker's bindings. */
export class Rooms {
  /** @param personRoom the room in `registry` that each person has for themselves, named by their id */
  constructor(
    private readonly bindings: object,
    readonly registry: RoomRegistry,
    private readonly personRoom: string,
  ) {}

  #open<R extends BroadcastRoom>(room: string, name: string) {
    const kind = this.registry[room];
    if (!kind) throw new Error(`No room is called ${room}`);
    const namespaces = this.bindings as Record<string, DurableObjectNamespace<R>>;
    const namespace = namespaces[kind.binding];
    if (!namespace) throw new Error(`wrangler.toml binds no ${kind.binding}`);
    // Not by PartyServer's getServerByName, whose call before each call only serves rooms without a name.
    return namespace.get(namespace.idFromName(name));
  }

  /** Fails when the room cannot be reached; sending twice does no harm. */
  async deliver(push: Push) {
    const stub = this.#open(push.room, push.name);
    if ("event" in push) await stub.push(push.event, push.without);
    else await stub.disconnect(push.disconnect);
  }

  /** Shows entries of a stream, or how far it is read, to the pages in a stream room. */
  async carry(room: string, name: string, news: Partial<StreamFrame>) {
    const stub = this.#open<StreamRoom>(room, name);
    await stub.carry(news);
  }

  /** So that the end of the session closes the sockets of this room too. */
  async trackMembership({ uid, sid }: Claims, room: string, name: string) {
    if (room === this.personRoom) return;
    const own = this.#open<PersonRoom>(this.personRoom, uid);
    await own.entered(sid, this.registry[room]?.binding ?? "", name);
  }

  async ping() {
    await this.#open(this.personRoom, "readyz").ping();
  }
}
