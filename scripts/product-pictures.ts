/**
 * Makes app/images/product/*.webp, the pictures of the product on the home page and in the tours, from the demo data of a running
 * `npm run dev`. Run by hand when one of these screens changes: `PORT=8787 npx tsx scripts/product-pictures.ts`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { PICTURE_SIZE } from "~/features/site/site/picture-size";
import { paths, withQuery } from "~/paths";
import { findChromium } from "./browsers.mjs";
import { openDemoPage } from "./demo-page";
import { root } from "./stack.mjs";

const folder = `${root}app/images/product`;
/** Of a phone, without the bars of the frame. */
const { width, height } = PICTURE_SIZE;
const SCALE = 1.5;

interface Shot {
  name: string;
  as: "athlete" | "brand";
  /** The list, and the links that lead from it to the screen. */
  list: string;
  links: RegExp[];
  /** What stands at the top of the picture. */
  top: string;
}

/** The campaign of every picture except the report, which needs a campaign that has ended: the pages show one deal. */
const CAMPAIGN = /Winter Base Miles/;

const SHOTS: Shot[] = [
  {
    name: "offer",
    as: "athlete",
    list: withQuery(paths.athlete.campaigns, { tab: "mine" }),
    links: [CAMPAIGN, CAMPAIGN],
    top: "main h1",
  },
  {
    name: "contract",
    as: "athlete",
    list: withQuery(paths.athlete.campaigns, { tab: "mine" }),
    links: [CAMPAIGN, /See contract/],
    top: "h2:text('In short')",
  },
  { name: "payment", as: "athlete", list: paths.statement, links: [], top: "main h1" },
  { name: "find-work", as: "athlete", list: paths.athlete.campaigns, links: [], top: "main h1" },
  {
    name: "content",
    as: "athlete",
    list: withQuery(paths.athlete.campaigns, { tab: "mine" }),
    links: [CAMPAIGN],
    top: "h2:text('Work')",
  },
  {
    name: "profile",
    as: "brand",
    list: withQuery(paths.brand.discover, { q: "Maya Okafor" }),
    links: [/Maya Okafor/, /View Profile/],
    top: "main h1",
  },
  {
    name: "brief",
    as: "brand",
    list: withQuery(paths.brand.newCampaign, { sample: "launch" }),
    links: [],
    top: "main h1",
  },
  {
    name: "matches",
    as: "brand",
    list: paths.brand.campaigns,
    links: [CAMPAIGN, /Invite athletes/, /Studio to Street/],
    top: "main h1",
  },
  {
    name: "invite",
    as: "brand",
    list: withQuery(paths.brand.discover, { q: "Maya Okafor" }),
    links: [/Maya Okafor/, /View Profile/, /Invite/],
    top: "label:text('Fee')",
  },
  {
    name: "campaign",
    as: "brand",
    list: paths.brand.campaigns,
    links: [CAMPAIGN],
    top: ":is(a, label):text('Select all')",
  },
  {
    name: "review",
    as: "brand",
    list: paths.brand.reviewQueue,
    links: [/Up before the village/],
    top: ".review-desk > .rounded-card",
  },
  {
    name: "report",
    as: "brand",
    list: withQuery(paths.brand.campaigns, { q: "Relay" }),
    links: [/See the report/],
    top: "main h1",
  },
];

async function take(page: Page, { list, links, top }: Shot) {
  await page.goto(list);
  for (const link of links) {
    const address = await page.locator("main a", { hasText: link }).first().getAttribute("href");
    await page.goto(address ?? list);
  }
  await page.waitForLoadState("load");
  // Until a clip can play, its controls show a spinner.
  await page.waitForTimeout(2_000);
  const start = page.locator(top).first();
  // The frame's bars stick to the window and would lie over the picture.
  await page.addStyleTag({
    content:
      "header, #cookie-banner, #bottom-bar, .action-bar { display: none !important } * { scroll-padding: 0 !important }",
  });
  await start.scrollIntoViewIfNeeded();
  const box = await start.boundingBox();
  const scrolled = await page.evaluate(() => window.scrollY);
  const y = Math.max(0, (box?.y ?? 0) + scrolled - 20);
  return page.screenshot({ fullPage: true, clip: { x: 0, y, width, height } });
}

const browser = await chromium.launch({
  executablePath: await findChromium(console.error),
  args: ["--no-sandbox", "--disable-gpu"],
});
const pictures = new Map<string, Buffer>();
for (const scheme of ["light", "dark"] as const)
  for (const as of ["athlete", "brand"] as const) {
    const page = await openDemoPage(browser, as, {
      ...{ colorScheme: scheme, deviceScaleFactor: SCALE, bypassCSP: true },
      viewport: { width, height: height * 2 },
    });
    for (const shot of SHOTS.filter((one) => one.as === as)) {
      const picture = sharp(await take(page, shot)).webp({ quality: 60, effort: 6 });
      pictures.set(`${shot.name}-${scheme}`, await picture.toBuffer());
    }
    await page.context().close();
  }
await browser.close();

// At the end, because `npm run dev` builds again when a picture changes.
mkdirSync(folder, { recursive: true });
const names = [...pictures.keys()].toSorted();
for (const [name, picture] of pictures) {
  writeFileSync(`${folder}/${name}.webp`, picture);
  console.log(name, picture.length);
}
const variable = (name: string) => name.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());
writeFileSync(
  `${folder}/files.ts`,
  [
    "/* Made by scripts/product-pictures.ts. */",
    ...names.map((name) => `import ${variable(name)} from "./${name}.webp?url&no-inline";`),
    "",
    "/** The address of each picture. */",
    "export const PICTURE_FILES: Record<string, string> = {",
    ...names.map((name) => `  "${name}": ${variable(name)},`),
    "};",
    "",
  ].join("\n"),
);
