/** Compares what the ledger says about a deal with what Stripe says. Amounts are pence. Pure. */

import { fundedReference, intentsIn, isRefundOf } from "~/features/billing/ledger/references";
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
  paymentId: string;
  from: LedgerAccount;
  to: LedgerAccount;
  amount: number;
  reference: string;
}

export interface Found {
  kind: DifferenceKind;
  /** The provider's id of what differs. */
  reference: string;
  paymentId: string | null;
  inLedger: number;
  atStripe: number;
}

export interface Books {
  /** The payments of the deal that were paid. */
  payments: readonly { id: string; intentId: string }[];
  entries: readonly Entry[];
}

export function findDifferences(
  { payments, entries }: Books,
  charges: readonly Charged[],
  transfers: readonly Transferred[],
): Found[] {
  const known = intentsIn(entries);
  const foundOf = (intentId: string): Found[] => {
    const charge = charges.find((one) => one.intentId === intentId);
    const payment = payments.find((one) => one.intentId === intentId);
    const written = (which: (entry: Entry) => boolean) => sumOf(entries.filter(which));
    const sums = {
      charged: [
        written(({ reference }) => reference === fundedReference(intentId)),
        charge?.captured ?? 0,
      ],
      refunded: [
        written((entry) => isRefundOf(entry, intentId, payment?.id, known)),
        charge?.refunded ?? 0,
      ],
      transferred: [
        payment ? reached("athlete", payment.id, entries) : 0,
        sumOf(transfers.filter(({ source }) => charge && source === charge.id)),
      ],
    } as const;
    const paymentId =
      entries.find(({ reference }) => reference === fundedReference(intentId))?.paymentId ?? null;
    return (Object.keys(sums) as (keyof typeof sums)[]).flatMap((kind) => {
      const [inLedger, atStripe] = sums[kind];
      return inLedger === atStripe
        ? []
        : [{ kind, reference: intentId, paymentId, inLedger, atStripe }];
    });
  };
  const unknown = charges.filter(({ intentId }) => !known.includes(intentId));
  const sources = charges.filter(({ intentId }) => known.includes(intentId)).map(({ id }) => id);
  return [
    ...known.flatMap(foundOf),
    // What has been given back of them needs nobody any more.
    ...unknown.map(({ intentId, captured, refunded }) =>
      isUnknown("unknown_charge", intentId, captured - refunded),
    ),
    ...transfers
      .filter(({ source }) => source === null || !sources.includes(source))
      .map(({ id, amount }) => isUnknown("unknown_transfer", id, amount)),
  ].filter(({ inLedger, atStripe }) => inLedger !== atStripe);
}

/** Money that the ledger has nothing about. */
const isUnknown = (kind: DifferenceKind, reference: string, atStripe: number): Found => ({
  ...{ kind, reference, paymentId: null, inLedger: 0, atStripe },
});

const sumOf = (rows: readonly { amount: number }[]) =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

/** What has reached an account for a payment, less what has left it again. */
const reached = (account: LedgerAccount, paymentId: string, entries: readonly Entry[]) =>
  sumOf(entries.filter((one) => one.paymentId === paymentId && one.to === account)) -
  sumOf(entries.filter((one) => one.paymentId === paymentId && one.from === account));
