import { listRoute, type Route } from "./api";
import { enter } from "./balance";
import { isChargedBack } from "./disputes";
import { invalid, tooSmall } from "./errors";
import { money } from "./html";
import type { Refund } from "./objects";
import { named, type Params } from "./params";
import type { World } from "./world";

/** Refunds of charges, whole or in parts. */
export const refundRoutes = (world: World): Route[] => [
  [
    "POST",
    "/v1/refunds",
    ["payment_intent", "charge", "amount", "reason", "metadata"],
    ({ params }) => createRefund(world, params),
  ],
  ["GET", "/v1/refunds/:id", [], ({ path }) => world.get("refund", path.id)],
  listRoute("/v1/refunds", ["payment_intent", "charge"], (params) =>
    world
      .all("refund")
      .filter((one) => named(params, "payment_intent", one.payment_intent))
      .filter((one) => named(params, "charge", one.charge)),
  ),
];

function createRefund(world: World, params: Params): Refund {
  const intentId = params.text("payment_intent");
  const chargeId = intentId
    ? world.get("payment_intent", intentId, "payment_intent").latest_charge
    : params.text("charge");
  if (!chargeId)
    throw invalid(
      "One of the following params should be provided for this request: payment_intent or charge.",
    );
  const charge = world.get("charge", chargeId, "charge");
  if (isChargedBack(world, charge))
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: "charge_disputed",
    });
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0)
    throw invalid(`Charge ${charge.id} has already been refunded.`, {
      code: "charge_already_refunded",
    });
  const amount = params.int("amount") ?? left;
  if (amount < 1) throw tooSmall("amount");
  if (amount > left)
    throw invalid(
      `Refund amount (${money(amount)}) is greater than unrefunded amount on charge (${money(left)})`,
      { param: "amount" },
    );
  const refund = world.add<Refund>({
    id: world.id("re"),
    object: "refund",
    created: world.now(),
    amount,
    balance_transaction: null,
    charge: charge.id,
    currency: charge.currency,
    payment_intent: charge.payment_intent,
    reason: params.text("reason") as Refund["reason"],
    status: "succeeded",
    metadata: params.metadata(),
  });
  refund.balance_transaction = enter(world, "refund", refund.id, {
    amount: -amount,
    currency: charge.currency,
  });
  world.emit("refund.created", refund);
  world.change(charge, "charge.refunded", {
    amount_refunded: charge.amount_refunded + amount,
    refunded: left === amount,
  });
  return refund;
}
