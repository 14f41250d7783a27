import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Page, Route, WebSocketRoute } from "@playwright/test";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import type { Database } from "~db/client";
import { contentSubmissions } from "~db/schema";
import { root } from "../../../scripts/stack.mjs";
import { violations } from "../../support/axe";
import { makeActiveDeal, makeContent } from "../../support/factories";
import { expect, open, test } from "../../support/fixtures";
import { makeMedia } from "../../support/media-rows";
import { recordClip } from "../../support/record-clip";

/** What scripts add to the review of a content item: pins in place, keys, and the people in its room. */

const CLIP_MS = 2_500;

async function inReview(db: Database) {
  const { brand, athlete, campaignId } = await makeActiveDeal(db);
  const contentId = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
  await db.write([
    db.orm
      .update(contentSubmissions)
      .set({ submittedAt: Date.now() })
      .where(eq(contentSubmissions.id, contentId)),
  ]);
  const clip = { kind: "clip", durationMs: CLIP_MS, width: 960, height: 540 } as const;
  return {
    brand,
    athlete,
    campaignId,
    contentId,
    clipId: await makeMedia(db, contentId, athlete.userId, clip),
    pictureId: await makeMedia(db, contentId, athlete.userId),
  };
}

/** Answers for the media of these pages: their rows have nothing stored. */
async function withMedia(...pages: Page[]) {
  const [first] = pages;
  const clip = first && (await recordClip(first, CLIP_MS));
  const picture = await sharp({
    create: { width: 800, height: 600, channels: 3, background: "#2f6b4f" },
  })
    .webp()
    .toBuffer();
  for (const page of pages) {
    await page.route("**/media/*/clip.mp4", (route) => answerRange(route, clip as Buffer));
    await page.route("**/media/*/*.webp", (route) =>
      route.fulfill({ contentType: "image/webp", body: picture }),
    );
  }
}

/** As the product does: a clip without ranges cannot be moved. */
async function answerRange(route: Route, whole: Buffer) {
  const [, from, to] =
    /bytes=(\d+)-(\d*)/.exec((await route.request().headerValue("range")) ?? "") ?? [];
  const first = Number(from ?? 0);
  const last = to ? Number(to) : whole.length - 1;
  await route.fulfill({
    status: 206,
    contentType: "video/mp4",
    headers: {
      "Content-Range": `bytes ${first}-${last}/${whole.length}`,
      "Accept-Ranges": "bytes",
    },
    body: whole.subarray(first, last + 1),
  });
}

const thread = (page: Page, text: string) =>
  page.locator("[data-thread]").filter({ hasText: text });
/** Seconds; -1 while the clip moves: what a person does then replaces that move, and no event tells it from the move. */
const time = (page: Page) =>
  page
    .locator("video")
    .evaluate((clip: HTMLVideoElement) => (clip.seeking ? -1 : clip.currentTime));
const isPaused = (page: Page) =>
  page.locator("video").evaluate((clip: HTMLVideoElement) => clip.paused);

test("a click on the picture pins a comment there, and a moment moves the clip in place", async ({
  db,
  browserOf,
}) => {
  const { brand, contentId, pictureId } = await inReview(db);
  const page = await browserOf(brand);
  await withMedia(page);
  await open(page, `/brand/content/${contentId}`);
  const box = page.getByLabel("Add a comment");

  const points = page.locator(`[data-points="${pictureId}"]`);
  const { width, height } = (await points.boundingBox()) ?? { width: 0, height: 0 };
  await points.click({ position: { x: width * 0.25, y: height * 0.5 } });
  await expect(box).toBeFocused();
  await expect(page.getByLabel("From the left, %")).toHaveValue(/^2[45]\.\d$/);
  await expect(points.locator("[data-draft]")).toHaveCount(1);
  await page.keyboard.type("More light here");
  await page.getByRole("button", { name: "Add comment" }).click();
  await expect(page.getByRole("link", { name: "Comment 1: More light here" })).toBeVisible();
  await expect(points.locator("[data-draft]")).toHaveCount(0);

  await page.locator("video").evaluate((clip: HTMLVideoElement) => {
    clip.currentTime = 1.5;
  });
  await page.getByRole("button", { name: "Comment at 0:01" }).click();
  await expect(box).toBeFocused();
  await expect(page.getByLabel("Time")).toHaveValue("0:01.5");
  await page.keyboard.type("The shoe is cut off");
  await page.getByRole("button", { name: "Add comment" }).click();
  const shoe = thread(page, "The shoe is cut off");
  await expect(shoe).toBeVisible();

  await page.locator("video").evaluate((clip: HTMLVideoElement) => {
    clip.currentTime = 0;
  });
  await shoe.getByRole("link", { name: "At 0:01" }).click();
  await expect.poll(() => time(page)).toBe(1.5);
  expect(new URL(page.url()).search).toBe("");
});

test("on a phone a tap on the picture pins where it was tapped", async ({ db, browserOf }) => {
  const { brand, contentId, pictureId } = await inReview(db);
  const page = await browserOf(brand, { viewport: { width: 375, height: 720 } });
  await withMedia(page);
  await open(page, `/brand/content/${contentId}`);
  const points = page.locator(`[data-points="${pictureId}"]`);
  const { width, height } = (await points.boundingBox()) ?? { width: 0, height: 0 };
  await points.click({ position: { x: width * 0.25, y: height * 0.5 } });
  await expect(page.getByLabel("From the left, %")).toHaveValue(/^2[45]\.\d$/);
  await expect(page.getByLabel("From the top, %")).toHaveValue(/^(49|50)\.\d$/);
});

test("a clip is reviewed with the keyboard alone", async ({ db, browserOf }) => {
  const { brand, contentId } = await inReview(db);
  const page = await browserOf(brand);
  await withMedia(page);
  await open(page, `/brand/content/${contentId}`);
  const { keyboard } = page;
  await expect(page.getByRole("button", { name: "Keyboard shortcuts" })).toBeVisible();

  await keyboard.press("Space");
  await expect.poll(() => isPaused(page)).toBe(false);
  await expect.poll(() => time(page)).toBeGreaterThan(1);
  await keyboard.press("Space");
  await expect.poll(() => isPaused(page)).toBe(true);
  const before = await time(page);
  await keyboard.press("ArrowLeft");
  await expect.poll(async () => before - (await time(page))).toBeCloseTo(0.04, 2);

  await keyboard.press("c");
  await expect(page.getByLabel("Add a comment")).toBeFocused();
  const moment = `0:0${Math.floor(await time(page))}`;
  await expect(page.getByLabel("Time")).toHaveValue(new RegExp(`^${moment}`));
  // In a field, the keys write.
  await keyboard.type("jack? c k");
  await expect(page.getByLabel("Add a comment")).toHaveValue("jack? c k");
  await keyboard.press("Tab");
  while (
    !(await page
      .getByRole("button", { name: "Add comment" })
      .evaluate((b) => b === document.activeElement))
  )
    await keyboard.press("Tab");
  await keyboard.press("Enter");
  await expect(thread(page, "jack? c k")).toBeVisible();

  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await violations(page, { colors: colorScheme === "dark" })).toEqual([]);
  }

  await keyboard.press("k");
  await expect(thread(page, "jack? c k")).toBeFocused();
  await keyboard.press("Tab");
  await expect(page.getByRole("link", { name: new RegExp(`^At ${moment}`) }).last()).toBeFocused();
  await keyboard.press("Control+c");
  await expect(page.getByLabel("Add a comment")).not.toBeFocused();

  await keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(list.getByText("Next comment")).toBeVisible();
  await list.getByLabel("Use single keys on this device").focus();
  await keyboard.press("Space");
  await keyboard.press("Escape");
  await expect(list).toHaveCount(0);
  await keyboard.press("c");
  await expect(page.getByLabel("Add a comment")).not.toBeFocused();
  await page.reload();
  await open(page, page.url());
  await keyboard.press("?");
  await expect(list).toHaveCount(0);
  await page.getByRole("button", { name: "Keyboard shortcuts" }).press("Enter");
  await expect(list).toBeVisible();
});

test("the brand's keys go to the decision and to the next in the queue", async ({
  db,
  browserOf,
}) => {
  const { brand, athlete, campaignId, contentId } = await inReview(db);
  await makeContent(db, campaignId, athlete.userId, "awaiting_review", { title: "Second clip" });
  const page = await browserOf(brand);
  await open(page, `/brand/content/${contentId}`);
  await expect(page.getByRole("button", { name: "Keyboard shortcuts" })).toBeVisible();
  await page.keyboard.press("a");
  await expect(page.getByRole("button", { name: "Approve", exact: true })).toBeFocused();
  await page.keyboard.press("r");
  await expect(page.getByLabel("What needs to change?")).toBeFocused();
  await page.keyboard.type("n");
  await expect(page.getByLabel("What needs to change?")).toHaveValue("n");
  await page.getByRole("button", { name: "Keyboard shortcuts" }).focus();
  await page.keyboard.press("n");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Second clip");
});

test("brand and athlete see each other there, typing, and what each of them does", async ({
  db,
  browserOf,
}) => {
  const { brand, athlete, contentId } = await inReview(db);
  const [desk, hers] = [await browserOf(brand), await browserOf(athlete)];
  const line = { cut: false, open: new Map<WebSocketRoute, WebSocketRoute>() };
  await hers.routeWebSocket("**/parties/review/**", (socket) => {
    if (line.cut) return socket.close();
    line.open.set(socket, socket.connectToServer());
  });
  await open(desk, `/brand/content/${contentId}`);
  await open(hers, `/athlete/content/${contentId}`);
  await expect(desk.getByText("Test Athlete is looking")).toBeVisible();
  await expect(hers.getByText("Test Brand is looking")).toBeVisible();

  await hers.getByLabel("Add a comment").pressSequentially("Is the light right?");
  await expect(desk.getByText("Test Athlete is typing…")).toBeVisible();
  await hers.getByRole("button", { name: "Add comment" }).click();
  await expect(thread(desk, "Is the light right?")).toBeVisible();
  await expect(desk.getByText("Test Athlete is typing…")).toHaveCount(0);
  await expect(desk.getByText("New comment from Test Athlete")).toBeAttached();
  await thread(desk, "Is the light right?").getByRole("button", { name: "Resolve" }).click();
  await expect(thread(hers, "Is the light right?").getByText("by Test Brand")).toBeVisible();

  await desk.locator("summary", { hasText: "Request changes" }).click();
  await desk.getByLabel("What needs to change?").fill("Lighter, please");
  await desk.getByRole("button", { name: "Send to athlete" }).click();
  await hers.getByRole("button", { name: "Send new version" }).click();
  await expect(desk.getByText("Version 2 has arrived")).toBeVisible();
  await expect(hers.getByText("Version 2 has arrived")).toHaveCount(0);

  line.cut = true;
  for (const [page, server] of line.open) {
    await page.close({ code: 1012, reason: "The line was cut" });
    await server.close();
  }
  await expect(desk.getByText("Test Athlete is looking")).toHaveCount(0);
  await expect(hers.getByText("Test Brand is looking")).toHaveCount(0);
  await hers.getByLabel("Add a comment").fill("Half a sentence");
  await desk.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(desk.getByText("Content Approved", { exact: true })).toBeVisible();
  line.cut = false;
  await expect(hers.getByText("Status: Approved")).toBeVisible({ timeout: 30_000 });
  await expect(desk.getByText("Status: Approved")).toHaveCount(0);
  await expect(hers.getByText("Test Brand is looking")).toBeVisible();
  await expect(hers.getByLabel("Add a comment")).toHaveValue("Half a sentence");
});

test("what was being written is not lost to another's decision or to a content item taken back", async ({
  db,
  browserOf,
}) => {
  const { brand, athlete, contentId } = await inReview(db);
  const [desk, other, hers] = [
    await browserOf(brand),
    await browserOf(brand),
    await browserOf(athlete),
  ];
  const page = `/brand/content/${contentId}`;
  await open(desk, page);
  await desk.locator("html[data-livereview]").waitFor({ state: "attached" });
  await desk.getByLabel("Add a comment").fill("Half a comment");
  await open(hers, `/athlete/content/${contentId}`);
  await hers.getByRole("button", { name: "Unsend" }).click();
  await expect(desk).toHaveURL("/brand/content");
  await expect(desk.getByText("This is no longer in review")).toBeVisible();
  await hers.getByRole("button", { name: "Send for review" }).click();
  await expect(hers.getByText("Content submitted for review!")).toBeVisible();
  await open(desk, page);
  await expect(desk.getByLabel("Add a comment")).toHaveValue("Half a comment");

  await desk.locator("html[data-livereview]").waitFor({ state: "attached" });
  await desk.locator("summary", { hasText: "Request changes" }).click();
  await desk.getByLabel("What needs to change?").fill("The shoe is cut off");
  await open(other, page);
  await other.getByRole("button", { name: "Approve", exact: true }).click();
  const news = desk.getByRole("status").filter({ hasText: "Status: Approved" });
  await expect(news).toContainText("You were writing: “The shoe is cut off”");
  await expect(news.getByRole("button", { name: "Copy it" })).toBeVisible();
  await expect(desk.getByLabel("Add a comment")).toHaveValue("Half a comment");
});

test("a content item is reviewed while its media are still on their way", async ({
  db,
  browserOf,
}) => {
  const { brand, contentId } = await inReview(db);
  const page = await browserOf(brand);
  // Never answered.
  await page.route("**/media/**", () => {});
  await page.goto(`/brand/content/${contentId}`, { waitUntil: "commit" });
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.getByLabel("Add a comment").fill("Lovely start");
  await page.getByRole("button", { name: "Add comment" }).click();
  await expect(thread(page, "Lovely start")).toBeVisible();
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(page.getByText("Content Approved", { exact: true })).toBeVisible();
});

interface Manifest {
  routes: Record<string, { module: string; imports: string[] }>;
}

/** The files that other screens are made of. */
function otherScreens(): Set<string> {
  const assets = `${root}build/client/assets/`;
  const [name] = readdirSync(assets).filter((file) => file.startsWith("manifest-"));
  const text = readFileSync(`${assets}${name}`, "utf8");
  const manifest: Manifest = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  return new Set(
    Object.entries(manifest.routes)
      .filter(([id]) => !/content-(review|detail)$/.test(id))
      .flatMap(([, { module, imports }]) => [module, ...imports]),
  );
}

/** The scripts that a visit of this address asks for. */
async function scriptsOf(page: Page, address: string) {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\/assets\/(?!manifest).*\.js$/.test(pathname)) scripts.add(pathname);
  });
  await page.route("**/media/**", (route) => route.abort());
  await open(page, address);
  await page.waitForLoadState("networkidle");
  return scripts;
}

test("the review screen's own script is at most 15 KB", async ({ db, browserOf }) => {
  const { brand, contentId } = await inReview(db);
  // What the frame loads after the page.
  const frame = await scriptsOf(await browserOf(brand), "/brand/preferences");
  const loaded = await scriptsOf(await browserOf(brand), `/brand/content/${contentId}`);
  const own = [...loaded].filter((file) => !frame.has(file) && !otherScreens().has(file));
  const bytes = own.map(
    (file) => brotliCompressSync(readFileSync(`${root}build/client${file}`)).length,
  );
  expect(own.some((file) => file.includes("room-bar"))).toBe(true);
  expect(bytes.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(15_000);
});
