import { type Steps, stateMachine, type Transitions } from "~/platform/state-machine";
import type { InvitationStatus, UserType } from "~db/constants";

/** An invitation lapses at its deadline, or at the end of its campaign (expire-invitations.server.ts). */
export const invitationMachine = stateMachine(
  {
    /** The brand accepts the athlete's offer. */
    agree: { from: "pending", to: "accepted", by: "brand", audit: "invitation_accepted" },
    accept: { from: "pending", to: "accepted", by: "athlete", audit: "invitation_accepted" },
    decline: { from: "pending", to: "declined", by: "athlete", audit: "invitation_declined" },
    undoDecline: {
      from: "declined",
      to: "pending",
      by: "athlete",
      audit: "invitation_decline_undone",
    },
    withdraw: { from: "pending", to: "withdrawn", by: "brand", audit: "invitation_withdrawn" },
  } as const satisfies Transitions<InvitationStatus, UserType>,
  {
    expire: { from: ["pending"], to: "lapsed" },
    /** Either side makes another offer. */
    offer: { from: ["pending"], to: "pending" },
  } as const satisfies Steps<InvitationStatus>,
);

/** What the invited athlete may answer. */
export const ANSWERS = ["accept", "decline"] as const satisfies typeof invitationMachine.names;
export type Answer = (typeof ANSWERS)[number];

/** What an answer makes of a pending invitation. */
export const ANSWERED = {
  accept: invitationMachine.transitions.accept.to,
  decline: invitationMachine.transitions.decline.to,
} as const satisfies Record<Answer, InvitationStatus>;
