import { and, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { z } from "zod";
import { readChargeEntries } from "~/features/billing/ledger/record-movement.server";
import { intentsIn } from "~/features/billing/ledger/references";
import { commit } from "~/platform/command";
import type { Background } from "~/platform/context";
import { HOUR_MS } from "~/platform/durations";
import { enqueue } from "~/platform/enqueue";
import { log } from "~/platform/log";
import type { Database, Statement } from "~db/client";
import { newId } from "~db/columns";
import { ledgerEntries, paymentDifferences } from "~db/schema";
import { markCompared } from "../payments/mark-compared.server";
import { PAYMENT_COMPARE } from "../payments/outbox-kinds";
import { type Found, findDifferences } from "./find-differences";
import { moneyAt } from "./provider.server";

export const compareSchema = z.object({
  dealId: z.string(),
  /** What was different then is still different: nothing is under way. */
  again: z.boolean().default(false),
  /** The payment of which something was refunded in Stripe itself: that is nothing of ours under way. Its intent. */
  refundedByHand: z.string().optional(),
});

/** Has a deal compared. */
export const queueComparison = (
  compare: z.input<typeof compareSchema>,
  now: number,
  dueAt = now,
): Statement => enqueue(PAYMENT_COMPARE, compare, now, { dueAt });

/**
 * Compares the ledger of a deal with Stripe. What differs is looked at again an hour later, because it may be money on its way
 * just now, and kept if it differs still; a refund that somebody made in Stripe itself is kept at once, and what agrees again is closed at once.
 */
export async function compareDeal(
  { db, env, clock }: Pick<Background, "db" | "env" | "clock">,
  { dealId, again, refundedByHand }: z.infer<typeof compareSchema>,
): Promise<void> {
  const { intents, entries, explained } = await booksOf(db, dealId);
  const { charges, transfers } = await moneyAt(env, dealId, intents);
  const found = findDifferences({ dealId, entries }, charges, transfers);
  const open = found.filter((one) => !explained.some((other) => isSame(one, other)));
  const certain = open.filter(
    ({ kind, reference }) => again || (kind === "refunded" && reference === refundedByHand),
  );
  const now = clock();
  for (const { kind, reference, inLedger, atStripe } of certain)
    log("error", "payment.differs", { kind, reference, inLedger, atStripe });
  const effects = [
    closeOthers(dealId, found, now),
    ...certain.map((one) => storeDifference(one, now)),
    ...(open.length > certain.length
      ? [queueComparison({ dealId, again: true }, now, now + HOUR_MS)]
      : []),
    markCompared(dealId, now),
  ];
  await commit({ db }, { effects });
}

async function booksOf(db: Database, dealId: string) {
  const { read, orm } = db;
  const [own] = await read(
    orm
      .select({ reference: ledgerEntries.reference })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.dealId, dealId)),
  );
  const intents = intentsIn(own);
  const [entries, explained] = await read(
    readChargeEntries(db, intents),
    orm
      .select()
      .from(paymentDifferences)
      .where(
        and(
          or(eq(paymentDifferences.dealId, dealId), inArray(paymentDifferences.reference, intents)),
          isNull(paymentDifferences.closedAt),
          isNotNull(paymentDifferences.explainedAt),
        ),
      ),
  );
  return { intents, entries, explained };
}

type Sums = Omit<Found, "paymentId" | "dealId">;

const isSame = (one: Sums, other: Sums) =>
  one.kind === other.kind &&
  one.reference === other.reference &&
  one.inLedger === other.inLedger &&
  one.atStripe === other.atStripe;

const keyOf = ({ kind, reference }: Found) => `${kind}:${reference}`;

const closeOthers = (dealId: string, found: Found[], now: number) =>
  sql`update payment_differences set closed_at = ${now}
    where deal_id = ${dealId} and closed_at is null
      and kind || ':' || reference not in (select value from json_each(${JSON.stringify(found.map(keyOf))}))`;

/** One that an admin has explained counts again, because its sums are others. */
const storeDifference = (found: Found, now: number) =>
  sql`insert into payment_differences
      (id, deal_id, payment_id, kind, reference, in_ledger, at_stripe, created_at, seen_at)
    values (${newId()}, ${found.dealId}, ${found.paymentId}, ${found.kind}, ${found.reference},
      ${found.inLedger}, ${found.atStripe}, ${now}, ${now})
    on conflict (reference, kind, deal_id) where closed_at is null
    do update set in_ledger = excluded.in_ledger, at_stripe = excluded.at_stripe, seen_at = excluded.seen_at,
      explained_at = iif(in_ledger = excluded.in_ledger and at_stripe = excluded.at_stripe, explained_at, null)`;
