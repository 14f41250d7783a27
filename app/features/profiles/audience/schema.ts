import { z } from "zod";
import { paragraphs } from "~/platform/typed-text";

const MAX_EXPLANATION = 500;
const NOTHING = "Say in a sentence or two what happened";

export const explanationSchema = z.object({
  explanation: paragraphs(
    MAX_EXPLANATION,
    `Your explanation must be at most ${MAX_EXPLANATION} characters`,
    NOTHING,
  ),
});
