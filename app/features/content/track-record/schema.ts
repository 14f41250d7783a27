import { z } from "zod";
import { paragraphs } from "~/platform/typed-text";
import { ID_PATTERN } from "~db/columns";
import { CONTEST_OUTCOMES, TRACK_MEASURES } from "~db/constants";

const words = (missing: string) => paragraphs(2000, "Please use at most 2000 characters", missing);

export const CHOOSE_MEASURE = "Please choose a measure";
export const CHOOSE_DEAL = "Please choose one of the deals listed";

export const contestSchema = z.object({
  measure: z.enum(TRACK_MEASURES, CHOOSE_MEASURE),
  dealId: z.string(CHOOSE_DEAL).regex(ID_PATTERN, CHOOSE_DEAL),
  reason: words("Please say what is wrong"),
});

export type Contest = z.infer<typeof contestSchema>;

export const decisionSchema = z.object({
  id: z.string().regex(ID_PATTERN),
  outcome: z.enum(CONTEST_OUTCOMES, "Please choose a decision"),
  answer: words("Please say why"),
});

export type ContestDecision = z.infer<typeof decisionSchema>;
