import type Stripe from "stripe";
import type { PayoutState } from "~db/constants";

/** Whether money may go to an athlete now; and if not, why it waits. */
export type PayoutReadiness =
  | { mayPay: true; accountId: string }
  /** `why` is for the athlete, `whyToOthers` for the brand and staff. */
  | { mayPay: false; why: string; whyToOthers: string };

const WHY: Record<Exclude<PayoutState, "ready">, string> = {
  started: "You haven't finished setting up payouts.",
  in_review: "Stripe is still checking your details.",
  restricted: "Stripe needs something from you before it can pay you.",
  closed: "Stripe has closed your payout account.",
};

/** @param row of payout_accounts; none: nothing has been set up */
export function payoutReadinessOf(
  row: { accountId: string; state: PayoutState } | undefined,
): PayoutReadiness {
  if (row?.state === "ready") return { mayPay: true, accountId: row.accountId };
  return {
    mayPay: false,
    why: row ? WHY[row.state] : "You haven't set up payouts yet.",
    whyToOthers: row
      ? "The athlete's payout account isn't ready yet."
      : "The athlete hasn't set up payouts yet.",
  };
}

/** What Stripe may still ask for, as a person reads it: 'Stripe still needs your address.' */
export const REQUIREMENT_LABELS = {
  name: "your name and date of birth",
  address: "your address",
  contact: "your email and phone number",
  identity: "a document that proves who you are",
  bank: "your bank account",
  work: "a few words about what you do",
  terms: "your agreement to its terms",
  other: "a few more details",
} as const;

export type Requirement = keyof typeof REQUIREMENT_LABELS;

/** By the names of Stripe's fields; the first that fits. */
const TOPICS: readonly [RegExp, Requirement][] = [
  [/external_account/, "bank"],
  [/tos_acceptance/, "terms"],
  [/document|id_number|liveness/, "identity"],
  [/address/, "address"],
  [/\.(email|phone)$/, "contact"],
  [/name|dob/, "name"],
  [/^business_|^company/, "work"],
];

const topicOf = (field: string): Requirement =>
  TOPICS.find(([pattern]) => pattern.test(field))?.[1] ?? "other";

/** Each once, in the order of REQUIREMENT_LABELS. */
function topicsOf(fields: readonly string[]): Requirement[] {
  const topics = new Set(fields.map(topicOf));
  return (Object.keys(REQUIREMENT_LABELS) as Requirement[]).filter((topic) => topics.has(topic));
}

/** Reasons for a stop that go away without the person. */
const CHECKING = new Set(["requirements.pending_verification", "under_review", "listed"]);

/** What an account can do and still needs. Times in milliseconds. */
export interface AccountState {
  state: PayoutState;
  due: Requirement[];
  dueBy: number | null;
}

/** Follows from Stripe's present answer alone. @param account null: Stripe knows it no more */
export function accountStateOf(account: Stripe.Account | null): AccountState {
  const { currently_due, past_due, current_deadline, disabled_reason, pending_verification } =
    account?.requirements ?? {};
  const closed = !account || disabled_reason?.startsWith("rejected.");
  if (closed) return { state: "closed", due: [], dueBy: null };
  const due = topicsOf([...(currently_due ?? []), ...(past_due ?? [])]);
  const isReady = account.capabilities?.transfers === "active" && account.payouts_enabled;
  if (isReady)
    return { state: "ready", due, dueBy: current_deadline ? current_deadline * 1000 : null };
  const isChecked =
    pending_verification?.length || !disabled_reason || CHECKING.has(disabled_reason);
  const state = !account.details_submitted
    ? "started"
    : due.length === 0 && isChecked
      ? "in_review"
      : "restricted";
  return { state, due, dueBy: null };
}
