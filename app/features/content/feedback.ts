import { FLAG_REASONS, type FlagReason } from "~db/constants";
import { REASON_LABELS } from "./fields";

/** A brand's flag as it is kept with the piece. */
export const flagFeedback = (reason: FlagReason, feedback: string) =>
  `FLAGGED: ${reason} - ${feedback}`;

/** A brand's feedback as people read it: a flag by its label, not its code. */
export function readFeedback(stored: string | null): { title: string; text: string } | null {
  if (!stored) return null;
  const [, code, text = ""] = /^FLAGGED: (\w+) - (.*)$/s.exec(stored) ?? [];
  const reason = FLAG_REASONS.find((known) => known === code);
  return reason
    ? { title: `Flagged: ${REASON_LABELS[reason]}`, text }
    : { title: "Brand feedback", text: stored };
}
