import type { Database } from "~db/client";
import type { ContentStatus } from "~db/constants";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeInvitation,
  makeStaff,
} from "../support/factories";
import { expect, open, test } from "../support/fixtures";

async function agreed(db: Database, status: ContentStatus = "awaiting_review") {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const campaignId = await makeCampaign(db, brand.userId);
  await makeInvitation(db, campaignId, athlete.userId);
  const contentId = await makeContent(db, campaignId, athlete.userId, status);
  return { brand, athlete, campaignId, contentId };
}

test("content needs a title and https links; the form keeps what was typed", async ({
  db,
  browserOf,
}) => {
  const { athlete } = await agreed(db);
  const page = await browserOf(athlete);
  await open(page, "/athlete/content/new");
  await page.getByLabel("Media links").fill("http://example.com/clip.mp4");
  await page.getByRole("button", { name: "Save Draft" }).click();
  await expect(page.getByRole("alert")).toContainText("Title is required");
  await expect(page.getByLabel("Media links")).toHaveAccessibleDescription(
    /Line 1 isn.t a link starting with https/,
  );
  await expect(page.getByLabel("Media links")).toHaveValue("http://example.com/clip.mp4");
});

test("flagging needs a reason and opens a moderation case", async ({ db, browserOf }) => {
  const { brand, athlete, contentId } = await agreed(db);
  const page = await browserOf(brand);
  await open(page, `/brand/content/${contentId}`);
  await page.locator("summary", { hasText: "Flag" }).click();
  await page.getByRole("button", { name: "Flag Content" }).click();
  await expect(page.getByRole("alert")).toContainText("Reason Required");
  await page.getByRole("radio", { name: "Copyright concern" }).check();
  const mark = `Whose song is this, ${contentId}?`;
  await page.locator("details[open]").getByLabel("Feedback").fill(mark);
  await page.getByRole("button", { name: "Flag Content" }).click();
  await expect(page).toHaveURL("/brand/content");
  await expect(
    page.getByText("This content has been flagged for review by moderation team."),
  ).toBeVisible();

  const hers = await browserOf(athlete);
  await open(hers, `/athlete/content/${contentId}`);
  await expect(hers.getByText(`FLAGGED: copyright_concern - ${mark}`)).toBeVisible();

  const desk = await browserOf(await makeStaff(db));
  await open(desk, "/admin/content");
  const found = desk.getByRole("listitem").filter({ hasText: mark });
  await found.getByRole("button", { name: "Close case" }).click();
  await expect(desk.getByText("Case closed", { exact: true })).toBeVisible();
  await expect(desk.getByText(mark)).toHaveCount(0);
});

test("staff polish a draft and send it on", async ({ db, browserOf }) => {
  const { athlete, contentId, brand } = await agreed(db, "draft");
  const page = await browserOf(athlete);
  await open(page, `/athlete/content/${contentId}`);
  await page.getByRole("button", { name: "Send to Polishing" }).click();
  await expect(page.getByText("Sent to polishing")).toBeVisible();

  const desk = await browserOf(await makeStaff(db, ["admin"]));
  await open(desk, "/admin/content");
  const form = desk.locator("form").filter({ has: desk.locator(`input[value="${contentId}"]`) });
  await form.getByRole("button").click();
  await expect(desk.getByText("Sent to the brand for review")).toBeVisible();

  const review = await browserOf(brand);
  await open(review, "/brand/content");
  await expect(review.getByText("1 submission is awaiting your review")).toBeVisible();
});

test("a late decision gets a conflict message and the current state", async ({ db, browserOf }) => {
  const { brand, contentId } = await agreed(db);
  const [first, second] = [await browserOf(brand), await browserOf(brand)];
  // The second reviewer's rooms are down, so that the first decision cannot reach the open page.
  await second.routeWebSocket("**/parties/**", (socket) => socket.close());
  for (const page of [first, second]) await open(page, `/brand/content/${contentId}`);
  await second.locator("summary", { hasText: "Request Changes" }).click();
  await second.getByLabel("What needs to change?").fill("Brighter, please");
  await first.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(first.getByText("Content Approved", { exact: true })).toBeVisible();
  await second.getByRole("button", { name: "Send to athlete" }).click();
  await expect(second.getByText("This has already been decided")).toBeVisible();
  await expect(second.getByText("Its status is now Approved.")).toBeVisible();
});

test("a page that shows an older version cannot decide", async ({ db, browserOf }) => {
  const { brand, athlete, contentId } = await agreed(db);
  const [first, stale] = [await browserOf(brand), await browserOf(brand)];
  await stale.routeWebSocket("**/parties/**", (socket) => socket.close());
  for (const page of [first, stale]) await open(page, `/brand/content/${contentId}`);
  await first.locator("summary", { hasText: "Request Changes" }).click();
  await first.getByLabel("What needs to change?").fill("Show the shoe");
  await first.getByRole("button", { name: "Send to athlete" }).click();
  await expect(first.getByText("The athlete will be notified of the requested")).toBeVisible();

  const hers = await browserOf(athlete);
  await open(hers, `/athlete/content/${contentId}`);
  await hers.getByLabel("Title").fill("Second clip");
  await hers.getByRole("button", { name: "Submit new version" }).click();
  await expect(hers.getByText("The brand can now see your new version.")).toBeVisible();

  await stale.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(stale.getByRole("alert")).toContainText("This has already been decided");
  await expect(stale.getByRole("heading", { level: 1 })).toHaveText("Second clip");
  await stale.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(stale.getByText("Content Approved", { exact: true })).toBeVisible();
});

test("a decision after a flag gets a message and a redirect to the queue", async ({
  db,
  browserOf,
}) => {
  const { brand, contentId } = await agreed(db);
  const [first, stale] = [await browserOf(brand), await browserOf(brand)];
  await stale.routeWebSocket("**/parties/**", (socket) => socket.close());
  for (const page of [first, stale]) await open(page, `/brand/content/${contentId}`);
  await first.locator("summary", { hasText: "Flag" }).click();
  await first.getByRole("radio", { name: "Other" }).check();
  await first.getByRole("button", { name: "Flag Content" }).click();
  await expect(first.getByText("Content Flagged", { exact: true })).toBeVisible();
  await stale.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(stale).toHaveURL("/brand/content");
  await expect(stale.getByText("This has already been decided")).toBeVisible();
});

test("a rejection without feedback says what is missing", async ({ db, browserOf }) => {
  const { brand, campaignId } = await agreed(db);
  const page = await browserOf(brand);
  await open(page, `/brand/campaigns/${campaignId}?tab=content`);
  await page.locator("summary", { hasText: "Reject" }).click();
  await page.getByLabel(/Feedback for/).fill("   ");
  await page.getByRole("button", { name: "Send feedback" }).click();
  await expect(page.getByRole("alert")).toContainText("Feedback Required");
  await expect(page.getByRole("alert")).toContainText(
    "Please provide feedback for the requested changes",
  );
});

test("the campaign's page approves and rejects in its own words", async ({ db, browserOf }) => {
  const { brand, campaignId, contentId } = await agreed(db);
  const page = await browserOf(brand);
  await open(page, `/brand/campaigns/${campaignId}?tab=content`);
  await page.locator("summary", { hasText: "Reject" }).click();
  await expect(page.getByLabel(/Feedback for/)).toHaveValue("Please revise");
  await page.getByRole("button", { name: "Send feedback" }).click();
  await expect(page.getByText("Content Rejected")).toBeVisible();
  await expect(page.getByText("Feedback sent to athlete")).toBeVisible();
  await expect(page).toHaveURL(`/brand/campaigns/${campaignId}?tab=content`);
  await open(page, `/brand/content/${contentId}`);
  await expect(page.getByText("Please revise")).toBeVisible();
});
