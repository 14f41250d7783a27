import type { Structure } from "pdfkit";
import { type Chart, describeChart } from "./blocks";
import { drawText, GAP, hasRoom, heightOf, MARGIN, type Paper, widthOf } from "./draw-text.server";

const RULE = "#c9cfc9";
const CELL = { size: 8.5, gap: 8 };

/** Every column gets what its longest word needs, and then a share of the rest by the length of its texts. */
function widthsOf(pdf: Paper, rows: string[][]): number[] {
  const widest = (texts: string[]) =>
    Math.max(...texts.map((text) => pdf.fonts.bold.widthOf(text))) * CELL.size + CELL.gap;
  const needs = (rows[0] ?? []).map((_, i) => {
    const texts = rows.map((cells) => cells[i] ?? "");
    const word = widest(texts.flatMap((text) => text.split(" ")));
    return { word, more: widest(texts) - word };
  });
  const sum = (of: "word" | "more") => needs.reduce((total, need) => total + need[of], 0);
  const scale = Math.min(1, widthOf(pdf) / sum("word"));
  const rest = widthOf(pdf) - sum("word") * scale;
  const share = rest > sum("more") ? 1 : rest / sum("more");
  return needs.map(({ word, more }) => word * scale + more * share);
}

/** A row stays on one page. */
export function drawTable(pdf: Paper, root: Structure, columns: string[], rows: string[][]) {
  pdf.fontSize(CELL.size);
  const widths = widthsOf(pdf, [columns, ...rows]);
  const all = pdf.struct("Table");
  root.add(all);
  for (const [n, cells] of [columns, ...rows].entries()) {
    let indent = 0;
    const placed = cells.map((text, i) => {
      const width = widths[i] ?? 0;
      const cell = {
        ...{ text, indent, width: width - CELL.gap },
        style: n === 0 || i === 0 ? ("bold" as const) : ("regular" as const),
        tag: n === 0 || i === 0 ? "TH" : "TD",
      };
      indent += width;
      return cell;
    });
    const height = Math.max(
      ...placed.map(({ text, style, width }) => heightOf(pdf, text, style, width)),
    );
    if (!hasRoom(pdf, height)) pdf.addPage();
    const top = pdf.y;
    const row = pdf.struct("TR");
    all.add(row);
    for (const { text, tag, ...column } of placed) {
      pdf.y = top;
      row.add(pdf.struct(tag, () => drawText(pdf, text, column)));
    }
    row.end();
    pdf.y = top + height + GAP / 2;
    pdf.markContent("Artifact", { type: "Layout" });
    pdf.rect(MARGIN, pdf.y - 3, widthOf(pdf), 0.5).fill(RULE);
    pdf.endMarkedContent();
    pdf.y += GAP / 2;
  }
  all.end();
  pdf.y += GAP / 2;
}

/** Points. */
const CAPTION_SIZE = 9.5;
const CHARTS_A_ROW = 3;
const CHART_HEIGHT = 60;
const AREA = "#e3efe6";
const STROKE = "#0f5c3f";

/** Side by side, each with what it says in words above it. */
export function drawCharts(pdf: Paper, parent: Structure, all: readonly Chart[]) {
  pdf.fontSize(CAPTION_SIZE);
  const width = (widthOf(pdf) - GAP * 2 * (CHARTS_A_ROW - 1)) / CHARTS_A_ROW;
  const captions = all.map((chart) => heightOf(pdf, describeChart(chart), "regular", width));
  const caption = Math.max(0, ...captions);
  if (!hasRoom(pdf, caption + CHART_HEIGHT)) pdf.addPage();
  const top = pdf.y;
  all.forEach((chart, i) => {
    const indent = i * (width + GAP * 2);
    pdf.y = top;
    parent.add(pdf.struct("P", () => drawText(pdf, describeChart(chart), { indent, width })));
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
