import { z } from "zod";
import { roomEvent } from "~party/protocol";

/** What the outbox asks of a room. Apart from `realtime.ts`, which only loads inside a Worker. */
export const pushSchema = z.union([
  z.object({ room: z.enum(["notifications", "review"]), name: z.string(), event: roomEvent }),
  z.object({ room: z.literal("notifications"), name: z.string(), disconnect: z.string() }),
]);

export type Push = z.infer<typeof pushSchema>;
