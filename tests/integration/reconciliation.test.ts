import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { decidePayment } from "~/features/backoffice/payment-desk/decide-payment.server";
import { recordMovement } from "~/features/billing/ledger/record-movement.server";
import { PAYOUTS_SWEEP } from "~/features/billing/payouts/check-payout-accounts.server";
import { SUBSCRIPTIONS_SWEEP } from "~/features/billing/subscriptions/check-subscriptions.server";
import {
  compareFiles,
  FILES_COMPARISON,
  filesComparisonSchema,
} from "~/features/media/media/compare-files.server";
import { loadDealMoney } from "~/features/money/payments/deal-money.server";
import { PAYMENT_COMPARE } from "~/features/money/payments/outbox-kinds";
import { queuePageChecks } from "~/features/money/payments/queue-page-checks.server";
import { recordCheckout } from "~/features/money/payments/record-checkout.server";
import { resolveHeldPayment } from "~/features/money/payments/resolve-held-payment.server";
import { startPayment } from "~/features/money/payments/start-payment.server";
import { compareAll } from "~/features/money/reconciliation/compare-all.server";
import { compareDeal, compareSchema } from "~/features/money/reconciliation/compare-deal.server";
import { compareWithStripe } from "~/features/money/reconciliation/compare-with-stripe.server";
import { differencesPage } from "~/features/money/reconciliation/differences.server";
import { explainDifference } from "~/features/money/reconciliation/explain-difference.server";
import {
  CHARGES_SWEEP,
  sweepCharges,
  sweepSchema,
} from "~/features/money/reconciliation/sweep-charges.server";
import { dayOf } from "~/platform/dates";
import { DAY_MS, HOUR_MS } from "~/platform/durations";
import { receiveStripeEvents } from "~/platform/stripe-webhook";
import { STRIPE_LISTENERS } from "~/server/stripe-events";
import { newId } from "~db/columns";
import { auditLogs, outbox, paymentDifferences, payments } from "~db/schema";
import { signature } from "../../scripts/stripe/deliveries";
import { commandContext } from "../support/command-context";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeInvitation,
  makeStaff,
  type Person,
} from "../support/factories";
import { makeMedia } from "../support/media-rows";
import { MemoryBucket } from "../support/memory-bucket";
import { ownDatabase } from "../support/own-database";
import { openPayouts, payingOne, paymentsOn } from "../support/payments";
import { press, startStripe } from "../support/stripe";

// A night compares all payments: other tests' must not be among them.
const db = ownDatabase();
let stripe: Awaited<ReturnType<typeof startStripe>>;
let money: ReturnType<typeof paymentsOn>;
let ahead = 0;
const clock = () => Date.now() + ahead;

beforeAll(async () => {
  stripe = await startStripe();
  money = paymentsOn(db, stripe.env, clock);
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterAll(async () => {
  await stripe.stop();
  db.client.close();
});

const as = (person: Person) => ({ ...commandContext(db, person), now: clock() });

/** A payment whose athlete can be paid. */
async function funded() {
  const brand = await makeBrand(db, { companyName: "Northlight" });
  const athlete = await makeAthlete(db, { name: "Ada North" });
  const accountId = await openPayouts(as(athlete), stripe);
  const campaignId = await makeCampaign(db, brand.brandId);
  const id = await makeInvitation(db, campaignId, athlete.userId, "accepted", { fee: 90_000 });
  const { payments: listed } = (await loadDealMoney(as(brand), id)).view;
  const expectedTotal = (listed[0]?.amount ?? 0) + (listed[0]?.fee ?? 0);
  const page = await startPayment(as(brand), stripe.env, payingOne(id, 1, expectedTotal));
  await press(page ?? "", "pay");
  await queuePageChecks(as(brand), stripe.env, id);
  await money.drain(id);
  const [row] = await money.rowsOf(id);
  const { data } = await stripe.client.charges.list({ payment_intent: row?.intentId ?? "" });
  return {
    id,
    brand,
    athlete,
    accountId,
    intentId: row?.intentId ?? "",
    charge: data[0]?.id ?? "",
  };
}

/** Pays a page beside that of a deal's payment. */
async function payAgain({ id }: { id: string }, pence: number) {
  const page = await stripe.client.checkout.sessions.create({
    mode: "payment",
    line_items: [
      {
        price_data: { currency: "gbp", unit_amount: pence, product_data: { name: "Again" } },
        quantity: 1,
      },
    ],
    payment_intent_data: { transfer_group: `deal_${id}` },
    metadata: { part_1: `${id}:1:${pence}` },
    success_url: "http://localhost/",
  });
  await press(page.url ?? "", "pay");
  return stripe.client.checkout.sessions.retrieve(page.id);
}

/** What the next nights queue, sent; and what it queues an hour later, if they wait for that. */
async function night({ hours = 2 } = {}) {
  ahead += DAY_MS;
  let cursor: string | null = "";
  while (cursor !== null) {
    const batch = await compareWithStripe(db, { day: dayOf(clock()), now: clock() }, cursor);
    await db.write(batch.writes);
    cursor = batch.next;
  }
  for (let hour = 0; hour <= hours; hour++) {
    await send();
    ahead += HOUR_MS;
  }
}

async function send(): Promise<void> {
  const background = { db, env: stripe.env, clock };
  const [rows] = await db.read(
    db.orm
      .select()
      .from(outbox)
      .where(
        sql`sent_at is null and kind in (${PAYMENT_COMPARE}, ${CHARGES_SWEEP}) and due_at <= ${clock()}`,
      ),
  );
  for (const { id, kind, payload } of rows) {
    if (kind === PAYMENT_COMPARE) await compareDeal(background, compareSchema.parse(payload));
    else await sweepCharges(background, sweepSchema.parse(payload));
    await db.write([db.orm.update(outbox).set({ sentAt: clock() }).where(eq(outbox.id, id))]);
  }
  if (rows.length > 0) await send();
}

const differences = async () =>
  (await differencesPage(db, null)).items
    .map(({ kind, reference, inLedger, atStripe }) => ({ kind, reference, inLedger, atStripe }))
    .sort((a, b) => a.kind.localeCompare(b.kind));

test("a life with a release, a refund and a division agrees with Stripe", async () => {
  const [released, returned] = [await funded(), await funded()];
  await resolveHeldPayment(as(released.brand), { dealId: released.id, number: 1, how: "release" });
  await resolveHeldPayment(as(returned.athlete), { dealId: returned.id, number: 1, how: "return" });
  for (const { id } of [released, returned]) await money.drain(id);
  await night();
  expect(await differences()).toEqual([]);
});

test("after a restoration everything is compared at once, also what the nights have looked at", async () => {
  const deal = await funded();
  await night();
  const [before] = await db.read(db.orm.select().from(outbox).where(sql`sent_at is null`));
  expect(await compareAll(db, clock() - 90 * DAY_MS, clock())).toBeGreaterThan(0);
  const [queued] = await db.read(
    db.orm.select().from(outbox).where(sql`sent_at is null`).orderBy(outbox.id),
  );
  const made = queued.filter(({ id }) => !before.some((one) => one.id === id));
  const kinds = new Set(made.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(
    [PAYMENT_COMPARE, CHARGES_SWEEP, SUBSCRIPTIONS_SWEEP, PAYOUTS_SWEEP, FILES_COMPARISON].sort(),
  );
  expect(made.map(({ payload }) => payload)).toContainEqual({ dealId: deal.id });
  await send();
});

test("a file without a row is deleted 30 days after its upload, and a row without a file is logged", async () => {
  const bucket = new MemoryBucket();
  bucket.pageSize = 2;
  const athlete = await makeAthlete(db);
  const stored = await makeMedia(db, null, athlete.userId);
  const missing = await makeMedia(db, null, athlete.userId);
  const [strange, last] = [newId(), newId()];
  for (const id of [stored, strange, last]) {
    await bucket.put(`media/${id}/640.webp`, "x");
    await bucket.put(`media/${id}/1280.webp`, "x");
  }
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const background = { db, storage: bucket as unknown as R2Bucket, clock };
  const compare = async (after: string | null) => {
    await compareFiles(background, { after });
    const [next] = await db.read(
      db.orm.select().from(outbox).where(sql`kind = ${FILES_COMPARISON} and sent_at is null`),
    );
    await db.write([sql`update outbox set sent_at = ${clock()} where kind = ${FILES_COMPARISON}`]);
    if (next[0]) await compare(filesComparisonSchema.parse(next[0].payload).after);
  };
  await compare(null);
  const [deletions] = await db.read(
    db.orm.select().from(outbox).where(sql`kind = 'storage' and sent_at is null`),
  );
  expect(deletions.map(({ payload, dueAt }) => ({ payload, dueAt }))).toEqual(
    [strange, last].map((mediaId) => ({
      payload: { mediaId },
      dueAt: bucket.uploadedAt.getTime() + 30 * DAY_MS,
    })),
  );
  const logged = error.mock.calls.map(([line]) => String(line)).join();
  expect(logged).toContain(missing);
  for (const id of [stored, strange, last]) expect(logged).not.toContain(id);
  error.mockRestore();
});

test("each kind of difference is kept an hour later, and closed when Stripe and the ledger agree again", async () => {
  const deal = await funded();
  const other = await funded();
  const group = { transfer_group: `deal_${deal.id}` };
  // In Stripe itself, by hand.
  await stripe.client.refunds.create({ payment_intent: deal.intentId, amount: 1_000 });
  const transfer = await stripe.client.transfers.create({
    ...group,
    ...{ amount: 500, currency: "gbp", destination: deal.accountId },
    source_transaction: deal.charge,
  });
  const strange = await stripe.client.transfers.create({
    ...{ transfer_group: `deal_${other.id}`, amount: 700, currency: "gbp" },
    ...{ destination: other.accountId, source_transaction: deal.charge },
  });
  const { payment_intent } = await payAgain(deal, 4_200);
  // A charge that is another than the ledger says.
  await db.client.executeMultiple(`drop trigger ledger_entries_refuse_update;
    update ledger_entries set amount = amount + 1 where reference = 'funded:${other.intentId}:${other.id}:1';`);

  await night({ hours: 0 });
  expect(await differences(), "they may be under way").toEqual([]);
  await night();
  const found = [
    { kind: "charged", reference: other.intentId, inLedger: 97_201, atStripe: 97_200 },
    { kind: "refunded", reference: deal.intentId, inLedger: 0, atStripe: 1_000 },
    { kind: "transferred", reference: deal.intentId, inLedger: 0, atStripe: 500 },
    { kind: "unknown_charge", reference: payment_intent, inLedger: 0, atStripe: 4_200 },
    { kind: "unknown_transfer", reference: strange.id, inLedger: 0, atStripe: 700 },
  ];
  expect(await differences()).toEqual(found);
  await night();
  expect(await differences(), "each of them once").toEqual(found);

  for (const { id } of [transfer, strange]) await stripe.client.transfers.createReversal(id);
  await stripe.client.refunds.create({ payment_intent: String(payment_intent) });
  await db.client.execute(
    `update ledger_entries set amount = amount - 1 where reference = 'funded:${other.intentId}:${other.id}:1'`,
  );
  await night();
  expect((await differences()).map(({ kind }) => kind)).toEqual(["refunded"]);
  const [rows] = await db.read(db.orm.select().from(paymentDifferences));
  expect(rows.filter(({ closedAt }) => closedAt !== null)).toHaveLength(4);
});

test("money that Stripe has for a deal that we know nothing of is found by the sweep", async () => {
  const lost = newId();
  await payAgain({ id: lost }, 5_500);
  // Stripe's clock stays where it is: the sweep looks back from the night.
  ahead = 0;
  await night();
  const { items } = await differencesPage(db, null);
  expect(items.find(({ dealId }) => dealId === lost)).toMatchObject({
    kind: "unknown_charge",
    atStripe: 5_500,
    paymentId: null,
    campaign: null,
  });
});

test("a night compares what was compared longest ago, each deal once, and goes on where it stopped", async () => {
  const today = dayOf(clock() + DAY_MS);
  const start = Date.parse(today);
  const [all] = await db.read(db.orm.select({ id: payments.dealId }).from(payments));
  const [late, , done] = all.map(({ id }) => id);
  const at = (id = "", comparedAt = 0) =>
    db.orm.update(payments).set({ comparedAt }).where(eq(payments.dealId, id));
  await db.write([
    db.orm.update(payments).set({ comparedAt: start - 1 }),
    at(late, start - DAY_MS),
    at(done, start),
  ]);
  const queued = async (cursor: string) => {
    const before = newId();
    const { writes, next } = await compareWithStripe(db, { day: today, now: start }, cursor);
    if (writes.length > 0) await db.write(writes);
    const [rows] = await db.read(
      db.orm
        .select({ payload: outbox.payload })
        .from(outbox)
        .where(sql`kind = ${PAYMENT_COMPARE} and id > ${before}`)
        .orderBy(outbox.id),
    );
    return { ids: rows.map(({ payload }) => payload.dealId), next };
  };
  const first = await queued("");
  expect(first.ids[0]).toBe(late);
  expect(first.ids).not.toContain(done);
  expect(first).toMatchObject({ next: null, ids: { length: all.length - 1 } });
  const later = await queued(`1.${start - DAY_MS}.${late}`);
  expect(later.ids).toHaveLength(all.length - 2);
  expect(later.ids).not.toContain(late);
});

/** Has the webhook told of the newest refund, as often as Stripe may tell it; and sends what that queues. */
async function receiveRefund() {
  const { data } = await stripe.client.events.list({ type: "charge.refunded", limit: 1 });
  const body = JSON.stringify(data[0]);
  const [secret = ""] = stripe.env.STRIPE_WEBHOOK_SECRETS;
  for (let i = 0; i < 2; i++) {
    const headers = { "Stripe-Signature": signature(body, secret) };
    const request = new Request("http://localhost/", { method: "POST", headers, body });
    const context = { env: stripe.env, db, clock } as never;
    const answer = await receiveStripeEvents(STRIPE_LISTENERS)(request, context);
    expect(answer.status).toBe(200);
    await send();
  }
}

const differencesAbout = async ({ intentId }: { intentId: string }) =>
  (await differences()).filter(({ reference }) => reference === intentId);

/** What was sent to the athlete of a deal, at Stripe. */
const transfersOf = async ({ id }: { id: string }) =>
  (await stripe.client.transfers.list({ transfer_group: `deal_${id}` })).data.map(
    ({ amount }) => amount,
  );

test("a refund made in Stripe itself keeps its payment from the moment of its event, and one of ours does not", async () => {
  const deal = await funded();
  const [payment] = await money.rowsOf(deal.id);
  const refund = { payment_intent: deal.intentId, amount: 1_000 };
  // Ours, not yet in the ledger.
  await stripe.client.refunds.create(refund, { idempotencyKey: `refund:${payment?.id}:1000` });
  await receiveRefund();
  expect(await differencesAbout(deal)).toEqual([]);

  await stripe.client.refunds.create(refund);
  await receiveRefund();
  expect(await differencesAbout(deal)).toEqual([
    { kind: "refunded", reference: deal.intentId, inLedger: 0, atStripe: 2_000 },
  ]);
  const release = { dealId: deal.id, number: 1, how: "release" } as const;
  await expect(resolveHeldPayment(as(deal.brand), release)).rejects.toThrow(
    "We're checking this payment",
  );
});

test("a transfer whose charge was refunded in Stripe itself waits, and the difference is kept", async () => {
  const deal = await funded();
  await resolveHeldPayment(as(deal.brand), { dealId: deal.id, number: 1, how: "release" });
  await stripe.client.refunds.create({ payment_intent: deal.intentId });
  await money.drain(deal.id);
  await send();
  expect(await differencesAbout(deal)).toEqual([
    { kind: "refunded", reference: deal.intentId, inLedger: 0, atStripe: 97_200 },
  ]);
  await money.drain(deal.id);
  const [queued] = await db.read(
    db.orm
      .select()
      .from(outbox)
      .where(sql`kind = ${PAYMENT_COMPARE} and sent_at is null
      and payload ->> '$.dealId' = ${deal.id} and payload ->> '$.refundedByHand' is not null`),
  );
  expect(queued, "Stripe is not asked again").toEqual([]);
  expect(await transfersOf(deal)).toEqual([]);
  expect(await money.balances(deal.id)).toMatchObject({ to_athlete: 90_000, athlete: 0 });
});

test("a refund that a bank sent back, which stays a difference, keeps no other money of its payment waiting", async () => {
  const deal = await funded();
  const [payment] = await money.rowsOf(deal.id);
  await resolveHeldPayment(as(deal.athlete), { dealId: deal.id, number: 1, how: "return" });
  await db.write([
    db.orm.insert(paymentDifferences).values({
      id: newId(),
      dealId: deal.id,
      paymentId: payment?.id ?? "",
      kind: "refunded",
      reference: deal.intentId,
      inLedger: 1_000,
      atStripe: 0,
      createdAt: Date.now(),
      seenAt: Date.now(),
    }),
  ]);
  await money.drain(deal.id);
  const { data } = await stripe.client.refunds.list({ payment_intent: deal.intentId });
  expect(data).toHaveLength(1);
});

test("a refund of ours waits while something of its payment was refunded in Stripe itself", async () => {
  const deal = await funded();
  await resolveHeldPayment(as(deal.athlete), { dealId: deal.id, number: 1, how: "return" });
  await stripe.client.refunds.create({ payment_intent: deal.intentId, amount: 1_000 });
  await receiveRefund();
  await money.drain(deal.id);
  const { data } = await stripe.client.refunds.list({ payment_intent: deal.intentId });
  expect(data.map(({ amount }) => amount)).toEqual([1_000]);
});

test("a divided payment of which a part was refunded in Stripe itself waits, though the event is lost", async () => {
  const deal = await funded();
  const [payment] = await money.rowsOf(deal.id);
  await decidePayment(as(await makeStaff(db, ["admin"])), payment?.id ?? "", {
    ...{ expectedVersion: payment?.version ?? 0, way: "divide", part: 45_000 },
    reason: "They agreed by phone.",
  });
  await stripe.client.refunds.create({ payment_intent: deal.intentId, amount: 1_000 });
  await money.drain(deal.id);
  await send();
  const { data: refunds } = await stripe.client.refunds.list({ payment_intent: deal.intentId });
  expect(refunds.map(({ amount }) => amount)).toEqual([1_000]);
  expect(await transfersOf(deal)).toEqual([]);
  expect(await differencesAbout(deal)).toEqual([
    { kind: "refunded", reference: deal.intentId, inLedger: 0, atStripe: 1_000 },
  ]);
});

test("a refund made in Stripe itself holds its payment until the ledger has it, from whichever share it was paid", async () => {
  const deal = await funded();
  const [payment] = await money.rowsOf(deal.id);
  await resolveHeldPayment(as(deal.brand), { dealId: deal.id, number: 1, how: "release" });
  const refund = await stripe.client.refunds.create({
    ...{ payment_intent: deal.intentId, amount: 1_000 },
  });
  await money.drain(deal.id);
  await send();
  expect(await differencesAbout(deal)).toHaveLength(1);
  // Engineering pays it from our fee; the brand's share of the payment is still nothing.
  const movement = { paymentId: payment?.id ?? "", amount: 1_000, what: refund.id };
  await db.write([
    recordMovement("fee_returned", movement, clock()),
    recordMovement("refunded", movement, clock()),
  ]);
  await night();
  expect(await differencesAbout(deal)).toEqual([]);
  await money.drain(deal.id);
  const [compared] = await db.read(
    db.orm
      .select()
      .from(outbox)
      .where(sql`kind = ${PAYMENT_COMPARE} and sent_at is null
        and payload ->> '$.dealId' = ${deal.id}`),
  );
  expect(compared).toEqual([]);
  expect(await transfersOf(deal)).toEqual([90_000]);
});

test("a refund made in Stripe itself of what was paid a second time holds that charge and not the first one", async () => {
  const deal = await funded();
  const again = await payAgain(deal, 97_200);
  await recordCheckout(as(deal.brand), again);
  const second = { intentId: String(again.payment_intent) };
  await stripe.client.refunds.create({ payment_intent: second.intentId, amount: 1_000 });
  await receiveRefund();
  expect(await differencesAbout(second)).toHaveLength(1);
  await resolveHeldPayment(as(deal.brand), { dealId: deal.id, number: 1, how: "release" });
  await money.drain(deal.id);
  expect(await transfersOf(deal)).toEqual([90_000]);
  const { data } = await stripe.client.refunds.list({ payment_intent: second.intentId });
  expect(data.map(({ amount }) => amount)).toEqual([1_000]);
});

test("a transfer made in Stripe itself from what was paid a second time keeps the athlete's share waiting", async () => {
  const deal = await funded();
  const [payment] = await money.rowsOf(deal.id);
  await resolveHeldPayment(as(deal.brand), { dealId: deal.id, number: 1, how: "release" });
  await db.write([
    db.orm.insert(paymentDifferences).values({
      ...{ id: newId(), dealId: deal.id, paymentId: payment?.id ?? "", kind: "transferred" },
      ...{ reference: "pi_second", inLedger: 0, atStripe: 90_000 },
      ...{ createdAt: clock(), seenAt: clock() },
    }),
  ]);
  await money.drain(deal.id);
  expect(await transfersOf(deal)).toEqual([]);
});

test("a share waits when our own refund, which a restored ledger has forgotten, gave more back than is due", async () => {
  const deal = await funded();
  const [payment] = await money.rowsOf(deal.id);
  await stripe.client.refunds.create({
    ...{ payment_intent: deal.intentId, amount: 50_000, metadata: { what: payment?.id ?? "" } },
  });
  await resolveHeldPayment(as(deal.brand), { dealId: deal.id, number: 1, how: "release" });
  await money.drain(deal.id);
  expect(await transfersOf(deal)).toEqual([]);
});

test("an admin closes a difference that is explained: its money goes on, and it comes back when its sums change", async () => {
  const deal = await funded();
  await resolveHeldPayment(as(deal.brand), { dealId: deal.id, number: 1, how: "release" });
  await stripe.client.refunds.create({ payment_intent: deal.intentId, amount: 1_000 });
  await money.drain(deal.id);
  await send();
  const shown = (await differencesPage(db, null)).items.find(
    ({ reference }) => reference === deal.intentId,
  );
  const { id = "", inLedger = -1, atStripe = -1 } = shown ?? {};
  const explanation = { id, inLedger, atStripe, reason: "A gift to the brand, agreed by phone." };
  const admin = as(await makeStaff(db, ["admin"]));
  await expect(
    explainDifference(as(await makeStaff(db, ["moderator"])), explanation),
  ).rejects.toMatchObject({ code: "forbidden" });
  await expect(explainDifference(admin, { ...explanation, atStripe: 999 })).rejects.toThrow(
    "has changed since",
  );
  await Promise.all([1, 2].map(() => explainDifference(admin, explanation)));
  await explainDifference(admin, explanation);
  const [audited] = await db.read(
    db.orm.select().from(auditLogs).where(eq(auditLogs.action, "payment_difference_explained")),
  );
  expect(audited).toHaveLength(1);
  expect(audited[0]?.detail).toMatchObject({ atStripe: 1_000, reason: explanation.reason });

  await night();
  expect(await differencesAbout(deal)).toEqual([]);
  await money.drain(deal.id);
  expect(await transfersOf(deal)).toEqual([90_000]);

  await stripe.client.refunds.create({ payment_intent: deal.intentId, amount: 500 });
  await night();
  expect(await differencesAbout(deal)).toEqual([
    { kind: "refunded", reference: deal.intentId, inLedger: 0, atStripe: 1_500 },
  ]);
});
