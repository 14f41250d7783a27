/**
 * Makes app/icons/*.svg, the icons that the server writes into signed-in pages, from the Lucide set. Run by hand
 * when app/components/ui/icon-names.ts changes: `npm install --no-save lucide-static@1.62.0 && npx tsx scripts/icons.ts`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { ICON_NAMES, STAFF_ICON_NAMES } from "~/components/ui/icon-names";
import { root } from "./stack.mjs";

const source = `${root}node_modules/lucide-static`;

const shapesOf = (name: string) => {
  const svg = readFileSync(`${source}/icons/${name}.svg`, "utf8");
  return svg
    .slice(svg.indexOf(">", svg.indexOf("<svg")) + 1, svg.indexOf("</svg>"))
    .replaceAll(/\s*\n\s*/g, "")
    .replaceAll(" />", "/>");
};

const symbolOf = (name: string) =>
  `<symbol id="icon-${name}" viewBox="0 0 24 24">${shapesOf(name)}</symbol>\n`;

writeFileSync(`${root}app/icons/sprite.svg`, ICON_NAMES.map(symbolOf).join(""));
writeFileSync(`${root}app/icons/staff.svg`, STAFF_ICON_NAMES.map(symbolOf).join(""));
writeFileSync(`${root}app/icons/LICENSE`, readFileSync(`${source}/LICENSE`, "utf8"));
