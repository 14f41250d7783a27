/** What of the ledger is each side's own business, and how it is called. Pure. */
import { MONEY_STATES } from "~/features/money/payments/money-state";
import type { LedgerMovement, Side } from "~db/constants";

/** An athlete is not shown what the brand paid on top, or was refunded. */
export const MOVEMENTS: Record<Side, readonly LedgerMovement[]> = {
  athlete: ["released", "sent", "bank_share", "taken_back", "recovered"],
  brand: [
    "funded",
    "released",
    "fee_earned",
    "refund_due",
    "bank_held",
    "bank_share",
    "bank_fee",
    "bank_loss",
    "taken_back",
    "fee_returned",
  ],
};

const BY_BANK = "Refunded by your bank";

const MOVEMENT_LABELS: Record<Side, Partial<Record<LedgerMovement, string>>> = {
  athlete: {
    released: MONEY_STATES.released,
    sent: MONEY_STATES.paid,
    bank_share: "Taken back by the brand's bank",
    taken_back: "Taken back from you",
    recovered: "Taken back from you",
  },
  brand: {
    funded: "Paid by card",
    released: "Released to the athlete",
    fee_earned: "Our fee",
    refund_due: "Refunded",
    bank_held: BY_BANK,
    bank_share: BY_BANK,
    bank_fee: BY_BANK,
    bank_loss: BY_BANK,
    taken_back: "Refunded from the athlete's share",
    fee_returned: "Refunded from our fee",
  },
};

export const movementText = (side: Side, kind: LedgerMovement): string =>
  MOVEMENT_LABELS[side][kind] ?? kind;
