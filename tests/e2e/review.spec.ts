import type { Page } from "@playwright/test";
import type { Database } from "~db/client";
import { newId } from "~db/columns";
import { contentComments } from "~db/schema";
import { makeActiveDeal, makeContent } from "../support/factories";
import { expect, open, tab, test } from "../support/fixtures";
import { makeMedia } from "../support/media-rows";

/** Comments in the review room, with scripts and without. */

async function withFiles(db: Database) {
  const { brand, athlete, campaignId } = await makeActiveDeal(db);
  const contentId = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
  const clip = await makeMedia(db, contentId, athlete.userId, { kind: "clip", durationMs: 34_000 });
  await makeMedia(db, contentId, athlete.userId);
  return { brand, athlete, contentId, clip };
}

const comment = (page: Page, text: string) =>
  page.locator("[data-thread]").filter({ hasText: text });

async function pin(page: Page, text: string, choice: string, fields: Record<string, string>) {
  await page.getByLabel("Add a comment").fill(text);
  const radio = page.getByRole("radio", { name: choice });
  if (!(await radio.isVisible())) await page.getByText("Pin it to a moment or a point").click();
  await radio.check();
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole("button", { name: "Add comment" }).click();
}

test("a comment is pinned, answered, done, reopened and edited @nightly", async ({
  db,
  browserOf,
}) => {
  const { brand, athlete, contentId, clip } = await withFiles(db);
  const desk = await browserOf(brand);
  await open(desk, `/brand/content/${contentId}`);
  await pin(desk, "The shoe is cut off", "Clip: clip.mp4", { Time: "0:99" });
  await expect(desk.getByText("Enter a time such as 0:12").first()).toBeVisible();
  await expect(desk.getByLabel("Add a comment")).toHaveValue("The shoe is cut off");
  await pin(desk, "The shoe is cut off", "Clip: clip.mp4", { Time: "0:12" });
  await expect(
    comment(desk, "The shoe is cut off").getByText("0:12", { exact: true }),
  ).toBeVisible();
  await pin(desk, "More light here", "Picture: picture.jpg", {
    "From the left, %": "30",
    "From the top, %": "45.5",
  });
  await expect(desk.getByRole("link", { name: "Comment 2: More light here" })).toBeVisible();

  const hers = await browserOf(athlete);
  await open(hers, `/athlete/content/${contentId}`);
  const shoe = comment(hers, "The shoe is cut off");
  await shoe.getByText("Reply", { exact: true }).click();
  await shoe.getByLabel("Your reply").fill("I'll film it again");
  await shoe.getByRole("button", { name: "Send reply" }).click();
  await expect(shoe.getByRole("paragraph").getByText("I'll film it again")).toBeVisible();
  await shoe.getByRole("button", { name: "Mark as done" }).click();
  await expect(shoe.getByText("by Test Athlete")).toBeVisible();
  await tab(hers, "Open (1)").click();
  await expect(comment(hers, "More light here")).toBeVisible();
  await expect(shoe).toHaveCount(0);

  await open(desk, `/brand/content/${contentId}`);
  const theirs = comment(desk, "The shoe is cut off");
  await expect(theirs.getByText("by Test Athlete")).toBeVisible();
  await theirs.getByRole("button", { name: "Reopen" }).click();
  await expect(theirs.getByText("by Test Athlete")).toHaveCount(0);
  await theirs.getByText("Edit", { exact: true }).click();
  await theirs.getByLabel("Your comment").fill("The shoe is hardly there");
  await theirs.getByRole("button", { name: "Save comment" }).click();
  const after = comment(desk, "The shoe is hardly there");
  await expect(after.getByText("edited")).toBeVisible();

  await after.getByRole("link", { name: "0:12" }).click();
  if (test.info().project.use.javaScriptEnabled !== false) return;
  await expect(desk.locator(`#file-${clip} video`)).toHaveAttribute("src", /clip\.mp4#t=12$/);
});

test("open comments become the list of changes that the athlete ticks off @nightly", async ({
  db,
  browserOf,
}) => {
  const { brand, athlete, contentId } = await withFiles(db);
  await db.write(
    ["Show the shoe", "Less wind"].map((comment) =>
      db.orm.insert(contentComments).values({
        id: newId(),
        contentId,
        version: 1,
        userId: brand.userId,
        comment,
        createdAt: Date.now(),
      }),
    ),
  );
  const desk = await browserOf(brand);
  await open(desk, `/brand/content/${contentId}`);
  await desk.locator("summary", { hasText: "Request changes" }).click();
  const send = desk.getByRole("button", { name: "Send to athlete" });
  await send.click();
  await expect(desk.getByText("Feedback Required")).toBeVisible();
  // What is ticked stays ticked when the text is refused.
  const shoe = desk.getByRole("checkbox", { name: "Show the shoe" });
  await shoe.check();
  await desk.getByLabel("What needs to change?").fill("x".repeat(2001));
  await send.click();
  await expect(desk.getByText(/at most 2000 characters/).first()).toBeVisible();
  await expect(shoe).toBeChecked();
  await expect(desk.getByRole("checkbox", { name: "Less wind" })).not.toBeChecked();
  await desk.getByLabel("What needs to change?").fill("");
  await send.click();
  await expect(
    desk.getByText("The athlete will be notified of the requested changes."),
  ).toBeVisible();

  const hers = await browserOf(athlete);
  await open(hers, `/athlete/content/${contentId}`);
  await expect(hers.getByText("Requested changes: 0 of 1 done")).toBeVisible();
  await hers.getByRole("button", { name: "Tick off: Show the shoe" }).click();
  await expect(hers.getByText("Requested changes: 1 of 1 done")).toBeVisible();
  await hers.getByRole("button", { name: "Send new version" }).click();
  await expect(hers.getByText("The brand can now see your new version.")).toBeVisible();

  await open(desk, `/brand/content/${contentId}`);
  await expect(desk.getByText("Requested changes to version 1: 1 of 1 done")).toBeVisible();
  await expect(comment(desk, "Show the shoe").getByText("from version 1")).toBeVisible();
});

test("two comments written one right after the other are both there once @nightly", async ({
  db,
  browserOf,
}) => {
  const { brand, contentId } = await withFiles(db);
  const desk = await browserOf(brand);
  await open(desk, `/brand/content/${contentId}`);
  for (const text of ["Show the shoe", "Less wind"]) {
    await desk.getByLabel("Add a comment").fill(text);
    await desk.getByRole("button", { name: "Add comment" }).click();
    await expect(comment(desk, text)).toHaveCount(1);
  }
});

test("on a phone pictures and clips go from edge to edge, and what is pinned with them @once", async ({
  db,
  browserOf,
}) => {
  const { brand, athlete, contentId } = await withFiles(db);
  for (const [person, path] of [
    [brand, `/brand/content/${contentId}`],
    [athlete, `/athlete/content/${contentId}`],
  ] as const) {
    const page = await browserOf(person, { viewport: { width: 375, height: 720 } });
    await open(page, path);
    const files = page.getByRole("list", { name: "Files" });
    for (const medium of [files.locator("video"), files.getByRole("img"), files.getByRole("group")])
      expect(await medium.boundingBox()).toMatchObject({ x: 0, width: 375 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  }
});
