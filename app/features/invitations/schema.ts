import { z } from "zod";
import { ID_PATTERN } from "~db/columns";
import { MESSAGE_LIMIT } from "./fields";
import { ANSWERS } from "./status";

export const inviteSchema = z.object({
  /** The invitation's id, made with the form: sending the form twice makes one invitation. */
  id: z.string().regex(ID_PATTERN),
  campaignId: z.string({ error: "Please select a campaign" }).max(64),
  message: z
    .string()
    .trim()
    .max(MESSAGE_LIMIT, `Message must be at most ${MESSAGE_LIMIT} characters`)
    .optional(),
});

export type Invite = z.infer<typeof inviteSchema>;

export const answerSchema = z.object({ intent: z.enum(ANSWERS), returnTo: z.string().optional() });
