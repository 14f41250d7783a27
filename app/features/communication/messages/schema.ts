import { z } from "zod";
import { paragraphs } from "~/platform/typed-text";
import { ID_PATTERN } from "~db/columns";
import { MAX_MESSAGE_LENGTH, MOST_RECIPIENTS } from "./fields";

const EMPTY = "Message cannot be empty";

export const sendSchema = z.object({
  intent: z.literal("send"),
  id: z.string().regex(ID_PATTERN),
  message: paragraphs(MAX_MESSAGE_LENGTH, "Message must be less than 5000 characters", EMPTY),
});

/** One message to several athletes, named by their invitations. */
export const sendManySchema = z.object({
  id: z.string().regex(ID_PATTERN),
  deal: z.array(z.string()).min(1, "Tick the athletes first").max(MOST_RECIPIENTS),
  message: paragraphs(MAX_MESSAGE_LENGTH, "Message must be less than 5000 characters", EMPTY),
});

/** A script also says whose message it is: it may have been kept on a device that others use, too. */
export const scriptedSendSchema = sendSchema.extend({ account: z.string() });

export type NewMessage = Omit<z.infer<typeof sendSchema>, "intent">;

const seq = z.coerce.number().int().positive();

export const unsendSchema = z.object({ seq });
export const readSchema = z.object({ seq });

/** The changes a person can make to their own side of a conversation. */
export const CHANGES = ["archive", "unarchive", "mute", "unmute", "block", "unblock"] as const;
export type Change = (typeof CHANGES)[number];
