import { type Steps, stateMachine, type Transitions } from "~/platform/state-machine";
import type { DeletionStatus } from "~db/constants";

/** The owner of an account can undo its deletion until it is due. Then a job erases the data (erase-accounts.server.ts). */
export const deletionMachine = stateMachine(
  {
    undo: { from: "scheduled", to: "cancelled", by: "owner", audit: "deletion_undone" },
  } as const satisfies Transitions<DeletionStatus, "owner">,
  {
    erase: { from: ["scheduled"], to: "erasing" },
    finish: { from: ["erasing"], to: "done" },
  } as const satisfies Steps<DeletionStatus>,
);
