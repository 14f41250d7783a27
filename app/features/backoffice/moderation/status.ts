import { stateMachine, type Transitions } from "~/platform/state-machine";
import type { AppealStatus, CaseDecision, CaseStatus, UserType } from "~db/constants";

/** A flag of a brand opens a case (content/commands.server.ts). Staff close it with a decision. */
export const caseMachine = stateMachine({
  dismiss: { from: "open", to: "closed", by: "staff", audit: "moderation_case_dismissed" },
  return: { from: "open", to: "closed", by: "staff", audit: "moderation_case_returned" },
  warn: { from: "open", to: "closed", by: "staff", audit: "moderation_case_warned" },
  remove: { from: "open", to: "closed", by: "staff", audit: "moderation_case_removed" },
  suspend: { from: "open", to: "closed", by: "staff", audit: "moderation_case_suspended" },
  ask: { from: "open", to: "open", by: "staff", audit: "moderation_suspension_asked" },
} as const satisfies Transitions<CaseStatus, UserType>);

export type CaseTransition = (typeof caseMachine.names)[number];

/** What closes a case. `suspend` removes the content and suspends the athlete; a moderator can `ask` an admin for it. */
export type ClosingTransition = Exclude<CaseTransition, "ask">;

export const DECISION_OF: Record<ClosingTransition, CaseDecision> = {
  dismiss: "dismissed",
  return: "returned",
  warn: "warned",
  remove: "removed",
  suspend: "removed",
};

/** A report of a conversation by one of its sides (messages/report-conversation.server.ts). Staff close it with a decision. */
export const reportMachine = stateMachine({
  dismiss: { from: "open", to: "closed", by: "staff", audit: "conversation_report_dismissed" },
  warn: { from: "open", to: "closed", by: "staff", audit: "conversation_report_warned" },
} as const satisfies Transitions<CaseStatus, UserType>);

export type ReportTransition = (typeof reportMachine.names)[number];

/** An athlete's appeal against a removal or a warning (appeals.server.ts). */
export const appealMachine = stateMachine({
  uphold: { from: "open", to: "upheld", by: "staff", audit: "moderation_appeal_upheld" },
  overturn: { from: "open", to: "overturned", by: "staff", audit: "moderation_appeal_overturned" },
} as const satisfies Transitions<AppealStatus, UserType>);

export type AppealTransition = (typeof appealMachine.names)[number];
