/** Compares what the ledger says about a deal with what Stripe says. Amounts are pence. Pure. */

import { fundedIntent, intentsIn, isRefundOf } from "~/features/billing/ledger/references";
import type { DifferenceKind, LedgerAccount } from "~db/constants";

/** What Stripe says of a charge. */
export interface Charged {
  id: string;
  intentId: string;
  captured: number;
  refunded: number;
}

/** What Stripe says of a transfer. */
export interface Transferred {
  id: string;
  /** The charge that its money came from. */
  source: string | null;
  /** Less what was taken back. */
  amount: number;
}

interface Entry {
  dealId: string;
  paymentId: string;
  paymentIntent: string | null;
  from: LedgerAccount;
  to: LedgerAccount;
  amount: number;
  reference: string;
}

export interface Found {
  kind: DifferenceKind;
  /** The provider's id of what differs. */
  reference: string;
  /** A charge for several deals is that of the first. */
  dealId: string;
  paymentId: string | null;
  inLedger: number;
  atStripe: number;
}

export interface Books {
  dealId: string;
  /** Of all payments that share a charge with this deal. */
  entries: readonly Entry[];
}

export function findDifferences(
  { dealId, entries }: Books,
  charges: readonly Charged[],
  transfers: readonly Transferred[],
): Found[] {
  const own = entries.filter((entry) => entry.dealId === dealId);
  const known = intentsIn(own);
  const foundOf = (intentId: string): Found[] => {
    const charge = charges.find((one) => one.intentId === intentId);
    const written = (which: (entry: Entry) => boolean) => sumOf(entries.filter(which));
    const sums = {
      charged: [written((entry) => fundedIntent(entry) === intentId), charge?.captured ?? 0],
      refunded: [written((entry) => isRefundOf(entry, intentId, intents)), charge?.refunded ?? 0],
      transferred: [
        reached(
          "athlete",
          own.filter(({ paymentIntent }) => paymentIntent === intentId),
        ),
        sumOf(transfers.filter(({ source }) => charge && source === charge.id)),
      ],
    } as const;
    return (Object.keys(sums) as (keyof typeof sums)[]).flatMap((kind) => {
      const [inLedger, atStripe] = sums[kind];
      const funded = (kind === "transferred" ? own : entries).find(
        (entry) => fundedIntent(entry) === intentId,
      );
      return inLedger === atStripe || !funded
        ? []
        : [{ ...refOf(funded), kind, reference: intentId, inLedger, atStripe }];
    });
  };
  const intents = intentsIn(entries);
  const unknown = charges.filter(({ intentId }) => !known.includes(intentId));
  const sources = charges.filter(({ intentId }) => known.includes(intentId)).map(({ id }) => id);
  return [
    ...known.flatMap(foundOf),
    // What has been given back of them needs nobody any more.
    ...unknown.map(({ intentId, captured, refunded }) =>
      isUnknown("unknown_charge", dealId, intentId, captured - refunded),
    ),
    ...transfers
      .filter(({ source }) => source === null || !sources.includes(source))
      .map(({ id, amount }) => isUnknown("unknown_transfer", dealId, id, amount)),
  ].filter(({ inLedger, atStripe }) => inLedger !== atStripe);
}

/** Money that the ledger has nothing about. */
const isUnknown = (
  kind: DifferenceKind,
  dealId: string,
  reference: string,
  atStripe: number,
): Found => ({
  ...{ kind, dealId, reference, paymentId: null, inLedger: 0, atStripe },
});

const sumOf = (rows: readonly { amount: number }[]) =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

const refOf = ({ dealId, paymentId }: Entry) => ({ dealId, paymentId });

/** What has reached an account, less what has left it again. */
const reached = (account: LedgerAccount, entries: readonly Entry[]) =>
  sumOf(entries.filter((one) => one.to === account)) -
  sumOf(entries.filter((one) => one.from === account));
