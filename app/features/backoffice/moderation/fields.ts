import type { AppealStatus, CaseDecision, ReportDecision, ReportReason } from "~db/constants";
import type { AppealTransition, CaseTransition, ReportTransition } from "./status";

const CHOICES: { value: CaseTransition; label: string }[] = [
  { value: "dismiss", label: "Dismiss the flag" },
  { value: "return", label: "Return with guidance" },
  { value: "warn", label: "Return with a warning" },
  { value: "remove", label: "Remove the content" },
];

/** What a member of staff can decide: an admin suspends, a moderator asks for it. */
export const caseChoices = (maySuspend: boolean): typeof CHOICES => [
  ...CHOICES,
  maySuspend
    ? { value: "suspend", label: "Remove the content and suspend the athlete" }
    : { value: "ask", label: "Ask an admin to suspend the athlete" },
];

/** What can be answered, by what the appeal is against. */
export const appealChoices = (
  against: CaseDecision | null,
): { value: AppealTransition; label: string }[] =>
  against === "removed"
    ? [
        { value: "uphold", label: "Keep it removed" },
        { value: "overturn", label: "Give it back" },
      ]
    : [
        { value: "uphold", label: "Keep the warning" },
        { value: "overturn", label: "Take the warning back" },
      ];

export const APPEAL_LABELS: Record<AppealStatus, string> = {
  open: "Appeal open",
  upheld: "Appeal turned down",
  overturned: "Decision taken back on appeal",
};

export const DECISION_LABELS: Record<CaseDecision, string> = {
  dismissed: "Flag dismissed",
  returned: "Returned with guidance",
  warned: "Returned with a warning",
  removed: "Content removed",
};

export const REPORT_CHOICES: { value: ReportTransition; label: string }[] = [
  { value: "dismiss", label: "Dismiss the report" },
  { value: "warn", label: "Warn the person reported" },
];

export const REPORT_DECISION_LABELS: Record<ReportDecision, string> = {
  dismissed: "Report dismissed",
  warned: "Warned",
};

export const REPORT_LABELS: Record<ReportReason, string> = {
  harassment: "Harassment or threats",
  spam: "Spam",
  scam: "Scam or fraud",
  offensive: "Offensive or sexual content",
  other: "Something else",
};

/** How many messages one report can contain. */
export const REPORTED_MESSAGES = 20;
