import { and, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import type Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  checkSubscription,
  checkSubscriptions,
  subscriptionCheckSchema,
  subscriptionsSweepSchema,
  sweepSubscriptions,
} from "~/features/billing/subscriptions/check-subscriptions.server";
import {
  openPortal,
  refreshOwn,
  resumePlan,
  startCheckout,
} from "~/features/billing/subscriptions/commands.server";
import { loadBillingRecords, ownPlan } from "~/features/billing/subscriptions/queries.server";
import { DAY_MS } from "~/platform/durations";
import { receiveStripeEvents } from "~/platform/stripe-webhook";
import { STRIPE_LISTENERS } from "~/server/stripe-events";
import { auditLogs, outbox, subscriptions } from "~db/schema";
import { signature } from "../../scripts/stripe/deliveries";
import { commandContext } from "../support/command-context";
import { makeAthlete, makeBrand, type Person, sideOf } from "../support/factories";
import { database } from "../support/own-database";
import { press, startStripe } from "../support/stripe";

const db = database();
let stripe: Awaited<ReturnType<typeof startStripe>>;
/** How far Stripe's clock and ours have been put forward. */
let ahead = 0;

beforeAll(async () => {
  stripe = await startStripe();
});
afterAll(() => stripe.stop());

let brand: Person;
beforeEach(async () => {
  brand = await makeBrand(db);
});

const clock = () => Date.now() + ahead;
const asked = (person: Person) => ({ ...commandContext(db, person), now: clock() });

async function pass(days: number) {
  await stripe.control("clock", { days: String(days) });
  ahead += days * DAY_MS;
}

const checkout = (person: Person) => startCheckout(asked(person), stripe.env, "brand_premium");

async function subscribe(person: Person, card?: string) {
  await press(await checkout(person), "pay", card);
  await refreshOwn(asked(person), stripe.env);
}

const manage = async (person: Person, action: string, card?: string) =>
  press(await openPortal(asked(person), stripe.env), action, card);

const planNow = async (person: Person) => (await ownPlan(asked(person))).plan;

async function rowOf(person: Person) {
  const [[row]] = await db.read(
    db.orm
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.sideId, sideOf(person))),
  );
  if (!row) throw new Error("no subscription row");
  return row;
}

/** Stripe's events about a person, in their order. */
async function eventsOf(person: Person): Promise<Stripe.Event[]> {
  const { customerId } = await rowOf(person);
  const events: Stripe.Event[] = [];
  for await (const event of stripe.client.events.list({ limit: 100 }))
    if ((event.data.object as { customer?: string }).customer === customerId) events.push(event);
  return events.reverse();
}

/** What the webhook answers. */
const receive = (body: string, signed: string) =>
  receiveStripeEvents(STRIPE_LISTENERS)(
    new Request("http://localhost/webhooks/stripe", {
      method: "POST",
      headers: { "Stripe-Signature": signed },
      body,
    }),
    { env: stripe.env, db, clock } as never,
  );

const SECRET = "whsec_development";
const deliver = (event: object) => {
  const body = JSON.stringify(event);
  return receive(body, signature(body, SECRET));
};

/** Carries out the checks that events have queued for a person. */
async function drain(person: Person) {
  const { customerId } = await rowOf(person);
  const due = and(
    eq(outbox.kind, "subscription"),
    sql`sent_at is null and json_extract(payload, '$.customerId') = ${customerId}`,
  );
  const [rows] = await db.read(db.orm.select().from(outbox).where(due));
  for (const { payload } of rows)
    await checkSubscription({ db, env: stripe.env, clock }, subscriptionCheckSchema.parse(payload));
  await db.write([db.orm.update(outbox).set({ sentAt: clock() }).where(due)]);
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
  return rows
    .map(({ subject }) => subject)
    .filter((subject) => /plan|Premium|payment/i.test(subject));
}

async function auditedOf(person: Person): Promise<string[]> {
  const [rows] = await db.read(
    db.orm
      .select({ action: auditLogs.action })
      .from(auditLogs)
      .where(
        and(eq(auditLogs.resourceType, "subscription"), eq(auditLogs.resourceId, sideOf(person))),
      )
      .orderBy(sql`rowid`),
  );
  return rows.map(({ action }) => action);
}

test("a brand subscribes, cancels to the period's end, resumes, and is free when it has ended", async () => {
  expect(await planNow(brand)).toBeNull();
  await subscribe(brand);
  expect(await ownPlan(asked(brand))).toMatchObject({ plan: "brand_premium", endsAt: null });

  await manage(brand, "cancel");
  await refreshOwn(asked(brand), stripe.env);
  const { endsAt, paidUntil } = await rowOf(brand);
  expect(endsAt).toBe(paidUntil);
  await resumePlan(asked(brand), stripe.env);
  expect(await ownPlan(asked(brand))).toMatchObject({ plan: "brand_premium", endsAt: null });

  await manage(brand, "cancel");
  await pass(32);
  await refreshOwn(asked(brand), stripe.env);
  expect(await rowOf(brand)).toMatchObject({ state: "free", plan: null });
  expect(await mailsTo(brand)).toEqual(["Brand Premium has ended"]);
  expect(await auditedOf(brand)).toEqual([
    "checkout_started",
    "subscription_changed",
    "portal_opened",
    "subscription_changed",
    "subscription_resumed",
    "subscription_changed",
    "portal_opened",
    "subscription_changed",
  ]);
  const held = await loadBillingRecords(asked(brand), stripe.env);
  expect(held?.invoices).toEqual([expect.objectContaining({ pence: 49_00, isPaid: true })]);
});

test("a page that can be paid is shown again the next day, and one that is over is not", async () => {
  const first = await checkout(brand);
  const later = (ms: number) =>
    startCheckout({ ...asked(brand), now: clock() + ms }, stripe.env, "brand_premium");
  expect(await later(DAY_MS)).toBe(first);
  await pass(1);
  const second = await checkout(brand);
  expect(second).not.toBe(first);
  expect((await press(first, "pay")).status).toBe(409);
  await press(second, "pay");
  await expect(checkout(brand)).rejects.toMatchObject({ code: "conflict" });
});

test("a cancellation is taken back in two round trips", async () => {
  await subscribe(brand);
  await manage(brand, "cancel");
  await refreshOwn(asked(brand), stripe.env);
  const trips: string[] = [];
  const counting = {
    ...db,
    read: (...statements: Parameters<typeof db.read>) => {
      trips.push("read");
      return db.read(...statements);
    },
    write: (...batch: Parameters<typeof db.write>) => {
      trips.push("write");
      return db.write(...batch);
    },
  } as typeof db;
  await resumePlan({ ...asked(brand), db: counting }, stripe.env);
  expect(trips).toEqual(["read", "write"]);
  expect(await ownPlan(asked(brand))).toMatchObject({ plan: "brand_premium", endsAt: null });
  await Promise.all([1, 2].map(() => resumePlan(asked(brand), stripe.env)));
  expect(
    (await auditedOf(brand)).filter((action) => action === "subscription_resumed"),
  ).toHaveLength(1);
  const other = await makeBrand(db);
  await expect(resumePlan(asked(other), stripe.env)).rejects.toMatchObject({ code: "conflict" });
});

test("a failed renewal keeps the plan for seven days, and a new card saves it", async () => {
  await subscribe(brand, "0341");
  await pass(31);
  await refreshOwn(asked(brand), stripe.env);
  const late = await ownPlan(asked(brand));
  expect(late).toMatchObject({ plan: "brand_premium", isPastDue: true });
  expect(await mailsTo(brand)).toEqual(["Your payment didn't go through"]);
  const { customerId: customer } = await rowOf(brand);
  const [unpaid] = (await stripe.client.invoices.list({ customer, limit: 1 })).data;
  const end = (unpaid?.created ?? 0) * 1000 + 7 * DAY_MS;
  expect(late.graceEndsAt, "from the invoice on").toBe(end);
  await refreshOwn({ ...asked(brand), now: clock() + DAY_MS }, stripe.env);
  expect((await rowOf(brand)).graceEndsAt, "heard of a day later").toBe(end);
  // Two days from now Stripe charges it again.
  await manage(brand, "card");
  await pass(3);
  await refreshOwn(asked(brand), stripe.env);
  expect(await ownPlan(asked(brand))).toMatchObject({ plan: "brand_premium", isPastDue: false });

  await manage(brand, "card", "0341");
  await pass(31);
  await refreshOwn(asked(brand), stripe.env);
  const { graceEndsAt } = await rowOf(brand);
  const after = { ...asked(brand), now: (graceEndsAt ?? 0) + 1 };
  expect((await ownPlan(after)).plan, "without any event").toBeNull();
  await pass(8);
  // Twice, as when the day's jobs are run again.
  for (let run = 1; run <= 2; run++) {
    const { writes } = await checkSubscriptions(db, { day: "2027-01-01", now: clock() }, "");
    await db.write(writes);
  }
  await drain(brand);
  expect(await rowOf(brand)).toMatchObject({ state: "free" });
  expect((await mailsTo(brand)).at(-1)).toBe("Brand Premium has ended");
});

test("the checkout is for the own side's plan, once, and leads to the same page when clicked twice", async () => {
  const athlete = await makeAthlete(db);
  await expect(checkout(athlete)).rejects.toMatchObject({ code: "forbidden" });
  const [first, second] = await Promise.all([checkout(brand), checkout(brand)]);
  expect(second).toBe(first);
  await press(first, "pay");
  await expect(checkout(brand), "paid, and no event has come yet").rejects.toMatchObject({
    code: "conflict",
  });
  expect(await planNow(brand), "and asked on the way").toBe("brand_premium");
});

test("a plan that a restored database does not know is found by the night, and by buying again", async () => {
  const forget = () => db.write([sql`delete from subscriptions where side_id = ${brand.brandId}`]);
  await subscribe(brand);
  const { customerId } = await rowOf(brand);
  await forget();
  await sweepSubscriptions(
    { db, env: stripe.env, clock },
    subscriptionsSweepSchema.parse({ after: null, day: "2026-11-26" }),
  );
  await drain(brand);
  expect(await rowOf(brand)).toMatchObject({ customerId, plan: "brand_premium" });

  await forget();
  await expect(checkout(brand)).rejects.toMatchObject({ code: "conflict" });
  expect(await planNow(brand)).toBe("brand_premium");
});

test("the provider down, slow or refusing changes nothing and is told in words", async () => {
  await subscribe(brand);
  const before = await rowOf(brand);
  // The library asks again after a 500, and not after a 429.
  for (const [status, times] of [
    ["500", "2"],
    ["429", "1"],
  ] as const) {
    await stripe.control("fail", { status, times });
    await expect(openPortal(asked(brand), stripe.env)).rejects.toMatchObject({
      code: "unavailable",
      message: "We can't reach our payment provider right now. Try again in a minute.",
    });
  }
  for (const [path, missing, notifications] of [
    ["/v1/invoices", "invoices", "details"],
    ["/v1/customers", "details", "invoices"],
  ] as const) {
    await stripe.control("fail", { status: "500", times: "1", path });
    const held = await loadBillingRecords(asked(brand), stripe.env);
    expect([held?.[missing], held?.[notifications]]).toEqual([null, expect.anything()]);
  }
  expect(await rowOf(brand)).toEqual(before);
  // The answer to a customer that was made is lost: the second try finds it.
  const other = await makeBrand(db);
  await stripe.control("fail", { status: "500", after: "true", path: "/v1/customers" });
  await checkout(other);
  const made = await stripe.client.customers.list({ email: other.email });
  expect(made.data).toHaveLength(1);
});

test("the webhook takes what Stripe signed in the last five minutes, and each event once", async () => {
  await subscribe(brand);
  const event = (await eventsOf(brand)).find(({ type }) => type === "invoice.paid");
  const body = JSON.stringify(event);
  const now = Math.floor(Date.now() / 1000);
  const refused = [
    receive(body, ""),
    receive(body, signature(body, "whsec_other")),
    receive(body, signature(body, SECRET, now - 301)),
    receive(`${body} `, signature(body, SECRET)),
  ];
  for (const answer of await Promise.all(refused)) expect(answer.status).toBe(400);
  expect(await drain(brand)).toBe(0);
  for (const again of [event, event]) expect((await deliver(again ?? {})).status).toBe(200);
  const ofConnect = signature(body, "whsec_connect_development");
  expect((await receive(body, ofConnect)).status, "the other endpoint's secret").toBe(200);
  const created = { ...event, id: "evt_other", type: "customer.created" };
  const strange = { ...event, id: "evt_strange", type: "something.new" };
  for (const other of [created, strange]) expect((await deliver(other)).status).toBe(200);
  expect(await drain(brand)).toBe(1);
});

test("events of a subscription's life in any order, doubled, late or lost end in the same state", async () => {
  await subscribe(brand, "0341");
  await manage(brand, "cancel");
  await manage(brand, "resume");
  await pass(32);
  await manage(brand, "card");
  await pass(4);
  await manage(brand, "cancel");
  await refreshOwn(asked(brand), stripe.env);
  const { version: _, checkedAt: __, ...right } = await rowOf(brand);
  const about = (await eventsOf(brand)).filter(({ type }) =>
    /^(customer\.subscription|invoice)\./.test(type),
  );
  expect(new Set(about.map(({ type }) => type)).size).toBeGreaterThan(3);
  const untouched = { state: "free", plan: null, subscriptionId: null, paidUntil: null } as const;
  let round = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray([...about, ...about], { minLength: 1, maxLength: 12 }),
      async (order) => {
        round += 1;
        await db.write([
          db.orm
            .update(subscriptions)
            .set({ ...untouched, endsAt: null, graceEndsAt: null })
            .where(eq(subscriptions.sideId, brand.brandId)),
        ]);
        for (const event of order) await deliver({ ...event, id: `${event.id}_${round}` });
        await drain(brand);
        expect(await rowOf(brand)).toMatchObject(right);
      },
    ),
    { numRuns: 8 },
  );
});

test("many who ask at once all get an answer, and one change is written", async () => {
  await subscribe(brand);
  await manage(brand, "cancel");
  await Promise.all(Array.from({ length: 10 }, () => refreshOwn(asked(brand), stripe.env)));
  expect((await rowOf(brand)).endsAt).not.toBeNull();
  const changes = (await auditedOf(brand)).filter((action) => action === "subscription_changed");
  expect(changes, "subscribed, then cancelled").toHaveLength(2);
});

test("an answer that was overtaken is not written: Stripe is asked again", async () => {
  await subscribe(brand);
  await stripe.control("fail", { after: "true", slowMs: "500", path: "/v1/subscriptions" });
  const late = refreshOwn(asked(brand), stripe.env);
  await expect.poll(stripe.unmet, { interval: 5 }).toBe(0);
  await manage(brand, "cancel");
  await refreshOwn(asked(brand), stripe.env);
  expect((await rowOf(brand)).endsAt).not.toBeNull();
  await late;
  expect((await rowOf(brand)).endsAt).not.toBeNull();
});
