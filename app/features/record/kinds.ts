import type { RecordKind } from "~db/constants";

export const KIND_LABELS: Record<RecordKind, string> = {
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
