import type { Page } from "@playwright/test";
import { makeAthlete } from "../../support/factories";
import { expect, open, test } from "../../support/fixtures";

/** What the toast lies on: its title, or something to press. Each by its text. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector("[data-tone]");
    if (!toast) return ["no toast"];
    const own = toast.getBoundingClientRect();
    return [...document.querySelectorAll("h1, button, summary, a[class*=rounded-control]")]
      .filter((one) => !toast.contains(one) && one.checkVisibility())
      .filter((one) => {
        const { top, right, bottom, left } = one.getBoundingClientRect();
        return top < own.bottom && bottom > own.top && left < own.right && right > own.left;
      })
      .map((one) => one.textContent);
  });

const SAVED: { path: string; fold?: string; button: string; text: string }[] = [
  {
    path: "/settings",
    fold: "Time zone",
    button: "Save time zone",
    text: "Your time zone has been saved.",
  },
  // Buttons stand beside its title.
  {
    path: "/notifications/settings",
    button: "Save times",
    text: "Your notification settings have been saved.",
  },
];

for (const { path, fold, button, text } of SAVED)
  for (const width of [375, 1280])
    test(`at ${width} px the toast of ${path} covers neither the title nor a button`, async ({
      browserOf,
      db,
    }) => {
      const page = await browserOf(await makeAthlete(db), { viewport: { width, height: 800 } });
      await open(page, path);
      if (fold) await page.getByRole("main").locator("summary", { hasText: fold }).click();
      await page.getByRole("button", { name: button, exact: true }).click();
      const toast = page.getByRole("status").filter({ hasText: text });
      await expect(toast).toBeVisible();
      await expect.poll(() => covered(page)).toEqual([]);
      const { y = 0 } = (await toast.boundingBox()) ?? {};
      if (width < 768) expect(y, "in the lower half").toBeGreaterThan(400);
      else expect(y, "below the header").toBeGreaterThan(64);
      await toast.getByRole("button", { name: "Dismiss" }).click();
      await expect(toast).toBeHidden();
    });

test("success, failure and information differ in look", async ({ anonymousPage }) => {
  const page = await anonymousPage();
  await open(page, "/dev/ui");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const looks = await page.locator("[data-tone]").evaluateAll((toasts) =>
      toasts.map((toast) => {
        const { backgroundColor, borderColor } = getComputedStyle(toast);
        return `${backgroundColor} ${borderColor}`;
      }),
    );
    expect(new Set(looks).size).toBe(3);
  }
});
