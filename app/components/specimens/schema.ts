import { z } from "zod";

/** The form of the parts' page: it checks, and sends nothing anywhere. */
export const trySchema = z.object({
  title: z.string("Give it a title").trim().min(3, "Give it a title"),
  sport: z.string("Choose a sport"),
  pace: z.enum(["slow", "fast"], "Choose one"),
  terms: z.literal("on", "Please agree first"),
  note: z.string().optional(),
});
