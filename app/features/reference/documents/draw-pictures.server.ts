import type { Structure } from "pdfkit";
import type { PrintedPicture } from "./blocks";
import { drawText, GAP, hasRoom, heightOf, MARGIN, type Paper, widthOf } from "./draw-text.server";

/** Points. */
const TEXT_SIZE = 9.5;
const PICTURES_A_ROW = 3;

/** Side by side, each with its lines beside it. A picture that could not be read leaves only its lines. */
export function drawPictures(pdf: Paper, parent: Structure, all: readonly PrintedPicture[]) {
  pdf.fontSize(TEXT_SIZE);
  const column = (widthOf(pdf) - GAP * 2 * (PICTURES_A_ROW - 1)) / PICTURES_A_ROW;
  const columns = all.map((picture) => ({
    ...picture,
    beside: picture.jpeg ? picture.width + GAP : 0,
  }));
  const heights = columns.map(({ jpeg, height, lines, beside }) =>
    Math.max(
      jpeg ? height : 0,
      lines.reduce((sum, line) => sum + heightOf(pdf, line, "regular", column - beside), 0),
    ),
  );
  const tallest = Math.max(0, ...heights);
  if (!hasRoom(pdf, tallest)) pdf.addPage();
  const top = pdf.y;
  columns.forEach(({ jpeg, alt, width, height, lines, beside }, i) => {
    const indent = i * (column + GAP * 2);
    const left = MARGIN + indent;
    if (jpeg)
      parent.add(
        pdf.struct("Figure", { alt, bbox: [left, top, left + width, top + height] }, () =>
          pdf.image(jpeg, left, top, { fit: [width, height] }),
        ),
      );
    pdf.y = top;
    for (const line of lines)
      parent.add(
        pdf.struct("P", () =>
          drawText(pdf, line, { indent: indent + beside, width: column - beside }),
        ),
      );
  });
  pdf.y = top + tallest + GAP;
}
