import { z } from "zod";

const MAX_EXPLANATION = 500;
const NOTHING = "Say in a sentence or two what happened";

export const explanationSchema = z.object({
  explanation: z
    .string({ error: NOTHING })
    .trim()
    .min(1, NOTHING)
    .max(MAX_EXPLANATION, `Your explanation must be at most ${MAX_EXPLANATION} characters`),
});
