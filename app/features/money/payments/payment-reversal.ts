/** What an admin fills in to take back what was sent to an athlete. */
import { z } from "zod";
import { paragraphs } from "~/platform/typed-text";
import { ID_PATTERN } from "~db/columns";
import { parseAmount } from "../disputes/refund-amount";

/** What one admin may take back of a payment, in pence. */
export const ONE_ADMIN_MAXIMUM = 1_000_00;

const WRONG = "Please enter an amount in pounds, such as 250 or 99.50";

export const reversalRequestSchema = z.object({
  /** Of the row it makes: a form that is sent twice takes once. */
  id: z.string().regex(ID_PATTERN),
  amount: z.string(WRONG).transform((text, issues) => {
    const pence = parseAmount(text);
    if (pence) return pence;
    issues.addIssue({ code: "custom", message: WRONG });
    return z.NEVER;
  }),
  reason: paragraphs(500, "Reason must be at most 500 characters", "Please give a reason"),
});

export interface ReversalRequest extends z.infer<typeof reversalRequestSchema> {
  paymentId: string;
}

/** A part of an athlete's share that our team takes back. */
export interface ReversedPayment {
  paymentId: string;
  amount: number;
  doneAt: number | null;
}
