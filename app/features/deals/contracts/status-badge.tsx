import { Badge, type BadgeTone } from "~/components/ui/badge";
import { CONTRACT_KIND_NAMES } from "~/features/reference/documents/contract-kinds";
import type { ContractKind, ContractStatus } from "~db/constants";

export const CONTRACT_LABELS: Record<ContractStatus, string> = {
  pending: "To sign",
  partially_signed: "Signed by one",
  fully_executed: "Signed by both",
  declined: "Declined",
  withdrawn: "Withdrawn",
  lapsed: "Expired",
  replaced: "Replaced",
  cancelled: "Cancelled",
};

const TONES: Record<ContractStatus, BadgeTone> = {
  pending: "waiting",
  partially_signed: "waiting",
  fully_executed: "good",
  declined: "neutral",
  withdrawn: "neutral",
  lapsed: "neutral",
  replaced: "neutral",
  cancelled: "neutral",
};

export function ContractBadge({ kind, status }: { kind: ContractKind; status: ContractStatus }) {
  return (
    <Badge tone={TONES[status]}>
      <span className={kind === "contract" ? "sr-only" : undefined}>
        {CONTRACT_KIND_NAMES[kind]}:{" "}
      </span>
      {CONTRACT_LABELS[status]}
    </Badge>
  );
}
