import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, count, eq, sql, sum } from "drizzle-orm";
import { expect, test } from "vitest";
import { refreshSubscription } from "~/features/billing/subscriptions/refresh-subscription.server";
import { loadTrackRecord } from "~/features/content/track-record/load-track-record.server";
import { settleDeal } from "~/features/money/payments/settle-payment.server";
import { compareDeal } from "~/features/money/reconciliation/compare-deal.server";
import { systemContext } from "~/platform/command";
import { connect, type Database } from "~db/client";
import {
  athleteProfiles,
  campaigns,
  contracts,
  disputes,
  notifications,
  outbox,
  paymentDifferences,
  payments,
  profiles,
  recordEntries,
  subscriptions,
} from "~db/schema";
import { DEMO } from "../../scripts/seed/people";
import { Stack } from "../../scripts/stack.mjs";
import { serveStripe } from "../../scripts/stripe/serve";
import { env } from "../support/auth-context";
import { seedPorts } from "../support/ports";

/** What the nights ask of the local Stripe about the demo data's money changes nothing, because Stripe holds the same. */
async function agreesWithStripe(db: Database, file: string) {
  const stripe = await serveStripe({
    port: seedPorts.stripe,
    file,
    webhook: { url: "", secret: "", connectSecret: "" },
  });
  const background = { db, clock: Date.now, env: { ...env, STRIPE_API_URL: stripe.url } };
  const money = () =>
    db.read(db.orm.select().from(payments).orderBy(payments.createdAt, payments.number));
  const [rows] = await money();
  expect(
    rows.map(({ status, sentAt, refundedAt, toAthlete }) => [
      status,
      toAthlete && (sentAt ? "sent" : "waits"),
      refundedAt && "refunded",
    ]),
  ).toEqual([
    // Of the demo athlete, who has an account; the others have none.
    ...Array.from({ length: 2 }, () => ["settled", "sent", null]),
    ...Array.from({ length: 2 }, () => ["settled", "waits", null]),
    ["settled", 0, "refunded"],
    ["settled", "waits", null],
    // Of the demo athlete, and of one whose post is up.
    ...Array.from({ length: 2 }, () => ["held", null, null]),
    // In parts, the first of them due once both have signed.
    ["settled", "waits", null],
    ...Array.from({ length: 3 }, () => ["held", null, null]),
  ]);
  for (const { dealId } of rows) {
    await settleDeal(background, { dealId });
    await compareDeal(background, { dealId, again: true });
  }
  const [[differences], [plans], [after]] = await Promise.all([
    db.read(db.orm.select().from(paymentDifferences)),
    db.read(db.orm.select().from(subscriptions)),
    money(),
  ]);
  expect(differences).toEqual([]);
  expect(after.map(({ status }) => status)).toEqual(rows.map(({ status }) => status));
  expect(plans).toHaveLength(2);
  for (const { sideId } of plans)
    expect(
      await refreshSubscription(
        { ...background, ...systemContext(db, "night", Date.now()) },
        eq(subscriptions.sideId, sideId),
      ),
    ).toBe(false);
  await stripe.close();
}

test("the demo data fills an empty database once, and leaves seals and files of its contracts to the Worker", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "laurel-seed-"));
  const stack = new Stack({
    ports: seedPorts,
    dataDir,
    appEnv: "test",
    onDeath: (error: Error) => {
      throw error;
    },
  });
  try {
    await stack.requirePorts();
    await stack.startDatabase();
    await stack.migrate();
    const db = connect({ url: stack.databaseUrl });
    const content = () =>
      db.read(
        db.orm.select({ n: count() }).from(profiles),
        db.orm.select({ n: count() }).from(notifications),
        db.orm
          .select({ n: count(), total: sum(athleteProfiles.ambassadorScore) })
          .from(athleteProfiles),
        db.orm
          .select({ kind: outbox.kind, n: count() })
          .from(outbox)
          .groupBy(outbox.kind)
          .orderBy(outbox.kind),
        db.orm
          .select({ kind: contracts.kind, status: contracts.status, n: count() })
          .from(contracts)
          .groupBy(contracts.kind, contracts.status)
          .orderBy(contracts.kind, contracts.status),
        db.orm.select({ status: disputes.status }).from(disputes),
      );
    await stack.seed();
    const filled = await content();
    expect(filled[0]).toEqual([{ n: 70 }]);
    expect(filled[2][0]?.n).toBe(60);
    expect(filled[3].map(({ kind }) => kind)).toEqual([
      "contract-file",
      "payment-transfer",
      "seal",
    ]);
    expect(filled[4]).toEqual([
      { kind: "amendment", status: "pending", n: 1 },
      { kind: "contract", status: "fully_executed", n: 2 },
      { kind: "contract", status: "partially_signed", n: 1 },
      { kind: "contract", status: "pending", n: 1 },
    ]);
    expect(filled[5]).toEqual([{ status: "under_review" }]);
    // A new person finds a record that is long enough to be shown.
    const ofBrand = sql`(select brand_id from brand_members join profiles on id = person_id where email = ${DEMO.brand})`;
    const record = await loadTrackRecord({ db, now: Date.now() }, "brand", ofBrand);
    expect(record?.measures[0]?.text).toMatch(/^Paid in up front in 5 of 7 deals/);
    // What has ended has its history, in the order in which it happened.
    const [entries] = await db.read(
      db.orm
        .select({ title: campaigns.title, kind: recordEntries.kind, at: recordEntries.createdAt })
        .from(campaigns)
        .leftJoin(recordEntries, eq(recordEntries.campaignId, campaigns.id))
        .where(and(eq(campaigns.status, "completed"), eq(campaigns.brandId, ofBrand)))
        .orderBy(campaigns.title, recordEntries.number),
    );
    const begun = ["invitation_accepted", "payment_funded", "draft_submitted", "content_approved"];
    for (const [title, kinds] of [
      ["Autumn Tempo Club", [...begun, "content_posted", "payment_settled"]],
      ["Spring Road Relay", [...begun, "payment_settled", "content_posted", "dispute_filed"]],
    ]) {
      const own = entries.filter((entry) => entry.title === title);
      expect([...new Set(own.map(({ kind }) => kind))]).toEqual(kinds);
      const moments = own.map(({ at }) => at ?? 0);
      expect(moments).toEqual(moments.toSorted((one, other) => one - other));
    }
    await stack.seed();
    expect(await content()).toEqual(filled);
    await agreesWithStripe(db, stack.stripeData);
    db.client.close();
  } finally {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 240_000);
