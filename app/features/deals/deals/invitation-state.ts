import type { InvitationStatus } from "~db/constants";

/** The status of an invitation, or `ended` when its deal was ended. */
export type InvitationState = InvitationStatus | "ended";

/** Another invitation may replace one in these states. */
export const VOID_STATES = ["lapsed", "withdrawn", "ended"] as const satisfies InvitationState[];

export const isVoid = (state: InvitationState) =>
  (VOID_STATES as readonly InvitationState[]).includes(state);

/** Whether the invitation became a deal, also one that has ended. */
export const hasDeal = (state: InvitationState) => state === "accepted" || state === "ended";
