import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { makeAthlete, makeBrand, makeConversation } from "../../support/factories";
import { expect, open, test } from "../../support/fixtures";

const box = (page: Page) => page.getByRole("textbox", { name: /^Message to/ });
const message = (page: Page, text: string) =>
  page.locator("[id^=message-]").filter({ hasText: text });

const joined = (page: Page) => page.locator("html[data-livechat]").waitFor({ state: "attached" });

async function say(page: Page, text: string) {
  await box(page).fill(text);
  await box(page).press("Enter");
}

test("two people in a thread see each other's presence, typing, messages and read state", async ({
  browserOf,
  db,
}) => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const id = await makeConversation(db, brand, athlete, [{ from: brand }]);
  const [ours, theirs] = [await browserOf(brand), await browserOf(athlete)];
  for (const page of [ours, theirs]) {
    await open(page, `/messages/${id}`);
    await joined(page);
  }
  await expect(ours.getByText(`${athlete.name} is here`)).toBeVisible();
  await box(theirs).pressSequentially("On");
  await expect(ours.getByText(`${athlete.name} is typing…`)).toBeVisible();

  await say(theirs, "One");
  await expect(box(theirs)).toBeFocused();
  await expect(box(theirs)).toHaveValue("");
  await say(theirs, "Two\nlines");
  await say(theirs, "Three");
  await expect(message(theirs, "Three")).toBeVisible();
  await expect(theirs.getByRole("list", { name: "Messages being sent" })).toHaveCount(0);
  await expect(ours.locator("[id^=message-]")).toHaveText([/Message 1/, /One/, /Two/, /Three/]);
  await expect(ours.getByRole("status").filter({ hasText: `${athlete.name}: Three` })).toHaveCount(
    1,
  );
  await expect(theirs.getByText("Seen")).toBeVisible();
  await expect(message(ours, "Three")).toBeInViewport();

  await theirs.goto("about:blank");
  await expect(ours.getByText(`${athlete.name} is here`)).toBeHidden();
});

test("a message written offline is sent once, when the connection is back", async ({
  browserOf,
  db,
}) => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const id = await makeConversation(db, brand, athlete, [{ from: brand }]);
  const page = await browserOf(athlete);
  await open(page, `/messages/${id}`);
  await page.route("**/send", (route) => route.abort());
  await say(page, "From the tunnel");
  await say(page, "Still in it");
  await expect(page.getByText("We'll send it when you're back online.")).toHaveCount(2);
  await page.unrouteAll();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(message(page, "From the tunnel")).toHaveCount(1);
  await expect(message(page, "Still in it")).toHaveCount(1);

  // The message survives a reload, and the new page sends it.
  await page.route("**/send", (route) => route.abort());
  await say(page, "From the next page");
  await expect(page.getByText("We'll send it when you're back online.")).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await expect(message(page, "From the next page")).toHaveCount(1);

  // The message arrives but its response is lost: it is stored once.
  await page.route("**/send", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await say(page, "Answer lost");
  await expect(message(page, "Answer lost")).toHaveCount(1);
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByRole("list", { name: "Messages being sent" })).toHaveCount(0);
  await expect(page.locator("[id^=message-]")).toHaveText([
    /Message 1/,
    /From the tunnel/,
    /Still in it/,
    /From the next page/,
    /Answer lost/,
  ]);
});

test("a refused message says why, and can be sent again or discarded", async ({
  browserOf,
  db,
}) => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const id = await makeConversation(db, brand, athlete, [{ from: brand }]);
  const page = await browserOf(athlete);
  await open(page, `/messages/${id}`);
  const refusal = { status: 429, contentType: "text/plain", body: "Wait a minute." };
  await page.route("**/send", (route) => route.fulfill(refusal));
  await say(page, "Too soon");
  await expect(page.getByText("Wait a minute.")).toBeVisible();
  await say(page, "Not this");
  await expect(page.getByText("Wait a minute.")).toHaveCount(2);
  await page.getByRole("button", { name: "Discard" }).last().click();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(message(page, "Too soon")).toBeVisible();
  await expect(page.getByText("Not this")).toHaveCount(0);
});

test("the thread has no accessibility violations, and every control can be reached by keyboard", async ({
  browserOf,
  db,
}) => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const id = await makeConversation(db, brand, athlete, [
    { from: brand },
    { from: athlete, at: Date.now() },
    { from: brand },
  ]);
  const page = await browserOf(athlete);
  for (const path of ["/messages", `/messages/${id}`]) {
    await open(page, path);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }
  await page.locator("summary", { hasText: "Options" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Mute" })).toBeFocused();
  await page.keyboard.press("Escape");
  for (const name of ["Unsend", "Send"]) {
    const button = page.getByRole("button", { name, exact: true });
    while (!(await button.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press("Tab");
  }
});
