/** Who may write to whom. Pure; what it decides from is read by `standing.server.ts`. */

export interface Standing {
  /** Which side wants to write. */
  writer: "brand" | "athlete";
  /** One of the two has written to the other before. */
  hasWritten: boolean;
  /** The athlete can be found by brands. */
  isDiscoverable: boolean;
  /** The brand has invited the athlete to a campaign. */
  isInvited: boolean;
  blockedByWriter: boolean;
  blockedByOther: boolean;
}

export type Verdict = "allowed" | "blocked_by_you" | "blocked_by_other" | "stranger";

/**
 * A brand writes to any athlete it can find, an athlete to any brand that invited or wrote to them. A block by either
 * ends both directions.
 */
export function mayWrite(standing: Standing): Verdict {
  if (standing.blockedByWriter) return "blocked_by_you";
  if (standing.blockedByOther) return "blocked_by_other";
  if (standing.hasWritten) return "allowed";
  const isOpen = standing.writer === "brand" ? standing.isDiscoverable : standing.isInvited;
  return isOpen ? "allowed" : "stranger";
}

/** The other is not told of a block, only that no answer is possible. A stranger is answered like an unknown person. */
export const BLOCKED_TEXTS = {
  blocked_by_you:
    "You've blocked this conversation. Neither of you can write until you unblock it.",
  blocked_by_other: "You cannot reply to this conversation",
} as const satisfies Partial<Record<Verdict, string>>;
