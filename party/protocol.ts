import { z } from "zod";

/** What a room tells its pages: the topic that changed. The page asks the database again for what it shows of it. */
export const roomEvent = z.object({ topic: z.string() });

export type RoomEvent = z.infer<typeof roomEvent>;

/** Set by the Worker after it has checked the visitor; rooms trust no other header. */
export const SESSION_HEADER = "X-Laurel-Session";

/** Whom the connection belongs to, set in the same way (`writePerson`). */
export const PERSON_HEADER = "X-Laurel-Person";
