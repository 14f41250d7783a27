/**
 * Makes app/icons/*.svg: the icons that the server writes into signed-in pages, from the Lucide set, and the logos of the
 * platforms, a file of its own, from Simple Icons. Run by hand when app/components/ui/icon-names.ts or the platforms change:
 * `npm install --no-save lucide-static@1.62.0 simple-icons@16.37.0 && npx tsx scripts/icons.ts`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { ICON_NAMES, STAFF_ICON_NAMES } from "~/components/ui/icon-names";
import { PLATFORMS } from "~db/constants";
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

const logoOf = (platform: string) => {
  const svg = readFileSync(`${root}node_modules/simple-icons/icons/${platform}.svg`, "utf8");
  const path = svg.slice(svg.indexOf("<path"), svg.indexOf("</svg>"));
  return `<symbol id="${platform}" viewBox="0 0 24 24">${path}</symbol>\n`;
};

writeFileSync(
  `${root}app/icons/platforms.svg`,
  `<svg xmlns="http://www.w3.org/2000/svg"><title>Platforms</title>\n${PLATFORMS.map(logoOf).join("")}</svg>\n`,
);
