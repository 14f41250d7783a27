import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAccount } from "~/features/billing/payouts/provider.server";
import { endCampaign } from "~/features/campaigns/campaigns/end-campaign.server";
import { approveContent } from "~/features/content/content/decisions.server";
import { acceptOffer, makeOffer } from "~/features/money/disputes/offers.server";
import { withdrawDispute } from "~/features/money/disputes/side-commands.server";
import { checkPayments } from "~/features/money/payments/check-payments.server";
import { loadDealMoney } from "~/features/money/payments/deal-money.server";
import { queuePageChecks } from "~/features/money/payments/queue-page-checks.server";
import { resolveHeldPayment } from "~/features/money/payments/resolve-held-payment.server";
import { reversePayment } from "~/features/money/payments/reverse-payment.server";
import { startPayment } from "~/features/money/payments/start-payment.server";
import { loadEarnings, loadSpending } from "~/features/money/statements/money-summary.server";
import { loadStatement } from "~/features/money/statements/statement.server";
import { DAY_MS } from "~/platform/durations";
import type { Database } from "~db/client";
import { newId } from "~db/columns";
import { payoutAccounts } from "~db/schema";
import { commandContext } from "../support/command-context";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeDispute,
  makeInvitation,
  makeSignedContract,
  makeStaff,
} from "../support/factories";
import { database } from "../support/own-database";
import { payingOne, paymentsOn } from "../support/payments";
import { press, startStripe } from "../support/stripe";

const real = database();
let stripe: Awaited<ReturnType<typeof startStripe>>;
let ahead = 0;
const clock = () => Date.now() + ahead;

beforeAll(async () => {
  stripe = await startStripe();
});
afterAll(() => stripe.stop());

/** A database that stops the process at its next write: before it, or after it, when nobody hears that it was done. */
function stoppable() {
  let next: "before" | "after" | null = null;
  const db: Database = {
    ...real,
    async write(statements) {
      const when = next;
      next = null;
      if (when === "before") throw new Error("stopped");
      const results = await real.write(statements);
      if (when === "after") throw new Error("stopped");
      return results;
    },
  };
  return {
    db,
    stopAt: (when: "before" | "after" | null) => {
      next = when;
    },
  };
}

const FEE = 100_01;

async function life() {
  const { db, stopAt } = stoppable();
  const [brand, athlete] = [await makeBrand(real), await makeAthlete(real)];
  const campaignId = await makeCampaign(real, brand.brandId);
  const id = await makeInvitation(real, campaignId, athlete.userId, "accepted", { fee: FEE });
  const parties = { brand, athlete, campaignId };
  const admin = await makeStaff(real, ["admin"]);
  await makeSignedContract(real, id, parties, {
    fee: FEE,
    milestones: [
      { name: "Shoot", share: 33, release: "signing", due: null },
      { name: "Rest", share: 67, release: "approval", due: null },
    ],
  });
  const as = (person: typeof brand) => ({ ...commandContext(db, person), now: clock() });
  const money = paymentsOn(db, stripe.env, clock);
  let disputeId = "";

  const bank = async (to: string) => {
    const [row] = await money.rowsOf(id);
    const intent = row?.intentId ?? "";
    const { data } = await stripe.client.disputes.list({ payment_intent: intent });
    const isOpen = data.some(({ status }) => status === "needs_response");
    if (isOpen === (to !== "open")) await stripe.control("dispute", { intent, to });
    await money.askBanks();
  };
  const pay = async (number: number, button: string | null) => {
    const { payments } = (await loadDealMoney(as(brand), id)).view;
    const { amount = 0, fee = 0 } = payments[number - 1] ?? {};
    const start = payingOne(id, number, amount + fee);
    const url = await startPayment(as(brand), stripe.env, start);
    if (url && button) await press(url, button);
  };
  const steps = {
    pay1: () => pay(1, "pay"),
    pay2: () => pay(2, "pay"),
    look2: () => pay(2, null),
    ask: () => queuePageChecks(as(brand), stripe.env, id),
    approve: async () => {
      const contentItem = await makeContent(real, campaignId, athlete.userId, "awaiting_review");
      const ctx = as(brand);
      await approveContent(ctx, contentItem);
    },
    cancel: () => endCampaign(as(brand), campaignId, "cancel"),
    dispute: async () => {
      disputeId = await makeDispute(real, parties);
    },
    settle: async () => {
      const offer = { id: newId(), type: "refund", refund: 12_34, terms: "Some back" } as const;
      await makeOffer(as(athlete), disputeId, offer);
      const ctx = as(brand);
      await acceptOffer(ctx, disputeId, offer.id);
    },
    withdraw: () => withdrawDispute(as(brand), disputeId),
    release: () => resolveHeldPayment(as(brand), { dealId: id, number: 2, how: "release" }),
    return: () => resolveHeldPayment(as(athlete), { dealId: id, number: 1, how: "return" }),
    night: async () => {
      await stripe.control("clock", { days: "2" });
      ahead += 2 * DAY_MS;
      await db.write((await checkPayments(db, { day: newId(), now: clock() }, "")).writes);
    },
    connect: async () => {
      const { id: accountId } = await createAccount(stripe.env, as(athlete).actor);
      await stripe.control("account", { id: accountId, to: "ready" });
      const row = { userId: athlete.userId, accountId, state: "ready" as const };
      await db.write([
        real.orm
          .insert(payoutAccounts)
          .values({ ...row, checkedAt: clock(), createdAt: clock() })
          .onConflictDoNothing(),
      ]);
    },
    question: () => bank("open"),
    bankWon: () => bank("won"),
    bankLost: () => bank("lost"),
    takeBack: async () => {
      const [row] = await money.rowsOf(id);
      const reason = "It was copied.";
      await reversePayment(as(admin), {
        id: newId(),
        paymentId: row?.id ?? "",
        amount: 10_01,
        reason,
      });
    },
    send: () => money.drain(id),
    sendTwice: () => money.drain(id, 2),
  };
  return { id, steps, stopAt, money, brand: as(brand), athlete: as(athlete) };
}

type Step = keyof Awaited<ReturnType<typeof life>>["steps"];

/** What Stripe's own books say of a deal: what came in, less what went back; and what was moved on. */
async function atStripe(id: string) {
  const { charges, disputes, transfers } = stripe.client;
  const group = { transfer_group: `deal_${id}` };
  let [net, sent] = [0, 0];
  for await (const charge of charges.list(group)) {
    if (charge.paid) net += charge.amount - charge.amount_refunded;
    for await (const dispute of disputes.list({ charge: charge.id }))
      if (dispute.status === "lost") net -= dispute.amount;
  }
  for await (const transfer of transfers.list(group))
    sent += transfer.amount - transfer.amount_reversed;
  return [net, sent];
}

const STEPS: Step[] = [
  ...([
    "pay1",
    "pay2",
    "look2",
    "ask",
    "approve",
    "cancel",
    "dispute",
    "settle",
    "withdraw",
  ] as const),
  ...(["release", "return", "night", "send", "sendTwice"] as const),
  ...(["connect", "question", "bankWon", "bankLost", "takeBack"] as const),
];

test("whatever happens to a deal, and wherever it stops, its money is neither lost nor doubled", async () => {
  const moments = fc.array(
    fc.record({
      step: fc.constantFrom(...STEPS),
      stop: fc.constantFrom(null, null, null, "before" as const, "after" as const),
      failure: fc.constantFrom(null, null, null, "500", "lost"),
    }),
    { minLength: 6, maxLength: 16 },
  );
  await fc.assert(
    fc.asyncProperty(moments, async (all) => {
      const { id, steps, stopAt, money, brand, athlete } = await life();
      for (const { step, stop, failure } of [
        { step: "pay1" as const, stop: null, failure: null },
        ...all,
      ]) {
        stopAt(stop);
        if (failure)
          await stripe.control("fail", {
            status: "500",
            ...(failure === "lost" && { after: "true" }),
          });
        await steps[step]().catch(() => null);
        stopAt(null);
        const sums = await money.balances(id);
        expect(Object.values(sums).reduce((sum, one) => sum + one)).toBe(0);
        expect(
          Math.min(sums.held, sums.to_athlete, sums.to_brand, sums.fee),
        ).toBeGreaterThanOrEqual(0);
      }
      // Failures that no call met would meet the end of this life.
      while ((await stripe.unmet()) > 0) await stripe.client.balance.retrieve().catch(() => null);
      await steps.ask();
      await steps.bankWon();
      await steps.connect();
      await steps.send();
      const rows = await money.rowsOf(id);
      const sums = await money.balances(id);
      expect([0 - sums.brand, sums.athlete], "the ledger and Stripe").toEqual(await atStripe(id));
      expect(sums.to_brand, "refunds that are due").toBe(0);
      const settled = rows.filter(({ status }) => status === "settled");
      const total = (of: "toAthlete" | "toFee" | "toBrand") =>
        settled.reduce((sum, row) => sum + (row[of] ?? 0), 0);
      expect(sums.to_athlete, "shares that wait").toBe(0);
      const taken = await money.movedBy(id, "taken_back", "recovered");
      expect(sums.athlete).toBe(total("toAthlete") - taken);
      expect(sums.fee).toBe(total("toFee") - (await money.movedBy(id, "fee_returned")));
      const held = rows.filter(({ status }) => status === "held");
      expect(sums.held).toBe(held.reduce((sum, { amount, fee }) => sum + amount + fee, 0));
      const [spending, earnings, { spent }] = await Promise.all([
        loadSpending(brand),
        loadEarnings(athlete),
        loadStatement(brand, 1, null),
      ]);
      expect(spending.secured, "the dashboard and the statement").toBe(spent.total?.held ?? 0);
      expect(earnings.secured).toBe(held.reduce((sum, { amount }) => sum + amount, 0));
      expect(sums.athlete).toBeLessThanOrEqual(FEE);
      expect(sums.loss).toBeGreaterThanOrEqual(-FEE);
    }),
    { numRuns: 8, interruptAfterTimeLimit: 60_000 },
  );
}, 90_000);
