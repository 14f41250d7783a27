import { z } from "zod";

export const discardSchema = z.object({
  intent: z.literal("discard"),
  reason: z
    .string("Please say why it isn't needed any more")
    .trim()
    .min(1, "Please say why it isn't needed any more")
    .max(500, "Reason must be at most 500 characters"),
});
