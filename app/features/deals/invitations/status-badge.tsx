import { Badge, type BadgeTone } from "~/components/ui/badge";
import type { InvitationState } from "../deals/invitation-state";

export const INVITATION_LABELS: Record<InvitationState, string> = {
  pending: "Pending",
  accepted: "Accepted",
  declined: "Declined",
  lapsed: "Expired",
  withdrawn: "Withdrawn",
  ended: "Deal ended",
};

const TONES: Record<InvitationState, BadgeTone> = {
  pending: "waiting",
  accepted: "good",
  declined: "neutral",
  lapsed: "neutral",
  withdrawn: "neutral",
  ended: "neutral",
};

export function InvitationBadge({ status }: { status: InvitationState }) {
  return (
    <Badge tone={TONES[status]}>
      <span className="sr-only">Invitation: </span>
      {INVITATION_LABELS[status]}
    </Badge>
  );
}
