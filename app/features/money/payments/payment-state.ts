import type { PayoutReadiness } from "~/features/billing/payouts/account-state";
import type { ContractDocument } from "~/features/deals/contracts/document";
import type { DealStatus, Side } from "~db/constants";
import type { Chargeback, DisputeSummary, PaymentHold } from "./payment-holds";
import type { ReversedPayment } from "./payment-reversal";

/** Where a payment stands, as its card says it. */
export interface PaymentState {
  label: string;
  tone: "neutral" | "waiting" | "good" | "wrong";
  /** Sentences: who holds what, since when, until when. */
  says: string[];
}

/** Who reads it, and what is known of the deal. */
export interface PaymentViewer {
  side: Side;
  /** Of the deal. */
  status: DealStatus;
  company: string;
  athlete: string;
  freeze: PaymentHold | null;
  disputes: readonly DisputeSummary[];
  chargebacks: readonly Chargeback[];
  takenBack: readonly ReversedPayment[];
  /** In force; null: the deal has none. */
  contract: ContractDocument | null;
  /** Why nothing can be paid now. */
  refusal: string | null;
  /** Whether the athlete can be paid out. */
  payout: PayoutReadiness;
  now: number;
}
