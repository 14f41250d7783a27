import arabic from "@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff?inline";
import hebrew from "@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff?inline";
import type { PdfDocument, Structure } from "pdfkit";
import bold from "~/fonts/print-bold.ttf?inline";
import regular from "~/fonts/print-regular.ttf?inline";
import wide from "~/fonts/print-wide.ttf?inline";
import type { Assets } from "~/platform/context";
import { product } from "~/product";
import { type Block, listTexts, type PrintDocument } from "./blocks";
import { drawCharts, drawTable } from "./draw-figures.server";
import { drawPictures } from "./draw-pictures.server";
import {
  drawText,
  GAP,
  hasRoom,
  heightOf,
  INK,
  MARGIN,
  type Paper,
  widthOf,
} from "./draw-text.server";
import { type Fonts, makeFonts } from "./lines";

/** Points. */
const LABEL_WIDTH = 150;
const TEXT_SIZE = 10.5;
const HEADINGS = { 1: 20, 2: 14, 3: 11.5 } as const;
const LINE = 18;
/** A heading does not stand at the end of a page: it takes this much of what follows along. */
const KEPT_WITH_HEADING = 60;

/**
 * Makes a PDF: A4, tagged so that screen readers read its headings and lists, with its fonts in it. The same document makes the
 * same bytes. It takes some 200 ms of CPU, so it is made once and kept.
 */
export async function renderPdf(
  { title, language, createdAt, blocks }: PrintDocument,
  assets: Assets,
): Promise<Uint8Array<ArrayBuffer>> {
  const [{ default: Pdf }, eastAsian] = await Promise.all([
    import("pdfkit"),
    listTexts(blocks).some((text) => EAST_ASIAN.test(text)) ? loadEastAsian(assets) : null,
  ]);
  const pdf = new Pdf({
    size: "A4",
    margin: MARGIN,
    font: null,
    pdfVersion: "1.7",
    subset: "PDF/UA",
    tagged: true,
    lang: language,
    displayTitle: true,
    info: {
      // The library writes it into XML as it is.
      Title: title.replaceAll("&", "and").replaceAll(/[<>]/g, ""),
      Creator: product.name,
      CreationDate: new Date(createdAt),
    },
  });
  for (const [name, address] of Object.entries(FILES)) pdf.registerFont(name, bytesOf(address));
  if (eastAsian) pdf.registerFont("east-asian", eastAsian);
  const scripts = [...MORE_SCRIPTS, ...(eastAsian ? ["east-asian"] : [])];
  const paper = Object.assign(pdf, {
    fonts: {
      regular: fontsOf(pdf, ["regular", ...scripts]),
      bold: fontsOf(pdf, ["bold", ...scripts]),
    },
  });
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  for (const block of blocks) draw(paper, root, block);
  root.end();
  pdf.end();
  return collected(pdf);
}

const FILES = { regular, bold, wide, hebrew, arabic };

/** More scripts, in one weight. */
const MORE_SCRIPTS = ["wide", "hebrew", "arabic"];

/** Letters of Chinese, Japanese and Korean. */
const EAST_ASIAN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}]/u;

/** Their font has 3.5 MB, so only a document with such a letter asks for it. Any host names a file beside the Worker. */
async function loadEastAsian(assets: Assets): Promise<Uint8Array> {
  const answer = await assets.fetch("https://files.invalid/fonts/print-east-asian.ttf");
  if (!answer.ok) throw new Error(`the font of East Asian letters: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** The widths are those at one point. */
const fontsOf = (pdf: PdfDocument, names: readonly string[]): Fonts =>
  makeFonts({
    names,
    has: (font, character) =>
      pdf.font(font)._font.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    widthOf: ({ font, text }) => pdf.font(font)._font.widthOfString(text, 1),
  });

function draw(pdf: Paper, root: Structure, block: Block) {
  switch (block.kind) {
    case "heading":
      return heading(pdf, root, HEADINGS[block.level], `H${block.level}`, block.text);
    case "paragraph":
      pdf.fontSize(TEXT_SIZE);
      root.add(pdf.struct("P", () => drawText(pdf, block.text)));
      pdf.y += GAP;
      return;
    case "list":
      return list(pdf, root, block.items, bullet);
    case "facts":
      return list(pdf, root, block.rows, fact);
    case "charts":
      return drawCharts(pdf, root, block.charts);
    case "pictures":
      return drawPictures(pdf, root, block.pictures);
    case "table":
      return drawTable(pdf, root, block.columns, block.rows);
    case "page-break":
      pdf.addPage();
  }
}

function heading(pdf: Paper, root: Structure, size: number, tag: string, text: string) {
  pdf.fontSize(size);
  const before = pdf.y > MARGIN ? size : 0;
  const height = heightOf(pdf, text, "bold", widthOf(pdf));
  if (!hasRoom(pdf, before + height + KEPT_WITH_HEADING)) pdf.addPage();
  else pdf.y += before;
  root.add(pdf.struct(tag, () => drawText(pdf, text, { style: "bold" })));
  pdf.y += GAP / 2;
}

function list<Item>(
  pdf: Paper,
  root: Structure,
  items: readonly Item[],
  draw: (pdf: Paper, parent: Structure, item: Item) => void,
) {
  const all = pdf.struct("L");
  root.add(all);
  for (const item of items) {
    const one = pdf.struct("LI");
    all.add(one);
    draw(pdf, one, item);
    one.end();
    pdf.y += GAP / 2;
  }
  all.end();
  pdf.y += GAP / 2;
}

const INDENT = 16;

function bullet(pdf: Paper, parent: Structure, text: string) {
  pdf.fontSize(TEXT_SIZE);
  if (!hasRoom(pdf, LINE)) pdf.addPage();
  pdf.markContent("Artifact", { type: "Layout" });
  pdf.circle(MARGIN + 5, pdf.y + TEXT_SIZE * 0.55, 1.6).fill(INK);
  pdf.endMarkedContent();
  parent.add(pdf.struct("LBody", () => drawText(pdf, text, { indent: INDENT })));
}

/** Label and value side by side; a long value may go on over the page. */
function fact(pdf: Paper, parent: Structure, [label, value]: [string, string]) {
  pdf.fontSize(TEXT_SIZE);
  if (!hasRoom(pdf, heightOf(pdf, label, "regular", LABEL_WIDTH) + LINE)) pdf.addPage();
  const top = pdf.y;
  const { page } = pdf;
  parent.add(pdf.struct("Lbl", () => drawText(pdf, label, { width: LABEL_WIDTH })));
  const below = pdf.y;
  pdf.y = top;
  const beside = { style: "bold", indent: LABEL_WIDTH + INDENT } as const;
  parent.add(pdf.struct("LBody", () => drawText(pdf, value, beside)));
  if (pdf.page === page) pdf.y = Math.max(pdf.y, below);
}

/** The bytes of a data URL. */
function bytesOf(address: string): Uint8Array {
  const binary = atob(address.slice(address.indexOf(",") + 1));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

async function collected(pdf: PdfDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of pdf) chunks.push(chunk);
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
