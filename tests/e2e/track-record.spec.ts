import { newId } from "~db/columns";
import { makeEndedDeal } from "../support/ended-deals";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeInvitation,
  makeStaff,
} from "../support/factories";
import { expect, open, test } from "../support/fixtures";
import { waitForMail } from "../support/inbox";

test("both sides read a record before they say yes, and an athlete has one measure corrected @once", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db, { companyName: "Northlight" });
  const name = `Maya ${newId()}`;
  const athlete = await makeAthlete(db, { name });
  // Each of the two has deals with three others.
  for (let i = 0; i < 2; i++) {
    await makeEndedDeal(db, brand, athlete);
    await makeEndedDeal(db, await makeBrand(db), athlete);
    await makeEndedDeal(db, brand, await makeAthlete(db));
  }
  await makeEndedDeal(db, brand, athlete, { title: "Winter base miles", sentDaysLate: 3 });
  const campaignId = await makeCampaign(db, brand.brandId, { title: "Spring relay" });

  const office = await browserOf(brand);
  await open(office, `/brand/athletes/${athlete.userId}/invite`);
  const expectedVersion = office.getByRole("region", { name: "Track record" });
  await expect(expectedVersion).toContainText("Measured from the 5 deals with 3 brands");
  await expect(expectedVersion).toContainText("4 of 5 content items on time");

  await makeInvitation(db, campaignId, athlete.userId, "pending");
  const page = await browserOf(athlete, { viewport: { width: 320, height: 640 } });
  await open(page, `/athlete/campaigns/${campaignId}/accept`);
  await expect(page.getByRole("region", { name: "Track record of Northlight" })).toContainText(
    "Paid in up front in 5 of 5 deals",
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await open(page, "/athlete/profile");
  await page.getByRole("main").getByText("More", { exact: true }).click();
  await page.getByRole("main").getByRole("link", { name: "Track record" }).click();
  await page.getByRole("button", { name: "Contest" }).click();
  await expect(page.getByRole("alert")).toContainText("Please choose a measure");
  await page.getByLabel("Measure", { exact: true }).selectOption("Delivered on time");
  await page.getByLabel("Deal", { exact: true }).selectOption("Winter base miles, Northlight");
  await page.getByLabel("What is wrong?").fill("The brief came after the last day.");
  await page.getByRole("button", { name: "Contest" }).click();
  await expect(page.getByText("Our team will look at it.")).toBeVisible();
  const shown = page.getByRole("region", { name: "What brands see" });
  await expect(shown).toContainText("Delivered on time Contested");

  const desk = await browserOf(await makeStaff(db));
  await open(desk, "/admin");
  const waiting = desk.getByRole("region", { name: "Needs our attention" });
  await waiting
    .getByRole("listitem")
    .filter({ hasText: "contested record" })
    .getByRole("link")
    .click();
  const contest = desk.getByRole("region", { name: `Delivered on time: ${name}` });
  await expect(contest).toContainText("0 of 1 content item on time");
  await expect(contest).toContainText("The brief came after the last day.");
  await contest.getByRole("radio", { name: /^Correct it/ }).check();
  await contest.getByRole("button", { name: "Decide" }).click();
  await expect(contest.getByRole("alert")).toContainText("Please say why");
  await expect(contest.getByRole("radio", { name: /^Correct it/ })).toBeChecked();
  await contest.getByLabel("Why?").fill("The brief is three days younger.");
  // A colleague has the same page open, and is told that they are late.
  const late = await browserOf(await makeStaff(db));
  await open(late, "/admin/contests");
  await contest.getByRole("button", { name: "Decide" }).click();
  await expect(desk.getByText("Decided. We've let both sides know.")).toBeVisible();
  await expect(contest).toHaveCount(0);
  const same = late.getByRole("region", { name: `Delivered on time: ${name}` });
  await same.getByRole("radio", { name: "Uphold the record" }).check();
  await same.getByLabel("Why?").fill("I see nothing wrong.");
  await same.getByRole("button", { name: "Decide" }).click();
  await expect(late.getByText("A colleague has already decided this contest.")).toBeVisible();

  const mail = await waitForMail(athlete.email, /Your track record was corrected/);
  expect(mail.text).toContain("The brief is three days younger.");
  await open(page, "/notifications");
  await page
    .getByRole("main")
    .getByRole("button", { name: /Your track record was corrected/ })
    .click();
  await expect(shown).toContainText("4 of 4 content items on time");
  await expect(page.getByText("Deal left out")).toBeVisible();

  await open(office, "/notifications");
  await office
    .getByRole("main")
    .getByRole("button", { name: /contested track record corrected/ })
    .click();
  await expect(expectedVersion).toContainText("4 of 4 content items on time");
  await expect(expectedVersion.getByText("Contested", { exact: true })).toHaveCount(0);
});
