import { stateMachine, type Transitions } from "~/platform/state-machine";
import type { DeletionStatus } from "~db/constants";

/**
 * What the owner of an account can do about its deletion. Once it is due, a job alone takes it on, from `scheduled` to
 * `erasing` and `done` (erase.server.ts).
 */
export const deletionMachine = stateMachine({
  undo: { from: "scheduled", to: "cancelled", by: "owner", audit: "deletion_undone" },
} as const satisfies Transitions<DeletionStatus, "owner">);
