import { type Steps, stateMachine } from "~/platform/state-machine";
import type { ProposalStatus } from "~db/constants";

/** What an admin proposes to do with a large payment. It lapses when another proposal is made after the payment has changed. */
export const proposalMachine = stateMachine({}, {
  confirm: { from: ["open"], to: "confirmed" },
  decline: { from: ["open"], to: "declined" },
  expire: { from: ["open"], to: "lapsed" },
} as const satisfies Steps<ProposalStatus>);
