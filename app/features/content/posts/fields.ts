import type { PostSpan } from "~db/constants";

export const SPAN_LABELS: Record<PostSpan, string> = {
  "1h": "1 hour",
  "24h": "24 hours",
  "72h": "72 hours",
  "7d": "7 days",
  "30d": "30 days",
};
