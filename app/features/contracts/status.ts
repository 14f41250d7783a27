/** Who may do what with a contract. Pure: the screens and the commands ask the same function. */
import {
  type ContractKind,
  type ContractStatus,
  OPEN_CONTRACT_STATUSES,
  type Side,
} from "~db/constants";

export interface Signing {
  status: ContractStatus;
  /** The side that sent the newest version. */
  proposedBy: Side;
  /** Who has signed the newest version. */
  signed: readonly Side[];
}

export interface Standing extends Signing {
  kind: ContractKind;
  /** The side that sent the first version. */
  startedBy: Side;
  /** The amendment or cancellation of it that can still be signed. */
  openFollowUp: string | null;
}

export const isOpen = (status: ContractStatus) =>
  (OPEN_CONTRACT_STATUSES as readonly ContractStatus[]).includes(status);

/** What this side may do now. The side that made the offer takes it back, and the other turns it down. */
export function allowed({ kind, status, startedBy, signed, openFollowUp }: Standing, side: Side) {
  const open = isOpen(status);
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
export function turnOf({ status, proposedBy, signed }: Signing): Side | null {
  if (!isOpen(status)) return null;
  const [signer] = signed;
  return otherSide(signer ?? proposedBy);
}

/** The status once this side has signed as well. */
export const statusAfterSigning = (signed: readonly Side[], side: Side): ContractStatus =>
  signed.includes(otherSide(side)) ? "fully_executed" : "partially_signed";

/** What becomes of the contract in force once both have signed this. */
export const AMENDED_STATUS = {
  amendment: "replaced",
  cancellation: "cancelled",
} as const satisfies Partial<Record<ContractKind, ContractStatus>>;
