import { DAY_MS } from "~/platform/durations";
import { REEL } from "../support/deliverables";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContract,
  makeExclusivity,
  makeInvitation,
} from "../support/factories";
import { expect, open, test } from "../support/fixtures";
import { quickHash } from "../support/quick-password";

const PASSWORD = "correct horse";
const UNTIL = "until 31 March 2099, in the UK";

test("a brand reads of an exclusivity before it invites, and both sides tick that they have before they sign @once", async ({
  db,
  browserOf,
}) => {
  const passwordHash = quickHash(PASSWORD);
  const brand = await makeBrand(db, {
    name: "Priya Raman",
    companyName: "Northlight",
    passwordHash,
  });
  const athlete = await makeAthlete(db, { name: "Ada North", passwordHash });
  const rival = await makeExclusivity(db, athlete, {
    category: "footwear",
    lastDay: "2099-03-31",
  });
  const campaignId = await makeCampaign(db, brand.brandId, {
    title: "Autumn miles",
    deliverables: [REEL],
  });
  const [theirs, own] = [await browserOf(brand), await browserOf(athlete)];

  await open(theirs, `/brand/campaigns/${campaignId}/edit`);
  await theirs.getByLabel("Product category").selectOption("Running and sports shoes");
  await theirs.getByRole("button", { name: "Save changes" }).click();
  await expect(theirs).toHaveURL(`/brand/campaigns/${campaignId}?tab=brief`);
  await expect(theirs.getByText("Running and sports shoes")).toBeVisible();
  const unnamed = `Exclusive for running and sports shoes with another brand ${UNTIL}`;
  for (const page of ["/invite", ""]) {
    await open(theirs, `/brand/athletes/${athlete.userId}${page}`);
    await expect(theirs.getByText(unnamed)).toBeVisible();
  }
  await open(theirs, `/brand/invite?athlete=${athlete.userId}`);
  await expect(theirs.getByText(unnamed)).toBeVisible();

  await open(own, `/athlete/campaigns/${campaignId}`);
  await expect(own.getByText(`with Rival Shoes ${UNTIL}`)).toBeVisible();
  const dealId = await makeInvitation(db, campaignId, athlete.userId, "pending");
  await open(own, `/athlete/campaigns/${campaignId}/accept`);
  await expect(own.getByText(`with Rival Shoes ${UNTIL}`)).toBeVisible();
  await own.getByRole("button", { name: "Accept" }).click();
  await expect(own.getByText("Invitation accepted", { exact: true })).toBeVisible();
  await open(theirs, `/brand/invitations/${dealId}/contract`);
  await expect(theirs.getByLabel("Product category")).toHaveValue("footwear");
  const id = await makeContract(
    db,
    dealId,
    { brand, athlete, campaignId },
    { category: "footwear", exclusiveIn: "footwear", exclusiveMonths: 3 },
  );
  for (const [page, name, text] of [
    [theirs, "Priya Raman", unnamed],
    [own, "Ada North", `Exclusive for running and sports shoes with Rival Shoes ${UNTIL}`],
  ] as const) {
    await open(page, `/contracts/${id}/sign`);
    await expect(page.getByText(text)).toBeVisible();
    await page.getByLabel("Your full name").fill(name);
    await page.getByLabel("Your password").fill(PASSWORD);
    await page.getByRole("button", { name: "Sign contract" }).click();
    await expect(page.getByRole("alert")).toContainText(
      "Tick the box to sign although it conflicts",
    );
    await page.getByLabel("I've read this and want to sign anyway").check();
    await page.getByLabel("Your password").fill(PASSWORD);
    await page.getByRole("button", { name: "Sign contract" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Contract signed" })).toBeVisible();
  }

  await expect(own.getByRole("region", { name: "Rights in force" })).toContainText(
    "Exclusive for running and sports shoes with Northlight",
  );
  await open(own, "/contracts");
  await own.getByRole("main").getByText("More", { exact: true }).click();
  await own.getByRole("link", { name: "Your exclusivity and rights" }).click();
  for (const company of ["Northlight", "Rival Shoes"])
    await expect(
      own.getByRole("heading", {
        name: `Exclusive for running and sports shoes with ${company}`,
      }),
    ).toBeVisible();
  const rivals = await browserOf(rival);
  await open(rivals, "/rights");
  await expect(
    rivals.getByText("Ada North does no paid work for other brands in running and sports shoes"),
  ).toBeVisible();
  await expect(rivals.getByText("1 January 2026 to 31 March 2099, in the UK")).toBeVisible();
  const soon = new Date(Date.now() + 12 * DAY_MS).toISOString().slice(0, 10);
  const loyal = await makeAthlete(db, { name: "Bo Lind" });
  await makeExclusivity(db, loyal, { brand, category: "travel", lastDay: soon });
  await open(theirs, "/rights");
  await expect(theirs.getByText("Ends in 12 days")).toBeVisible();
  await theirs.getByRole("link", { name: /^Ask for an extension/ }).click();
  await expect(theirs.getByRole("heading", { name: "Propose an amendment" })).toBeVisible();
});
