import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { contentSubmissions } from "~db/schema";
import { makeActiveDeal, makeContent } from "../../support/factories";
import { expect, open, test } from "../../support/fixtures";

/** What is shown of the draft that saves itself, beside its buttons. */
const saveState = (page: Page) => page.locator("#contentItem").getByRole("status").last();

/** The captions that the page saves by itself, in their order. */
function captionsSaved(page: Page) {
  const captions: (string | null)[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/draft")) return;
    captions.push(new URLSearchParams(request.postData() ?? "").get("description"));
  });
  return captions;
}

test("characters are counted as the caption is typed, and what shows before “more” is shown", async ({
  db,
  browserOf,
}) => {
  const { athlete } = await makeActiveDeal(db);
  const page = await browserOf(athlete);
  await open(page, "/athlete/content/new");
  await page.getByRole("button", { name: "Add a link instead" }).click();
  await page.getByLabel("Title").fill("");
  await page.getByLabel("Caption").fill("#ad Ten kilometres");
  await expect(page.getByText("Caption and hashtags: 18 of 5,000")).toBeVisible();
  await page.getByLabel("Hashtags").fill("run");
  await page.getByLabel("Platform").selectOption("X");
  await expect(page.getByText("Caption and hashtags: 24 of 280")).toBeVisible();
  await expect(page.getByText(/^Before “more”/)).toBeHidden();
  await page.getByLabel("Caption").fill(`#ad ${"Ten kilometres. ".repeat(20)}`);
  await expect(page.getByText("Caption and hashtags: 329 of 280, 49 too many")).toBeVisible();
  await page.getByLabel("Platform").selectOption("YouTube");
  await expect(page.getByText("Title: 0 of 100")).toBeVisible();
  await expect(page.getByText("Before “more” on YouTube:")).toBeVisible();
  await expect(page.locator("blockquote")).toHaveText(/^#ad Ten kilometres.{80,}…$/);
});

test("a draft saves itself while it is typed, says when it cannot, and goes on", async ({
  db,
  browserOf,
}) => {
  const { athlete, campaignId } = await makeActiveDeal(db);
  const id = await makeContent(db, campaignId, athlete.userId, "draft", { mediaUrls: [] });
  const stored = async () => {
    const [[row]] = await db.read(
      db.orm.select().from(contentSubmissions).where(eq(contentSubmissions.id, id)),
    );
    return row?.description;
  };
  const page = await browserOf(athlete);
  await open(page, `/athlete/content/${id}`);
  const caption = page.getByLabel("Caption");
  const status = saveState(page);
  await caption.fill("#ad One");
  await expect(status).toHaveText("Saved");
  expect(await stored()).toBe("#ad One");
  await expect(caption).toBeFocused();

  // What is typed while the answer is on its way stays, and is saved next.
  await page.route(/\/draft$/, async (route) => {
    await caption.fill("#ad One, two, three");
    await route.continue();
  });
  await caption.fill("#ad One, two");
  await page.getByText("Title, hashtags, links and date").click();
  await page.getByLabel("Media links").focus();
  await expect.poll(stored).toBe("#ad One, two, three");
  await expect(caption).toHaveValue("#ad One, two, three");
  await page.unroute(/\/draft$/);

  await page.route(/\/draft$/, (route) => route.abort());
  await caption.fill("#ad Kept on the device");
  await expect(status).toHaveText("Not saved — no connection");
  await page.unroute(/\/draft$/);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(status).toHaveText("Saved");
  expect(await stored()).toBe("#ad Kept on the device");
  await expect(page.getByText("Draft saved")).toHaveCount(0);
  // Nothing is left on the device, so nothing old comes back.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain("#ad");

  // Another form of the page waits for what was typed last.
  await caption.fill("#ad Sent with the last word");
  await page.getByLabel("Media links").fill("https://example.com/clip.mp4");
  await page.getByRole("button", { name: "Send for review" }).click();
  await expect(page.getByText("Content submitted for review!")).toBeVisible();
  expect(await stored()).toBe("#ad Sent with the last word");
});

test("a draft never saves itself over another device's text", async ({ db, browserOf }) => {
  const { athlete, campaignId } = await makeActiveDeal(db);
  const id = await makeContent(db, campaignId, athlete.userId, "draft", { mediaUrls: [] });
  const [phone, laptop] = [await browserOf(athlete), await browserOf(athlete)];
  for (const page of [phone, laptop]) await open(page, `/athlete/content/${id}`);
  // After another form of the page was sent, a conflict of a later save is still shown.
  await laptop.getByLabel("Add a comment").fill("Is the light right?");
  await laptop.getByRole("button", { name: "Add comment" }).click();
  await expect(laptop.getByText("Comment added")).toBeVisible();
  await phone.getByLabel("Caption").fill("#ad From the phone");
  await expect(saveState(phone)).toHaveText("Saved");
  const notice = laptop.getByRole("alert");
  const shownTooEarly: string[] = [];
  await laptop.route(/\.data\?/, async (route) => {
    shownTooEarly.push(...(await notice.allTextContents()));
    await route.continue();
  });
  await laptop.getByLabel("Caption").fill("#ad From the laptop");
  await expect(notice).toContainText("#ad From the phone");
  expect(shownTooEarly).toEqual([]);
  await expect(laptop.getByLabel("Caption")).toHaveValue("#ad From the laptop");

  // Left and opened again, the text of this device still replaces nothing by itself.
  await open(laptop, `/athlete/content/${id}`);
  await expect(laptop.getByLabel("Caption")).toHaveValue("#ad From the laptop");
  await laptop.getByLabel("Caption").press("End");
  await laptop.getByLabel("Caption").pressSequentially("!");
  await expect(notice).toContainText("#ad From the phone");
  // A press of the usual button, meant before the notice came, would replace the other text.
  await expect(laptop.getByRole("button", { name: "Save Draft" })).toHaveCount(0);
  await notice.getByRole("button", { name: "Save mine" }).click();
  await expect(laptop.getByText("Draft saved")).toBeVisible();
  const [[row]] = await db.read(
    db.orm.select().from(contentSubmissions).where(eq(contentSubmissions.id, id)),
  );
  expect(row?.description).toBe("#ad From the laptop!");
});

test("what a button has saved is not saved again when the focus leaves the form", async ({
  db,
  browserOf,
}) => {
  const { athlete, campaignId } = await makeActiveDeal(db);
  const id = await makeContent(db, campaignId, athlete.userId, "draft", { mediaUrls: [] });
  const page = await browserOf(athlete);
  await open(page, `/athlete/content/${id}`);
  const texts = captionsSaved(page);
  const caption = page.getByLabel("Caption");
  await caption.fill("#ad One");
  await expect(saveState(page)).toHaveText("Saved");
  await caption.fill("#ad One, two");
  await page.getByRole("button", { name: "Save Draft" }).click();
  await expect(page.getByText("Draft saved")).toBeVisible();
  await caption.focus();
  await page.getByLabel("Add a comment").focus();
  await caption.fill("#ad One, two, three");
  await page.getByLabel("Add a comment").focus();
  await expect.poll(() => texts).toEqual(["#ad One", "#ad One, two, three"]);
});

test("what a button sent before the draft could save itself is not saved again", async ({
  db,
  browserOf,
}) => {
  const { athlete, campaignId } = await makeActiveDeal(db);
  const id = await makeContent(db, campaignId, athlete.userId, "draft", { mediaUrls: [] });
  const page = await browserOf(athlete);
  await open(page, `/athlete/content/${id}`);
  const texts = captionsSaved(page);
  let letGo = () => {};
  const isSaved = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/autosave-form/, async (route) => {
    await isSaved;
    await route.continue();
  });
  const isLoaded = page.waitForResponse(/autosave-form/);
  const caption = page.getByLabel("Caption");
  await caption.fill("#ad One");
  await page.getByRole("button", { name: "Save Draft" }).click();
  await expect(page.getByText("Draft saved")).toBeVisible();
  letGo();
  await isLoaded;
  await caption.focus();
  await page.getByLabel("Add a comment").focus();
  await caption.fill("#ad One, two");
  await page.getByLabel("Add a comment").focus();
  await expect(saveState(page)).toHaveText("Saved");
  expect(texts).toEqual(["#ad One, two"]);
});

test("a save under way when another device's text is shown does not stay on screen", async ({
  db,
  browserOf,
}) => {
  const { athlete, campaignId } = await makeActiveDeal(db);
  const id = await makeContent(db, campaignId, athlete.userId, "draft", { mediaUrls: [] });
  const [phone, laptop] = [await browserOf(athlete), await browserOf(athlete)];
  for (const page of [phone, laptop]) await open(page, `/athlete/content/${id}`);
  await phone.getByLabel("Caption").fill("#ad From the phone");
  await expect(saveState(phone)).toHaveText("Saved");

  const held: (() => void)[] = [];
  await laptop.route(/\/athlete\/content\//, async (route) => {
    if (route.request().method() === "POST")
      await new Promise<void>((resolve) => {
        held.push(resolve);
      });
    await route.continue();
  });
  const isLoaded = laptop.waitForResponse(/autosave-form/);
  const caption = laptop.getByLabel("Caption");
  await caption.focus();
  await isLoaded;
  await caption.fill("#ad From the laptop");
  await laptop.getByRole("button", { name: "Save Draft" }).click();
  await expect.poll(() => held.length).toBe(1);
  await caption.fill("#ad From the laptop, too");
  await laptop.getByLabel("Add a comment").focus();
  await expect(saveState(laptop)).toHaveText("Saving…");
  held[0]?.();
  await expect(laptop.getByRole("alert")).toContainText("#ad From the phone");
  await expect(saveState(laptop)).toHaveText("");
});

test("what a form was answered with stays on screen when an event loads the page again", async ({
  db,
  browserOf,
}) => {
  const { athlete, campaignId } = await makeActiveDeal(db);
  const id = await makeContent(db, campaignId, athlete.userId, "draft");
  const [phone, laptop] = [await browserOf(athlete), await browserOf(athlete)];
  for (const page of [phone, laptop]) await open(page, `/athlete/content/${id}`);
  // The phone's form arrives after the laptop's. It is gone with the answer, so only the answer itself says why.
  let arrive = () => {};
  const isLate = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await phone.route("**/athlete/content/**", async (route) => {
    if (route.request().method() === "POST") await isLate;
    await route.fallback();
  });
  const send = (page: typeof phone) =>
    page.getByRole("button", { name: "Send for review" }).click();
  await send(phone);
  await send(laptop);
  await expect(laptop.getByText("Content submitted for review!")).toBeVisible();
  arrive();
  const notice = phone.getByRole("alert").filter({ hasText: "Status:" });
  await expect(notice).toBeVisible();
  await laptop.getByLabel("Add a comment").fill("Which of the two do you like?");
  await laptop.getByRole("button", { name: "Add comment" }).click();
  await expect(phone.getByRole("paragraph").filter({ hasText: "Which of the two" })).toBeVisible();
  await expect(notice).toBeVisible();
});
