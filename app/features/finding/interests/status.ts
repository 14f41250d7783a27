import { type Steps, stateMachine, type Transitions } from "~/platform/state-machine";
import type { InterestStatus, UserType } from "~db/constants";

/** An invitation answers an interest. It lapses with time, or with the end of its campaign (expire-interests.server.ts). */
export const interestMachine = stateMachine(
  {
    withdraw: { from: "open", to: "withdrawn", by: "athlete", audit: "interest_withdrawn" },
    decline: { from: "open", to: "declined", by: "brand", audit: "interest_declined" },
  } as const satisfies Transitions<InterestStatus, UserType>,
  {
    invite: { from: ["open"], to: "invited" },
    expire: { from: ["open"], to: "lapsed" },
  } as const satisfies Steps<InterestStatus>,
);
