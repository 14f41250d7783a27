// Makes app/fonts/*.woff2 from the packages: the weights of text and headings, Western European letters in one file, and those
// of Latin Extended-A, Greek and Cyrillic in others, which only pages with such a letter ask for. Archivo has no Greek and no
// Cyrillic, so those are of Noto Sans. Run by hand when any changes: `npm install --no-save subset-font
// @fontsource-variable/archivo @fontsource-variable/noto-sans @expo-google-fonts/archivo @expo-google-fonts/noto-sans &&
// node scripts/subset-font.mjs`, then widen-space.py.
// PDFs need two whole weights as TrueType, with the letters of all languages that are written in Latin ones; and another
// typeface that has Greek, Cyrillic and Devanagari, combining marks and more signs beside them.
// The letters of Chinese, Japanese and Korean come from Debian's fonts-wqy-microhei: `pyftsubset wqy-microhei.ttc --font-number=0
// --unicodes=3000-30FF,3100-312F,3131-318E,4E00-9FFF,AC00-D7A3,F900-FAFF,FF01-FFE6 --no-hinting --layout-features=
// --drop-tables+=GPOS,GSUB,vhea,vmtx,FFTM --output-file=public/fonts/print-east-asian.ttf`.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { script } from "./binaries.mjs";
import { root } from "./stack.mjs";

const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

const SUBSETS = [
  ["archivo", "latin", "archivo", `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ–—‘’“”…•‹›€™−`],
  ["archivo", "latin-ext", "archivo-extended", `${range(0x100, 0x17f)}ȘșȚț`],
  ["noto-sans", "greek", "greek", range(0x370, 0x3ff)],
  ["noto-sans", "cyrillic", "cyrillic", `${range(0x400, 0x45f)}Ґґ`],
];

for (const [typeface, from, to, letters] of SUBSETS) {
  const file = `files/${typeface}-${from}-wght-normal.woff2`;
  const whole = readFileSync(script(`@fontsource-variable/${typeface}`, file));
  const part = await subsetFont(whole, letters, {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 800 } },
  });
  writeFileSync(join(root, `app/fonts/${to}.woff2`), part);
}

const PRINT = `${range(0x20, 0x7e)}${range(0xa0, 0x24f)}${range(0x1e00, 0x1eff)}–—‘’‚“”„…•‹›€™−′″№→`;

const WIDE = [
  PRINT,
  // Modifier letters, combining marks, Greek and Cyrillic.
  range(0x250, 0x52f),
  range(0x900, 0x97f),
  range(0x1f00, 0x1fff),
  range(0x2010, 0x2027),
  range(0x2030, 0x205e),
  // Raised and lowered digits, currencies.
  range(0x2070, 0x20bf),
  "◌",
].join("");

for (const [package_, typeface, weight, to, letters] of [
  ["archivo", "Archivo", "400Regular", "print-regular", PRINT],
  ["archivo", "Archivo", "700Bold", "print-bold", PRINT],
  ["noto-sans", "NotoSans", "400Regular", "print-wide", WIDE],
]) {
  const file = `${weight}/${typeface}_${weight}.ttf`;
  const whole = readFileSync(script(`@expo-google-fonts/${package_}`, file));
  const part = await subsetFont(whole, letters, { targetFormat: "truetype" });
  writeFileSync(join(root, `app/fonts/${to}.ttf`), part);
}
