import { z } from "zod";

/** The buttons of a payment. */
export const paymentSchema = z.object({
  /** Of the payment in its deal. */
  number: z.coerce.number().int().positive(),
  /** The total that was shown, in pence. */
  expectedTotal: z.coerce.number().int().nonnegative(),
});
