import { Badge, type BadgeTone } from "~/components/ui/badge";
import type { VerificationStatus } from "~db/constants";
import { STATUS_LABELS } from "./fields";

const TONES: Record<VerificationStatus, BadgeTone> = {
  pending: "waiting",
  under_review: "waiting",
  approved: "good",
  rejected: "wrong",
};

export const VerificationBadge = ({ status }: { status: VerificationStatus }) => (
  <Badge tone={TONES[status]}>{STATUS_LABELS[status]}</Badge>
);
