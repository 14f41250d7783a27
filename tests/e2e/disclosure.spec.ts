import { eq } from "drizzle-orm";
import { campaigns } from "~db/schema";
import {
  makeActiveDeal,
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
} from "../support/factories";
import { expect, open, test, waitForHydration } from "../support/fixtures";

const UNLABELLED = "Gifted by Northlight. Ten kilometres before work.";
const UNCLEAR = "“Gifted” isn't clear enough in the UK. Write “#ad” instead.";
const REASON = "The clip opens with a full-screen label.";

test("a caption without an ad label is sent with a reason, which the brand reads before it approves @once", async ({
  db,
  browserOf,
}) => {
  const { brand, athlete, campaignId } = await makeActiveDeal(db);

  const page = await browserOf(athlete);
  await open(page, "/athlete/content/new");
  await page.getByRole("button", { name: "Add a link instead" }).click();
  await waitForHydration(page);
  await page.getByLabel("Title").fill("Frost on the path");
  await page.getByLabel("Caption").fill(UNLABELLED);
  await page.getByLabel("Platform").selectOption("Instagram");
  await page.getByLabel("Media links").fill("https://example.com/frost.mp4");
  await page.getByRole("button", { name: "Send for review" }).click();
  await expect(page.getByRole("alert")).toContainText(UNCLEAR);
  const reason = page
    .locator("form#contentItem")
    .getByLabel("Keep your wording? Tell the brand why");
  await expect(reason).toHaveAccessibleDescription(/Change the caption, or say why it should stay/);
  await expect(page.getByLabel("Caption")).toHaveValue(UNLABELLED);
  await expect(page.getByLabel("Platform")).toHaveValue("instagram");
  await reason.fill(REASON);
  await page.getByRole("button", { name: "Send for review" }).click();
  await expect(page.getByText("Content submitted for review!")).toBeVisible();

  const review = await browserOf(brand);
  await open(review, `/brand/campaigns/${campaignId}?tab=content`);
  await expect(review.getByRole("button", { name: /^Approve/ })).toHaveCount(0);
  await review.getByRole("link", { name: /^Check ad label/ }).click();
  const report = review.getByRole("region", { name: "Ad label" });
  await expect(report).toContainText(UNCLEAR);
  await expect(report).toContainText(`${athlete.name} says: “${REASON}”`);
  await expect(review.getByText("For Instagram")).toBeVisible();
  await review.getByRole("button", { name: "Approve" }).click();
  await expect(review.getByRole("alert")).toContainText(
    "Tick the box to approve the caption as it is",
  );
  await review.getByLabel("Approve anyway; I take responsibility for the ad label").check();
  await review.getByRole("button", { name: "Approve" }).click();
  await expect(review.getByText("The content has been approved")).toBeVisible();
});

test("an approval is checked by the audience that the brief has by now @once", async ({
  db,
  browserOf,
}) => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const campaignId = await makeCampaign(db, brand.brandId);
  const id = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
  const page = await browserOf(brand);
  await open(page, `/brand/content/${id}`);
  await expect(page.getByText("The caption says it's an ad.")).toBeVisible();
  await db.write([
    db.orm
      .update(campaigns)
      .set({ audienceCountries: ["DE"] })
      .where(eq(campaigns.id, campaignId)),
  ]);
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Tick the box");
  await expect(page.getByRole("region", { name: "Ad label" })).toContainText(
    "“#ad” isn't clear enough in Germany. Write “Werbung:” instead.",
  );
  await page.getByLabel("Approve anyway; I take responsibility for the ad label").check();
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(page.getByText("The content has been approved")).toBeVisible();
});

test("a draft with an unclear label asks for a reason before it is polished @once", async ({
  db,
  browserOf,
}) => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const campaignId = await makeCampaign(db, brand.brandId);
  const id = await makeContent(db, campaignId, athlete.userId, "draft", {
    description: UNLABELLED,
  });
  const page = await browserOf(athlete);
  await open(page, `/athlete/content/${id}`);
  await page.getByText("Ask us to check it first", { exact: true }).click();
  await page.getByRole("button", { name: "Send to our team" }).click();
  await expect(page.getByRole("alert")).toContainText(UNCLEAR);
  await page
    .locator("form#polish")
    .getByLabel("Keep your wording? Tell the brand why")
    .fill(REASON);
  await page.getByRole("button", { name: "Send to our team" }).click();
  await expect(page.getByText("Sent to polishing")).toBeVisible();
});

test("a draft that loses its label is refused, with what was typed kept @once", async ({
  db,
  browserOf,
}) => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const campaignId = await makeCampaign(db, brand.brandId);
  const id = await makeContent(db, campaignId, athlete.userId, "draft");
  const page = await browserOf(athlete);
  await open(page, `/athlete/content/${id}`);
  const check = page.getByRole("region", { name: "Ad label check" });
  await expect(check).toContainText("The caption says it's an ad.");
  await page.getByLabel("Caption").fill(UNLABELLED);
  await page.getByRole("button", { name: "Send for review" }).click();
  await expect(page.getByRole("alert")).toContainText(UNCLEAR);
  await expect(page.getByLabel("Caption")).toHaveValue(UNLABELLED);
  await expect(check).not.toContainText("The caption says it's an ad.");
  await page.getByLabel("Caption").fill("#ad Ten kilometres before work.");
  await page.getByRole("button", { name: "Send for review" }).click();
  await expect(page.getByText("Content submitted for review!")).toBeVisible();
});

test("the brief names the countries of the audience, at least one @once", async ({
  db,
  browserOf,
}) => {
  const { brand, athlete, campaignId } = await makeActiveDeal(db);
  const page = await browserOf(brand);
  await open(page, `/brand/campaigns/${campaignId}/edit`);
  await expect(page.getByRole("checkbox", { name: "United Kingdom" })).toBeChecked();
  await page.getByRole("checkbox", { name: "United Kingdom" }).uncheck();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("alert")).toContainText("Please choose at least one country");
  await page.getByRole("checkbox", { name: "Germany" }).check();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page).toHaveURL(`/brand/campaigns/${campaignId}?tab=brief`);
  await expect(page.getByRole("heading", { name: "Audience" })).toBeVisible();

  const theirs = await browserOf(athlete);
  await open(theirs, `/athlete/campaigns/${campaignId}`);
  const audience = theirs.locator("section", {
    has: theirs.getByRole("heading", { name: "Audience" }),
  });
  await expect(audience).toContainText("Germany");
  await expect(audience).not.toContainText("United Kingdom");
});
