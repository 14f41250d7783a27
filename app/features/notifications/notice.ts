import { z } from "zod";
import { NOTIFICATION_KINDS } from "~db/constants";

/** What the outbox keeps of the mail about a notification. Whether and when it is sent is decided when it is due. */
export const noticeSchema = z.object({
  userId: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  subject: z.string().optional(),
  title: z.string(),
  message: z.string(),
  link: z.string(),
  reason: z.string().optional(),
  /** When the notification was made (ms). */
  at: z.number(),
});

export type Notice = z.infer<typeof noticeSchema>;
