import type { FlagReason } from "~db/constants";

export const FLAG_REASON_LABELS: Record<FlagReason, string> = {
  inappropriate_content: "Inappropriate content",
  brand_guideline_violation: "Brand guideline violation",
  copyright_concern: "Copyright concern",
  quality_issues: "Quality issues",
  misleading_information: "Misleading information",
  other: "Other",
};
