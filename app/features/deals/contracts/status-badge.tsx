import { Badge, type BadgeTone } from "~/components/ui/badge";
import { CONTRACT_KIND_NAMES } from "~/features/reference/documents/contract-kinds";
import type { ContractKind, ContractStatus } from "~db/constants";

export const CONTRACT_LABELS: Record<ContractStatus, string> = {
  pending: "Not signed",
  partially_signed: "Signed by one",
  fully_executed: "Signed by both",
  declined: "Declined",
  withdrawn: "Withdrawn",
  lapsed: "Expired",
  replaced: "Replaced",
  cancelled: "Cancelled",
};

const TONES: Record<ContractStatus, BadgeTone> = {
  pending: "neutral",
  partially_signed: "neutral",
  fully_executed: "good",
  declined: "neutral",
  withdrawn: "neutral",
  lapsed: "neutral",
  replaced: "neutral",
  cancelled: "neutral",
};

/** @param isOwnTurn the reader has to sign it */
export function ContractBadge({
  kind,
  status,
  isOwnTurn = false,
}: {
  kind: ContractKind;
  status: ContractStatus;
  isOwnTurn?: boolean;
}) {
  return (
    <Badge tone={isOwnTurn ? "waiting" : TONES[status]}>
      <span className={kind === "contract" ? "sr-only" : undefined}>
        {CONTRACT_KIND_NAMES[kind]}:{" "}
      </span>
      {isOwnTurn ? "To sign" : CONTRACT_LABELS[status]}
    </Badge>
  );
}
