import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { newId } from "~db/columns";
import { makeActiveDeal, makeAthlete, makeBrand, makeContent } from "../../support/factories";
import { expect, test, waitForHydration } from "../../support/fixtures";
import { phonePicture } from "../../support/media";
import { makeMedia } from "../../support/media-rows";

/** Nothing on a page moves when its pictures or its fonts arrive. */

/**
 * Holds every picture back until `arrive` is called, which returns what moves from then on. The page is whole by then: hydrated,
 * and in the fonts that come, in which a name may wrap otherwise.
 */
async function holdPictures(page: Page) {
  const body = await phonePicture();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/media\/.*\.webp$/, async (route) => {
    await held;
    await route.fulfill({ contentType: "image/jpeg", body });
  });
  return async function arrive() {
    await waitForHydration(page);
    await page.evaluate(async () => {
      await Promise.all([...document.fonts].map((font) => font.load()));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const watched = window as unknown as { moved: string[] };
      watched.moved = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          for (const { node } of (entry as PerformanceEntry & { sources: { node?: Node }[] })
            .sources)
            watched.moved.push(node?.textContent ?? "unknown");
      }).observe({ type: "layout-shift" });
    });
    release();
    await page.waitForFunction(
      () =>
        [...document.images].every((image) => image.complete || image.loading === "lazy") &&
        [...document.images].some((image) => image.complete && image.naturalWidth > 0),
    );
    return page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const watched = window as unknown as { moved: string[] };
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(watched.moved)));
        }),
    );
  };
}

test("cards and the table of athletes keep their place while photos arrive", async ({
  browserOf,
  db,
}) => {
  const word = `ibis${newId().slice(-7)}`;
  const athletes = await Promise.all(
    ["Ann", "Ben", "Cai"].map((name) => makeAthlete(db, { name: `${name} ${word}` })),
  );
  const ids = sql.join(
    athletes.map(({ userId }) => sql`${userId}`),
    sql`, `,
  );
  await db.write([sql`update profiles set avatar_url = substr(id, -12) where id in (${ids})`]);
  const page = await browserOf(await makeBrand(db));
  for (const view of ["", "&view=gallery"]) {
    const arrive = await holdPictures(page);
    await page.goto(`/brand/discover?q=${word}${view}`, { waitUntil: "domcontentloaded" });
    await expect(page.locator(`main img[src^="/media/public/"]`)).toHaveCount(3);
    expect(await arrive(), view).toEqual([]);
    await page.unrouteAll();
  }
});

test("the review screen keeps its place while its pictures arrive", async ({ browserOf, db }) => {
  const { brand, athlete, campaignId } = await makeActiveDeal(db);
  const contentId = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
  await makeMedia(db, contentId, athlete.userId);
  const page = await browserOf(brand);
  const arrive = await holdPictures(page);
  await page.goto(`/brand/content/${contentId}`, { waitUntil: "domcontentloaded" });
  // In the strip of files, and large.
  await expect(page.locator(`main img[src^="/media/"]`)).toHaveCount(2);
  expect(await arrive()).toEqual([]);
});

/** A score of this is taken for none: it is letters that are a pixel wider. */
const STEADY = 0.02;

const PUBLIC = ["/", "/pricing", "/help", "/athletes", "/signup"];

for (const width of [375, 390, 1280])
  test(`public pages keep their place while the fonts arrive, at ${width} px`, async ({
    browser,
    baseURL,
  }) => {
    for (const path of PUBLIC) {
      // Nothing of the page before is kept, its fonts neither.
      const page = await browser.newPage({ viewport: { width, height: 844 } });
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\.woff2$/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(`${baseURL}${path}`, { waitUntil: "commit" });
      await page.locator("footer").last().waitFor();
      await page.evaluate(() => {
        const watched = window as unknown as { shift: number };
        watched.shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            watched.shift += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
      });
      release();
      const shift = await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return (window as unknown as { shift: number }).shift;
      });
      expect(shift, path).toBeLessThan(STEADY);
      await page.close();
    }
  });
