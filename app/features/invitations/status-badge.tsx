import { Badge, type BadgeTone } from "~/components/ui/badge";
import type { InvitationStatus } from "~db/constants";

export const INVITATION_LABELS: Record<InvitationStatus, string> = {
  pending: "Pending",
  accepted: "Accepted",
  declined: "Declined",
  lapsed: "Expired",
  withdrawn: "Withdrawn",
  ended: "Agreement ended",
};

const TONES: Record<InvitationStatus, BadgeTone> = {
  pending: "waiting",
  accepted: "good",
  declined: "neutral",
  lapsed: "neutral",
  withdrawn: "neutral",
  ended: "neutral",
};

export function InvitationBadge({ status }: { status: InvitationStatus }) {
  return (
    <Badge tone={TONES[status]}>
      <span className="sr-only">Invitation: </span>
      {INVITATION_LABELS[status]}
    </Badge>
  );
}
