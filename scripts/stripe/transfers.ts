import { accountOf } from "./accounts";
import { listRoute, type Route } from "./api";
import { enter, sumOf } from "./balance";
import type { Account, Transfer, TransferReversal } from "./connect-objects";
import { invalid, missing, StripeFault, tooSmall } from "./errors";
import { money } from "./html";
import type { Charge } from "./objects";
import { named, type Params } from "./params";
import type { World } from "./world";

const CREATE = [
  "amount",
  "currency",
  "description",
  "destination",
  "metadata",
  "source_transaction",
  "transfer_group",
];

/** Money moved from the platform's balance to a connected account, and taken back. */
export const transferRoutes = (world: World): Route[] => [
  ["POST", "/v1/transfers", CREATE, ({ params }) => createTransfer(world, params)],
  ["GET", "/v1/transfers/:id", [], ({ path }) => world.get("transfer", path.id)],
  listRoute("/v1/transfers", ["destination", "transfer_group"], (params) =>
    world
      .all("transfer")
      .filter((one) => named(params, "destination", one.destination))
      .filter((one) => named(params, "transfer_group", one.transfer_group)),
  ),
  [
    "POST",
    "/v1/transfers/:id/reversals",
    ["amount", "description", "metadata"],
    ({ params, path }) => reverse(world, world.get("transfer", path.id), params),
  ],
  listRoute("/v1/transfers/:id/reversals", [], (_, { id }) =>
    world.all("transfer_reversal").filter(({ transfer }) => transfer === id),
  ),
];

function createTransfer(world: World, params: Params): Transfer {
  const amount = params.int("amount");
  if (amount === null || amount < 1) throw tooSmall("amount");
  const currency = params.need("currency");
  const destination = destinationOf(world, params.need("destination"));
  const source = params.text("source_transaction");
  const charge = source ? world.get("charge", source, "source_transaction") : null;
  if (charge) mustCover(world, charge, amount);
  else if (sumOf(world, "available") < amount) throw insufficient();
  const base = world.base("tr", "transfer");
  const transfer = world.add<Transfer>({
    ...base,
    amount,
    amount_reversed: 0,
    balance_transaction: null,
    currency,
    description: params.text("description"),
    destination: destination.id,
    destination_payment: world.id("py"),
    reversals: {
      object: "list",
      data: [],
      has_more: false,
      url: `/v1/transfers/${base.id}/reversals`,
    },
    reversed: false,
    source_transaction: source,
    source_type: "card",
    // Without one of its own, it takes that of the charge.
    transfer_group: params.text("transfer_group") ?? charge?.transfer_group ?? null,
    metadata: params.metadata(),
  });
  transfer.balance_transaction = enter(world, "transfer", transfer.id, {
    amount: -amount,
    currency,
    // Money that has not arrived yet is moved when it does.
    ...(charge && {
      availableOn: world.get("balance_transaction", charge.balance_transaction).available_on,
    }),
  });
  world.emit("transfer.created", transfer);
  return transfer;
}

function destinationOf(world: World, id: string): Account {
  if (world.state.objects[id]?.object !== "account")
    throw missing("destination", id, "destination");
  const account = accountOf(world, id);
  if (account.capabilities.transfers !== "active")
    throw invalid(
      "Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments",
      { code: "insufficient_capabilities_for_transfer" },
    );
  return account;
}

/** What is left of a charge: no more than was taken, less what went back and what was moved before. */
function mustCover(world: World, charge: Charge, amount: number): void {
  const moved = world
    .all("transfer")
    .filter(({ source_transaction }) => source_transaction === charge.id)
    .reduce((sum, one) => sum + one.amount - one.amount_reversed, 0);
  const whole = charge.amount_captured - charge.amount_refunded;
  if (!charge.paid || amount > whole - moved)
    throw invalid(
      `Transfers using this transaction as a source must not exceed the source amount of ${money(whole)}. (There is already a total of ${money(moved)} transferred using this source.)`,
      { param: "amount" },
    );
}

const TOO_LITTLE =
  "You have insufficient available funds in your Stripe account. Try adding funds directly to your available balance by creating Charges using the 4000000000000077 test card. See: https://stripe.com/docs/testing#available-balance";

const insufficient = (message = TOO_LITTLE) =>
  new StripeFault(400, { type: "invalid_request_error", code: "balance_insufficient", message });

/** What a connected account has: what was moved there, less what was taken back and what it paid out. */
export const balanceOf = (world: World, account: string | null): number =>
  world
    .all("transfer")
    .filter(({ destination }) => destination === account)
    .reduce((sum, one) => sum + one.amount - one.amount_reversed, 0) -
  (world.state.paidOut[account ?? ""] ?? 0);

function reverse(world: World, transfer: Transfer, params: Params): TransferReversal {
  const left = transfer.amount - transfer.amount_reversed;
  if (left === 0) throw invalid(`Transfer ${transfer.id} is already fully reversed.`);
  const amount = params.int("amount") ?? left;
  if (amount < 1) throw tooSmall("amount");
  if (amount > left)
    throw invalid(
      `Transfer reversal amount (${money(amount)}) is greater than unreversed amount on transfer (${money(left)})`,
      { param: "amount" },
    );
  if (amount > balanceOf(world, transfer.destination))
    throw insufficient("The connected account has too little available to reverse this amount.");
  const reversal = world.add<TransferReversal>({
    id: world.id("trr"),
    object: "transfer_reversal",
    created: world.now(),
    amount,
    balance_transaction: null,
    currency: transfer.currency,
    destination_payment_refund: world.id("pyr"),
    source_refund: null,
    transfer: transfer.id,
    metadata: params.metadata(),
  });
  reversal.balance_transaction = enter(world, "transfer_refund", reversal.id, {
    amount,
    currency: transfer.currency,
  });
  world.change(transfer, "transfer.reversed", {
    amount_reversed: transfer.amount_reversed + amount,
    reversed: amount === left,
    reversals: { ...transfer.reversals, data: [reversal, ...transfer.reversals.data] },
  });
  return reversal;
}
