import type { Locator } from "@playwright/test";
import { sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { newId } from "~db/columns";
import type { ContentStatus } from "~db/constants";
import { contentComments } from "~db/schema";
import {
  makeActiveDeal,
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeInvitation,
  makeStaff,
} from "../support/factories";
import { expect, open, test, waitForHydration } from "../support/fixtures";
import { makeMedia } from "../support/media-rows";
import { claim } from "../support/polishing-desk";

async function agreed(db: Database, status: ContentStatus = "awaiting_review") {
  const { brand, athlete, campaignId } = await makeActiveDeal(db);
  const contentId = await makeContent(db, campaignId, athlete.userId, status);
  return { brand, athlete, campaignId, contentId };
}

test("content needs a title and links that can be followed; the form keeps what was typed @once", async ({
  db,
  browserOf,
}) => {
  const { athlete } = await agreed(db);
  const page = await browserOf(athlete);
  await open(page, "/athlete/content/new");
  await page.getByRole("button", { name: "Add a link instead" }).click();
  await waitForHydration(page);
  await page.getByLabel("Title").fill(" ");
  await page.getByLabel("Caption").fill("");
  await page.getByLabel("Media links").fill("http://example.com/clip.mp4");
  await page.getByRole("button", { name: "Send for review" }).click();
  await expect(page.getByRole("alert")).toContainText("to put right");
  await expect(page.getByRole("alert")).toContainText("Add a caption before you send this");
  await expect(page.getByRole("alert")).toContainText("Add a title");
  await expect(page.getByLabel("Media links")).toHaveAccessibleDescription(
    /Line 1 isn.t a link starting with https/,
  );
  await expect(page.getByLabel("Media links")).toHaveValue("http://example.com/clip.mp4");
});

test("a new content item is sent in one step, links with https:// where it lacked @once", async ({
  db,
  browserOf,
}) => {
  const { athlete, brand } = await agreed(db);
  const page = await browserOf(athlete);
  await open(page, "/athlete/content/new");
  await page.getByRole("button", { name: "Add a link instead" }).click();
  await waitForHydration(page);
  await page.getByLabel("Title").fill("Frost on the path");
  await page.getByLabel("Caption").fill("#ad Minus three, shoe first.");
  await page.getByLabel("Media links").fill("example.com/frost.mp4");
  await page.getByRole("button", { name: "Send for review" }).click();
  await expect(page.getByText("Content submitted for review!")).toBeVisible();
  await expect(page.getByRole("link", { name: "https://example.com/frost.mp4" })).toBeVisible();

  const review = await browserOf(brand);
  await open(review, "/brand/content");
  await expect(review.getByRole("heading", { name: "Frost on the path" })).toBeVisible();
});

test("a draft without a caption says what it lacks, and goes on from the same form @nightly", async ({
  db,
  browserOf,
}) => {
  const { athlete, campaignId } = await agreed(db);
  const id = await makeContent(db, campaignId, athlete.userId, "draft", { description: "" });
  const page = await browserOf(athlete);
  await open(page, `/athlete/content/${id}`);
  await page.getByLabel("Caption").fill("");
  await page.getByRole("button", { name: "Send for review" }).click();
  await expect(page.getByRole("alert")).toContainText("Add a caption before you send this");
  await page.getByLabel("Caption").fill("#ad Ten kilometres before work.");
  await page.getByRole("button", { name: "Send for review" }).click();
  await expect(page.getByText("Content submitted for review!")).toBeVisible();

  await page.getByRole("button", { name: "Unsend" }).click();
  await expect(page.getByText("It's a draft again. We've let the brand know.")).toBeVisible();
  await page.locator("summary", { hasText: "Delete draft" }).click();
  await page.getByRole("button", { name: "Delete this draft" }).click();
  await expect(page).toHaveURL("/athlete/content");
  await expect(page.getByText("Draft deleted")).toBeVisible();
});

test("posting asks for the address of the post and shows it to the brand @once", async ({
  db,
  browserOf,
}) => {
  const { athlete, brand, contentId } = await agreed(db, "approved");
  const page = await browserOf(athlete);
  await open(page, `/athlete/content/${contentId}`);
  await page.getByLabel("Address of your post").fill("not an address");
  await page.getByRole("button", { name: "Mark as Posted" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter the address of your post");
  await page.getByLabel("Address of your post").fill("www.instagram.com/p/abc");
  await page.getByRole("button", { name: "Mark as Posted" }).click();
  await expect(page.getByText("Content marked as posted!")).toBeVisible();

  const review = await browserOf(brand);
  await open(review, `/brand/content/${contentId}`);
  await expect(review.getByRole("link", { name: "https://www.instagram.com/p/abc" })).toBeVisible();
});

test("drafts and returned content items stand in tabs of their own @once", async ({
  db,
  browserOf,
}) => {
  const { athlete, campaignId } = await agreed(db, "draft");
  await makeContent(db, campaignId, athlete.userId, "rejected", { title: "Returned clip" });
  const page = await browserOf(athlete);
  await open(page, "/athlete/content");
  await page.getByRole("link", { name: "Drafts (1)" }).click();
  await expect(page.getByRole("heading", { name: "First clip" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Returned clip" })).toHaveCount(0);
  await page.getByRole("link", { name: "Changes Requested (1)" }).click();
  await expect(page.getByRole("heading", { name: "Returned clip" })).toBeVisible();
});

test("flagging needs a reason and opens a moderation case @once", async ({ db, browserOf }) => {
  const { brand, athlete, contentId } = await agreed(db);
  const page = await browserOf(brand);
  await open(page, `/brand/content/${contentId}`);
  await page.locator("summary", { hasText: "Flag" }).click();
  await page.getByRole("button", { name: "Flag content" }).click();
  await expect(page.getByRole("alert")).toContainText("Reason Required");
  await page.getByRole("radio", { name: "Copyright concern" }).check();
  const mark = `Whose song is this, ${contentId}?`;
  await page.locator("form#flag").getByLabel("Feedback").fill(mark);
  await page.getByRole("button", { name: "Flag content" }).click();
  await expect(page).toHaveURL("/brand/content");
  await expect(
    page.getByText("This content has been flagged for review by moderation team."),
  ).toBeVisible();

  const hers = await browserOf(athlete);
  await open(hers, `/athlete/content/${contentId}`);
  await expect(hers.getByRole("heading", { name: "Flagged: Copyright concern" })).toBeVisible();
  await expect(hers.getByText(mark)).toBeVisible();
  await expect(hers.getByText(/copyright_concern/)).toHaveCount(0);
  await expect(hers.getByRole("heading", { name: "With our moderators" })).toBeVisible();
  await expect(hers.getByRole("button", { name: "Send for review" })).toHaveCount(0);

  const desk = await browserOf(await makeStaff(db));
  await open(desk, "/admin/content");
  const listed = desk.getByRole("listitem").filter({ hasText: mark });
  await listed.getByRole("link", { name: /^Open/ }).click();
  await expect(desk).toHaveURL(`/admin/content/${contentId}`);
  await waitForHydration(desk);
  await expect(desk.getByText("Ten kilometres before work.")).toBeVisible();
  await desk.getByRole("radio", { name: "Return with guidance" }).check();
  await desk.getByRole("button", { name: "Save decision" }).click();
  await expect(desk.getByRole("alert")).toContainText("Please tell the athlete why");
  await desk.getByLabel("Note to the athlete").fill("Use a song you may use.");
  await desk.getByLabel("Note to the brand").fill("Well spotted.");
  await desk.getByRole("button", { name: "Save decision" }).click();
  await expect(desk.getByText("Case closed", { exact: true })).toBeVisible();
  await expect(desk.getByText(mark)).toHaveCount(0);
  await open(desk, `/admin/content/${contentId}`);
  await expect(desk.getByText("Returned with guidance")).toBeVisible();

  await open(hers, `/athlete/content/${contentId}`);
  await expect(hers.getByRole("heading", { name: "Guidance from our moderators" })).toBeVisible();
  await expect(hers.getByText("Use a song you may use.", { exact: true })).toBeVisible();
  await hers.getByRole("button", { name: "Send for review" }).click();
  await expect(hers.getByText("Content submitted for review!")).toBeVisible();

  await open(page, "/notifications");
  await expect(page.getByRole("main").getByText(/Well spotted\.$/)).toBeVisible();
});

test("staff comment on a content item, send it back with a note, then on to the brand @once", async ({
  db,
  browserOf,
}) => {
  const { athlete, contentId, brand } = await agreed(db, "draft");
  const page = await browserOf(athlete);
  await open(page, `/athlete/content/${contentId}`);
  await page.getByText("Ask us to check it first", { exact: true }).click();
  await page.getByRole("button", { name: "Send to our team" }).click();
  await expect(page.getByText("Sent to polishing")).toBeVisible();

  const desk = await browserOf(await makeStaff(db, ["admin"]));
  await claim(desk, contentId);
  await desk.getByLabel("Add a comment").fill("The wind is loud at 0:12.");
  await desk.getByRole("button", { name: "Add comment" }).click();
  await expect(desk.getByText("Comment added")).toBeVisible();
  await desk.locator("summary", { hasText: "Send back to the athlete" }).click();
  await desk.getByRole("button", { name: "Send back", exact: true }).click();
  await expect(desk.getByRole("alert")).toContainText("Please tell the athlete what to change");
  await desk.getByLabel("Note to the athlete").fill("Turn the sound down at 0:12.");
  await desk.getByRole("button", { name: "Send back", exact: true }).click();
  await expect(desk.getByText("Sent back to the athlete")).toBeVisible();

  await open(page, `/athlete/content/${contentId}`);
  await expect(page.getByRole("heading", { name: "A note from our team" })).toBeVisible();
  await expect(page.getByText("Turn the sound down at 0:12.", { exact: true })).toBeVisible();
  await expect(page.getByText("The wind is loud at 0:12.", { exact: true })).toBeVisible();
  await page.getByText("Ask us to check it first", { exact: true }).click();
  await page.getByRole("button", { name: "Send to our team" }).click();
  await expect(page.getByText("Sent to polishing")).toBeVisible();
  await expect(page.getByRole("button", { name: "Unsend" })).toBeVisible();

  await claim(desk, contentId);
  await desk.getByRole("button", { name: "Send to the brand for review" }).click();
  await expect(desk.getByRole("alert")).toContainText("Sound: tick this once you've checked it");
  for (const check of ["Captions", "Colour", "Sound", "Ad label"])
    await desk.getByRole("checkbox", { name: check }).check();
  await desk.getByRole("button", { name: "Send to the brand for review" }).click();
  await expect(desk.getByText("Sent to the brand for review")).toBeVisible();

  const review = await browserOf(brand);
  await open(review, "/brand/content");
  await expect(review.getByRole("link", { name: "Pending Review (1)" })).toBeVisible();
});

test("after a decision the next content in the queue is one click away @once", async ({
  db,
  browserOf,
}) => {
  const { brand, athlete, campaignId, contentId } = await agreed(db);
  await makeContent(db, campaignId, athlete.userId, "awaiting_review", { title: "Second clip" });
  const page = await browserOf(brand);
  await open(page, `/brand/content/${contentId}`);
  await expect(page.getByRole("link", { name: /^Next / })).toHaveCount(0);
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(page.getByText("Second clip by Test Athlete · the last one")).toBeVisible();
  await page.getByRole("link", { name: "Next Second clip" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Second clip");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(page.getByText("Content Approved", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Next / })).toHaveCount(0);
});

test("an approval leads on to the next in the queue, and asks first where a requested change is not done @once", async ({
  db,
  browserOf,
}) => {
  const { brand, athlete, campaignId, contentId } = await agreed(db);
  const second = await makeContent(db, campaignId, athlete.userId, "awaiting_review", {
    title: "Second clip",
    version: 2,
  });
  await db.write([
    db.orm.insert(contentComments).values({
      id: newId(),
      contentId: second,
      version: 1,
      requestedVersion: 1,
      userId: brand.userId,
      comment: "Show the shoe",
      createdAt: Date.now(),
    }),
  ]);
  const page = await browserOf(brand);
  await open(page, `/brand/content/${contentId}`);
  await page.getByRole("button", { name: "Approve and next" }).click();
  await expect(page.getByText("Content approved", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Second clip");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Tick the box to approve it all the same");
  await page.getByLabel("Approve although a change you asked for isn't ticked off").check();
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(page.getByText("Content Approved", { exact: true })).toBeVisible();
});

test("what was approved is taken along: its caption and its files", async ({
  db,
  browserOf,
  javaScriptEnabled,
}) => {
  const { athlete, contentId } = await agreed(db, "approved");
  const mediaId = await makeMedia(db, contentId, athlete.userId);
  const page = await browserOf(athlete);
  await open(page, `/athlete/content/${contentId}`);
  await expect(page.getByRole("link", { name: "Save picture" })).toHaveAttribute(
    "href",
    new RegExp(`^/media/${mediaId}/`),
  );
  const copy = page.getByRole("button", { name: "Copy caption" });
  if (javaScriptEnabled === false) return expect(copy).toHaveCount(0);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await copy.click();
  await expect(page.getByText("Caption copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "#ad Ten kilometres before work.",
  );
});

test("a late decision gets a conflict message and the current state @once", async ({
  db,
  browserOf,
}) => {
  const { brand, contentId } = await agreed(db);
  const [first, second] = [await browserOf(brand), await browserOf(brand)];
  // The second reviewer's rooms are down, so that the first decision cannot reach the open page.
  await second.routeWebSocket("**/parties/**", (socket) => socket.close());
  for (const page of [first, second]) await open(page, `/brand/content/${contentId}`);
  await second.locator("summary", { hasText: "Request changes" }).click();
  await second.getByLabel("What needs to change?").fill("Brighter, please");
  await first.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(first.getByText("Content Approved", { exact: true })).toBeVisible();
  await second.getByRole("button", { name: "Send to athlete" }).click();
  await expect(second.getByText("This has already been decided")).toBeVisible();
  await expect(second.getByText("Status: Approved.")).toBeVisible();
});

test("a page that shows an older version cannot decide @once", async ({ db, browserOf }) => {
  const { brand, athlete, contentId } = await agreed(db);
  const [first, stale] = [await browserOf(brand), await browserOf(brand)];
  await stale.routeWebSocket("**/parties/**", (socket) => socket.close());
  for (const page of [first, stale]) await open(page, `/brand/content/${contentId}`);
  await first.locator("summary", { hasText: "Request changes" }).click();
  await first.getByLabel("What needs to change?").fill("Show the shoe");
  await first.getByRole("button", { name: "Send to athlete" }).click();
  await expect(first.getByText("The athlete will be notified of the requested")).toBeVisible();

  const hers = await browserOf(athlete);
  await open(hers, `/athlete/content/${contentId}`);
  await hers.getByText("Title, hashtags, links and date").click();
  await hers.getByLabel("Title").fill("Second clip");
  await hers.getByRole("button", { name: "Send new version" }).click();
  await expect(hers.getByText("The brand can now see your new version.")).toBeVisible();

  await stale.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(stale.getByRole("alert")).toContainText("This has already been decided");
  await expect(stale.getByRole("heading", { level: 1 })).toHaveText("Second clip");
  await stale.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(stale.getByText("Content Approved", { exact: true })).toBeVisible();
});

test("a decision after a flag gets a message and a redirect to the queue @once", async ({
  db,
  browserOf,
}) => {
  const { brand, contentId } = await agreed(db);
  const [first, stale] = [await browserOf(brand), await browserOf(brand)];
  await stale.routeWebSocket("**/parties/**", (socket) => socket.close());
  for (const page of [first, stale]) await open(page, `/brand/content/${contentId}`);
  await first.locator("summary", { hasText: "Flag" }).click();
  await first.getByRole("radio", { name: "Other" }).check();
  await first.getByRole("button", { name: "Flag content" }).click();
  await expect(first.getByText("Content Flagged", { exact: true })).toBeVisible();
  await stale.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(stale).toHaveURL("/brand/content");
  await expect(stale.getByText("This is no longer in review")).toBeVisible();
});

test("a rejection without feedback says what is missing @once", async ({ db, browserOf }) => {
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

test("the campaign's page approves and rejects in its own words @once", async ({
  db,
  browserOf,
}) => {
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

test("several content items are approved at once, and what has changed since is named @once", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db);
  const campaignId = await makeCampaign(db, brand.brandId);
  for (let i = 1; i <= 6; i++) {
    const athlete = await makeAthlete(db, { name: `Ada ${i} ${"North".repeat(30)}` });
    await makeInvitation(db, campaignId, athlete.userId, "accepted");
    await makeContent(db, campaignId, athlete.userId, "awaiting_review");
  }
  const page = await browserOf(brand);
  await open(page, `/brand/campaigns/${campaignId}?tab=content`);
  const approve = page.getByRole("button", { name: "Approve selected" });
  await approve.click();
  await expect(page.getByText("Tick the content first")).toBeVisible();
  await page.getByRole("link", { name: "Select all" }).click();
  await expect(page.getByRole("checkbox", { name: /by Ada 6/ })).toBeChecked();
  await db.write([
    sql`update content_submissions set updated_at = updated_at + 1 where campaign_id = ${campaignId}
      and athlete_id in (select id from profiles where full_name like 'Ada 3%' or full_name like 'Ada 4%'
        or full_name like 'Ada 5%' or full_name like 'Ada 6%')`,
  ]);
  await approve.click();
  await expect(page.getByText("2 content items approved")).toBeVisible();
  await expect(page.getByText(/has changed since you opened the page. And 1 more\./)).toBeVisible();
  await expect(page.getByRole("main").getByText("Awaiting Review", { exact: true })).toHaveCount(4);
});

test("on a phone the room begins with what is next, within 1.5 screens before its folds @once", async ({
  browserOf,
  db,
}) => {
  const { brand, athlete, campaignId } = await makeActiveDeal(db);
  const make = (status: "rejected" | "approved") =>
    makeContent(db, campaignId, athlete.userId, status, { brandFeedback: "Show the shoe." });
  const rejected = await make("rejected");
  await makeMedia(db, rejected, athlete.userId, { kind: "clip", width: 1080, height: 1920 });
  await db.write(
    ["Show the shoe", "Say the name"].map((comment) =>
      db.orm.insert(contentComments).values({
        id: newId(),
        contentId: rejected,
        version: 1,
        requestedVersion: 1,
        userId: brand.userId,
        comment,
        createdAt: Date.now(),
      }),
    ),
  );
  const page = await browserOf(athlete);
  await page.setViewportSize({ width: 375, height: 812 });
  const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;

  await open(page, `/athlete/content/${rejected}`);
  await expect(page.getByRole("button", { name: "Send new version" })).toBeVisible();
  await expect(page.getByText("Say the name").first()).toBeVisible();
  await expect(page.getByLabel("Caption", { exact: true })).toBeHidden();
  expect(await topOf(page.getByText(/^Comments/))).toBeLessThan(1.5 * 812);
  await page.locator("summary", { hasText: "Change the caption" }).press("Enter");
  await expect(page.getByLabel("Caption", { exact: true })).toBeVisible();

  await open(page, `/athlete/content/${await make("approved")}`);
  const folded = page.getByText("What was approved");
  expect(await topOf(page.getByLabel("Address of your post"))).toBeLessThan(await topOf(folded));
  expect(await topOf(page.getByText(/^Comments/))).toBeLessThan(1.5 * 812);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(folded).toBeHidden();
  await expect(page.getByText("The caption says it's an ad.")).toBeVisible();
});
