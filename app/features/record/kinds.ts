import { CONTRACT_KINDS, type RecordKind } from "~db/constants";
import { KIND_NAMES } from "../documents/kinds";

const LABELS: Record<RecordKind, string> = {
  invitation_accepted: "Invitation accepted",
  contract_version: "Contract version",
  contract_signed: "Contract signed",
  contract_declined: "Contract declined",
  contract_cancelled: "Contract cancelled",
  agreement_ended: "Agreement ended",
  draft_submitted: "Draft submitted",
  content_approved: "Content approved",
  changes_requested: "Changes requested",
  content_posted: "Content posted",
  dispute_filed: "Dispute filed",
  dispute_ruled: "Dispute decided",
  dispute_settled: "Dispute settled",
};

/** 'Amendment signed': entries of an amendment and a cancellation name it as their `document`. */
export function labelOf(kind: RecordKind, body: string): string {
  const { document } = JSON.parse(body);
  const later = CONTRACT_KINDS.find((one) => one === document);
  return later ? LABELS[kind].replace(/^Contract/, KIND_NAMES[later]) : LABELS[kind];
}
