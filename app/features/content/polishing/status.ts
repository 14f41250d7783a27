import { type Steps, stateMachine, type Transitions } from "~/platform/state-machine";
import type { PolishingStatus, UserType } from "~db/constants";

/** Who works on a content item. It is finished by the transition that takes the content item on (content/polishing.server.ts). */
export const polishingMachine = stateMachine(
  {
    claim: { from: "waiting", to: "claimed", by: "staff", audit: "polishing_claimed" },
    release: { from: "claimed", to: "waiting", by: "staff", audit: "polishing_released" },
  } as const satisfies Transitions<PolishingStatus, UserType>,
  {
    finish: { from: ["claimed"], to: "finished" },
    end: { from: ["waiting", "claimed"], to: "finished" },
  } as const satisfies Steps<PolishingStatus>,
);
