import { Badge, type BadgeTone } from "~/components/ui/badge";
import type { DisputePriority, DisputeStatus } from "~db/constants";
import { PRIORITY_LABELS, STATUS_LABELS } from "./fields";

const STATUS_TONES: Record<DisputeStatus, BadgeTone> = {
  open: "waiting",
  under_review: "waiting",
  escalated: "wrong",
  resolved: "good",
  closed: "neutral",
};

export const DisputeStatusBadge = ({ status }: { status: DisputeStatus }) => (
  <Badge tone={STATUS_TONES[status]}>{STATUS_LABELS[status]}</Badge>
);

const PRIORITY_TONES: Record<DisputePriority, BadgeTone> = {
  urgent: "wrong",
  high: "waiting",
  medium: "neutral",
  low: "neutral",
};

export const PriorityBadge = ({ priority }: { priority: DisputePriority }) => (
  <Badge tone={PRIORITY_TONES[priority]}>{PRIORITY_LABELS[priority]}</Badge>
);
