import { z } from "zod";
import { paragraphs } from "~/platform/typed-text";
import { ID_PATTERN } from "~db/columns";
import { NOTE_LIMIT } from "./fields";

export const interestSchema = z.object({
  /** The interest's id, made with the form: sending the form twice shows it once. */
  id: z.string().regex(ID_PATTERN),
  note: paragraphs(NOTE_LIMIT, `Note must be at most ${NOTE_LIMIT} characters`).optional(),
});

export type InterestInput = z.infer<typeof interestSchema>;

export const withdrawSchema = z.object({ interestId: z.string().max(64) });

export const declineSchema = z.object({
  interestId: z.string().max(64),
  returnTo: z.string().optional(),
});

export const saveCampaignSchema = z.object({
  campaignId: z.string().min(1).max(64),
  wanted: z.enum(["on", "off"]),
  /** Set by a button with scripts, whose page stays. */
  inPlace: z.string().optional(),
  returnTo: z.string().optional(),
});
