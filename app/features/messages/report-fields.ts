import type { ReportReason } from "~db/constants";

export const REPORT_LABELS: Record<ReportReason, string> = {
  harassment: "Harassment or threats",
  spam: "Spam",
  scam: "Scam or fraud",
  offensive: "Offensive or sexual content",
  other: "Something else",
};

/** How many messages one report can contain. */
export const REPORTED_MESSAGES = 20;
