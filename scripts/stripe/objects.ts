import type Stripe from "stripe";
import type { Account, Onboarding, Transfer, TransferReversal } from "./connect-objects";
import type { Base, Part } from "./wire";

export type Customer = Part<
  Stripe.Customer,
  Base | "email" | "name" | "address" | "delinquent" | "currency" | "description"
> & { invoice_settings: { default_payment_method: string | null } };

export type TaxId = Part<
  Stripe.TaxId,
  "id" | "object" | "created" | "livemode" | "customer" | "country" | "type" | "value"
>;

export type Product = Part<
  Stripe.Product,
  Base | "active" | "name" | "description" | "default_price" | "tax_code" | "updated"
>;

export type Price = Part<
  Stripe.Price,
  Base | "active" | "currency" | "lookup_key" | "nickname" | "product" | "type" | "unit_amount"
> & { recurring: { interval: "month" | "year"; interval_count: number } | null };

export type PaymentMethod = Part<Stripe.PaymentMethod, Base | "type" | "customer"> & {
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
};

export type SubscriptionItem = Part<
  Stripe.SubscriptionItem,
  | "id"
  | "object"
  | "created"
  | "metadata"
  | "quantity"
  | "subscription"
  | "current_period_start"
  | "current_period_end"
> & { price: Price };

export type Subscription = Part<
  Stripe.Subscription,
  | Base
  | "status"
  | "customer"
  | "currency"
  | "cancel_at"
  | "cancel_at_period_end"
  | "canceled_at"
  | "ended_at"
  | "start_date"
  | "billing_cycle_anchor"
  | "collection_method"
  | "latest_invoice"
  | "default_payment_method"
> & {
  billing_mode: { type: "flexible"; flexible: { proration_discounts: "included" } };
  cancellation_details: { comment: null; feedback: null; reason: string | null };
  items: { object: "list"; data: SubscriptionItem[]; has_more: false; url: string };
};

export type Invoice = Part<
  Stripe.Invoice,
  | Base
  | "status"
  | "customer"
  | "customer_email"
  | "customer_name"
  | "customer_address"
  | "currency"
  | "number"
  | "total"
  | "subtotal"
  | "amount_due"
  | "amount_paid"
  | "amount_remaining"
  | "attempt_count"
  | "attempted"
  | "billing_reason"
  | "hosted_invoice_url"
  | "invoice_pdf"
  | "next_payment_attempt"
  | "period_start"
  | "period_end"
> & {
  customer_tax_ids: { type: string; value: string | null }[];
  parent: {
    type: "subscription_details";
    quote_details: null;
    subscription_details: { subscription: string; metadata: Stripe.Metadata };
  };
};

export type PaymentIntent = Part<
  Stripe.PaymentIntent,
  | Base
  | "status"
  | "amount"
  | "amount_received"
  | "currency"
  | "customer"
  | "latest_charge"
  | "payment_method"
  | "transfer_group"
  | "description"
  | "capture_method"
> & { last_payment_error: object | null };

export type Charge = Part<
  Stripe.Charge,
  | Base
  | "status"
  | "amount"
  | "amount_captured"
  | "amount_refunded"
  | "currency"
  | "customer"
  | "paid"
  | "captured"
  | "refunded"
  | "disputed"
  | "failure_code"
  | "failure_message"
  | "payment_intent"
  | "payment_method"
  | "receipt_url"
  | "description"
  | "transfer_group"
  | "balance_transaction"
>;

export type Refund = Part<
  Stripe.Refund,
  | "id"
  | "object"
  | "created"
  | "metadata"
  | "amount"
  | "charge"
  | "currency"
  | "payment_intent"
  | "reason"
  | "status"
  | "balance_transaction"
>;

export type Dispute = Part<
  Stripe.Dispute,
  | Base
  | "amount"
  | "charge"
  | "currency"
  | "evidence_details"
  | "is_charge_refundable"
  | "payment_intent"
  | "reason"
  | "status"
> & { balance_transactions: BalanceTransaction[] };

export type BalanceTransaction = Part<
  Stripe.BalanceTransaction,
  | "id"
  | "object"
  | "created"
  | "amount"
  | "available_on"
  | "currency"
  | "fee"
  | "net"
  | "source"
  | "status"
  | "type"
  | "reporting_category"
>;

export type CheckoutSession = Part<
  Stripe.Checkout.Session,
  | Base
  | "status"
  | "mode"
  | "payment_status"
  | "customer"
  | "client_reference_id"
  | "amount_total"
  | "amount_subtotal"
  | "currency"
  | "subscription"
  | "payment_intent"
  | "invoice"
  | "success_url"
  | "cancel_url"
  | "expires_at"
  | "url"
  | "billing_address_collection"
> & {
  tax_id_collection: { enabled: boolean; required: "never" };
  customer_details: BuyerDetails | null;
};

/** What a buyer says on the page of Checkout. */
export type BuyerDetails = Part<
  Stripe.Checkout.Session.CustomerDetails,
  "address" | "email" | "name" | "tax_ids"
>;

export type PortalConfiguration = Part<
  Stripe.BillingPortal.Configuration,
  "id" | "object" | "created" | "livemode" | "active" | "is_default" | "updated"
> & {
  features: {
    customer_update: { enabled: boolean; allowed_updates: string[] };
    invoice_history: { enabled: boolean };
    payment_method_update: { enabled: boolean };
    subscription_cancel: { enabled: boolean; mode: string };
    subscription_update: { enabled: boolean };
  };
};

export type PortalSession = Part<
  Stripe.BillingPortal.Session,
  "id" | "object" | "created" | "livemode" | "customer" | "return_url" | "url"
>;

/** What a session of Checkout makes when it is paid; no part of the documented object. */
export interface Order {
  id: string;
  object: "order";
  created: number;
  lines: { price: string | null; name: string; amount: number; quantity: number }[];
  /** What the buyer says and is kept with the customer. */
  updates: { name: boolean; address: boolean };
  metadata: Stripe.Metadata;
  description: string | null;
  transferGroup: string | null;
}

export interface Kinds {
  customer: Customer;
  tax_id: TaxId;
  product: Product;
  price: Price;
  payment_method: PaymentMethod;
  subscription: Subscription;
  invoice: Invoice;
  payment_intent: PaymentIntent;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  balance_transaction: BalanceTransaction;
  "checkout.session": CheckoutSession;
  "billing_portal.session": PortalSession;
  "billing_portal.configuration": PortalConfiguration;
  order: Order;
  account: Account;
  onboarding: Onboarding;
  transfer: Transfer;
  transfer_reversal: TransferReversal;
}
