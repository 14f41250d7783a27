import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { dailySiteFigures, loadSiteFigures } from "~/features/site/site/site-figures.server";
import { DAY_MS } from "~/platform/durations";
import { makeEndedDeal } from "../support/ended-deals";
import { makeAthlete, makeBrand, makeCampaign } from "../support/factories";
import { ownDatabase } from "../support/own-database";

const db = ownDatabase();
afterAll(() => db.client.close());

async function count() {
  const today = { day: new Date().toISOString().slice(0, 10), now: Date.now() };
  const { writes, next } = await dailySiteFigures(db, today, "");
  expect(next).toBeNull();
  await db.write(writes);
  return loadSiteFigures(db);
}

test("the home page's figures are counted from rows, each from its minimum on", async () => {
  expect(await count()).toEqual([]);
  const brand = await makeBrand(db);
  const athlete = await makeAthlete(db);
  for (let n = 0; n < 9; n++) await makeCampaign(db, brand.brandId, { status: "active" });
  await makeCampaign(db, brand.brandId, { status: "draft" });
  await makeCampaign(db, brand.brandId, { status: "active", endDate: "2020-01-01" });
  for (let n = 0; n < 19; n++) await makeEndedDeal(db, brand, athlete);
  expect(await count()).toEqual([]);

  await makeCampaign(db, brand.brandId, { status: "active" });
  await makeEndedDeal(db, brand, athlete);
  // Eleven of the twenty took three days, the others no time.
  await db.write([
    sql`update content_submissions set approved_at =
      (select settled_at from payments p where p.deal_id = content_submissions.deal_id)`,
    sql`update payments set sent_at = settled_at + ${3 * DAY_MS}
      where id in (select id from payments limit 11)`,
  ]);
  expect(await count()).toEqual([
    { name: "open_campaigns", value: 10 },
    { name: "fees_paid", value: 20 * 500_00 },
    { name: "days_to_pay", value: 3 },
  ]);
});

test("a payment that has not arrived, or was not approved, counts nowhere", async () => {
  await db.write([
    sql`update payments set sent_at = null where id in (select id from payments limit 1)`,
  ]);
  expect((await count()).map(({ name }) => name)).toEqual(["open_campaigns"]);
});
