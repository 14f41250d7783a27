import { stateMachine, type Transitions } from "~/platform/state-machine";
import type { InterestStatus, UserType } from "~db/constants";

/** `invited` comes with an invitation (invitations/invite.server.ts), `lapsed` with time (lapse.server.ts). */
export const interestMachine = stateMachine({
  withdraw: { from: "open", to: "withdrawn", by: "athlete", audit: "interest_withdrawn" },
  decline: { from: "open", to: "declined", by: "brand", audit: "interest_declined" },
} as const satisfies Transitions<InterestStatus, UserType>);
