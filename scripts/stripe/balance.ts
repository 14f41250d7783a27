import { listRoute, type Route } from "./api";
import type { BalanceTransaction } from "./objects";
import { named } from "./params";
import type { World } from "./world";

/** What each kind of line is called where it is reported. */
const CATEGORIES = {
  charge: { type: "charge", reporting_category: "charge" },
  refund: { type: "refund", reporting_category: "refund" },
  transfer: { type: "transfer", reporting_category: "transfer" },
  transfer_refund: { type: "transfer_refund", reporting_category: "transfer_reversal" },
  dispute: { type: "adjustment", reporting_category: "dispute" },
  dispute_reversal: { type: "adjustment", reporting_category: "dispute_reversal" },
} as const;

interface Line {
  amount: number;
  currency: string;
  fee?: number;
  availableOn?: number;
}

/** Writes a line of the balance's history. @returns its id */
export function enter(
  world: World,
  what: keyof typeof CATEGORIES,
  source: string,
  { amount, currency, fee = 0, availableOn = world.now() }: Line,
): string {
  return world.add<BalanceTransaction>({
    id: world.id("txn"),
    object: "balance_transaction",
    created: world.now(),
    amount,
    available_on: availableOn,
    currency,
    fee,
    net: amount - fee,
    ...CATEGORIES[what],
    source,
    status: "pending",
  }).id;
}

const settled = (world: World): BalanceTransaction[] =>
  world.all("balance_transaction").map((one) => ({
    ...one,
    status: one.available_on <= world.now() ? "available" : "pending",
  }));

export const sumOf = (world: World, status: "available" | "pending"): number =>
  settled(world)
    .filter((one) => one.status === status)
    .reduce((total, { net }) => total + net, 0);

function balance(world: World) {
  const of = (status: "available" | "pending") => {
    const amount = sumOf(world, status);
    return [{ amount, currency: "gbp", source_types: { card: amount } }];
  };
  return {
    object: "balance",
    available: of("available"),
    pending: of("pending"),
    livemode: false,
  };
}

/** The platform's own balance and its history. */
export const balanceRoutes = (world: World): Route[] => [
  ["GET", "/v1/balance", [], () => balance(world)],
  [
    "GET",
    "/v1/balance_transactions/:id",
    [],
    ({ path }) => {
      const { id } = world.get("balance_transaction", path.id);
      return settled(world).find((one) => one.id === id) ?? {};
    },
  ],
  listRoute("/v1/balance_transactions", ["source", "type"], (params) =>
    settled(world)
      .filter((one) => named(params, "source", one.source))
      .filter((one) => named(params, "type", one.type)),
  ),
];
