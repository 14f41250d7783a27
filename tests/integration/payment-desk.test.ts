import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { decidePayment } from "~/features/backoffice/payment-desk/decide-payment.server";
import { listPayments } from "~/features/backoffice/payment-desk/list-payments.server";
import {
  confirmProposal,
  declineProposal,
} from "~/features/backoffice/payment-desk/proposals.server";
import { loadStaffPayment } from "~/features/backoffice/payment-desk/staff-payment.server";
import { loadDealMoney } from "~/features/money/payments/deal-money.server";
import { queuePageChecks } from "~/features/money/payments/queue-page-checks.server";
import { resolveHeldPayment } from "~/features/money/payments/resolve-held-payment.server";
import { startPayment } from "~/features/money/payments/start-payment.server";
import { compareNow } from "~/features/money/reconciliation/compare-now.server";
import { DAY_MS } from "~/platform/durations";
import type { Database } from "~db/client";
import { newId } from "~db/columns";
import { auditLogs, userRoles } from "~db/schema";
import { commandContext } from "../support/command-context";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeDispute,
  makeInvitation,
  makeSignedContract,
  makeStaff,
  type Person,
} from "../support/factories";
import { interrupted } from "../support/interrupted";
import { notificationsOf } from "../support/notifications";
import { database } from "../support/own-database";
import { openPayouts, payingOne, paymentsOn } from "../support/payments";
import { press, startStripe } from "../support/stripe";

const db = database();
let stripe: Awaited<ReturnType<typeof startStripe>>;
let money: ReturnType<typeof paymentsOn>;
let [admin, second]: Person[] = [];

beforeAll(async () => {
  stripe = await startStripe();
  money = paymentsOn(db, stripe.env, Date.now);
  [admin, second] = [await makeStaff(db, ["admin"]), await makeStaff(db, ["admin"])];
});
afterAll(() => stripe.stop());

const as = (person: Person | undefined) => {
  if (!person) throw new Error("nobody");
  return commandContext(db, person);
};

/** A payment that is held. */
async function held(fee: number) {
  const brand = await makeBrand(db, { companyName: "Northlight" });
  const athlete = await makeAthlete(db, { name: "Ada North" });
  const campaignId = await makeCampaign(db, brand.brandId, { title: `Laps of ${brand.userId}` });
  const id = await makeInvitation(db, campaignId, athlete.userId, "accepted", { fee });
  const { payments } = (await loadDealMoney(as(brand), id)).view;
  const expectedTotal = (payments[0]?.amount ?? 0) + (payments[0]?.fee ?? 0);
  const page = await startPayment(as(brand), stripe.env, payingOne(id, 1, expectedTotal));
  await press(page ?? "", "pay");
  await queuePageChecks(as(brand), stripe.env, id);
  await money.drain(id);
  const [row] = await money.rowsOf(id);
  if (row?.status !== "held") throw new Error("not held");
  return { id, brand, athlete, campaignId, paymentId: row.id, version: row.version };
}

type Held = Awaited<ReturnType<typeof held>>;

const decide = (
  { paymentId, version }: Held,
  way: "release" | "refund" | "divide",
  { by = admin, part = null as number | null, expectedVersion = version, on = db as Database } = {},
) =>
  decidePayment({ ...as(by), db: on }, paymentId, {
    expectedVersion,
    way,
    part,
    reason: "They agreed by phone.",
  });

const look = ({ paymentId }: Held, by = admin) => loadStaffPayment(as(by), paymentId);

async function proposalOf(deal: Held) {
  const [{ id: proposalId } = { id: "" }] = (await look(deal)).proposals;
  return { paymentId: deal.paymentId, proposalId };
}

const CONFLICT = { code: "conflict" };

test("an admin divides a held payment to the penny; both sides read why, and Stripe refunds the rest", async () => {
  const deal = await held(100_01);
  await expect(decide(deal, "divide", { part: 100_02 })).rejects.toThrow("At most £100.01");
  expect(await decide(deal, "divide", { part: 33_34 })).toBe("settled");
  await money.drain(deal.id, 2);
  // Our fee was £8; we keep it for a third.
  expect(await money.balances(deal.id)).toEqual({
    brand: -(33_34 + 2_67),
    held: 0,
    to_athlete: 33_34,
    to_brand: 0,
    athlete: 0,
    fee: 2_67,
    loss: 0,
  });
  const [row] = await money.rowsOf(deal.id);
  const { data } = await stripe.client.refunds.list({ payment_intent: row?.intentId ?? "" });
  expect(data.map(({ amount }) => amount)).toEqual([66_67 + 5_33]);
  for (const { userId } of [deal.brand, deal.athlete]) {
    const notifications = (await notificationsOf(db, userId))
      .filter(({ title }) => title.includes("released"))
      .map(({ message }) => ({ message }));
    expect(notifications[0]?.message).toContain(
      "because our team decided so: “They agreed by phone.”",
    );
  }
  const [[entry]] = await db.read(
    db.orm
      .select()
      .from(auditLogs)
      .where(
        and(eq(auditLogs.resourceId, deal.paymentId), eq(auditLogs.action, "payment_settled")),
      ),
  );
  expect(entry).toMatchObject({
    userId: admin?.userId,
    detail: { toAthlete: 33_34, reason: "staff", note: "They agreed by phone." },
  });
});

test("many clicks settle once; what was seen must be what is there", async () => {
  const deal = await held(50_000);
  await expect(decide(deal, "refund", { expectedVersion: deal.version - 1 })).rejects.toMatchObject(
    CONFLICT,
  );
  const clicks = await Promise.all(Array.from({ length: 4 }, () => decide(deal, "refund")));
  expect(clicks, "none is told that it failed").toEqual(Array(4).fill("settled"));
  expect(await decide(deal, "refund"), "once more").toBe("settled");
  await expect(decide(deal, "release"), "the other way").rejects.toThrow("isn't held any more");
  await money.drain(deal.id, 3);
  expect(await money.balances(deal.id)).toMatchObject({ brand: 0, held: 0, fee: 0 });
});

test("a moderator and the sides see and move nothing", async () => {
  const deal = await held(20_000);
  const forbidden = { code: "forbidden" };
  for (const by of [await makeStaff(db, ["moderator"]), deal.brand]) {
    await expect(decide(deal, "release", { by })).rejects.toMatchObject(forbidden);
    await expect(look(deal, by)).rejects.toMatchObject(forbidden);
    await expect(compareNow(as(by), deal.paymentId)).rejects.toMatchObject(forbidden);
    const named = { paymentId: deal.paymentId, proposalId: deal.id };
    await expect(confirmProposal(as(by), named)).rejects.toMatchObject(forbidden);
    await expect(declineProposal(as(by), named)).rejects.toMatchObject(forbidden);
    const all = { q: "", status: null, after: null };
    await expect(listPayments(as(by), stripe.env, "all", all)).rejects.toMatchObject(forbidden);
  }
});

test("above £1,000 a second, different admin confirms exactly what was proposed", async () => {
  const [one, more] = [await held(92_593), await held(92_594)];
  // With our fee £1,000.00 and £1,000.02.
  expect(await decide(one, "release")).toBe("settled");
  const proposals = [1, 2, 3].map(() => decide(more, "divide", { part: 40_001 }));
  expect(await Promise.all(proposals)).toEqual(Array(3).fill("proposed"));
  expect(await decide(more, "divide", { part: 40_001 }), "a second click").toBe("proposed");
  expect((await look(more)).proposals).toMatchObject([
    { isOpen: true, isOwn: true, toAthlete: 40_001, reason: "They agreed by phone." },
  ]);
  expect((await money.rowsOf(more.id))[0]?.status).toBe("held");
  const notifications = (await notificationsOf(db, second?.userId ?? ""))
    .filter(({ link }) => link === `/admin/payments/${more.paymentId}`)
    .map(({ title }) => ({ title }));
  expect(notifications).toEqual([{ title: "A payment waits for a second admin" }]);
  const named = await proposalOf(more);
  await expect(confirmProposal(as(admin), named)).rejects.toThrow("another admin has to confirm");
  // Her second account, or a colleague of yesterday: no second look.
  const [made, fresh] = [await makeStaff(db, ["admin"]), await makeStaff(db, ["admin"])];
  await db.write([
    db.orm
      .update(userRoles)
      .set({ createdBy: admin?.userId })
      .where(eq(userRoles.userId, made.userId)),
    db.orm
      .update(userRoles)
      .set({ createdAt: Date.now() - 2 * DAY_MS })
      .where(eq(userRoles.userId, fresh.userId)),
  ]);
  for (const by of [made, fresh])
    await expect(confirmProposal(as(by), named)).rejects.toThrow("an admin for three days");
  const late = await makeStaff(db, ["admin"]);
  const staleForm = interrupted(db, () =>
    db.write([
      db.orm
        .update(userRoles)
        .set({ createdBy: admin?.userId })
        .where(eq(userRoles.userId, late.userId)),
    ]),
  );
  await expect(confirmProposal({ ...as(late), db: staleForm }, named)).rejects.toThrow(
    "an admin for three days",
  );
  await expect(decide(more, "refund", { by: second })).rejects.toThrow("already a proposal");
  await expect(
    confirmProposal(as(second), { ...named, paymentId: one.paymentId }),
  ).rejects.toMatchObject({ code: "not_found" });
  await Promise.all([1, 2, 3].map(() => confirmProposal(as(second), named)));
  await confirmProposal(as(second), named);
  await expect(declineProposal(as(admin), named)).rejects.toMatchObject(CONFLICT);
  await money.drain(more.id, 2);
  expect(await money.balances(more.id)).toMatchObject({ held: 0, to_athlete: 40_001, fee: 3_200 });
  expect((await look(more)).proposals[0]).toMatchObject({ status: "confirmed", isOpen: false });
});

test("a proposal that is declined moves nothing, and makes room for another one", async () => {
  const deal = await held(200_000);
  await decide(deal, "refund");
  const first = await proposalOf(deal);
  await Promise.all([1, 2, 3].map(() => declineProposal(as(second), first)));
  await expect(confirmProposal(as(second), first)).rejects.toThrow("already been decided");
  expect((await money.rowsOf(deal.id))[0]?.status).toBe("held");
  await decide(deal, "release");
  await declineProposal(as(admin), await proposalOf(deal));
  await decide(deal, "release", { by: second });
  await confirmProposal(as(admin), await proposalOf(deal));
  expect((await money.rowsOf(deal.id))[0]).toMatchObject({ status: "settled", toAthlete: 200_000 });
});

test("nothing of a payment that differs from Stripe is moved until it agrees", async () => {
  const deal = await held(50_000);
  const found = () =>
    db.write([
      sql`insert into payment_differences
          (id, deal_id, payment_id, kind, reference, in_ledger, at_stripe, created_at, seen_at)
        select ${newId()}, deal_id, id, 'refunded', intent_id, 0, 1, 1, 1 from payments where id = ${deal.paymentId}`,
    ]);
  const resolution = { dealId: deal.id, number: 1, how: "release" } as const;
  // Found between the look and the write.
  await expect(
    resolveHeldPayment({ ...as(deal.brand), db: interrupted(db, found) }, resolution),
  ).rejects.toThrow("We're checking this payment");
  await expect(decide(deal, "refund")).rejects.toThrow("We're checking this payment");
  const [shown] = (await loadDealMoney(as(deal.brand), deal.id)).view.payments;
  expect(shown).toMatchObject({ label: "On hold", may: { release: false } });
  await db.write([sql`update payment_differences set closed_at = 1 where deal_id = ${deal.id}`]);
  await resolveHeldPayment(as(deal.brand), resolution);
  expect((await money.rowsOf(deal.id))[0]).toMatchObject({ status: "settled", toAthlete: 50_000 });
});

test("a proposal of more than a fee that was lowered since is not confirmed", async () => {
  const deal = await held(200_000);
  await decide(deal, "release");
  await makeSignedContract(db, deal.id, deal, { fee: 1_000 });
  await expect(confirmProposal(as(second), await proposalOf(deal))).rejects.toThrow("has changed");
  expect((await money.rowsOf(deal.id))[0]?.status).toBe("held");
});

test("a release by staff is bounded by a fee that is lowered between the look and the write", async () => {
  const deal = await held(50_000);
  const staleForm = interrupted(db, () => makeSignedContract(db, deal.id, deal, { fee: 1_000 }));
  await decide(deal, "release", { on: staleForm });
  expect((await money.rowsOf(deal.id))[0]).toMatchObject({ toAthlete: 1_000 });
});

test("a proposal lapses when the payment has changed, and a new one takes its place", async () => {
  const [given, changed] = [await held(150_000), await held(150_000)];
  for (const deal of [given, changed]) await decide(deal, "refund");
  const [one, other] = [await proposalOf(given), await proposalOf(changed)];
  await resolveHeldPayment(as(given.brand), { dealId: given.id, number: 1, how: "release" });
  await expect(confirmProposal(as(second), one)).rejects.toThrow("isn't held any more");
  expect((await money.rowsOf(given.id))[0]).toMatchObject({ toAthlete: 150_000 });

  // Held still, but no longer what the first admin saw.
  const version = changed.version + 1;
  await db.client.execute({
    sql: "update payments set version = ? where id = ?",
    args: [version, changed.paymentId],
  });
  expect((await look(changed)).proposals[0]?.isOpen).toBe(false);
  await expect(confirmProposal(as(second), other)).rejects.toThrow("has changed");
  expect((await money.rowsOf(changed.id))[0]?.status).toBe("held");
  await decide({ ...changed, version }, "refund", { by: second });
  expect((await look(changed)).proposals.map(({ status }) => status)).toEqual(["open", "lapsed"]);
  await confirmProposal(as(admin), await proposalOf(changed));
  expect((await money.rowsOf(changed.id))[0]?.status).toBe("settled");
});

test("money in dispute is the ruling's: nobody moves it, also not with a proposal made before", async () => {
  const [small, large] = [await held(10_000), await held(300_000)];
  await decide(large, "release");
  const named = await proposalOf(large);
  for (const deal of [small, large]) await makeDispute(db, deal);
  await expect(decide(small, "refund")).rejects.toThrow("Its ruling decides");
  await expect(confirmProposal(as(second), named)).rejects.toThrow("Its ruling decides");
  const page = await look(small);
  expect(page).toMatchObject({ freeze: { until: "decision" } });
  await db.client.execute({
    sql: "update disputes set status = 'resolved', resolved_at = ? where id = ?",
    args: [Date.now(), page.disputeId],
  });
  await expect(decide(small, "refund"), "it can be appealed").rejects.toMatchObject(CONFLICT);
  for (const { id } of [small, large]) expect((await money.rowsOf(id))[0]?.status).toBe("held");
});

test("a dispute that begins between the look and the write leaves no proposal", async () => {
  const deal = await held(300_000);
  const staleForm: Database = {
    ...db,
    async write(statements) {
      await makeDispute(db, deal).catch(() => {});
      return db.write(statements);
    },
  };
  const asked = {
    expectedVersion: deal.version,
    way: "refund",
    part: null,
    reason: "They agreed.",
  } as const;
  await expect(
    decidePayment({ ...as(admin), db: staleForm }, deal.paymentId, asked),
  ).rejects.toMatchObject(CONFLICT);
  expect((await look(deal)).proposals).toEqual([]);
});

test("a payment is found by campaign, person and every id of Stripe", async () => {
  const deal = await held(30_000);
  const accountId = await openPayouts(as(deal.athlete), stripe);
  await decide(deal, "divide", { part: 10_000 });
  await money.drain(deal.id);
  const [row] = await money.rowsOf(deal.id);
  const charges = await stripe.client.charges.list({ payment_intent: row?.intentId ?? "" });
  const events = await stripe.client.events.list({ limit: 100 });
  const eventOf = (type: string) => events.data.find((event) => event.type === type)?.id;
  const asked = [
    ...[deal.paymentId, deal.id, deal.campaignId, deal.brand.userId, deal.brand.brandId],
    deal.athlete.userId,
    ...[`Laps of ${deal.brand.userId}`, deal.athlete.email, deal.brand.email],
    ...[row?.sessionId, row?.intentId, row?.transferId, row?.refundId, accountId],
    ...[charges.data[0]?.id, eventOf("checkout.session.completed"), eventOf("charge.refunded")],
    eventOf("transfer.created"),
  ];
  for (const q of asked) {
    expect(q).toBeTruthy();
    const filters = { q: q ?? "", status: null, after: null };
    const { items } = await listPayments(as(admin), stripe.env, "all", filters);
    expect(
      items.map(({ id }) => id),
      q ?? "",
    ).toEqual([deal.paymentId]);
  }
  for (const q of ["ch_unknown", "evt_unknown", "pi_unknown", "no such campaign"]) {
    const filters = { q, status: null, after: null };
    expect((await listPayments(as(admin), stripe.env, "all", filters)).items, q).toEqual([]);
  }
  const page = await look(deal);
  expect(page.entries.map(({ from, to }) => `${from}:${to}`)).toContain("to_brand:brand");
  expect(page.deliveries.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["payment-transfer", "payment-refund"]),
  );
  expect(page.auditEntries.map(({ action }) => action)).toContain("payment_funded");
  expect(JSON.stringify(page), "addresses are no part of it").not.toContain("@");
});
