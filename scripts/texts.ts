/**
 * Prints the visible texts of every screen for proofreading, each line on the screen where it appears first. It follows
 * the links of a running `npm run dev` with its demo data, as a visitor and as each kind of account:
 * `PORT=8787 npm run texts > texts.txt`.
 */
import { chromium, type Page } from "@playwright/test";
import { paths } from "~/paths";
import { findChromium } from "./browsers.mjs";
import { demoOrigin, openDemoPage } from "./demo-page";

const START = {
  visitor: paths.home,
  athlete: paths.athlete.dashboard,
  brand: paths.brand.dashboard,
  admin: paths.admin.dashboard,
};

/** Of one kind of page, such as deals, because the texts follow the state that the page shows. */
const PAGES_OF_A_KIND = 3;

/** An address without ids. Of its query only the tab counts: filters combine without end, and show the same texts. */
const kindOf = ({ pathname, searchParams }: URL) =>
  [pathname.replaceAll(/\/(?=[\w.-]*\d)[\w.-]{6,}/g, "/:id"), searchParams.get("tab") ?? ""].join(
    " ",
  );

/** Also what is folded, and what only a screen reader or an empty field shows. */
async function readTexts(page: Page) {
  const others = await page.evaluate(() => {
    for (const fold of document.querySelectorAll("details")) fold.open = true;
    const attributes = ["aria-label", "placeholder", "alt"].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((node) => node.getAttribute(name) ?? ""),
    );
    return [document.title, ...attributes];
  });
  return [...(await page.locator("body").allInnerTexts()).join("\n").split("\n"), ...others];
}

const readLinks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>("a[href]:not(svg a)")].map(({ href }) => href),
  );

/** Lines that differ only in their figures are one text. */
const printed = new Set<string>();

const browser = await chromium.launch({
  executablePath: await findChromium(console.error),
  args: ["--no-sandbox", "--disable-gpu"],
});
for (const [as, start] of Object.entries(START) as [keyof typeof START, string][]) {
  const page = await openDemoPage(browser, as, { javaScriptEnabled: false });
  /** Of each account its own: the two sides read different texts on the same page. */
  const visits = new Map<string, number>();
  const waiting = [new URL(start, demoOrigin)];
  for (let url = waiting.shift(); url; url = waiting.shift()) {
    const kind = kindOf(url);
    const count = visits.get(kind) ?? 0;
    if (count >= PAGES_OF_A_KIND || visits.has(url.href)) continue;
    const answer = await page.goto(url.href, { waitUntil: "domcontentloaded" }).catch(() => null);
    if (!answer?.headers()["content-type"]?.startsWith("text/html")) continue;
    visits.set(kind, count + 1).set(url.href, 1);
    const texts = (await readTexts(page))
      .map((text) => text.trim())
      .filter((text) => {
        const form = text.replaceAll(/\d[\d.,:]*/g, "0");
        return /[a-z]/i.test(text) && !printed.has(form) && printed.add(form);
      });
    if (texts.length > 0)
      console.log(`\n## ${as} ${url.pathname}${url.search}\n\n${texts.join("\n")}`);
    for (const href of await readLinks(page)) {
      const link = new URL(href);
      link.hash = "";
      if (link.origin === demoOrigin && !link.pathname.startsWith(paths.logout)) waiting.push(link);
    }
  }
  await page.context().close();
}
await browser.close();
