import { z } from "zod";
import { ID_PATTERN } from "~db/columns";
import { FEE_LIMIT, MESSAGE_LIMIT } from "./fields";
import { ANSWERS } from "./status";

const FEE = "Please enter a fee in pounds, or 0 if there is none";

/** Typed in pounds. */
const fee = z
  .number(FEE)
  .min(0, FEE)
  .max(FEE_LIMIT, `Fee must be at most £${FEE_LIMIT.toLocaleString("en-GB")}`);

export const inviteSchema = z.object({
  /** The invitation's id, made with the form: sending the form twice makes one invitation. */
  id: z.string().regex(ID_PATTERN),
  campaignId: z.string({ error: "Please select a campaign" }).max(64),
  fee,
  /** Out of the brief's list. */
  deliverables: z.array(z.string().max(200)).max(30).default([]),
  message: z
    .string()
    .trim()
    .max(MESSAGE_LIMIT, `Message must be at most ${MESSAGE_LIMIT} characters`)
    .optional(),
});

export type Invite = z.infer<typeof inviteSchema>;

export const answerSchema = z.object({
  intent: z.enum(ANSWERS),
  /** The invitation whose terms were read: another one to the same campaign may have other terms. */
  invitationId: z.string().max(64),
  returnTo: z.string().optional(),
});
