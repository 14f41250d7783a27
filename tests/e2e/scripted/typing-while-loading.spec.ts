import { makeActiveDeal, makeContent, makeConversation } from "../../support/factories";
import { expect, test } from "../../support/fixtures";

/** On a slow processor people type before a page is hydrated: its scripts must survive that. */

const LOADS = process.env.NIGHTLY ? 2 : 1;

const PLACES = {
  messages: { path: () => "/messages", field: "main input[name=q]" },
  discover: { path: () => "/brand/discover", field: "main input[name=q]" },
  "content room": {
    path: (contentId: string) => `/brand/content/${contentId}`,
    field: "main textarea[name=comment]",
  },
} as const;

for (const [place, { path, field }] of Object.entries(PLACES))
  test(`typing from the first paint on ends no script: ${place}`, async ({ browserOf, db }) => {
    test.slow();
    const { brand, athlete, campaignId } = await makeActiveDeal(db);
    const contentId = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
    await makeConversation(db, brand, athlete, [{ from: athlete }]);
    const page = await browserOf(brand);
    const failures: string[] = [];
    page.on("pageerror", ({ message }) => failures.push(message));
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: 5 });
    for (let n = 0; n < LOADS; n++) {
      // Nothing kept of the load before, which would come back into the field.
      if (n > 0) await page.evaluate(() => localStorage.clear());
      await page.goto(path(contentId), { waitUntil: "commit" });
      const box = page.locator(field).first();
      await box.click();
      await box.pressSequentially("miles and more", { delay: 20 });
      await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
      await page.keyboard.press("Escape");
      await page.keyboard.press("Control+k");
      await expect(page.getByRole("combobox", { name: /^Screen/ })).toBeFocused();
      await page.keyboard.press("Escape");
    }
    expect(failures).toEqual([]);
  });
