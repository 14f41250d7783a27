import type { Page } from "@playwright/test";
import {
  makeActiveDeal,
  makeAthlete,
  makeBrand,
  makeContent,
  makeConversation,
} from "../support/factories";
import { expect, open, test } from "../support/fixtures";
import { phonePicture } from "../support/media";
import { message, textBox } from "../support/thread";

const isScripted = () => test.info().project.name === "scripted";

async function say(page: Page, name: string, text: string) {
  await textBox(page, name).fill(text);
  if (isScripted()) await textBox(page, name).press("Enter");
  else await page.getByRole("button", { name: "Send", exact: true }).click();
  const [firstLine = ""] = text.split("\n");
  await expect(message(page, firstLine)).toBeVisible();
}

/** Reloads the page, because pages without scripts show new data only then. */
const look = async (page: Page) => {
  if (!isScripted()) await page.reload();
};

const inbox = (page: Page) => page.getByRole("navigation", { name: "Workspace", exact: true });

test("brand and athlete agree on a detail @nightly", async ({ browserOf, db }) => {
  const { brand, athlete } = await makeActiveDeal(db);
  const [ours, theirs] = [await browserOf(brand), await browserOf(athlete)];
  await open(theirs, "/athlete/dashboard");
  if (isScripted())
    await theirs.locator("html[data-livenotifications]").waitFor({ state: "attached" });

  await open(ours, `/brand/athletes/${athlete.userId}`);
  await ours.getByRole("link", { name: `Message ${athlete.name}` }).click();
  await expect(ours.getByText("This is the start of your conversation")).toBeVisible();
  await say(ours, athlete.name, "Can you start on Monday?\nSee https://example.com/brief.");
  await expect(ours).toHaveURL(/\/messages\/[0-9a-z]{26}/);
  const link = message(ours, "Monday").getByRole("link", { name: "https://example.com/brief" });
  await expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow ugc");

  await look(theirs);
  await expect(inbox(theirs)).toContainText("Messages1, 1 unread");
  await inbox(theirs)
    .getByRole("link", { name: /^Messages/ })
    .click();
  await expect(theirs).toHaveURL("/messages");
  await theirs.getByRole("link", { name: /Northlight/ }).click();
  await expect(theirs.getByText("New messages")).toBeVisible();
  await expect(message(theirs, "Can you start")).toBeVisible();
  await expect(inbox(theirs)).not.toContainText("unread");
  await say(theirs, "Northlight", "Yes, at nine.");
  if (isScripted()) await expect(textBox(theirs, "Northlight")).toBeFocused();
  await expect(textBox(theirs, "Northlight")).toHaveValue("");

  await look(ours);
  await expect(message(ours, "Yes, at nine.")).toBeVisible();
  await expect(ours.getByText("Seen")).toBeVisible();
});

test("an empty message is refused, and a message can be unsent within five minutes", async ({
  browserOf,
  db,
}) => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const id = await makeConversation(db, brand, athlete, [
    { from: brand, body: "Old news", at: 1e12 },
  ]);
  const page = await browserOf(brand);
  await open(page, `/messages/${id}`);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("Message cannot be empty").last()).toBeVisible();
  await say(page, athlete.name, "A slip of the pen");
  const unsend = page.getByRole("button", { name: "Unsend" });
  await expect(unsend).toHaveCount(1);
  await unsend.click();
  await expect(message(page, "Message removed")).toBeVisible();
  await expect(page.getByText("A slip of the pen")).toHaveCount(0);
});

test("a block ends the conversation for both sides, and each sees a notice @once", async ({
  browserOf,
  db,
}) => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const id = await makeConversation(db, brand, athlete, [{ from: brand }]);
  const [ours, theirs] = [await browserOf(brand), await browserOf(athlete)];
  const choose = async (page: Page, name: string) => {
    await page.locator("summary", { hasText: "Options" }).click();
    await page.getByRole("button", { name, exact: true }).click();
  };
  await open(theirs, `/messages/${id}`);
  await choose(theirs, "Block");
  await expect(theirs.getByText("You've blocked this conversation.")).toBeVisible();
  await open(ours, `/messages/${id}`);
  await expect(ours.getByText("You cannot reply to this conversation")).toBeVisible();
  await expect(textBox(ours, athlete.name)).toHaveCount(0);
  await choose(theirs, "Unblock");
  await expect(textBox(theirs, "Northlight")).toBeVisible();

  await choose(theirs, "Archive");
  await expect(theirs.getByText("Conversation archived")).toBeVisible();
  await open(theirs, "/messages");
  await expect(theirs.getByText("No conversations here")).toBeVisible();
  await theirs.getByRole("link", { name: "Archived" }).click();
  await expect(theirs.getByRole("link", { name: /Northlight/ })).toBeVisible();
});

test("a long thread opens at the first unread message, and links lead to all its parts @nightly", async ({
  browserOf,
  db,
}) => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const id = await makeConversation(
    db,
    brand,
    athlete,
    // Over four days, as most threads: the parts then have headings of different days.
    Array.from({ length: 200 }, (_, i) => ({
      from: brand,
      at: Date.now() - (200 - i) * 30 * 60_000,
    })),
    { [athlete.userId]: { readSeq: 100, unread: 100 } },
  );
  const page = await browserOf(athlete);
  await open(page, "/messages");
  await expect(page.getByRole("main").getByText("99+ unread")).toBeVisible();
  await page.getByRole("link", { name: /Northlight/ }).click();
  await expect(page.getByText("New messages")).toBeInViewport();
  const numbered = (n: number) => page.locator(`#message-${n}`);
  await expect(numbered(101)).toBeInViewport();
  await expect(numbered(200)).toHaveCount(0);
  await page.getByRole("link", { name: "Newer messages" }).click();
  await expect(numbered(146)).toBeInViewport();
  await page.getByRole("link", { name: "Newest", exact: true }).click();
  await expect(numbered(200)).toBeInViewport();
  await page.getByRole("link", { name: "Older messages" }).click();
  await expect(numbered(150)).toBeInViewport();
  await open(page, `/messages/${id}?at=20#message-20`);
  await expect(numbered(20)).toBeInViewport();
  // All is read now: the thread opens at its end, and nothing but the thread scrolls.
  for (const [width, height] of [
    [375, 812],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, `/messages/${id}`);
    await expect(numbered(200)).toBeInViewport();
    await expect(textBox(page, "Northlight")).toBeInViewport();
    await page.reload();
    await expect(numbered(200)).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});

/** Pastes a file into the text box: it is sent. With a text beside it, the text is pasted and the file is not. */
async function pasteIntoBox(page: Page) {
  const paste = (name: string, text?: string) =>
    page.getByRole("textbox", { name: /^Message to/ }).evaluate(
      (box, [file, beside]) => {
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File(["%PDF-1.7 Pasted"], file ?? ""));
        if (beside) clipboardData.setData("text/plain", beside);
        const event = new ClipboardEvent("paste", {
          clipboardData,
          bubbles: true,
          cancelable: true,
        });
        return box.dispatchEvent(event);
      },
      [name, text] as const,
    );
  expect(await paste("beside.pdf", "A table"), "left to the browser").toBe(true);
  expect(await paste("pasted.pdf")).toBe(false);
  await expect(page.getByRole("link", { name: /^pasted\.pdf/ })).toBeVisible();
  await expect(page.getByText("beside.pdf")).toHaveCount(0);
}

test("pictures and PDFs are sent, shown to both sides and refused for other kinds @nightly", async ({
  browserOf,
  db,
}) => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const id = await makeConversation(db, brand, athlete, [{ from: brand }]);
  const [ours, theirs] = [await browserOf(brand), await browserOf(athlete)];
  await open(theirs, `/messages/${id}`);
  const send = async (name: string, mimeType: string, buffer: Buffer) => {
    const attach = theirs.locator("details", { hasText: "Send a picture or PDF" });
    if (!(await attach.evaluate((element: HTMLDetailsElement) => element.open)))
      await attach.locator("summary").click();
    await attach.getByLabel("Choose pictures or PDFs").setInputFiles({ name, mimeType, buffer });
    if (!isScripted()) await attach.getByRole("button", { name: "Send files" }).click();
  };
  await send("kit.jpg", "image/jpeg", await phonePicture());
  const picture = theirs.getByRole("img", { name: "kit.jpg" });
  // Upright: the camera stored it on its side.
  await expect(picture).toHaveAttribute("height", "1200");
  if (isScripted()) await pasteIntoBox(theirs);
  await send("offer.pdf", "application/pdf", Buffer.from("%PDF-1.7 Offer"));
  await expect(theirs.getByRole("link", { name: /^offer\.pdf/ })).toBeInViewport();
  await send("page.pdf", "application/pdf", Buffer.from("<script>alert(1)</script>"));
  await expect(theirs.getByText("Choose a PNG, JPG or PDF").first()).toBeVisible();

  await open(ours, "/messages");
  await expect(ours.getByRole("link", { name: athlete.name })).toContainText("File: offer.pdf");
  await ours.getByRole("link", { name: athlete.name }).click();
  const shown = ours.getByRole("img", { name: "kit.jpg" });
  await expect(shown).toBeVisible();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const download = ours.waitForEvent("download");
  await ours.getByRole("link", { name: /^offer\.pdf/ }).click();
  expect((await download).suggestedFilename()).toBe("offer.pdf");
});

test("a conversation opens from campaign and content pages @once", async ({ browserOf, db }) => {
  const { brand, athlete, campaignId } = await makeActiveDeal(db);
  const contentId = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
  const [ours, theirs] = [await browserOf(brand), await browserOf(athlete)];
  for (const [page, path, name] of [
    [ours, `/brand/campaigns/${campaignId}?tab=athletes`, athlete.name],
    [ours, `/brand/content/${contentId}`, athlete.name],
    [theirs, `/athlete/content/${contentId}`, "Northlight"],
    [theirs, `/athlete/campaigns/${campaignId}`, "Northlight"],
  ] as const) {
    await open(page, path);
    const more = page.locator("summary", { hasText: `More for ${name}` });
    if (path.includes("tab=athletes")) await more.click();
    await page
      .getByRole("main")
      .getByRole("link", { name: `Message ${name}` })
      .click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  }
});
