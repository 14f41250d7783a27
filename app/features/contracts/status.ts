/** Who may do what with a contract. Pure: the screens and the commands ask the same function. */
import { type ContractStatus, OPEN_CONTRACT_STATUSES, type Side } from "~db/constants";

export interface Standing {
  status: ContractStatus;
  /** The side that sent the newest version. */
  proposedBy: Side;
  /** Who has signed the newest version. */
  signed: readonly Side[];
}

export const isOpen = (status: ContractStatus) =>
  (OPEN_CONTRACT_STATUSES as readonly ContractStatus[]).includes(status);

/** What this side may do now. The brand takes an offer back, and the athlete turns it down. */
export function allowed({ status, signed }: Standing, side: Side) {
  const open = isOpen(status);
  return {
    sign: open && !signed.includes(side),
    change: open,
    comment: open,
    withdraw: open && side === "brand",
    decline: open && side === "athlete",
  };
}

export const otherSide = (side: Side): Side => (side === "brand" ? "athlete" : "brand");

/** The side that must act: the one whose signature is missing, or the one that was sent the newest version. */
export function turnOf({ status, proposedBy, signed }: Standing): Side | null {
  if (!isOpen(status)) return null;
  const [signer] = signed;
  return otherSide(signer ?? proposedBy);
}

/** The status once this side has signed as well. */
export const statusAfterSigning = (signed: readonly Side[], side: Side): ContractStatus =>
  signed.includes(otherSide(side)) ? "fully_executed" : "partially_signed";
