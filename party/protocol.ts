import { z } from "zod";

/** What a room tells its pages. Hints only: the page asks the database again. */
export const roomEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("notified") }),
  z.object({ type: z.literal("content-changed") }),
]);

export type RoomEvent = z.infer<typeof roomEvent>;

/** Set by the Worker after it has checked the visitor; rooms believe nothing else. */
export const SESSION_HEADER = "X-Laurel-Session";
