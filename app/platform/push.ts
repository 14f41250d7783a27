import { z } from "zod";
import type { Statement } from "~db/client";
import { type RoomEvent, roomEvent } from "~party/protocol";
import { enqueue } from "./enqueue";

/** What the outbox asks of a room: to send an event, or to close a session's sockets. */
export type Push = { room: string; name: string } & (
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
