import { inArray } from "drizzle-orm";
import { z } from "zod";
import { chargedPart, fundedReference } from "~/features/billing/ledger/references";
import { commit } from "~/platform/command";
import type { Background } from "~/platform/context";
import { enqueue } from "~/platform/enqueue";
import { ledgerEntries } from "~db/schema";
import { partsIn } from "../payments/charged-parts";
import { dealIn } from "../payments/provider.server";
import { queueComparison } from "./compare-deal.server";
import { chargesSince } from "./provider.server";

/** The kind of these rows in the outbox. */
export const CHARGES_SWEEP = "payment-sweep";

export const sweepSchema = z.object({
  /** Seconds since 1970. */
  since: z.number(),
  /** The last charge of the page before. */
  after: z.string().nullable(),
});

/**
 * Looks through a page of what Stripe charged lately, for deals with a charge that the ledger does not know: also those of
 * which we know nothing at all.
 */
export async function sweepCharges(
  { db, env, clock }: Pick<Background, "db" | "env" | "clock">,
  { since, after }: z.infer<typeof sweepSchema>,
): Promise<void> {
  const { charges, next } = await chargesSince(env, since, after);
  const ours = charges.flatMap(
    ({ paid, metadata, transfer_group: group, payment_intent: intent }) => {
      const dealId = dealIn(group);
      if (!paid || typeof intent !== "string" || !dealId) return [];
      // The parts of a charge are written together.
      const [part] = partsIn(metadata);
      const name = part ? chargedPart(intent, part.dealId, part.number) : intent;
      return [{ dealId, reference: fundedReference(name) }];
    },
  );
  const [known] = await db.read(
    db.orm
      .select({ reference: ledgerEntries.reference })
      .from(ledgerEntries)
      .where(
        inArray(
          ledgerEntries.reference,
          ours.map(({ reference }) => reference),
        ),
      ),
  );
  const written = new Set(known.map(({ reference }) => reference));
  const strange = ours.filter(({ reference }) => !written.has(reference));
  const now = clock();
  const effects = [
    ...[...new Set(strange.map(({ dealId }) => dealId))].map((dealId) =>
      queueComparison({ dealId }, now),
    ),
    ...(next ? [enqueue(CHARGES_SWEEP, { since, after: next }, now)] : []),
  ];
  if (effects.length > 0) await commit({ db }, { effects });
}
