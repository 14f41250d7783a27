import { and, count, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import type Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { payoutReadinessOf } from "~/features/billing/payouts/account-state";
import {
  checkPayoutAccounts,
  sweepPayoutAccounts,
} from "~/features/billing/payouts/check-payout-accounts.server";
import {
  openPayouts,
  refreshOwnPayouts,
  setUpPayouts,
} from "~/features/billing/payouts/commands.server";
import { receiveStripeEvents } from "~/platform/stripe-webhook";
import { STRIPE_LISTENERS } from "~/server/stripe-events";
import { auditLogs, outbox, payoutAccounts } from "~db/schema";
import { signature } from "../../scripts/stripe/deliveries";
import { commandContext } from "../support/command-context";
import { makeAthlete, makeBrand, type Person } from "../support/factories";
import { database } from "../support/own-database";
import { sendRow } from "../support/send-row";
import { press, startStripe } from "../support/stripe";

const db = database();
let stripe: Awaited<ReturnType<typeof startStripe>>;

beforeAll(async () => {
  stripe = await startStripe();
});
afterAll(() => stripe.stop());

let athlete: Person;
beforeEach(async () => {
  athlete = await makeAthlete(db);
});

const setUp = (person = athlete) => setUpPayouts(commandContext(db, person), stripe.env);
const refresh = (person = athlete) => refreshOwnPayouts(commandContext(db, person), stripe.env);
const become = (id: string, to: string) => stripe.control("account", { id, to });

async function rowOf({ userId }: Person) {
  const [[row]] = await db.read(
    db.orm.select().from(payoutAccounts).where(eq(payoutAccounts.userId, userId)),
  );
  if (!row) throw new Error("no payout account");
  return row;
}

const SECRET = "whsec_connect_development";
/** What the webhook answers to an event of a connected account. */
function deliver(event: object) {
  const body = JSON.stringify(event);
  return receiveStripeEvents(STRIPE_LISTENERS)(
    new Request("http://localhost/webhooks/stripe", {
      method: "POST",
      headers: { "Stripe-Signature": signature(body, SECRET) },
      body,
    }),
    { env: stripe.env, db, clock: Date.now } as never,
  );
}

/** Carries out what has been queued about an account. */
async function drain(accountId: string) {
  const due = and(
    eq(outbox.kind, "payout-account"),
    sql`sent_at is null and json_extract(payload, '$.accountId') = ${accountId}`,
  );
  const [rows] = await db.read(db.orm.select().from(outbox).where(due));
  for (const row of rows) await sendRow({ db, env: stripe.env, clock: Date.now }, row);
  await db.write([db.orm.update(outbox).set({ sentAt: Date.now() }).where(due)]);
  return rows.length;
}

async function mailsTo({ email }: Person): Promise<string[]> {
  const [rows] = await db.read(
    db.orm
      .select({ subject: sql<string>`json_extract(payload, '$.subject')` })
      .from(outbox)
      .where(sql`kind = 'mail' and json_extract(payload, '$.to') = ${email}`)
      .orderBy(outbox.id),
  );
  return rows.map(({ subject }) => subject).filter((subject) => /payout/i.test(subject));
}

async function auditedOf({ userId }: Person): Promise<string[]> {
  const [rows] = await db.read(
    db.orm
      .select({ action: auditLogs.action })
      .from(auditLogs)
      .where(and(eq(auditLogs.resourceType, "payout_account"), eq(auditLogs.resourceId, userId)))
      .orderBy(sql`rowid`),
  );
  return rows.map(({ action }) => action);
}

test("an athlete sets payouts up in two sittings, is paid, put on hold, and told each time", async () => {
  expect(payoutReadinessOf(undefined)).toMatchObject({ mayPay: false });
  await press(await setUp(), "halfway");
  await refresh();
  expect(await rowOf(athlete)).toMatchObject({ state: "started", due: ["bank", "terms"] });
  await press(await setUp(), "review");
  await refresh();
  const { accountId, ...row } = await rowOf(athlete);
  expect(row).toMatchObject({ state: "in_review", due: [] });

  await become(accountId, "ready");
  await refresh();
  expect(payoutReadinessOf(await rowOf(athlete))).toEqual({ mayPay: true, accountId });
  expect(await openPayouts(commandContext(db, athlete), stripe.env)).toContain(accountId);
  await become(accountId, "due");
  await refresh();
  expect(await rowOf(athlete)).toMatchObject({ state: "ready", due: ["identity"] });
  expect((await rowOf(athlete)).dueBy).toBeGreaterThan(Date.now());

  await become(accountId, "restricted");
  await refresh();
  expect(payoutReadinessOf(await rowOf(athlete))).toMatchObject({
    mayPay: false,
    why: expect.stringContaining("needs something from you"),
  });
  await press(await setUp(), "ready");
  await refresh();
  expect(await mailsTo(athlete)).toEqual([
    "Payouts are being set up",
    "Your payouts are ready",
    "Your payouts are on hold",
    "Your payouts are ready",
  ]);
  const audited = await auditedOf(athlete);
  expect(audited.filter((action) => action === "payouts_changed")).toHaveLength(6);
  expect(audited.filter((action) => action !== "payouts_changed")).toEqual([
    "payouts_set_up",
    "payouts_set_up",
    "payouts_opened",
    "payouts_set_up",
  ]);
});

test("two clicks make one account, and one mail about it", async () => {
  const pages = await Promise.all([setUp(), setUp()]);
  expect(new Set(pages).size).toBe(2);
  const { data } = await stripe.client.accounts.list({ limit: 100 });
  const own = data.filter(({ metadata }) => metadata?.account === athlete.userId);
  expect(own.map(({ id }) => id)).toEqual([(await rowOf(athlete)).accountId]);
  expect(await mailsTo(athlete)).toEqual(["Payouts are being set up"]);
});

test("a brand has no payouts, nobody opens or refreshes another's, and a closed account stays closed", async () => {
  await expect(setUp(await makeBrand(db))).rejects.toMatchObject({ code: "forbidden" });
  const page = await setUp();
  const openOwn = () => openPayouts(commandContext(db, athlete), stripe.env);
  await expect(openOwn(), "not finished").rejects.toMatchObject({ code: "conflict" });
  await press(page, "ready");
  await refresh();
  const before = await rowOf(athlete);
  const other = await makeAthlete(db);
  const open = openPayouts(commandContext(db, other), stripe.env);
  await expect(open).rejects.toMatchObject({ code: "conflict" });
  expect(await refresh(other)).toBe(false);
  expect(await rowOf(athlete)).toEqual(before);

  await stripe.client.accounts.reject(before.accountId, { reason: "fraud" });
  await refresh();
  expect((await rowOf(athlete)).state).toBe("closed");
  await expect(openOwn()).rejects.toMatchObject({ code: "conflict" });
  await expect(setUp()).rejects.toMatchObject({ code: "conflict" });
  await stripe.client.accounts.del(before.accountId);
  await refresh();
  expect((await rowOf(athlete)).state, "and when Stripe has forgotten it").toBe("closed");
});

test("the provider down changes nothing, and a lost answer makes no second account", async () => {
  await stripe.control("fail", { status: "500", after: "true", path: "/v1/accounts" });
  await press(await setUp(), "ready");
  const before = await rowOf(athlete);
  await stripe.control("fail", { status: "500", times: "2" });
  await expect(refresh()).rejects.toMatchObject({ code: "unavailable" });
  expect(await rowOf(athlete)).toEqual(before);
  const { data } = await stripe.client.accounts.list({ limit: 100 });
  expect(data.filter(({ metadata }) => metadata?.account === athlete.userId)).toHaveLength(1);
});

test("events of an account in any order, doubled, late or lost end in the same state", async () => {
  await press(await setUp(), "review");
  const { accountId } = await rowOf(athlete);
  for (const to of ["ready", "restricted", "due"]) await become(accountId, to);
  await refresh();
  const { version: _, checkedAt: __, ...right } = await rowOf(athlete);
  const about: Stripe.Event[] = [];
  for await (const event of stripe.client.events.list({ type: "account.updated" }))
    if (event.account === accountId) about.push(event);
  expect(about).toHaveLength(4);
  let round = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray([...about, ...about], { minLength: 1, maxLength: 6 }),
      async (order) => {
        round += 1;
        await db.write([
          db.orm
            .update(payoutAccounts)
            .set({ state: "started", due: ["other"], dueBy: null })
            .where(eq(payoutAccounts.userId, athlete.userId)),
        ]);
        const ids = new Set(order.map(({ id }) => id));
        for (const event of order) await deliver({ ...event, id: `${event.id}_${round}` });
        expect(await drain(accountId), "each event once").toBe(ids.size);
        expect(await rowOf(athlete)).toMatchObject(right);
      },
    ),
    { numRuns: 6 },
  );
  // Of our own account, and of one that is not ours.
  await deliver({ ...about[0], id: "evt_own", account: undefined });
  await deliver({ ...about[0], id: "evt_foreign", account: "acct_foreign" });
  const [[asked]] = await db.read(
    db.orm
      .select({ n: count() })
      .from(outbox)
      .where(eq(outbox.idempotencyKey, "payout-account:evt_own")),
  );
  expect(asked?.n).toBe(0);
  expect(await drain("acct_foreign")).toBe(1);
});

test("the night finds what no event has told", async () => {
  await setUp();
  const { accountId } = await rowOf(athlete);
  await become(accountId, "ready");
  const { writes } = await checkPayoutAccounts(db, { day: "2027-01-01", now: Date.now() }, "");
  await db.write(writes);
  expect(await drain(accountId)).toBe(1);
  expect((await rowOf(athlete)).state).toBe("ready");
});

/** @returns what the night logs about connected accounts that no athlete has */
async function sweep() {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const background = { db, env: stripe.env, clock: Date.now };
  await sweepPayoutAccounts(background, { after: null, day: "2027-01-01" });
  const lines = error.mock.calls.map(([line]) => String(line));
  error.mockRestore();
  return lines.filter((line) => line.includes("payouts.unknown")).join();
}

const forget = () =>
  db.write([db.orm.delete(payoutAccounts).where(eq(payoutAccounts.userId, athlete.userId))]);

test("an account that Stripe has closed does not go back to its athlete once its row was deleted", async () => {
  await press(await setUp(), "ready");
  const { accountId } = await rowOf(athlete);
  await become(accountId, "rejected");
  await forget();
  expect(await sweep()).not.toContain(accountId);
  await expect(rowOf(athlete)).rejects.toThrow("no payout account");
});

test("an account that a restored database does not know is found by the night; a second one is logged", async () => {
  await press(await setUp(), "ready");
  await refresh();
  const { accountId } = await rowOf(athlete);
  expect(await sweep()).not.toContain(accountId);

  await forget();
  expect(await sweep()).not.toContain(accountId);
  await drain(accountId);
  expect(await rowOf(athlete)).toMatchObject({ accountId, state: "ready" });

  const second = await stripe.client.accounts.create({
    controller: {
      fees: { payer: "application" },
      losses: { payments: "application" },
      stripe_dashboard: { type: "express" },
    },
    metadata: { account: athlete.userId },
  });
  expect(await sweep()).toContain(second.id);
  expect((await rowOf(athlete)).accountId).toBe(accountId);

  // Erased: Stripe keeps the account, and the person has left.
  await forget();
  await db.write([sql`update profiles set closed_at = 1 where id = ${athlete.userId}`]);
  const logged = await sweep();
  for (const id of [accountId, second.id]) expect(logged).not.toContain(id);
});

test("an answer that was overtaken is not written: Stripe is asked again", async () => {
  await setUp();
  const { accountId } = await rowOf(athlete);
  await become(accountId, "ready");
  await stripe.control("fail", { after: "true", slowMs: "300", path: `/v1/accounts/${accountId}` });
  const late = refresh();
  await expect.poll(stripe.unmet, { interval: 5 }).toBe(0);
  await become(accountId, "restricted");
  await refresh();
  await late;
  expect((await rowOf(athlete)).state).toBe("restricted");
});
