import type { InvitationStatus } from "~db/constants";

/** What an invitation has come to: its status, or that its deal was ended. */
export type InvitationState = InvitationStatus | "ended";

/** Nothing comes of it any more: another invitation may replace it. */
export const VOID_STATES = ["lapsed", "withdrawn", "ended"] as const satisfies InvitationState[];

export const isVoid = (state: InvitationState) =>
  (VOID_STATES as readonly InvitationState[]).includes(state);

/** It became a deal, whatever came of that. */
export const hasDeal = (state: InvitationState) => state === "accepted" || state === "ended";
