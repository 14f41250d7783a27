import type { Side } from "~db/constants";
import type { ContractDocument } from "../contracts/document";
import type { PayoutStanding } from "../payouts/standing";
import type { Chargeback, Disagreement, Freeze } from "./freeze";
import type { TakenBack } from "./take-back";

/** Where the money is. */
export type Place = "brand" | "held" | "athlete" | "divided";

/** Where a payment stands, as its card says it. */
export interface Standing {
  place: Place;
  label: string;
  tone: "neutral" | "waiting" | "good" | "wrong";
  /** Sentences: who holds what, since when, until when. */
  says: string[];
}

/** Who reads it, and what is known of the deal. */
export interface Seen {
  side: Side;
  company: string;
  athlete: string;
  freeze: Freeze | null;
  disagreements: readonly Disagreement[];
  chargebacks: readonly Chargeback[];
  takenBack: readonly TakenBack[];
  /** In force; null: the deal has none. */
  contract: ContractDocument | null;
  /** Why nothing can be paid now. */
  refusal: string | null;
  /** Whether the athlete can be paid out. */
  payout: PayoutStanding;
}
