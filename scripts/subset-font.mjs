// Makes app/fonts/*.woff2 from the package: the weights the look uses, Western European letters in one file, and those of
// Latin Extended-A in another, which only pages with such a letter ask for. Run by hand when either changes:
// `npm install --no-save subset-font @expo-google-fonts/archivo && node scripts/subset-font.mjs`. PDFs need two whole
// weights as TrueType, with the letters of all languages that are written in Latin ones.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { script } from "./binaries.mjs";
import { root } from "./stack.mjs";

const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

const SUBSETS = [
  {
    from: "latin",
    to: "archivo",
    letters: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ–—‘’“”…•‹›€™−`,
  },
  { from: "latin-ext", to: "archivo-extended", letters: `${range(0x100, 0x17f)}ȘșȚț` },
];

for (const { from, to, letters } of SUBSETS) {
  const file = `files/archivo-${from}-wght-normal.woff2`;
  const whole = readFileSync(script("@fontsource-variable/archivo", file));
  const part = await subsetFont(whole, letters, {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 650, max: 800 } },
  });
  writeFileSync(join(root, `app/fonts/${to}.woff2`), part);
}

const PRINT = `${range(0x20, 0x7e)}${range(0xa0, 0x24f)}${range(0x1e00, 0x1eff)}–—‘’‚“”„…•‹›€™−′″№→`;

for (const [weight, to] of [
  ["400Regular", "print-regular"],
  ["700Bold", "print-bold"],
]) {
  const whole = readFileSync(
    script("@expo-google-fonts/archivo", `${weight}/Archivo_${weight}.ttf`),
  );
  const part = await subsetFont(whole, PRINT, { targetFormat: "truetype" });
  writeFileSync(join(root, `app/fonts/${to}.ttf`), part);
}
