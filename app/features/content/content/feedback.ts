import { FLAG_REASONS, type FlagReason } from "~db/constants";
import { FLAG_REASON_LABELS } from "./fields";
import type { ModerationState } from "./policy.server";

/** A brand's flag as it is kept with the content item. */
export const formatFlagFeedback = (reason: FlagReason, feedback: string) =>
  `FLAGGED: ${reason} - ${feedback}`;

/**
 * A brand's feedback as text: a flag is shown by its label, not its code.
 * @param moderation the status of the newest case; a flag that moderators have dismissed is left out
 */
export function readFeedback(
  stored: string | null,
  moderation: ModerationState | null = null,
): { title: string; text: string } | null {
  if (!stored) return null;
  const [, code, text = ""] = /^FLAGGED: (\w+) - (.*)$/s.exec(stored) ?? [];
  const reason = FLAG_REASONS.find((known) => known === code);
  if (reason && moderation === "dismissed") return null;
  return reason
    ? { title: `Flagged: ${FLAG_REASON_LABELS[reason]}`, text }
    : { title: "Brand feedback", text: stored };
}
