import { z } from "zod";
import { BELL_KINDS } from "~db/constants";

/** The outbox payload of a mail about a notification. The handler decides whether and when to send it, once it is due. */
export const noticeSchema = z.object({
  userId: z.string(),
  kind: z.enum(BELL_KINDS),
  subject: z.string().optional(),
  title: z.string(),
  message: z.string(),
  link: z.string(),
  reason: z.string().optional(),
  /** Who acted. */
  senderId: z.string(),
  /** When the notification was created (ms). */
  at: z.number(),
});

export type Notice = z.infer<typeof noticeSchema>;
