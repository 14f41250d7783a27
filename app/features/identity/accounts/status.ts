import { stateMachine, type Transitions } from "~/platform/state-machine";
import type { AccountStatus, UserType } from "~db/constants";

/** An account, as staff suspend and restore it. */
export const accountMachine = stateMachine({
  suspend: { from: "active", to: "suspended", by: "staff", audit: "account_suspended" },
  restore: { from: "suspended", to: "active", by: "staff", audit: "account_restored" },
} as const satisfies Transitions<AccountStatus, UserType>);

export type AccountTransition = (typeof accountMachine.names)[number];
