import { stateMachine, type Transitions } from "~/platform/state-machine";
import type { CaseStatus, UserType } from "~db/constants";

/** A flag of a brand opens a case (content/commands.server.ts). */
export const caseMachine = stateMachine({
  close: { from: "open", to: "closed", by: "staff", audit: "moderation_case_closed" },
} as const satisfies Transitions<CaseStatus, UserType>);
