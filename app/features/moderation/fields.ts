import type { CaseDecision } from "~db/constants";
import type { CaseTransition } from "./status";

export const CHOICES: { value: CaseTransition; label: string }[] = [
  { value: "dismiss", label: "Dismiss the flag" },
  { value: "return", label: "Return with guidance" },
  { value: "remove", label: "Remove the content" },
];

export const DECISION_LABELS: Record<CaseDecision, string> = {
  dismissed: "Flag dismissed",
  returned: "Returned with guidance",
  removed: "Content removed",
};
