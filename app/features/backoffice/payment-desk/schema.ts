import { z } from "zod";
import { parseAmount } from "~/features/money/disputes/refund-amount";
import { paragraphs } from "~/platform/typed-text";
import { ID_PATTERN } from "~db/columns";

/** What an admin does with held money; the amount counts for a division only. */
export const decisionSchema = z
  .object({
    intent: z.literal("decide"),
    /** The version of the payment that the page showed. */
    expectedVersion: z.coerce.number().int().nonnegative(),
    way: z.enum(["release", "refund", "divide"], "Please choose where the money goes"),
    amount: z.string().max(20, "Enter an amount in pounds, such as 250").optional(),
    reason: paragraphs(500, "Reason must be at most 500 characters", "Please give a reason"),
  })
  .refine(({ way, amount = "" }) => way !== "divide" || parseAmount(amount) !== null, {
    path: ["amount"],
    error: "Please enter the athlete's part in pounds, such as 250 or 99.50",
  });

/** The buttons of a proposal. */
export const proposalSchema = z.object({ proposalId: z.string().regex(ID_PATTERN) });
