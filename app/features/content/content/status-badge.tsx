import { Badge, type BadgeTone } from "~/components/ui/badge";
import { type ShownStatus, STATUS_LABELS } from "./status";

const TONES: Record<ShownStatus, BadgeTone> = {
  draft: "neutral",
  polishing: "waiting",
  awaiting_review: "waiting",
  approved: "good",
  rejected: "waiting",
  posted: "good",
  flagged: "wrong",
  removed: "wrong",
  closed: "neutral",
};

export const ContentStatusBadge = ({ status }: { status: ShownStatus }) => (
  <Badge tone={TONES[status]}>{STATUS_LABELS[status]}</Badge>
);
