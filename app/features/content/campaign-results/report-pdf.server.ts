import { goalText } from "~/features/campaigns/campaigns/goals";
import { datesText } from "~/features/deals/invitations/terms";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { readJpeg } from "~/features/media/media/pictures.server";
import type { Stores } from "~/features/media/media/stored-file";
import type { Block, PrintedPicture } from "~/features/reference/documents/blocks";
import { renderPdf } from "~/features/reference/documents/pdf.server";
import type { Assets } from "~/platform/context";
import { formatLongDay } from "~/platform/dates";
import { formatMoney } from "~/platform/money";
import { TREND_HEIGHT, TREND_WIDTH } from "./fields";
import { unitCostText } from "./range";
import type { WholeReport } from "./report.server";
import { METHOD, REPORT_TOTALS } from "./report-texts";
import { ownReport } from "./shares.server";
import { type ShownReport, showReport } from "./show-report.server";

const heading = (text: string): Block => ({ kind: "heading", level: 2, text });
const paragraph = (text: string): Block => ({ kind: "paragraph", text });
const facts = (rows: [string, string][]): Block =>
  rows.length > 0 ? { kind: "facts", rows } : paragraph("No data yet");

/** Points. */
const LOGO = { width: 44, height: 44 };
const POST_PICTURE = { width: 60, height: 75 };
/** How much larger a picture is than its points, so that it prints sharply. */
const DENSITY = 4;

const readPicture = (stores: Stores, file: string | null, { width, height }: typeof LOGO) =>
  file === null
    ? null
    : readJpeg(stores, file, { width: width * DENSITY, height: height * DENSITY, fit: "cover" });

/** The brand's logo, and the best posts with their pictures. */
async function readPictures(
  { report: { campaign }, printedLogo, best: rows }: Awaited<ReturnType<typeof ownReport>>,
  { best }: ShownReport,
  stores: Stores,
): Promise<{ logo: PrintedPicture[]; posts: PrintedPicture[] }> {
  const [logo, ...pictures] = await Promise.all([
    readPicture(stores, printedLogo, LOGO),
    ...best.map(({ id }) =>
      readPicture(stores, rows.find((row) => row.id === id)?.picture ?? null, POST_PICTURE),
    ),
  ]);
  return {
    logo: logo ? [{ jpeg: logo, alt: `Logo of ${campaign.company}`, ...LOGO, lines: [] }] : [],
    posts: best.map(({ title, athlete, engagements }, i) => ({
      jpeg: pictures[i] ?? null,
      alt: `Picture of “${title}” by ${athlete}`,
      ...POST_PICTURE,
      lines: [title, athlete, `${engagements} engagements`],
    })),
  };
}

/** What stands on the first page of the report, on one sheet. */
function printFirstPage(
  { campaign }: WholeReport,
  { verdict, figures, trends, ranking }: ShownReport,
  { logo, posts }: Awaited<ReturnType<typeof readPictures>>,
  now: number,
): Block[] {
  const { title, company, startDate, endDate } = campaign;
  return [
    ...(logo.length > 0 ? [{ kind: "pictures" as const, pictures: logo }] : []),
    { kind: "heading", level: 1, text: title },
    paragraph(
      `Campaign report by ${company}. ${datesText(startDate, endDate)}. As of ${formatLongDay(new Date(now).toISOString())}.`,
    ),
    { kind: "heading", level: 3, text: verdict },
    facts(
      figures.map(({ label, value, note, bar }) => [
        label,
        `${value} (from ${note})${bar ? `, ${bar.marks.map((mark) => mark.label).join(", ")}` : ""}`,
      ]),
    ),
    ...(trends.length > 0
      ? [
          {
            kind: "charts" as const,
            charts: trends.map((trend) => ({ ...trend, width: TREND_WIDTH, height: TREND_HEIGHT })),
          },
        ]
      : []),
    heading("Best posts"),
    posts.length > 0 ? { kind: "pictures", pictures: posts } : paragraph("No data yet"),
    heading("Athletes by cost per result"),
    {
      kind: "table",
      columns: ["Athlete", "Cost", ranking.label, "Cost per result"],
      rows: ranking.rows.map(({ name, cost, result, each }) => [name, cost, result, each]),
    },
  ];
}

/** All totals and costs, and how they are measured. */
function printDetails({ goal, totals, costs, per }: WholeReport): Block[] {
  const each = ({ each, reason }: (typeof per)["click"]) =>
    each ? unitCostText(each) : (reason ?? "");
  return [
    { kind: "page-break" },
    heading("Goal"),
    paragraph(goal ? goalText(goal) : "No goal was set before the launch."),
    heading("What it cost"),
    facts([
      ["Athletes' fees", formatMoney(costs.athletes)],
      ["Laurel's fee", formatMoney(costs.platformFee)],
      ["Total", formatMoney(costs.total)],
    ]),
    heading("Results"),
    facts(
      REPORT_TOTALS.map(([metric, label, say]) => {
        const { range, reason } = totals[metric].measure;
        return [label, range ? say(range) : `No data yet. ${reason}`];
      }),
    ),
    heading("Cost of each result"),
    facts([
      ["Per engagement", each(per.engagement)],
      ["Per click", each(per.click)],
      ["Per sale", each(per.sale)],
    ]),
    heading("How this is measured"),
    ...METHOD.map(paragraph),
  ];
}

/** The report of a brand's own campaign as PDF. @throws AppError not_found */
export async function makeReportPdf(
  ctx: CommandContext,
  campaignId: string,
  { assets, ...stores }: Stores & { assets: Assets },
) {
  const own = await ownReport(ctx, campaignId);
  const { report, days, best } = own;
  const shown = showReport(report, days, best, "brand");
  const pictures = await readPictures(own, shown, stores);
  return renderPdf(
    {
      title: `Campaign report: ${report.campaign.title}`,
      language: "en-GB",
      createdAt: ctx.now,
      blocks: [...printFirstPage(report, shown, pictures, ctx.now), ...printDetails(report)],
    },
    assets,
  );
}
