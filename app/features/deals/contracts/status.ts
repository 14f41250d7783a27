/** The states of a contract, and who may do what with it. Pure: the screens and the commands ask the same function. */
import { type Steps, stateMachine } from "~/platform/state-machine";
import {
  type ContractKind,
  type ContractStatus,
  OPEN_CONTRACT_STATUSES,
  type Side,
} from "~db/constants";

/**
 * `sign` and `signLast` are one command: the batch knows whether the other side has signed. `close` comes with the end of the campaign or
 * the deal, `replace` and `cancel` with the last signature under an amendment or a cancellation of the contract.
 */
export const contractMachine = /* @__PURE__ */ stateMachine({}, {
  change: { from: OPEN_CONTRACT_STATUSES, to: "pending" },
  sign: { from: ["pending"], to: "partially_signed" },
  signLast: { from: ["partially_signed"], to: "fully_executed" },
  decline: { from: OPEN_CONTRACT_STATUSES, to: "declined" },
  withdraw: { from: OPEN_CONTRACT_STATUSES, to: "withdrawn" },
  expire: { from: OPEN_CONTRACT_STATUSES, to: "lapsed" },
  close: { from: OPEN_CONTRACT_STATUSES, to: "withdrawn" },
  replace: { from: ["fully_executed"], to: "replaced" },
  cancel: { from: ["fully_executed"], to: "cancelled" },
} as const satisfies Steps<ContractStatus>);

export interface SigningState {
  status: ContractStatus;
  /** The side that sent the newest version. */
  proposedBy: Side;
  /** Who has signed the newest version. */
  signed: readonly Side[];
}

export interface ContractState extends SigningState {
  kind: ContractKind;
  /** The side that sent the first version. */
  startedBy: Side;
  /** The amendment or cancellation of it that can still be signed. */
  openFollowUp: string | null;
}

export const isOpenStatus = (status: ContractStatus) =>
  (OPEN_CONTRACT_STATUSES as readonly ContractStatus[]).includes(status);

/** What this side may do now. The side that made the offer takes it back, and the other turns it down. */
export function allowedActions(
  { kind, status, startedBy, signed, openFollowUp }: ContractState,
  side: Side,
) {
  const open = isOpenStatus(status);
  const followUp = status === "fully_executed" && kind !== "cancellation" && openFollowUp === null;
  return {
    sign: open && !signed.includes(side),
    change: open,
    comment: open,
    withdraw: open && side === startedBy,
    decline: open && side !== startedBy,
    amend: followUp,
    cancel: followUp,
  };
}

export const otherSide = (side: Side): Side => (side === "brand" ? "athlete" : "brand");

/** The side that must act: the one whose signature is missing, or the one that was sent the newest version. */
export function turnOf({ status, proposedBy, signed }: SigningState): Side | null {
  if (!isOpenStatus(status)) return null;
  const [signer] = signed;
  return otherSide(signer ?? proposedBy);
}

/** The status once this side has signed as well. */
export const statusAfterSigning = (signed: readonly Side[], side: Side): ContractStatus =>
  contractMachine.steps[signed.includes(otherSide(side)) ? "signLast" : "sign"].to;

/** The step of the contract in force once both have signed this. */
export const AMENDED_BY = {
  amendment: "replace",
  cancellation: "cancel",
} as const satisfies Partial<Record<ContractKind, keyof typeof contractMachine.steps>>;
