import type Stripe from "stripe";
import type { Base, Part } from "./wire";

/** Of Connect. It has no `livemode`. */
export type Account = Part<
  Stripe.Account,
  | "id"
  | "object"
  | "business_type"
  | "charges_enabled"
  | "country"
  | "default_currency"
  | "details_submitted"
  | "email"
  | "payouts_enabled"
  | "type"
> & {
  created: number;
  metadata: Stripe.Metadata;
  capabilities: { transfers?: "active" | "inactive" | "pending" };
  controller: {
    type: "application";
    is_controller: true;
    fees: { payer: "application" };
    losses: { payments: "application" };
    requirement_collection: "stripe";
    stripe_dashboard: { type: "express" };
  };
  requirements: Stripe.Account.Requirements;
};

/** The page behind an account link; no part of the documented object, which has no id. */
export interface Onboarding {
  id: string;
  object: "onboarding";
  created: number;
  account: string;
  refreshUrl: string;
  returnUrl: string;
  expiresAt: number;
  isVisited: boolean;
}

export type TransferReversal = Part<
  Stripe.TransferReversal,
  | "id"
  | "object"
  | "created"
  | "amount"
  | "balance_transaction"
  | "currency"
  | "destination_payment_refund"
  | "metadata"
  | "source_refund"
  | "transfer"
>;

export type Transfer = Part<
  Stripe.Transfer,
  | Base
  | "amount"
  | "amount_reversed"
  | "balance_transaction"
  | "currency"
  | "description"
  | "destination"
  | "destination_payment"
  | "reversed"
  | "source_transaction"
  | "source_type"
  | "transfer_group"
> & { reversals: { object: "list"; data: TransferReversal[]; has_more: false; url: string } };
