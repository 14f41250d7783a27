// Makes app/fonts/archivo.woff2 from the package: Western European letters and the weights the look uses (a third less
// to send). Run by hand when either changes: `npm install --no-save subset-font && node scripts/subset-font.mjs`.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { script } from "./binaries.mjs";
import { root } from "./stack.mjs";

const whole = readFileSync(
  script("@fontsource-variable/archivo", "files/archivo-latin-wght-normal.woff2"),
);
const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const letters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ–—‘’“”…•‹›€™−`;
const part = await subsetFont(whole, letters, {
  targetFormat: "woff2",
  variationAxes: { wght: { min: 650, max: 800 } },
});
writeFileSync(join(root, "app/fonts/archivo.woff2"), part);
