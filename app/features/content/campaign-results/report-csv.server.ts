import type { CommandContext } from "~/features/identity/accounts/actor";
import { platformName } from "~/features/reference/platforms/platform-names";
import { csvLine, csvStart } from "~/platform/csv";
import { SPAN_LABELS } from "../posts/fields";
import { STATE_LABELS } from "./fields";
import type { Measure } from "./measures";
import { ownReport } from "./shares.server";

const HEADINGS = [
  ...["Row", "Athlete", "Post", "Address", "Platform", "Posted on", "State"],
  ...[
    "Figures after",
    "Source",
    "Taken on",
    "Impressions",
    "Reach",
    "Engagements",
    "Clicks",
    "Views",
  ],
  ...["Fee (£)", "Laurel's fee (£)", "Engagements at least", "Engagements at most"],
  ...["Clicks at least", "Clicks at most", "Orders", "Revenue (£)", "Expected engagements"],
];

const dayIn = (at: number | null) => (at === null ? "" : new Date(at).toISOString().slice(0, 10));
const limits = ({ range }: Measure) => (range ? [range.low, range.high] : ["", ""]);
const blanks = (n: number) => Array<string>(n).fill("");

/** The report as CSV: a row for each athlete, then one for each post. @throws AppError not_found */
export async function* reportFile(ctx: CommandContext, campaignId: string): AsyncGenerator<string> {
  const { report } = await ownReport(ctx, campaignId);
  yield csvStart(HEADINGS);
  for (const { name, costs, measures, expected } of report.athletes)
    yield csvLine([
      ...["Athlete", name, ...blanks(13)],
      ...[costs.athlete / 100, costs.platformFee / 100],
      ...limits(measures.engagements),
      ...limits(measures.clicks),
      measures.orders.range?.low ?? "",
      measures.revenue.range ? measures.revenue.range.low / 100 : "",
      expected?.expected ?? "",
    ]);
  for (const post of report.posts)
    yield csvLine([
      ...["Post", post.athlete, post.title, post.url ?? ""],
      post.platform ? platformName(post.platform) : "",
      dayIn(post.postedAt),
      post.state ? STATE_LABELS[post.state] : "",
      post.span ? SPAN_LABELS[post.span] : "",
      post.source ?? "",
      dayIn(post.takenAt),
      ...[post.impressions, post.reach, post.engagements, post.clicks, post.views].map(
        (n) => n ?? "",
      ),
      ...blanks(9),
    ]);
}
