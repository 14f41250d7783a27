import { GOAL_METRICS } from "~/features/campaigns/campaigns/goals";
import { isRunningCampaign } from "~/features/campaigns/campaigns/policy";
import { formatMoney } from "~/platform/money";
import { formatWhole, plural } from "~/platform/numbers";
import type { CampaignGoal, CampaignStatus } from "~db/constants";
import type { Measure } from "./measures";
import { countText, moneyText, type Range, unitCostText, verdictOn } from "./range";
import { type CostPer, costPer } from "./report";
import type { WholeReport } from "./report.server";

/** A report in words: the same on its page, in the PDF and on the campaign's Results tab. Pure. */

type Summary = Pick<WholeReport, "campaign" | "goal" | "totals" | "costs" | "per" | "athletes">;

const FIGURES = {
  reach: "People reached",
  engagements: "Engagements",
  clicks: "Clicks",
  orders: "Orders",
} as const;

type Figure = keyof typeof FIGURES;

/** Whether a target was met; `open` while posts or figures may still come that decide it. */
export function judgeResult(
  { range, unread }: Measure & { range: Range },
  target: number,
  status: CampaignStatus,
): "reached" | "missed" | "unclear" | "open" {
  const verdict = verdictOn(target, range);
  const mayGrow = isRunningCampaign(status) || (verdict === "missed" && unread > 0);
  return verdict !== "reached" && mayGrow ? "open" : verdict;
}

const unitsOf = (goal: CampaignGoal) => FIGURES[GOAL_METRICS[goal]].toLowerCase();

/** '62 of 180 orders'; null without a goal or a count. */
export function describeCount({ goal: written, totals }: Pick<Summary, "goal" | "totals">) {
  if (!written) return null;
  const { goal, target } = written;
  const { range } = totals[GOAL_METRICS[goal]].measure;
  const of = target === null ? "" : ` of ${formatWhole(target)}`;
  return range && `${countText(range)}${of} ${unitsOf(goal)}`;
}

/** Whether the target was met, with the result. */
function describeResult(summary: Summary): string {
  const { campaign, goal: written, totals } = summary;
  if (!written) return "No goal was set.";
  const { goal, target } = written;
  const { measure } = totals[GOAL_METRICS[goal]];
  const result = describeCount(summary);
  if (!measure.range)
    return `Nothing counted yet${target === null ? "" : `: the target is ${formatWhole(target)} ${unitsOf(goal)}`}.`;
  const isRunning = isRunningCampaign(campaign.status);
  if (target === null) return `${result}${isRunning ? " so far" : ""}.`;
  const missing = isRunning ? 0 : measure.unread;
  return {
    reached: `Met its target: ${result}.`,
    missed: `Missed its target: ${result}.`,
    unclear: `May have met its target: ${result}.`,
    open: isRunning
      ? `${result} so far.`
      : `Below its target: ${result}, ${plural(missing, "post")} not counted.`,
  }[judgeResult(measure, target, campaign.status)];
}

const COST_OF: Record<CampaignGoal, ["engagement" | "click" | "sale", string] | null> = {
  reach: null,
  engagement: ["engagement", "an engagement"],
  clicks: ["click", "a click"],
  sales: ["sale", "an order"],
};

/** '£6,156 spent, £2,000 more agreed' */
function describeCosts({ total, spent }: Summary["costs"]): string {
  if (spent === 0 && total > 0) return `${formatMoney(total)} agreed`;
  const more = total > spent ? `, ${formatMoney(total - spent)} more agreed` : "";
  return `${formatMoney(spent)} spent${more}`;
}

/** 'Missed its target: 62 of 180 orders. £6,156 spent, £7,322 sold, £99.29 an order.' */
export function describeVerdict(summary: Summary): string {
  const { goal, totals, costs, per, athletes } = summary;
  const { range: revenue } = totals.revenue.measure;
  const [name, text] = (goal && COST_OF[goal.goal]) ?? [];
  const each = name ? per[name].each : null;
  const counted = goal
    ? athletes.filter(({ measures }) => measures[GOAL_METRICS[goal.goal]].range).length
    : 0;
  const from =
    counted < athletes.length
      ? `, counting ${counted} of ${plural(athletes.length, "athlete")}`
      : "";
  const money = [
    describeCosts(costs),
    ...(revenue ? [`${moneyText(revenue)} sold`] : []),
    ...(each ? [`${unitCostText(each)} ${text}${from}`] : []),
  ];
  return `${describeResult(summary)} ${money.join(", ")}.`;
}

export interface ReportFigure {
  label: string;
  /** 'No data yet' where nothing is known. */
  value: string;
  /** How much of it was counted: '4 of 5 posts'. */
  note: string;
  /** In shares of the whole bar. Only where there is something to compare with. */
  bar: { value: number; marks: { at: number; label: string }[] } | null;
}

function countedText({ athletes, posts }: WholeReport, figure: Figure): string {
  if (figure === "clicks" || figure === "orders") {
    const known = athletes.filter(({ measures }) => measures[figure].range).length;
    return `${known} of ${plural(athletes.length, "athlete")}`;
  }
  return `${posts.filter((post) => post[figure] !== null).length} of ${plural(posts.length, "post")}`;
}

/** The result against the goal and its baseline; engagements that are no goal, against the forecast. */
function marksOf({ goal, athletes }: WholeReport, figure: Figure) {
  if (goal && GOAL_METRICS[goal.goal] === figure)
    return [
      ...(goal.baseline ? [{ n: goal.baseline, label: "baseline" }] : []),
      ...(goal.target ? [{ n: goal.target, label: "target" }] : []),
    ];
  const forecast = athletes.reduce((sum, { expected }) => sum + (expected?.expected ?? 0), 0);
  return figure === "engagements" && forecast > 0
    ? [{ n: Math.round(forecast), label: "forecast" }]
    : [];
}

export const describeFigures = (report: WholeReport): ReportFigure[] =>
  (Object.keys(FIGURES) as Figure[]).map((figure) => {
    const { range } = report.totals[figure].measure;
    const marks = marksOf(report, figure);
    const whole = Math.max(range?.high ?? 0, ...marks.map(({ n }) => n));
    return {
      label: FIGURES[figure],
      value: range ? countText(range) : "No data yet",
      note: countedText(report, figure),
      bar:
        marks.length > 0 && whole > 0
          ? {
              value: (range?.low ?? 0) / whole,
              marks: marks.map(({ n, label }) => ({
                at: n / whole,
                label: `${label} ${formatWhole(n)}`,
              })),
            }
          : null,
    };
  });

/** What a campaign without a goal is judged by: the rarest result that was counted. */
const measuredBy = ({ goal, totals }: WholeReport): CampaignGoal =>
  goal?.goal ??
  (["sales", "clicks", "engagement"] as const).find(
    (one) => totals[GOAL_METRICS[one]].measure.range,
  ) ??
  "reach";

const lowest = ({ each }: CostPer) => each?.low ?? Number.MAX_VALUE;

/** The athletes by the cost of a result, the lowest first; last those without one. */
export function rankAthletes(report: WholeReport) {
  const goal = measuredBy(report);
  const rows = report.athletes.map((athlete) => {
    const measure = athlete.measures[GOAL_METRICS[goal]];
    return { athlete, measure, cost: costPer(athlete.costs.total, measure) };
  });
  return {
    label: FIGURES[GOAL_METRICS[goal]],
    rows: rows
      .toSorted((a, b) => lowest(a.cost) - lowest(b.cost))
      .map(({ athlete: { id, athleteId, name, costs, isEnded }, measure, cost }) => ({
        id,
        athleteId,
        name,
        /** They have no open deal in it, so that another one is a new one. */
        isOver: isEnded || !isRunningCampaign(report.campaign.status),
        cost: formatMoney(costs.total),
        result: measure.range ? countText(measure.range) : "No data yet",
        each: cost.each ? unitCostText(cost.each) : "–",
      })),
  };
}
