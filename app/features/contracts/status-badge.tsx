import { Badge, type BadgeTone } from "~/components/ui/badge";
import type { ContractStatus } from "~db/constants";

export const CONTRACT_LABELS: Record<ContractStatus, string> = {
  pending: "Pending Signatures",
  partially_signed: "Partially Signed",
  fully_executed: "Fully Executed",
  declined: "Declined",
  withdrawn: "Withdrawn",
  lapsed: "Expired",
};

const TONES: Record<ContractStatus, BadgeTone> = {
  pending: "waiting",
  partially_signed: "waiting",
  fully_executed: "good",
  declined: "neutral",
  withdrawn: "neutral",
  lapsed: "neutral",
};

export function ContractBadge({ status }: { status: ContractStatus }) {
  return (
    <Badge tone={TONES[status]}>
      <span className="sr-only">Contract: </span>
      {CONTRACT_LABELS[status]}
    </Badge>
  );
}
