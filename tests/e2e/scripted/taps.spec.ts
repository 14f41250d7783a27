import type { Locator, Page } from "@playwright/test";
import { newId } from "~db/columns";
import { notifications } from "~db/schema";
import { makeAthlete, makeBrand, makeCampaign } from "../../support/factories";
import { expect, open, test } from "../../support/fixtures";

/** What a tap changes before the server has answered, as a person on a slow line sees it. */

const PHONE = { hasTouch: true, viewport: { width: 375, height: 800 } };

/** Chrome's own figures. */
const SLOW_3G = {
  offline: false,
  latency: 2000,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};

/** As many frames as a screen shows in 100 ms. A busy machine shows fewer in that time, which is not the page's fault. */
const FRAMES = 6;

/** Opens a page, and waits until it follows taps. */
async function openWatched(page: Page, path: string) {
  await open(page, path);
  await page.locator("html[data-focus]").waitFor({ state: "attached" });
}

async function openOnSlowLine(page: Page, path: string) {
  await openWatched(page, path);
  const line = await page.context().newCDPSession(page);
  await line.send("Network.emulateNetworkConditions", SLOW_3G);
}

/** Taps. @returns the frames until the element looks different */
async function framesUntilChange(target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  const element = await target.elementHandle();
  const frames = element?.evaluate(
    (tapped) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const { opacity, color, fontWeight, animationName } = getComputedStyle(tapped);
          return [opacity, color, fontWeight, animationName, tapped.textContent].join();
        };
        const before = look();
        let count = 0;
        const frame = () => {
          count++;
          if (look() === before) requestAnimationFrame(frame);
          else resolve(count);
        };
        addEventListener("click", () => requestAnimationFrame(frame), {
          capture: true,
          once: true,
        });
      }),
  );
  await target.tap();
  return frames as Promise<number>;
}

const bar = (page: Page) => page.getByRole("navigation", { name: "Main" });

const TAPS: { what: string; path: string; target: (page: Page) => Locator }[] = [
  {
    what: "an entry of the bar",
    path: "/athlete/dashboard",
    target: (page) => bar(page).getByRole("link", { name: "Messages" }),
  },
  {
    what: "a tab of the page",
    path: "/athlete/campaigns",
    target: (page) => page.getByRole("link", { name: /^Invitations/ }),
  },
  {
    what: "a link to a screen",
    path: "/athlete/campaigns",
    target: (page) => page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("link"),
  },
  {
    what: "the button that saves a campaign",
    path: "/athlete/campaigns",
    target: (page) => page.getByRole("button", { name: /^Save / }),
  },
  {
    what: "the button of a form",
    path: "/notifications/settings",
    target: (page) => page.getByRole("button", { name: "Save times" }),
  },
  {
    what: "a filter",
    path: "/athlete/campaigns",
    target: (page) => page.getByRole("link", { name: "Saved", exact: true }),
  },
];

for (const { what, path, target } of TAPS)
  test(`${what} answers a tap within 100 ms on Slow 3G`, async ({ browserOf, db }) => {
    const brand = await makeBrand(db);
    await makeCampaign(db, brand.brandId);
    const page = await browserOf(await makeAthlete(db), PHONE);
    await openOnSlowLine(page, path);
    expect(await framesUntilChange(target(page).first())).toBeLessThanOrEqual(FRAMES);
  });

/** Holds what the page asks of the server. */
async function holdAnswers(page: Page) {
  let letGo: (passes: boolean) => void = () => {};
  const held = new Promise<boolean>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\.data/, async (route) => {
    if (await held) await route.continue();
    else await route.abort();
  });
  return {
    letGo: () => letGo(true),
    /** As a line that breaks. */
    breakOff: async () => {
      letGo(false);
      await page.unrouteAll({ behavior: "wait" });
    },
  };
}

test("until the screen is there its entry is selected, and a bar at the top comes after 100 ms", async ({
  browserOf,
  db,
}) => {
  const page = await browserOf(await makeAthlete(db), PHONE);
  await openWatched(page, "/athlete/dashboard");
  const home = bar(page).locator("[aria-current]");
  const messages = bar(page).getByRole("link", { name: "Messages" });
  const weight = (entry: Locator) => entry.evaluate((one) => getComputedStyle(one).fontWeight);
  const [selected, plain] = [await weight(home), await weight(messages)];
  expect(selected).not.toBe(plain);
  const { letGo } = await holdAnswers(page);
  await messages.tap();
  const root = page.locator("html");
  await expect(root).toHaveAttribute("data-leaving");
  expect([await weight(home), await weight(messages)]).toEqual([plain, selected]);
  await expect(messages, "it is not the current page yet").not.toHaveAttribute("aria-current");
  const delays = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => (one as CSSAnimation).animationName === "advance")
      .map(({ effect }) => effect?.getTiming().delay),
  );
  expect(delays).toEqual([100]);
  letGo();
  await expect(messages).toHaveAttribute("aria-current", "page");
  await expect(root).not.toHaveAttribute("data-leaving");
  await expect(page.locator("[data-pending]")).toHaveCount(0);
  expect(await weight(messages)).toBe(selected);
});

test("a link that is tapped while another screen loads takes over its mark", async ({
  browserOf,
  db,
}) => {
  const page = await browserOf(await makeAthlete(db), PHONE);
  await openWatched(page, "/athlete/dashboard");
  const { letGo } = await holdAnswers(page);
  const [messages, campaigns] = [/^Messages/, /^Campaigns|^Find work/].map((name) =>
    bar(page).getByRole("link", { name }),
  ) as [Locator, Locator];
  await messages.tap();
  await expect(messages).toHaveAttribute("data-pending");
  await campaigns.tap();
  await expect(campaigns).toHaveAttribute("data-pending");
  await expect(messages).not.toHaveAttribute("data-pending");
  letGo();
  await expect(page).toHaveURL(/\/athlete\/campaigns/);
  await expect(page.locator("[data-pending]")).toHaveCount(0);
});

test("what is pressed is shaded", async ({ browserOf, db }) => {
  const page = await browserOf(await makeAthlete(db));
  await open(page, "/athlete/campaigns");
  for (const target of [
    page.getByRole("link", { name: /^Invitations/ }),
    page.getByRole("link", { name: "Interested", exact: true }),
    page.getByRole("complementary").getByRole("link", { name: "My Content" }),
    page.getByRole("banner").locator("summary").first(),
  ]) {
    await target.hover();
    await expect(target).toHaveCSS("box-shadow", "none");
    await page.mouse.down();
    await expect(target).toHaveCSS("box-shadow", /inset/);
    await page.mouse.move(0, 0);
    await page.mouse.up();
  }
});

/** Opens a page, and waits until it catches what does not reach the server. */
async function openCatching(page: Page, path: string) {
  await open(page, path);
  await page.waitForFunction(() => !String(window.fetch).includes("[native code]"));
}

test("a campaign that could not be saved is shown as it was, and can be saved again", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db);
  const title = `Tap ${newId()}`;
  await makeCampaign(db, brand.brandId, { title });
  const page = await browserOf(await makeAthlete(db));
  await openCatching(page, `/athlete/campaigns?q=${title.slice(4)}`);
  const [save, remove] = [`Save ${title}`, /^Remove from saved/].map((name) =>
    page.getByRole("button", { name }),
  ) as [Locator, Locator];
  const { breakOff } = await holdAnswers(page);
  await save.click();
  await expect(remove).toBeVisible();
  await breakOff();
  await expect(page.getByText("That wasn't sent")).toBeVisible();
  await expect(save).toBeVisible();
  const isSaved = page.waitForResponse(/campaigns\.data/);
  await page.getByRole("button", { name: "Try again" }).click();
  await isSaved;
  await page.reload();
  await expect(remove).toBeVisible();
});

test("notifications are shown as read at once, and as unread again if the line is down", async ({
  browserOf,
  db,
}) => {
  const athlete = await makeAthlete(db);
  await db.write([
    db.orm.insert(notifications).values({
      id: newId(),
      userId: athlete.userId,
      kind: "content.withdrawn",
      category: "content",
      params: { athleteName: "Ada North", title: "First clip" },
      createdAt: Date.now(),
    }),
  ]);
  const page = await browserOf(athlete);
  await openCatching(page, "/notifications");
  const main = page.getByRole("main");
  const { breakOff } = await holdAnswers(page);
  await main.getByRole("button", { name: "Mark all as read" }).click();
  await expect(main.getByText("You've read everything")).toBeVisible();
  await expect(main.getByText("Unread:")).toHaveCount(0);
  await breakOff();
  await expect(main.getByText("1 unread notification", { exact: true })).toBeVisible();
  await expect(page.locator("[data-pending]")).toHaveCount(0);
  await main.getByRole("button", { name: "Try again" }).click();
  await expect(main.getByText("You've read everything")).toBeVisible();
  await expect(main.getByRole("button", { name: "Mark all as read" })).toHaveCount(0);
});
