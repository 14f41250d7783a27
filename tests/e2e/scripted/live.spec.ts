import type { Page, WebSocketRoute } from "@playwright/test";
import { HOUR_MS } from "~/platform/durations";
import type { Database } from "~db/client";
import { newId } from "~db/columns";
import { notifications } from "~db/schema";
import { makeActiveDeal, makeBrand, makeContent } from "../../support/factories";
import { expect, open, test } from "../../support/fixtures";

async function inReview(db: Database) {
  const { brand, athlete, campaignId } = await makeActiveDeal(db);
  const contentId = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
  return { brand, athlete, contentId };
}

/** Both of the page's rooms are open. */
const listening = (page: Page) =>
  page.locator("html[data-livenotifications][data-livereview]").waitFor({ state: "attached" });

/** The connection of a page's rooms, which a test can cut. */
async function cuttable(page: Page) {
  const sockets = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket("**/parties/**", (socket) => {
    if (isCut) return socket.close();
    socket.connectToServer();
    sockets.add(socket);
  });
  return {
    async cut() {
      isCut = true;
      for (const socket of sockets) await socket.close({ code: 1012, reason: "The line was cut" });
      sockets.clear();
    },
    mend() {
      isCut = false;
    },
  };
}

async function approve(page: Page, contentId: string) {
  await open(page, `/brand/content/${contentId}`);
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(page.getByText("Content Approved", { exact: true })).toBeVisible();
}

test("the athlete's open page shows the approval and a new notification", async ({
  db,
  browserOf,
}) => {
  const { brand, athlete, contentId } = await inReview(db);
  const page = await browserOf(athlete);
  await open(page, `/athlete/content/${contentId}`);
  await listening(page);
  await page.getByLabel("Add a comment").fill("Half a sentence");
  await approve(await browserOf(brand), contentId);
  await expect(page.getByRole("button", { name: "Mark as Posted" })).toBeVisible();
  await expect(page.locator("summary", { hasText: "Notifications, 1 unread" })).toBeVisible();
  await expect(page.getByLabel("Add a comment")).toHaveValue("Half a sentence");
});

test("a toast leaves when a live update makes it untrue", async ({ db, browserOf }) => {
  const { brand, athlete, campaignId } = await makeActiveDeal(db);
  const contentId = await makeContent(db, campaignId, athlete.userId, "draft");
  const page = await browserOf(athlete);
  await open(page, `/athlete/content/${contentId}`);
  await listening(page);
  await page.getByRole("button", { name: "Send for review" }).click();
  const toast = page.getByRole("status").filter({ hasText: "Content submitted for review!" });
  // Focused, it does not leave by itself.
  await toast.getByRole("button", { name: "Dismiss" }).focus();
  await approve(await browserOf(brand), contentId);
  await expect(page.getByRole("button", { name: "Mark as Posted" })).toBeVisible();
  await expect(toast).toHaveCount(0);
});

test("a toast can be read although its own change comes back as a live update", async ({
  db,
  browserOf,
}) => {
  const { brand, athlete, campaignId } = await makeActiveDeal(db);
  const contentId = await makeContent(db, campaignId, athlete.userId, "rejected");
  const desk = await browserOf(brand);
  await open(desk, `/brand/content/${contentId}`);
  const page = await browserOf(athlete);
  await open(page, `/athlete/content/${contentId}`);
  await listening(page);
  await page.getByRole("button", { name: "Send new version" }).click();
  const toast = page.getByRole("status").filter({ hasText: "can now see your new version" });
  await expect(toast).toBeVisible();
  const shown = Date.now();
  await expect(toast).toHaveCount(0);
  expect(Date.now() - shown).toBeGreaterThan(2_000);
});

test("the brand's open page shows the athlete's update and keeps what is being typed", async ({
  db,
  browserOf,
}) => {
  const { brand, athlete, contentId } = await inReview(db);
  const page = await browserOf(brand);
  await open(page, `/brand/content/${contentId}`);
  await listening(page);
  await page.locator("summary", { hasText: "Request changes" }).click();
  await page.getByLabel("What needs to change?").fill("Half a sentence");
  const hers = await browserOf(athlete);
  await open(hers, `/athlete/content/${contentId}`);
  await hers.getByLabel("Add a comment").fill("Is the light right?");
  await hers.getByRole("button", { name: "Add comment" }).click();
  await expect(
    page.getByRole("paragraph").filter({ hasText: "Is the light right?" }),
  ).toBeVisible();
  await expect(page.getByLabel("What needs to change?")).toHaveValue("Half a sentence");
});

test("an open review page redirects to the queue when the content is flagged elsewhere", async ({
  db,
  browserOf,
}) => {
  const { brand, contentId } = await inReview(db);
  const [page, other] = [await browserOf(brand), await browserOf(brand)];
  await open(page, `/brand/content/${contentId}`);
  await listening(page);
  await open(other, `/brand/content/${contentId}`);
  await other.locator("summary", { hasText: "Flag" }).click();
  await other.getByRole("radio", { name: "Other" }).check();
  await other.getByRole("button", { name: "Flag content" }).click();
  await expect(other.getByText("Content Flagged", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/brand/content");
  await expect(page.getByText("The content is the athlete's draft again.")).toBeVisible();
});

test("a notification loads the bell again, and not the search behind it", async ({
  db,
  browserOf,
}) => {
  const { brand, athlete, campaignId } = await makeActiveDeal(db);
  const contentId = await makeContent(db, campaignId, athlete.userId, "draft");
  const page = await browserOf(brand);
  await open(page, "/brand/discover");
  await page.locator("html[data-livenotifications]").waitFor({ state: "attached" });
  const requests: string[] = [];
  page.on("request", (request) => {
    if (/fetch|document/.test(request.resourceType()))
      requests.push(new URL(request.url()).pathname);
  });
  const hers = await browserOf(athlete);
  await open(hers, `/athlete/content/${contentId}`);
  await hers.getByRole("button", { name: "Send for review" }).click();
  await expect(page.locator("summary", { hasText: "Notifications, 1 unread" })).toBeVisible();
  expect(requests).toEqual(["/notifications/bell"]);

  // A screen that shows notifications loads its own data, and the frame's not again.
  await open(page, "/notifications");
  await page.locator("html[data-livenotifications]").waitFor({ state: "attached" });
  requests.length = 0;
  await hers.getByLabel("Add a comment").fill("Is the light right?");
  await hers.getByRole("button", { name: "Add comment" }).click();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(2);
  expect(requests.toSorted()).toEqual(["/notifications.data", "/notifications/bell"]);
});

test("a reader who scrolls while a screen loads its data again stays where they are", async ({
  db,
  browserOf,
}) => {
  const { brand, athlete, contentId } = await inReview(db);
  await db.write([
    db.orm.insert(notifications).values(
      Array.from({ length: 40 }, () => ({
        id: newId(),
        userId: brand.userId,
        kind: "content.withdrawn",
        category: "content" as const,
        params: { athleteName: "Ada North", title: "A clip" },
        createdAt: Date.now() - HOUR_MS,
      })),
    ),
  ]);
  const page = await browserOf(brand);
  await open(page, "/notifications");
  await page.locator("html[data-livenotifications]").waitFor({ state: "attached" });
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/notifications\.data/, async (route) => {
    await isReleased;
    await route.continue();
  });
  const isAsked = page.waitForRequest(/\/notifications\.data/);
  const hers = await browserOf(athlete);
  await open(hers, `/athlete/content/${contentId}`);
  await hers.getByLabel("Add a comment").fill("Is the light right?");
  await hers.getByRole("button", { name: "Add comment" }).click();
  await isAsked;
  const oldest = page.getByRole("main").getByRole("listitem").last();
  const top = () => oldest.evaluate((item) => item.getBoundingClientRect().top);
  await page.evaluate(() => window.scrollTo(0, 600));
  const before = await top();
  release();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(41);
  // The new item is above: the browser keeps what is read in its place.
  expect(await top()).toBeCloseTo(before, 0);
});

test("a page catches up after its connection was lost", async ({ db, browserOf }) => {
  const { brand, athlete, contentId } = await inReview(db);
  const page = await browserOf(athlete);
  const line = await cuttable(page);
  await open(page, `/athlete/content/${contentId}`);
  await listening(page);
  await line.cut();
  await expect(page.locator("html[data-livereview]")).toHaveCount(0);
  await approve(await browserOf(brand), contentId);
  await expect(page.getByRole("button", { name: "Mark as Posted" })).toHaveCount(0);
  line.mend();
  await expect(page.getByRole("button", { name: "Mark as Posted" })).toBeVisible({
    timeout: 30_000,
  });
});

test("after a lost connection, the bell and what shows notifications catch up, a search does not load again", async ({
  db,
  browserOf,
}) => {
  const page = await browserOf(await makeBrand(db));
  const line = await cuttable(page);
  const requests: string[] = [];
  page.on("request", (request) => {
    if (/fetch|document/.test(request.resourceType()))
      requests.push(new URL(request.url()).pathname);
  });
  const isLive = page.locator("html[data-livenotifications]");
  for (const [path, loads] of [
    ["/brand/discover", ["/notifications/bell"]],
    ["/notifications", ["/notifications.data", "/notifications/bell"]],
  ] as const) {
    await open(page, path);
    await isLive.waitFor({ state: "attached" });
    await line.cut();
    await expect(isLive).toHaveCount(0);
    requests.length = 0;
    const bell = page.waitForResponse(/notifications\/bell/);
    line.mend();
    await bell;
    expect(requests.toSorted()).toEqual(loads);
  }
});

test("screens work while the rooms are down", async ({ db, browserOf }) => {
  const { brand, contentId } = await inReview(db);
  const page = await browserOf(brand);
  await page.routeWebSocket("**/parties/**", (socket) => socket.close());
  await approve(page, contentId);
  await expect(page.getByText("Content has been approved.")).toBeVisible();
});
