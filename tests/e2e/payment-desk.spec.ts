import { sql } from "drizzle-orm";
import { newId } from "~db/columns";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeInvitation,
  makeStaff,
} from "../support/factories";
import { expect, open, test } from "../support/fixtures";

test("an admin finds a held payment and refunds a part of it, with a reason that both sides read @once", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db, { companyName: "Northlight" });
  const athlete = await makeAthlete(db, { name: "Ada North" });
  const campaignId = await makeCampaign(db, brand.brandId, { title: "Autumn miles" });
  const dealId = await makeInvitation(db, campaignId, athlete.userId, "accepted", {
    fee: 80_000,
  });
  const theirs = await browserOf(brand);
  await open(theirs, `/deals/${dealId}`);
  await theirs.getByRole("button", { name: "Pay £864" }).click();
  await theirs.waitForURL(/hosted/);
  await theirs.getByRole("button", { name: "Pay" }).click();
  await expect(theirs.locator("main")).toContainText("Secured");

  const desk = await browserOf(await makeStaff(db, ["admin"]));
  await open(desk, "/admin/payments");
  await desk.getByLabel("Campaign, person or ID").fill(brand.email);
  await desk.getByRole("button", { name: "Search", exact: true }).click();
  await expect(desk).toHaveURL(/q=/);
  await desk.getByRole("link", { name: "Autumn miles" }).click();
  const main = desk.locator("main");
  await expect(main).toContainText("We hold £864");
  await desk.getByLabel("Part to each").check();
  await desk.getByLabel("Athlete's part").fill("900");
  await desk.getByRole("button", { name: "Move the money" }).click();
  await expect(desk.getByRole("alert")).toContainText("Please give a reason");
  await desk.getByLabel("Reason").fill("Half of the work was agreed to be enough.");
  await desk.getByRole("button", { name: "Move the money" }).click();
  await expect(desk.getByRole("alert")).toContainText("At most £800");
  await desk.getByLabel("Athlete's part").fill("400");
  await desk.getByRole("button", { name: "Move the money" }).click();
  await expect(main).toContainText("£400 to the athlete");
  await expect(main).toContainText("£432 back to the brand");

  await theirs.goto("/notifications");
  await expect(theirs.locator("main")).toContainText("Half of the work was agreed to be enough.");
});

test("an admin closes a difference from Stripe with a reason @once", async ({ browserOf, db }) => {
  const reference = `tr_${newId()}`;
  await db.write([
    sql`insert into payment_differences (id, deal_id, kind, reference, in_ledger, at_stripe, created_at, seen_at)
      values (${newId()}, ${newId()}, 'unknown_transfer', ${reference}, 0, 700, 1, 1)`,
  ]);
  const desk = await browserOf(await makeStaff(db, ["admin"]));
  await open(desk, "/admin/payments?tab=differences");
  const shown = desk.getByRole("listitem").filter({ hasText: reference });
  await shown.getByRole("button", { name: "Close" }).click();
  await expect(shown.getByRole("alert")).toContainText("Please give a reason");
  await shown.getByLabel("Why it will stay").fill("Moved back by the athlete's bank.");
  await shown.getByRole("button", { name: "Close" }).click();
  await expect(shown).toHaveCount(0);
});
