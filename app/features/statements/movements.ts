/** What of the ledger is each side's own business, and how it is called. Pure. */
import type { LedgerMovement, Side } from "~db/constants";

/** An athlete is not shown what the brand paid on top, or was refunded. */
export const MOVEMENTS: Record<Side, readonly LedgerMovement[]> = {
  athlete: ["released", "sent"],
  brand: ["funded", "released", "fee_earned", "refund_due"],
};

const WORDS: Record<Side, Partial<Record<LedgerMovement, string>>> = {
  athlete: { released: "Earned", sent: "Paid out to you" },
  brand: {
    funded: "Paid by card",
    released: "Released to the athlete",
    fee_earned: "Our fee",
    refund_due: "Refunded",
  },
};

export const movementText = (side: Side, kind: LedgerMovement): string => WORDS[side][kind] ?? kind;
