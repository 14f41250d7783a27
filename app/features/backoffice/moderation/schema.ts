import { z } from "zod";
import { appealDecisionSchema } from "~/features/content/content/schema";
import { paragraphs } from "~/platform/typed-text";
import { ID_PATTERN } from "~db/columns";
import { REPORT_REASONS } from "~db/constants";
import { REPORTED_MESSAGES } from "./fields";
import { caseMachine } from "./status";

const note = paragraphs(2000, "Note must be at most 2000 characters").default("");

export const decideSchema = z
  .object({
    intent: z.literal("decide"),
    id: z.string().regex(ID_PATTERN),
    decision: z.enum(caseMachine.names, "Please choose a decision"),
    athleteNote: note,
    brandNote: note,
  })
  .refine(({ decision, athleteNote }) => decision === "dismiss" || athleteNote !== "", {
    path: ["athleteNote"],
    error: "Please tell the athlete why, and what to do next",
  });

const WHY_REQUIRED = "Please say why";

export const appealSchema = z.object({
  intent: z.literal("decide-appeal"),
  id: z.string().regex(ID_PATTERN),
  decision: z.enum(["uphold", "overturn"], "Please choose a decision"),
  answer: paragraphs(2000, "Answer must be at most 2000 characters", WHY_REQUIRED),
});

/** The appeal of someone who was warned about messages. */
export const warningAppealSchema = appealDecisionSchema.omit({ intent: true });

export const decideReportSchema = z
  .object({
    decision: z.enum(["dismiss", "warn"], "Please choose a decision"),
    reportedNote: note,
    reporterNote: note,
  })
  .refine(({ decision, reportedNote }) => decision === "dismiss" || reportedNote !== "", {
    path: ["reportedNote"],
    error: "Please say what must stop",
  });

export type ReportDecided = z.infer<typeof decideReportSchema>;

export type AppealDecision = Omit<z.infer<typeof appealSchema>, "intent" | "id">;

export type Decision = Omit<z.infer<typeof decideSchema>, "intent" | "id">;

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
