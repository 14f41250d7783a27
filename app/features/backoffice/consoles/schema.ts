import { z } from "zod";
import { paragraphs } from "~/platform/typed-text";

export const discardSchema = z.object({
  intent: z.literal("discard"),
  reason: paragraphs(
    500,
    "Reason must be at most 500 characters",
    "Please say why it isn't needed any more",
  ),
});
