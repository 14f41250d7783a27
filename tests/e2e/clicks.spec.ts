import type { Locator } from "@playwright/test";
import { makeBrand } from "../support/factories";
import { expect, open, test, waitForHydration } from "../support/fixtures";

/** How many clicks the main jobs take. Typing is free, and so is opening a mail. */

const PASSWORD = "correct horse";

function counter() {
  let clicks = 0;
  return {
    click: async (target: Locator) => {
      clicks += 1;
      await target.click();
    },
    count: () => clicks,
  };
}

test("from the landing page to a profile that brands can find: 4 clicks", async ({
  page,
  context,
  baseURL,
  browserOf,
  db,
}) => {
  await context.addCookies([{ name: "cookie-consent", value: "rejected", url: baseURL ?? "" }]);
  const { click, count } = counter();
  const name = `Zara Quick${Date.now().toString(36)}`;
  await open(page, "/");
  await click(page.getByRole("link", { name: "I'm an Athlete" }));
  await page.getByLabel("Full name").fill(name);
  await page.getByLabel("Sport").fill("Running");
  await page.getByLabel("Email").fill(`${crypto.randomUUID()}@test.laurel`);
  await page.getByLabel("Password").fill(PASSWORD);
  await click(page.getByRole("button", { name: "Create Account" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Welcome, ${name}`);
  await waitForHydration(page);
  await click(page.getByRole("link", { name: "Complete Your Profile" }));
  await page.getByLabel("Location").fill("Leeds, UK");
  await page.getByLabel("Bio").fill("I film the miles no one claps for.");
  await page.getByLabel("Content themes").fill("Winter miles");
  const instagram = page.getByRole("group", { name: "Instagram" });
  await instagram.getByLabel("Handle").fill("zara.runs");
  await instagram.getByLabel("Followers").fill("48000");
  await instagram.getByLabel("Engagement (%)").fill("5.8");
  await click(page.getByRole("button", { name: "Save Profile" }));
  await expect(page.getByText("Your profile has been saved.")).toBeVisible();
  expect(count()).toBe(4);

  const brand = await browserOf(await makeBrand(db));
  await open(brand, `/brand/discover?${new URLSearchParams({ q: name, minFollowers: "40000" })}`);
  await expect(brand.getByRole("main").getByText(name).first()).toBeVisible();
});
