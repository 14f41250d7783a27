/**
 * Makes public/previews/*.png, the picture each public page shows where its link is shared. Run by hand when titles or
 * the look change: `npx tsx scripts/link-previews.ts`.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";
import { chromium, type Page } from "@playwright/test";
import { LEAF, LEAVES, MARK } from "~/components/ui/laurel";
import {
  PAGES,
  type PagePath,
  PREVIEW_HEIGHT,
  PREVIEW_WIDTH,
  previewPath,
} from "~/features/site/site/pages";
import { product } from "~/product";
import { findChromium } from "./browsers.mjs";
import { root } from "./stack.mjs";

const font = readFileSync(`${root}app/fonts/archivo.woff2`, "base64");

const leaves = (transforms: readonly string[]) =>
  transforms.map((at) => `<path d="${LEAF}" transform="${at}"/>`).join("");

const mark = MARK.flatMap(([x, y, turn]) => [
  `translate(${x} ${y}) rotate(${turn}) scale(.42)`,
  `translate(${28 - x} ${y}) rotate(${-turn}) scale(.42)`,
]);

const lane = (r: number) => `<circle cx="1015" cy="315" r="${r}"/>`;

const picture = (headline: string) => `<!doctype html>
<style>
  @font-face { font-family: Archivo; src: url(data:font/woff2;base64,${font}); font-weight: 400 800 }
  body { margin: 0; width: 1200px; height: 630px; overflow: hidden; background: #0a3b2a; color: #f4f1e6;
    font-family: Archivo; position: relative }
  svg { position: absolute }
  .name { position: absolute; left: 150px; top: 84px; margin: 0; font-size: 44px; font-weight: 800; letter-spacing: -.02em; line-height: 1 }
  h1 { position: absolute; left: 76px; bottom: 72px; margin: 0; width: 560px; font-weight: 800; text-wrap: balance;
    font-size: ${headline.length > 24 ? 64 : 84}px; letter-spacing: -.03em; line-height: 1.03 }
</style>
<svg width="1200" height="630">
  <circle cx="1015" cy="315" r="275" fill="none" stroke="#b04124" stroke-width="150"/>
  <g fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2">${[238, 275, 312].map(lane).join("")}</g>
</svg>
<svg style="left:885px;top:185px" width="260" height="260" viewBox="0 0 120 120" fill="#d8b96b">${leaves(LEAVES)}</svg>
<svg style="left:76px;top:76px" width="60" height="60" viewBox="0 0 28 28" fill="#f4f1e6">${leaves(mark)}</svg>
<p class="name">${product.name}</p>
<h1>${headline}</h1>`;

/** Few colours and their blends: a palette says them in a third of the bytes. */
async function pixels(page: Page) {
  const png = (await page.screenshot()).toString("base64");
  return page.evaluate(
    async ({ png, width, height }) => {
      const image = await createImageBitmap(
        await (await fetch(`data:image/png;base64,${png}`)).blob(),
      );
      const canvas = new OffscreenCanvas(width, height).getContext("2d");
      canvas?.drawImage(image, 0, 0);
      return [
        ...new Uint32Array(
          canvas?.getImageData(0, 0, width, height).data.buffer ?? new ArrayBuffer(),
        ),
      ];
    },
    { png, width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT },
  );
}

const parts = (colour: number) =>
  [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255] as const;

function nearest(colour: number, palette: number[]) {
  const [r, g, b] = parts(colour);
  const far = palette.map((other) => {
    const [x, y, z] = parts(other);
    return (r - x) ** 2 + (g - y) ** 2 + (b - z) ** 2;
  });
  return far.indexOf(Math.min(...far));
}

function encode(colours: number[]) {
  const count = new Map<number, number>();
  for (const colour of colours) count.set(colour, (count.get(colour) ?? 0) + 1);
  const palette = [...count]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 64)
    .map(([colour]) => colour);
  const index = new Map([...count.keys()].map((colour) => [colour, nearest(colour, palette)]));
  const rows = Buffer.alloc((PREVIEW_WIDTH + 1) * PREVIEW_HEIGHT);
  for (const [i, colour] of colours.entries())
    rows[i + Math.floor(i / PREVIEW_WIDTH) + 1] = index.get(colour) ?? 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(PREVIEW_WIDTH, 0);
  header.writeUInt32BE(PREVIEW_HEIGHT, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flatMap(parts))),
    chunk("IDAT", deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([frame, body, check]);
}

const browser = await chromium.launch({
  executablePath: await findChromium(console.error),
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage({ viewport: { width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT } });
rmSync(`${root}public/previews`, { recursive: true, force: true });
mkdirSync(`${root}public/previews`);
for (const path of Object.keys(PAGES) as PagePath[]) {
  await page.setContent(picture(path === "/" ? product.strapline : PAGES[path].title));
  await page.evaluate(() => document.fonts.ready);
  const png = encode(await pixels(page));
  writeFileSync(`${root}public${previewPath(path)}`, png);
  console.log(previewPath(path), png.length);
}
await browser.close();
