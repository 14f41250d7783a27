import { z } from "zod";
import { FEE_TOO_SMALL, isPayableFee } from "~/features/billing/billing/smallest-payment";
import { FEE_LIMIT } from "~/features/campaigns/terms/terms";
import { formatMoney, toPence } from "~/platform/money";
import { poundsTyped } from "~/platform/money-field";
import { paragraphs } from "~/platform/typed-text";
import { ID_PATTERN } from "~db/columns";
import { NOTE_LIMIT } from "./fields";

export const interestSchema = z.object({
  /** The interest's id, made with the form: sending the form twice shows it once. */
  id: z.string().regex(ID_PATTERN),
  /** Pounds: what the athlete asks for. */
  fee: poundsTyped(
    "Please enter a fee in pounds, or leave it empty",
    FEE_LIMIT,
    `Please enter at most ${formatMoney(toPence(FEE_LIMIT))}`,
  )
    .refine(isPayableFee, FEE_TOO_SMALL)
    .optional(),
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
