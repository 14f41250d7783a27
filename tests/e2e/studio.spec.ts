import { ask } from "../support/deliverables";
import {
  makeActiveDeal,
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeInvitation,
} from "../support/factories";
import { expect, open, test, waitForHydration } from "../support/fixtures";

/** What an athlete writes for a post, and what both sides see of it. */

test("a caption keeps to its platform's limit; hashtags and the planned date reach the brand @nightly", async ({
  db,
  browserOf,
}) => {
  const { brand, athlete } = await makeActiveDeal(db);
  const page = await browserOf(athlete);
  await open(page, "/athlete/content/new");
  await page.getByRole("button", { name: "Add a link instead" }).click();
  await waitForHydration(page);
  await page.getByLabel("Title").fill("Frost on the path");
  await page.getByLabel("Platform").selectOption("X");
  // With the empty line and '#frost' it is 281 characters.
  const long = `#ad ${"a".repeat(269)}`;
  await page.getByLabel("Caption").fill(long);
  await page.getByLabel("Hashtags").fill("frost #Frost");
  await page.getByLabel("Planned date").fill("2099-01-12");
  await page.getByLabel("Media links").fill("https://example.com/frost.mp4");
  await page.getByRole("button", { name: "Send for review" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "X takes 280 characters in a caption with its hashtags. Yours has 281",
  );
  await expect(page.getByLabel("Hashtags")).toHaveValue("frost #Frost");
  await expect(page.getByLabel("Planned date")).toHaveValue("2099-01-12");
  await page.getByLabel("Caption").fill(long.slice(1));
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Draft saved")).toBeVisible();
  await expect(page.getByText("Caption and hashtags: 280 of 280")).toBeVisible();
  await page.getByLabel("Caption").fill("#ad Minus three, shoe first.");
  await page.getByRole("button", { name: "Send for review" }).click();
  await expect(page.getByText("Content submitted for review!")).toBeVisible();

  const review = await browserOf(brand);
  await open(review, "/brand/content");
  await review.getByRole("link", { name: /Frost on the path/ }).click();
  await expect(review.getByText("#frost", { exact: true })).toBeVisible();
  await expect(review.getByText("For X · Planned for 12 Jan 2099")).toBeVisible();
});

test("a content item names what it delivers, and both sides see how far the deal is @once", async ({
  db,
  browserOf,
}) => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const campaignId = await makeCampaign(db, brand.brandId);
  const dealId = await makeInvitation(db, campaignId, athlete.userId, "accepted", {
    deliverables: [ask(2, "reel"), ask(1, "video")],
  });
  const page = await browserOf(athlete);
  await open(page, `/deals/${dealId}`);
  await expect(page.getByText("0 of 3 sent")).toBeVisible();
  await page.getByRole("link", { name: "Add content for 1 Instagram video" }).click();
  await waitForHydration(page);
  await expect(
    page.getByText("Still to send: 2 Instagram reels, 1 Instagram video."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Add a link instead" }).click();
  await waitForHydration(page);
  await expect(page.getByLabel("Title")).toHaveValue("1 Instagram video");
  await expect(page.getByLabel("Deliverable")).toHaveValue("1 Instagram video");
  await page.getByLabel("Deliverable").selectOption("2 Instagram reels");
  await page.getByLabel("Title").fill("Frost on the path");
  await page.getByLabel("Caption").fill("#ad Minus three, shoe first.");
  await page.getByLabel("Media links").fill("https://example.com/frost.mp4");
  await page.getByRole("button", { name: "Send for review" }).click();
  await expect(page.getByText("Content submitted for review!")).toBeVisible();
  await open(page, `/deals/${dealId}`);
  await expect(page.getByText("1 of 3 sent")).toBeVisible();
  await expect(page.getByRole("link", { name: "Frost on the path" })).toBeVisible();

  const theirs = await browserOf(brand);
  await open(theirs, `/brand/campaigns/${campaignId}?tab=athletes`);
  await expect(theirs.getByText("1 of 3 sent")).toBeVisible();
  await open(theirs, "/brand/content");
  await expect(theirs.getByText("2 Instagram reels · 1 of 3 sent")).toBeVisible();
  await theirs.getByRole("link", { name: /Frost on the path/ }).click();
  await expect(theirs.getByText(/1 of 3 sent/)).toBeVisible();
  await expect(theirs.getByText("2 Instagram reels · For Instagram")).toBeVisible();
});

test("a draft that another device has saved is shown beside one's own text @nightly", async ({
  db,
  browserOf,
  javaScriptEnabled,
}) => {
  const { athlete, campaignId } = await makeActiveDeal(db);
  const id = await makeContent(db, campaignId, athlete.userId, "draft", { mediaUrls: [] });
  const [phone, laptop] = [await browserOf(athlete), await browserOf(athlete)];
  await open(phone, `/athlete/content/${id}`);
  await open(laptop, `/athlete/content/${id}`);
  const save = async (page: typeof phone, caption: string) => {
    await page.getByLabel("Caption").fill(caption);
    await page.getByRole("button", { name: "Save Draft" }).click();
  };
  await save(phone, "#ad From the phone");
  await expect(phone.getByText("Draft saved")).toBeVisible();
  await save(laptop, "#ad From the laptop");
  const notice = laptop.getByRole("alert");
  await expect(notice).toContainText(/This draft was changed on another device at \d\d:\d\d/);
  await expect(notice).toContainText("#ad From the phone");
  await expect(laptop.getByLabel("Caption")).toHaveValue("#ad From the laptop");
  await notice.getByRole("button", { name: "Save mine" }).click();
  await expect(laptop.getByText("Draft saved")).toBeVisible();
  await expect(notice).toHaveCount(0);

  // With scripts it saves itself, and is refused, without a press.
  if (javaScriptEnabled === false) await save(phone, "#ad From the phone again");
  else await phone.getByLabel("Caption").fill("#ad From the phone again");
  await expect(phone.getByRole("alert")).toContainText("#ad From the laptop");
  await phone.getByRole("link", { name: "Use the other version" }).click();
  await waitForHydration(phone);
  await expect(phone.getByRole("alert")).toHaveCount(0);
  await expect(phone.getByLabel("Caption")).toHaveValue("#ad From the laptop");
});
