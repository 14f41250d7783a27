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

/** One stroke each: pencil, sparkle, clock, tick, arrow back, flag on the summit, flag, cross, dash. */
const ICONS: Record<ShownStatus, string> = {
  draft: "M4 16l1-4 8-8 3 3-8 8zM11 6l3 3",
  polishing: "M10 3v5M10 12v5M3 10h5M12 10h5",
  awaiting_review: "M10 3a7 7 0 1 0 .1 0M10 6v4l3 2",
  approved: "M4 11l4 4 8-9",
  rejected: "M8 5L4 9l4 4M4 9h7a5 5 0 0 1 5 5",
  posted: "M6 17V4l9 3-9 3",
  flagged: "M6 17V4l9 3-9 3",
  removed: "M5 5l10 10M15 5L5 15",
  closed: "M5 10h10",
};

export const ContentStatusBadge = ({ status }: { status: ShownStatus }) => (
  <Badge tone={TONES[status]}>{STATUS_LABELS[status]}</Badge>
);

/** An icon beside the badge; the state is always given as text too. */
export const ContentStatusIcon = ({ status }: { status: ShownStatus }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    aria-hidden="true"
    className="flex-none text-soft"
  >
    <path d={ICONS[status]} />
  </svg>
);
