import type { Structure } from "pdfkit";
import { type Chart, describeChart } from "./blocks";
import { drawText, GAP, hasRoom, heightOf, MARGIN, type Paper, widthOf } from "./draw-text.server";

/** Points. */
const TEXT_SIZE = 9.5;
const CHARTS_A_ROW = 3;
const CHART_HEIGHT = 60;
const AREA = "#e3efe6";
const STROKE = "#0f5c3f";

/** Side by side, each with what it says in words above it. */
export function drawCharts(pdf: Paper, parent: Structure, all: readonly Chart[]) {
  pdf.fontSize(TEXT_SIZE);
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
