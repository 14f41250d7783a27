import { Badge, type BadgeTone } from "~/components/ui/badge";
import type { CampaignStatus } from "~db/constants";
import { STATUS_LABELS } from "./status";

const TONES: Record<CampaignStatus, BadgeTone> = {
  draft: "neutral",
  active: "good",
  completed: "good",
  cancelled: "neutral",
};

export const CampaignStatusBadge = ({ status }: { status: CampaignStatus }) => (
  <Badge tone={TONES[status]}>{STATUS_LABELS[status]}</Badge>
);
