import { z } from "zod";
import { CHOOSE_GOAL, goalNumber } from "~/features/campaigns/campaigns/schema";
import { paragraphs } from "~/platform/typed-text";
import { ID_PATTERN } from "~db/columns";
import { CAMPAIGN_GOALS } from "~db/constants";
import { SHARE_DAYS, SHARE_PASSWORD_LEAST } from "./fields";

const METHOD_LENGTH = 2_000;

export const goalSchema = z.object({
  goal: z.enum(CAMPAIGN_GOALS, CHOOSE_GOAL),
  target: goalNumber("Target", 1).optional(),
  baseline: goalNumber("Baseline", 0).optional(),
  method: paragraphs(
    METHOD_LENGTH,
    `Method must be at most ${METHOD_LENGTH.toLocaleString("en-GB")} characters`,
  ).default(""),
});

export type GoalInput = z.infer<typeof goalSchema>;

const password = z.string().max(200, "Password must be at most 200 characters");

/** `id`: the link's, made with the form: sending the form twice makes one link. */
export const shareSchema = z.object({
  id: z.string().regex(ID_PATTERN),
  days: z.enum(SHARE_DAYS, "Please choose how long the link is open"),
  password: password
    .min(SHARE_PASSWORD_LEAST, `Password must be at least ${SHARE_PASSWORD_LEAST} characters`)
    .optional(),
});

export type ShareInput = z.infer<typeof shareSchema>;

export const openSchema = z.object({ password });

export const weeklySchema = z.object({ wanted: z.enum(["on", "off"]) });

export const revokeSchema = z.object({ shareId: z.string().max(64) });
