/** Decides who may write to whom. Pure; `messaging-permission.server.ts` reads the input. */

export interface MessagingPermission {
  /** The side that wants to write. */
  writer: "brand" | "athlete";
  /** Whether either side has written to the other before. */
  hasWritten: boolean;
  /** Whether the other side can be found. */
  isDiscoverable: boolean;
  /** Whether the brand has invited the athlete to a campaign. */
  isInvited: boolean;
  /** Whether the athlete's plan lets it write first. */
  writesFirst: boolean;
  blockedByWriter: boolean;
  blockedByOther: boolean;
}

export type Verdict = "allowed" | "blocked_by_you" | "blocked_by_other" | "stranger";

/**
 * A brand writes to any athlete it can find, an athlete to any brand that invited or wrote to them, and on the paid plan
 * to any brand. A block by either ends both directions.
 */
export function mayWrite(permission: MessagingPermission): Verdict {
  if (permission.blockedByWriter) return "blocked_by_you";
  if (permission.blockedByOther) return "blocked_by_other";
  if (permission.hasWritten) return "allowed";
  const { writer, isDiscoverable, isInvited, writesFirst } = permission;
  const mayStart = isDiscoverable && (writer === "brand" || writesFirst);
  const isOpen = mayStart || (writer === "athlete" && isInvited);
  return isOpen ? "allowed" : "stranger";
}

/** A blocked person learns only that they cannot reply. A stranger gets the answer for an unknown person. */
export const BLOCKED_TEXTS = {
  blocked_by_you:
    "You've blocked this conversation. Neither of you can write until you unblock it.",
  blocked_by_other: "You cannot reply to this conversation",
} as const satisfies Partial<Record<Verdict, string>>;
