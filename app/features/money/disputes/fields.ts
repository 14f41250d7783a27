/** The words and limits of disputes, for screens, notifications and validation. */
import type { ListRule } from "~/platform/list-field";
import { formatMoney } from "~/platform/money";
import {
  DISPUTE_PRIORITIES,
  DISPUTE_STATUSES,
  DISPUTE_TYPES,
  type DisputePriority,
  type DisputeStatus,
  type DisputeType,
  type OfferStatus,
  RESOLUTION_TYPES,
  type ResolutionType,
} from "~db/constants";

export const TYPE_LABELS: Record<DisputeType, string> = {
  payment: "Payment",
  content: "Content",
  terms_violation: "Terms violation",
  communication: "Communication",
  other: "Other",
};

export const PRIORITY_LABELS: Record<DisputePriority, string> = {
  urgent: "Urgent",
  high: "High",
  medium: "Medium",
  low: "Low",
};

export const STATUS_LABELS: Record<DisputeStatus, string> = {
  open: "Open",
  under_review: "Under Review",
  escalated: "Escalated",
  resolved: "Resolved",
  closed: "Closed",
};

export const RESOLUTION_LABELS: Record<ResolutionType, string> = {
  refund: "Refund",
  resubmission: "Content Resubmission",
  mediation: "Mediation Successful",
  no_action: "No Action Required",
  other: "Other",
};

/** What a side can offer; that the mediation succeeded is what its acceptance means. */
export const OFFERED_LABELS = {
  resubmission: "Send the content again",
  refund: "Refund",
  no_action: "Leave things as they are",
  other: "Something else",
} as const satisfies Partial<Record<ResolutionType, string>>;

export interface OfferedTerms {
  type: ResolutionType;
  /** Pence. */
  amount: number | null;
  terms: string;
}

/** An offer as a sentence of the settlement: 'Refund of £250: …'. */
export const offerLine = ({ type, amount, terms }: OfferedTerms) =>
  `${OFFERED_LABELS[type as keyof typeof OFFERED_LABELS]}${amount === null ? "" : ` of ${formatMoney(amount)}`}: ${terms}`;

export const OFFERED_TYPES = Object.keys(OFFERED_LABELS) as [keyof typeof OFFERED_LABELS];

export const OFFER_LABELS: Record<OfferStatus, string> = {
  open: "Waiting for an answer",
  accepted: "Accepted",
  declined: "Declined",
  withdrawn: "Withdrawn",
  lapsed: "Expired",
};

const optionsOf = <V extends string>(values: readonly V[], labels: Record<V, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

export const TYPES = optionsOf(DISPUTE_TYPES, TYPE_LABELS);
export const PRIORITIES = optionsOf(DISPUTE_PRIORITIES, PRIORITY_LABELS);
export const STATUSES = optionsOf(DISPUTE_STATUSES, STATUS_LABELS);
export const RESOLUTIONS = optionsOf(RESOLUTION_TYPES, RESOLUTION_LABELS);
export const OFFERS = optionsOf(OFFERED_TYPES, OFFERED_LABELS);

export const EVIDENCE: ListRule = { name: "evidenceUrls", unique: true };
export const MAX_EVIDENCE = 10;
export const MAX_EVIDENCE_FILES = 10;
export const LINK_LENGTH = 500;
export const TITLE_LENGTH = 200;
export const TEXT_LENGTH = 5000;
export const MESSAGE_LENGTH = 5000;
/** How many messages can be attached at once. */
export const ATTACHED_MESSAGES = 50;
/** How many disputes one person can file in 24 hours. */
export const FILED_A_DAY = 5;
