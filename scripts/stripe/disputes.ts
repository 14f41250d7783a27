import { listRoute, type Route } from "./api";
import { enter } from "./balance";
import type { BalanceTransaction, Charge, Dispute } from "./objects";
import { named, type Params } from "./params";
import { DAY, type World } from "./world";

/** A dispute's cost in the United Kingdom. It is not given back when the dispute is won. */
const FEE = 20_00;
const TIME_TO_ANSWER = 9 * DAY;

/** What becomes of a charge that its cardholder questions, by the control. */
export const DISPUTE_STEPS = ["inquiry", "open", "review", "won", "lost", "closed"] as const;
type Step = (typeof DISPUTE_STEPS)[number];

export const disputeRoutes = (world: World): Route[] => [
  ["GET", "/v1/disputes/:id", [], ({ path }) => world.get("dispute", path.id)],
  listRoute("/v1/disputes", ["charge", "payment_intent"], (params) =>
    world
      .all("dispute")
      .filter((one) => named(params, "charge", one.charge))
      .filter((one) => named(params, "payment_intent", one.payment_intent)),
  ),
];

/** Whether a bank holds, or has taken, what was charged: Stripe refuses refunds then. */
export const isChargedBack = (world: World, { id }: Charge): boolean =>
  world
    .all("dispute")
    .some(({ charge, is_charge_refundable }) => charge === id && !is_charge_refundable);

/** Takes the newest dispute of a charge a step on; the first two open one. */
export function disputes(world: World, params: Params): void {
  const { latest_charge } = world.get("payment_intent", params.need("intent"), "intent");
  const charge = world.get("charge", latest_charge, "intent");
  const to = params.need("to") as Step;
  const newest = world.all("dispute").findLast((one) => one.charge === charge.id);
  const isOver = !newest || /won|lost|closed/.test(newest.status);
  if (isOver && (to === "inquiry" || to === "open")) begin(world, charge, to, params);
  else if (isOver) throw new Error("Nobody questions this charge");
  else STEPS[to](world, newest);
}

const STEPS: Record<Step, (world: World, dispute: Dispute) => void> = {
  inquiry: () => {
    throw new Error("It has been questioned already");
  },
  /** The bank was not content with an inquiry. */
  open(world, dispute) {
    world.change(dispute, "charge.dispute.updated", { status: "needs_response" });
    withdraw(world, dispute);
  },
  review(world, dispute) {
    const status = isInquiry(dispute) ? "warning_under_review" : "under_review";
    world.change(dispute, "charge.dispute.updated", { status });
  },
  won(world, dispute) {
    world.change(dispute, "charge.dispute.closed", { status: "won", is_charge_refundable: true });
    const line = { amount: dispute.amount, currency: dispute.currency };
    addLine(world, dispute, enter(world, "dispute_reversal", dispute.id, line));
    world.emit("charge.dispute.funds_reinstated", dispute);
  },
  lost(world, dispute) {
    world.change(dispute, "charge.dispute.closed", { status: "lost" });
  },
  /** Of an inquiry: the bank asked, and took nothing. */
  closed(world, dispute) {
    world.change(dispute, "charge.dispute.closed", { status: "warning_closed" });
  },
};

const isInquiry = ({ status }: Dispute) => status.startsWith("warning_");

function begin(world: World, charge: Charge, to: "inquiry" | "open", params: Params): void {
  charge.disputed = true;
  const dispute = world.add<Dispute>({
    ...world.base("du", "dispute"),
    amount: params.int("amount") ?? charge.amount,
    balance_transactions: [],
    charge: charge.id,
    currency: charge.currency,
    evidence_details: {
      due_by: world.now() + TIME_TO_ANSWER,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "not_submitted",
    },
    is_charge_refundable: to === "inquiry",
    payment_intent: charge.payment_intent,
    reason: params.text("reason") ?? "fraudulent",
    status: to === "inquiry" ? "warning_needs_response" : "needs_response",
    metadata: {},
  });
  world.emit("charge.dispute.created", dispute);
  if (to === "open") withdraw(world, dispute);
}

/** The bank takes the money when the dispute begins, not when it ends. */
function withdraw(world: World, dispute: Dispute): void {
  const { amount, currency } = dispute;
  dispute.is_charge_refundable = false;
  addLine(
    world,
    dispute,
    enter(world, "dispute", dispute.id, { amount: -amount, currency, fee: FEE }),
  );
  world.emit("charge.dispute.funds_withdrawn", dispute);
}

const addLine = (world: World, dispute: Dispute, id: string) => {
  const line: BalanceTransaction = world.get("balance_transaction", id);
  dispute.balance_transactions = [...dispute.balance_transactions, line];
};
