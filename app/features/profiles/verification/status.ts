import { stateMachine, type Transitions } from "~/platform/state-machine";
import type { UserType, VerificationStatus } from "~db/constants";

const OPEN = ["pending", "under_review"] as const;

/** A request to be verified. After a rejection, or once the badge is lost, the person sends a new one. */
export const verificationMachine = stateMachine({
  ask: { from: OPEN, to: "under_review", by: "staff", audit: "verification_question_asked" },
  approve: { from: OPEN, to: "approved", by: "staff", audit: "verification_approved" },
  reject: { from: OPEN, to: "rejected", by: "staff", audit: "verification_rejected" },
} as const satisfies Transitions<VerificationStatus, UserType>);

export type VerificationTransition = (typeof verificationMachine.names)[number];

export const isOpen = (status: VerificationStatus) =>
  (OPEN as readonly VerificationStatus[]).includes(status);
