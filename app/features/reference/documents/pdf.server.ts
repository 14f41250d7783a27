import arabic from "@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff?inline";
import hebrew from "@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff?inline";
import type { PdfDocument, Structure } from "pdfkit";
import bold from "~/fonts/print-bold.ttf?inline";
import regular from "~/fonts/print-regular.ttf?inline";
import wide from "~/fonts/print-wide.ttf?inline";
import { product } from "~/product";
import { type Block, type Chart, describeChart, type PrintDocument } from "./blocks";
import { breakLines, type Fonts, makeFonts, RIGHT_TO_LEFT } from "./lines";

/** Points. */
const MARGIN = 62;
const GAP = 8;
const LABEL_WIDTH = 150;
const TEXT = { size: 10.5, lineGap: 3 };
const HEADINGS = { 1: 20, 2: 14, 3: 11.5 } as const;
const LINE = 18;
const INK = "#17201a";
/** A heading does not stand at the end of a page: it takes this much of what follows along. */
const KEPT_WITH_HEADING = 60;

/**
 * Makes a PDF: A4, tagged so that screen readers read its headings and lists, with its fonts in it. The same document makes the
 * same bytes. It takes some 200 ms of CPU, so it is made once and kept.
 */
export async function renderPdf({
  title,
  language,
  createdAt,
  blocks,
}: PrintDocument): Promise<Uint8Array<ArrayBuffer>> {
  const { default: Pdf } = await import("pdfkit");
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
  const paper = Object.assign(pdf, {
    fonts: { regular: fontsOf(pdf, "regular"), bold: fontsOf(pdf, "bold") },
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

/** The widths are those at one point. */
const fontsOf = (pdf: PdfDocument, style: Style): Fonts =>
  makeFonts({
    names: [style, ...MORE_SCRIPTS],
    has: (font, character) =>
      pdf.font(font)._font.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    widthOf: ({ font, text }) => pdf.font(font)._font.widthOfString(text, 1),
  });

/** The document that is being made. */
interface Paper extends PdfDocument {
  fonts: Record<Style, Fonts>;
}

type Style = "regular" | "bold";

function draw(pdf: Paper, root: Structure, block: Block) {
  switch (block.kind) {
    case "heading":
      return heading(pdf, root, HEADINGS[block.level], `H${block.level}`, block.text);
    case "paragraph":
      pdf.fontSize(TEXT.size);
      root.add(pdf.struct("P", () => write(pdf, block.text)));
      pdf.y += GAP;
      return;
    case "list":
      return list(pdf, root, block.items, bullet);
    case "facts":
      return list(pdf, root, block.rows, fact);
    case "charts":
      return charts(pdf, root, block.charts);
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
  root.add(pdf.struct(tag, () => write(pdf, text, { style: "bold" })));
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
  pdf.fontSize(TEXT.size);
  if (!hasRoom(pdf, LINE)) pdf.addPage();
  pdf.markContent("Artifact", { type: "Layout" });
  pdf.circle(MARGIN + 5, pdf.y + TEXT.size * 0.55, 1.6).fill(INK);
  pdf.endMarkedContent();
  parent.add(pdf.struct("LBody", () => write(pdf, text, { indent: INDENT })));
}

const CHARTS_A_ROW = 3;
const CHART_HEIGHT = 60;
const AREA = "#e3efe6";
const STROKE = "#0f5c3f";

/** Side by side, each with what it says in words above it. */
function charts(pdf: Paper, parent: Structure, all: readonly Chart[]) {
  pdf.fontSize(TEXT.size - 1);
  const width = (widthOf(pdf) - GAP * 2 * (CHARTS_A_ROW - 1)) / CHARTS_A_ROW;
  const captions = all.map((chart) => heightOf(pdf, describeChart(chart), "regular", width));
  const caption = Math.max(0, ...captions);
  if (!hasRoom(pdf, caption + CHART_HEIGHT)) pdf.addPage();
  const top = pdf.y;
  all.forEach((chart, i) => {
    const indent = i * (width + GAP * 2);
    pdf.y = top;
    parent.add(pdf.struct("P", () => write(pdf, describeChart(chart), { indent, width })));
    pdf.markContent("Artifact", { type: "Layout" });
    pdf
      .save()
      .translate(MARGIN + indent, top + caption)
      .scale(width / chart.width, CHART_HEIGHT / chart.height);
    pdf.path(chart.area).fill(AREA);
    pdf
      .path(chart.line)
      .lineWidth(chart.width / width)
      .stroke(STROKE);
    pdf.restore();
    pdf.endMarkedContent();
  });
  pdf.y = top + caption + CHART_HEIGHT + GAP;
}

/** Label and value side by side; a long value may go on over the page. */
function fact(pdf: Paper, parent: Structure, [label, value]: [string, string]) {
  pdf.fontSize(TEXT.size);
  if (!hasRoom(pdf, heightOf(pdf, label, "regular", LABEL_WIDTH) + LINE)) pdf.addPage();
  const top = pdf.y;
  const { page } = pdf;
  parent.add(pdf.struct("Lbl", () => write(pdf, label, { width: LABEL_WIDTH })));
  const below = pdf.y;
  pdf.y = top;
  const beside = { style: "bold", indent: LABEL_WIDTH + INDENT } as const;
  parent.add(pdf.struct("LBody", () => write(pdf, value, beside)));
  if (pdf.page === page) pdf.y = Math.max(pdf.y, below);
}

interface Column {
  style?: Style;
  indent?: number;
  width?: number;
}

function write(
  pdf: Paper,
  text: string,
  { style = "regular", indent = 0, width = widthOf(pdf) - indent }: Column = {},
) {
  const height = lineHeight(pdf, style);
  for (const line of breakLines(pdf.fonts[style], text, width / pdf._fontSize)) {
    if (!hasRoom(pdf, height)) pdf.addPage();
    const top = pdf.y;
    const baseline = top + pdf.font(style)._font.ascender * (pdf._fontSize / 1000);
    const left = MARGIN + indent;
    for (const run of line) {
      // With features, even none, a text is shaped whole, and not word by word.
      const features = RIGHT_TO_LEFT.test(run.text) ? [] : undefined;
      const options = { lineBreak: false, baseline: "alphabetic", features } as const;
      pdf
        .font(run.font)
        .fillColor(INK)
        .text(run.text, left + run.x * pdf._fontSize, baseline, options);
    }
    pdf.y = top + height;
  }
}

const heightOf = (pdf: Paper, text: string, style: Style, width: number): number =>
  breakLines(pdf.fonts[style], text, width / pdf._fontSize).length * lineHeight(pdf, style);

const lineHeight = (pdf: Paper, style: Style): number =>
  pdf.font(style).currentLineHeight(true) + TEXT.lineGap;

const widthOf = ({ page }: PdfDocument) => page.width - 2 * MARGIN;

const hasRoom = ({ page, y }: PdfDocument, height: number) => y + height <= page.height - MARGIN;

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
