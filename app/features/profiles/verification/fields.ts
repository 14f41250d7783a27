/** The words and limits of verification, for screens, notifications and validation. */
import type { ListRule } from "~/platform/list-field";
import type { ProofKind, VerificationStatus } from "~db/constants";

export const QUEUE_TABS = ["pending", "reviewed"] as const;
export type QueueTab = (typeof QUEUE_TABS)[number];

export const STATUS_LABELS: Record<VerificationStatus, string> = {
  pending: "Pending Review",
  under_review: "Under Review",
  approved: "Approved",
  rejected: "Rejected",
};

/** What a proof shows, after the name of its target. */
export const PROOF_LABELS: Record<ProofKind, string> = {
  channel: "has the code in its bio",
  file: "serves the code from its website",
  dns: "has the code in its DNS records",
  mail: "receives mail and opened our link",
};

export const PORTFOLIO: ListRule = { name: "portfolioUrls", unique: true };
export const MAX_LINKS = 10;
export const LINK_LENGTH = 500;
export const NOTES_LENGTH = 2000;
export const REASON_LENGTH = 1000;

/** 'GB', or any other country, whose numbers we know no form of. */
export const COUNTRIES = [
  { value: "GB", label: "United Kingdom" },
  { value: "other", label: "Another country" },
];

/** How many files a request can have. */
export const MAX_DOCUMENTS = 5;
/** How long after the decision documents are kept. */
export const DOCUMENT_DAYS = 90;

export const REVIEW_TIME = "2-3 business days";
