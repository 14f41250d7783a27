import { z } from "zod";
import { paragraphs } from "~/platform/typed-text";
import { REPORT_REASONS } from "~db/constants";
import { REPORTED_MESSAGES } from "./fields";

export const reportSchema = z
  .object({
    reason: z.enum(REPORT_REASONS, "Please select a reason"),
    details: paragraphs(2000, "Details must be at most 2000 characters").default(""),
    /** The numbers of the messages to report. */
    messages: z
      .array(z.coerce.number().int().positive())
      .max(REPORTED_MESSAGES, `Choose up to ${REPORTED_MESSAGES} messages`)
      .default([]),
    block: z.boolean().default(false),
  })
  .refine(({ messages, details }) => messages.length > 0 || details !== "", {
    path: ["messages"],
    error: "Choose at least one message, or describe what happened",
  });

export type Report = z.infer<typeof reportSchema>;
