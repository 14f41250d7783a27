import type { PdfDocument } from "pdfkit";
import { breakLines, type Fonts, RIGHT_TO_LEFT } from "./lines";

/** Points. */
export const MARGIN = 62;
export const GAP = 8;
const LINE_GAP = 3;
export const INK = "#17201a";

/** The document that is being made. */
export interface Paper extends PdfDocument {
  fonts: Record<Style, Fonts>;
}

export type Style = "regular" | "bold";

/** Where a text stands. */
export interface Column {
  style?: Style;
  indent?: number;
  width?: number;
}

export function drawText(
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

export const heightOf = (pdf: Paper, text: string, style: Style, width: number): number =>
  breakLines(pdf.fonts[style], text, width / pdf._fontSize).length * lineHeight(pdf, style);

const lineHeight = (pdf: Paper, style: Style): number =>
  pdf.font(style).currentLineHeight(true) + LINE_GAP;

export const widthOf = ({ page }: PdfDocument) => page.width - 2 * MARGIN;

export const hasRoom = ({ page, y }: PdfDocument, height: number) =>
  y + height <= page.height - MARGIN;
