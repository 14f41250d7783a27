import { z } from "zod";

/** The gallery's form: it validates and has no effect. */
export const trySchema = z.object({
  title: z.string("Give it a title").trim().min(3, "Give it a title"),
  sport: z.string("Choose a sport"),
  pace: z.enum(["slow", "fast"], "Choose one"),
  terms: z.literal("on", "Please agree first"),
  note: z.string().optional(),
});
