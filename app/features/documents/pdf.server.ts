import { load, type PdfDocument, type Structure } from "virtual:pdfkit";
import bold from "~/fonts/print-bold.ttf?inline";
import regular from "~/fonts/print-regular.ttf?inline";
import wide from "~/fonts/print-wide.ttf?inline";
import { product } from "~/product";
import { type Block, mapTexts, type PrintDocument, textsOf } from "./blocks";

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
 * same bytes. It takes some 100 ms of CPU, so it is made once and kept.
 */
export async function renderPdf({
  title,
  language,
  createdAt,
  blocks,
}: PrintDocument): Promise<Uint8Array<ArrayBuffer>> {
  const { default: Pdf } = load();
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
  const { fonts, drawable } = fontsFor(blocks);
  pdf.registerFont("regular", bytesOf(fonts.regular)).registerFont("bold", bytesOf(fonts.bold));
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  for (const block of mapTexts(blocks, drawable)) draw(pdf, root, block);
  root.end();
  pdf.end();
  return collected(pdf);
}

const FONTS = { regular, bold };
/** More scripts in one weight. */
const WIDE_FONTS = { regular: wide, bold: wide };

/** Shows nothing by itself: spaces, joiners, marks of direction. */
const INVISIBLE = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** The fonts of a document, and what they draw of a text: for a character that they lack, its number in Unicode. */
function fontsFor(blocks: readonly Block[]) {
  const characters = new Set(textsOf(blocks).join("").normalize("NFC"));
  const shown = [...characters].filter((character) => !INVISIBLE.test(character));
  let fonts = FONTS;
  let missing = lackingIn(regular, shown);
  if (missing.length > 0) {
    const missingThere = lackingIn(wide, shown);
    if (missingThere.length < missing.length) {
      fonts = WIDE_FONTS;
      missing = missingThere;
    }
  }
  const drawable = (text: string) =>
    [...text.normalize("NFC")]
      .map((character) => (missing.includes(character) ? inWriting(character) : character))
      .join("");
  return { fonts, drawable };
}

function lackingIn(font: string, characters: readonly string[]): string[] {
  const { default: Pdf } = load();
  const probe = new Pdf({ font: null, autoFirstPage: false });
  const { font: glyphs } = probe.registerFont("font", bytesOf(font)).font("font")._font;
  return characters.filter((one) => !glyphs.hasGlyphForCodePoint(one.codePointAt(0) ?? 0));
}

/** Signs that can be written with others. */
const WRITTEN: Record<string, string> = { "≤": "<=", "≥": ">=" };

/** '[U+674E]' for what no font here has: nothing of an agreement is left out. */
const inWriting = (character: string) =>
  WRITTEN[character] ??
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}]`;

function draw(pdf: PdfDocument, root: Structure, block: Block) {
  switch (block.kind) {
    case "heading":
      return heading(pdf, root, HEADINGS[block.level], `H${block.level}`, block.text);
    case "paragraph":
      pdf.font("regular").fontSize(TEXT.size);
      root.add(pdf.struct("P", () => write(pdf, block.text)));
      pdf.y += GAP;
      return;
    case "list":
      return list(pdf, root, block.items, bullet);
    case "facts":
      return list(pdf, root, block.rows, fact);
    case "page-break":
      pdf.addPage();
  }
}

function heading(pdf: PdfDocument, root: Structure, size: number, tag: string, text: string) {
  pdf.font("bold").fontSize(size);
  const before = pdf.y > MARGIN ? size : 0;
  const height = pdf.heightOfString(text, { width: widthOf(pdf) });
  if (!hasRoom(pdf, before + height + KEPT_WITH_HEADING)) pdf.addPage();
  else pdf.y += before;
  root.add(pdf.struct(tag, () => write(pdf, text)));
  pdf.y += GAP / 2;
}

function list<Item>(
  pdf: PdfDocument,
  root: Structure,
  items: readonly Item[],
  draw: (pdf: PdfDocument, parent: Structure, item: Item) => void,
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

function bullet(pdf: PdfDocument, parent: Structure, text: string) {
  pdf.font("regular").fontSize(TEXT.size);
  if (!hasRoom(pdf, LINE)) pdf.addPage();
  pdf.markContent("Artifact", { type: "Layout" });
  pdf.circle(MARGIN + 5, pdf.y + TEXT.size * 0.55, 1.6).fill(INK);
  pdf.endMarkedContent();
  parent.add(pdf.struct("LBody", () => write(pdf, text, INDENT)));
}

/** Label and value side by side; a long value may go on over the page. */
function fact(pdf: PdfDocument, parent: Structure, [label, value]: [string, string]) {
  pdf.font("regular").fontSize(TEXT.size);
  if (!hasRoom(pdf, pdf.heightOfString(label, { width: LABEL_WIDTH }) + LINE)) pdf.addPage();
  const top = pdf.y;
  const { page } = pdf;
  parent.add(pdf.struct("Lbl", () => write(pdf, label, 0, LABEL_WIDTH)));
  const below = pdf.y;
  pdf.y = top;
  pdf.font("bold");
  parent.add(pdf.struct("LBody", () => write(pdf, value, LABEL_WIDTH + INDENT)));
  if (pdf.page === page) pdf.y = Math.max(pdf.y, below);
}

function write(pdf: PdfDocument, text: string, indent = 0, width = widthOf(pdf) - indent) {
  pdf.fillColor(INK).text(text, MARGIN + indent, pdf.y, { width, lineGap: TEXT.lineGap });
}

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
