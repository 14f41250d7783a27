import type { Measure } from "~/features/content/campaign-results/measures";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { csvLine, csvStart } from "~/platform/csv";
import { plainPounds } from "~/platform/money";
import { loadDetailedResults } from "./own-results.server";
import type { ResultsFilter } from "./results-filter";
import type { ResultsGroup } from "./sum-up-results";

const HEADINGS = [
  ...["Row", "Name", "Status", "Goal", "Target", "Deals", "Posts", "Posts with figures"],
  ...["Cost (£)", "Our fee in it (£)", "Reach at least", "Reach at most"],
  ...["Engagements at least", "Engagements at most", "Clicks at least", "Clicks at most"],
  ...["Orders", "Revenue (£)", "Paid (£)", "Refunded (£)"],
];

const blanks = (n: number) => Array<string>(n).fill("");
const limits = ({ range }: Measure): (string | number)[] =>
  range ? [range.low, range.high] : ["", ""];

function figuresOf({ report: { athletes, costs, totals }, posts, measured }: ResultsGroup) {
  const { reach, engagements, clicks, orders, revenue } = totals;
  return [
    ...[athletes.length, posts, measured, plainPounds(costs.total), plainPounds(costs.platformFee)],
    ...[reach, engagements, clicks].flatMap(({ measure }) => limits(measure)),
    orders.measure.range?.low ?? "",
    revenue.measure.range ? plainPounds(revenue.measure.range.low) : "",
    ...blanks(2),
  ];
}

/**
 * A brand's own results as CSV: a row for each campaign, athlete, format and month.
 * @throws AppError not_found, NeedsPlan
 */
export async function* generateResultsCsv(
  ctx: CommandContext,
  filter: ResultsFilter,
): AsyncGenerator<string> {
  const { months, results } = await loadDetailedResults(ctx, filter);
  yield csvStart(HEADINGS);
  for (const { campaign, ...group } of results.campaigns) {
    const { title, status, goal, target } = campaign;
    yield csvLine(["Campaign", title, status, goal ?? "", target ?? "", ...figuresOf(group)]);
  }
  for (const { name, ...group } of results.athletes)
    yield csvLine(["Athlete", name, "", "", "", ...figuresOf(group)]);
  for (const { name, posts, reach, engagements } of results.formats)
    yield csvLine([
      ...["Format", name, "", "", "", "", posts, engagements.known, "", ""],
      ...[reach, engagements].flatMap(({ measure }) => limits(measure)),
      ...blanks(6),
    ]);
  for (const { month, paid, refunded } of months)
    yield csvLine([
      ...["Month", month, ...blanks(16)],
      ...[plainPounds(paid), plainPounds(refunded)],
    ]);
}
