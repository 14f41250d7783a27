import { z } from "zod";
import { paragraphs } from "~/platform/typed-text";
import { ID_PATTERN } from "~db/columns";

/** Closes a difference that is explained. */
export const explanationSchema = z.object({
  id: z.string().regex(ID_PATTERN),
  /** The sums that the page showed, in pence. */
  inLedger: z.coerce.number().int(),
  atStripe: z.coerce.number().int(),
  reason: paragraphs(500, "Reason must be at most 500 characters", "Please give a reason"),
});

export type Explanation = z.infer<typeof explanationSchema>;
