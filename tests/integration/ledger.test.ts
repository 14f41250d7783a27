import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { recordMovement } from "~/features/billing/ledger/record-movement.server";
import { newId } from "~db/columns";
import { LEDGER_KINDS, LEDGER_MOVEMENTS, type LedgerMovement } from "~db/constants";
import { ledgerEntries, payments } from "~db/schema";
import { makeAthlete, makeBrand, makeCampaign, makeInvitation } from "../support/factories";
import { database } from "../support/own-database";

const db = database();
const now = Date.now();

async function makePayment() {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const campaignId = await makeCampaign(db, brand.brandId);
  const dealId = await makeInvitation(db, campaignId, athlete.userId);
  const id = newId();
  await db.write([
    db.orm.insert(payments).values({
      id,
      dealId,
      campaignId,
      brandId: brand.brandId,
      athleteId: athlete.userId,
      number: 1,
      name: "Full fee",
      release: "approval",
      amount: 100,
      fee: 8,
      createdAt: now,
      updatedAt: now,
    }),
  ]);
  return id;
}

const write = (kind: LedgerMovement, paymentId: string, amount: number, what?: string) =>
  db.write([recordMovement(kind, { paymentId, amount, what }, now)]);

test("entries are never changed, deleted or replaced", async () => {
  const id = await makePayment();
  await write("funded", id, 108);
  const own = sql`payment_id = ${id}`;
  for (const change of [
    sql`update ledger_entries set amount = 1 where ${own}`,
    sql`delete from ledger_entries where ${own}`,
  ])
    await expect(db.write([change])).rejects.toThrow("append-only");
  const again = sql`insert or replace into ledger_entries select * from ledger_entries where ${own}`;
  await expect(db.write([again])).rejects.toThrow("written before");
  const foreign = sql`insert into ledger_entries select ${newId()}, kind, 'brand', 'athlete', amount, payment_id,
    deal_id, campaign_id, brand_id, athlete_id, ${newId()}, created_at from ledger_entries where ${own}`;
  await expect(db.write([foreign])).rejects.toThrow("ledger_entries_way");
});

test("whatever is tried, no account gives what it has not, and no movement happens twice", async () => {
  const tries = fc.array(
    fc.record({
      kind: fc.constantFrom(...LEDGER_KINDS),
      amount: fc.integer({ min: 1, max: 120 }),
      what: fc.constantFrom("a", "b"),
    }),
    { minLength: 1, maxLength: 15 },
  );
  await fc.assert(
    fc.asyncProperty(tries, async (all) => {
      const id = await makePayment();
      const balance: Record<string, number> = {};
      const done = new Set<string>();
      for (const { kind, amount, what } of all) {
        const [from, to] = LEDGER_MOVEMENTS[kind];
        const mayMove =
          !done.has(kind + what) &&
          (["brand", "loss"].includes(from) || (balance[from] ?? 0) >= amount);
        const moved = await write(kind, id, amount, id + what).then(
          () => true,
          () => false,
        );
        expect(moved).toBe(mayMove);
        if (!moved) continue;
        done.add(kind + what);
        balance[from] = (balance[from] ?? 0) - amount;
        balance[to] = (balance[to] ?? 0) + amount;
      }
      const [entries] = await db.read(
        db.orm.select().from(ledgerEntries).where(eq(ledgerEntries.paymentId, id)),
      );
      expect(entries).toHaveLength(done.size);
    }),
    { numRuns: 30 },
  );
});
