import type { CampaignStatus, InvitationStatus } from "~db/constants";

export const INVITATION_MOVES = ["accept", "decline", "lapse"] as const;
export type InvitationMove = (typeof INVITATION_MOVES)[number];

/** What the invited athlete may answer. */
export const ANSWERS = ["accept", "decline"] as const satisfies InvitationMove[];
export type Answer = (typeof ANSWERS)[number];

/** `brand` moves an invitation only by ending its campaign. */
export type InvitationMover = "athlete" | "brand";

const MOVES: Record<
  InvitationMove,
  { from: InvitationStatus; to: InvitationStatus; by: InvitationMover }
> = {
  accept: { from: "pending", to: "accepted", by: "athlete" },
  decline: { from: "pending", to: "declined", by: "athlete" },
  lapse: { from: "pending", to: "lapsed", by: "brand" },
};

/** The status after a move, or null where that move is not open to that side. */
export function afterMove(
  status: InvitationStatus,
  move: InvitationMove,
  by: InvitationMover,
): InvitationStatus | null {
  const { from, to, by: mover } = MOVES[move];
  return status === from && by === mover ? to : null;
}

/** What an answer makes of a pending invitation. */
export const ANSWERED = { accept: MOVES.accept.to, decline: MOVES.decline.to } as const;

/** Campaigns that invitations are sent for and answered in. A draft's invited athletes may read its brief. */
export const OPEN_CAMPAIGNS = ["draft", "active"] as const satisfies CampaignStatus[];

export const isOpenCampaign = (status: CampaignStatus) =>
  (OPEN_CAMPAIGNS as readonly CampaignStatus[]).includes(status);

export const INVITATION_LABELS: Record<InvitationStatus, string> = {
  pending: "Pending",
  accepted: "Accepted",
  declined: "Declined",
  lapsed: "Lapsed",
};
