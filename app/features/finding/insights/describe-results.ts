import { GOAL_METRICS, GOAL_UNITS, goalText } from "~/features/campaigns/campaigns/goals";
import { judgeResult } from "~/features/content/campaign-results/describe-report";
import type { Measure } from "~/features/content/campaign-results/measures";
import { countText, moneyText, unitCostText } from "~/features/content/campaign-results/range";
import type { CostPer } from "~/features/content/campaign-results/report";
import { paths } from "~/paths";
import { formatMoney } from "~/platform/money";
import { plural } from "~/platform/numbers";
import type { OwnResults, ResultsGroup } from "./sum-up-results";

/** A brand's results in words, the same on the page and in the PDF. Pure. */

export interface ResultsFigure {
  label: string;
  value: string;
  note: string;
}

export interface ResultsTable {
  title: string;
  note: string;
  /** The first names the row. */
  columns: string[];
  rows: { key: string; to: string | null; cells: string[] }[];
}

const NO_DATA = "No data yet";

const eachText = ({ each }: CostPer): string => (each ? unitCostText(each) : NO_DATA);

const measuredText = ({ posts, measured }: ResultsGroup): string =>
  posts === 0 ? "None yet" : `${measured} of ${posts}`;

/** What all campaigns together cost and brought, with how much of it was counted. */
export function describeTotals({ all, campaigns }: OwnResults): ResultsFigure[] {
  const { athletes, costs, per, totals } = all.report;
  const counted = ({ each, reason }: CostPer, text: string): string =>
    each ? text : (reason ?? "");
  const dealsWith = (metric: "orders" | "clicks") =>
    `from ${athletes.filter(({ measures }) => measures[metric].range).length} of ${plural(athletes.length, "deal")}`;
  const text = ({ range }: Measure, say = countText) => (range ? say(range) : "");
  const open =
    costs.unsettled > 0 ? `, ${costs.unsettled} not settled yet, so at the agreed fee` : "";
  return [
    {
      label: "Cost",
      value: formatMoney(costs.total),
      note: `${plural(athletes.length, "deal")} in ${plural(campaigns.length, "campaign")}${open}. Our fee of ${formatMoney(costs.platformFee)} is included`,
    },
    {
      label: "Cost per order",
      value: eachText(per.sale),
      note: counted(
        per.sale,
        `${text(totals.orders.measure)} orders, ${text(totals.revenue.measure, moneyText)} sold, ${dealsWith("orders")}`,
      ),
    },
    {
      label: "Cost per click",
      value: eachText(per.click),
      note: counted(per.click, `${text(totals.clicks.measure)} clicks ${dealsWith("clicks")}`),
    },
    {
      label: "Cost per engagement",
      value: eachText(per.engagement),
      note: counted(
        per.engagement,
        `${text(totals.engagements.measure)} engagements, figures for ${measuredText(all)} posts`,
      ),
    },
  ];
}

function resultText({ campaign, report }: OwnResults["campaigns"][number]): string {
  const { goal, target, status } = campaign;
  if (!goal) return "–";
  const { measure } = report.totals[GOAL_METRICS[goal]];
  if (!measure.range) return NO_DATA;
  const result = countText(measure.range);
  if (target === null) return `${result} ${GOAL_UNITS[goal]}`;
  return `${result}, ${VERDICTS[judgeResult(measure, target, status)]}`;
}

const VERDICTS = {
  reached: "reached",
  missed: "missed",
  unclear: "may have been reached",
  open: "not reached yet",
} as const;

/** Whether the cost of any result is known. */
const hasResult = ({ report: { per } }: ResultsGroup): boolean =>
  Object.values(per).some(({ each }) => each !== null);

const costCells = ({ report: { costs, per } }: ResultsGroup): string[] => [
  formatMoney(costs.total),
  eachText(per.sale),
  eachText(per.click),
  eachText(per.engagement),
];

const COSTS = ["Cost", "Per order", "Per click", "Per engagement"];
const POSTS = "Posts with figures";

const averageText = ({ known, each }: OwnResults["formats"][number]["reach"], posts: number) =>
  each ? `${countText(each)} (${known} of ${posts})` : NO_DATA;

export const describeTables = ({ campaigns, athletes, formats }: OwnResults): ResultsTable[] => [
  {
    title: "Campaigns",
    note: "Newest first.",
    columns: ["Campaign", "Goal", "Result", POSTS, ...COSTS],
    rows: campaigns.map((row) => ({
      key: row.campaign.id,
      to: paths.brand.campaignReport(row.campaign.id),
      cells: [
        row.campaign.title,
        row.campaign.goal
          ? goalText({ goal: row.campaign.goal, target: row.campaign.target })
          : "No goal",
        resultText(row),
        measuredText(row),
        ...costCells(row),
      ],
    })),
  },
  {
    title: "Best athletes",
    note: "The lowest cost per order first, then per click, then per engagement.",
    columns: ["Athlete", "Campaigns", POSTS, ...COSTS],
    rows: athletes.filter(hasResult).map((row) => ({
      key: row.id,
      to: paths.brand.athlete(row.id),
      cells: [row.name, String(row.campaigns), measuredText(row), ...costCells(row)],
    })),
  },
  {
    title: "Best formats",
    note: "The most engagements per post first. In brackets, how many posts have that figure.",
    columns: ["Format", "Posts", "Reach per post", "Engagements per post"],
    rows: formats.map(({ name, posts, reach, engagements }) => ({
      key: name,
      to: null,
      cells: [name, String(posts), averageText(reach, posts), averageText(engagements, posts)],
    })),
  },
];
