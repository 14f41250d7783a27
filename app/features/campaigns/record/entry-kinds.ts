import { CONTRACT_KIND_NAMES } from "~/features/reference/documents/contract-kinds";
import { product } from "~/product";
import { CONTRACT_KINDS, type RecordKind } from "~db/constants";

const LABELS: Record<RecordKind, string> = {
  invitation_accepted: "Invitation accepted",
  campaign_launched: "Campaign launched",
  contract_version: "Contract sent",
  contract_signed: "Contract signed",
  contract_declined: "Contract declined",
  contract_cancelled: "Contract cancelled",
  deal_ended: "Deal ended",
  payment_funded: "Fee paid in",
  payment_settled: "Payment settled",
  landing_moved: "Landing page moved to another site",
  draft_submitted: "Draft submitted",
  content_approved: "Content approved",
  changes_requested: "Changes requested",
  content_posted: "Content posted",
  dispute_filed: "Dispute filed",
  dispute_ruled: "Dispute decided",
  dispute_settled: "Dispute settled",
};

const BY: Record<string, string> = {
  brand: " by the brand",
  athlete: " by the athlete",
  staff: ` by ${product.name}`,
  deadline: " after its review was late",
};

/**
 * 'Amendment signed by the athlete, version 2', without a person's name. Entries of an amendment and a cancellation name it as
 * their `document`.
 */
export function entryLabel(kind: RecordKind, body: string): string {
  const { document, by, version } = JSON.parse(body);
  const later = CONTRACT_KINDS.find((one) => one === document);
  const label = later
    ? LABELS[kind].replace(/^Contract/, CONTRACT_KIND_NAMES[later])
    : LABELS[kind];
  // A cancelled contract's entry names the version of its cancellation.
  const numbered = version && kind !== "contract_cancelled";
  return `${label}${BY[by] ?? ""}${numbered ? `, version ${version}` : ""}`;
}
