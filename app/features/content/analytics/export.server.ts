import { loadEntitlements } from "~/features/billing/subscriptions/load-entitlements.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { platformName } from "~/features/reference/platforms/platform-names";
import { csvLine, csvStart } from "~/platform/csv";
import { dayOf } from "~/platform/dates";
import { premiumRequired, selectPostsSince } from "./load-analytics.server";
import { periodRange } from "./periods";
import type { PostResult } from "./post-totals";

const HEADINGS = [
  ...["Posted on", "Platform", "Campaign", "Title", "Address"],
  ...["Impressions", "Views", "Reach", "Engagements", "Clicks"],
  ...["Source", "Figures taken"],
];

/** Empty where a figure is not known: a 0 would say that it is. */
const toLine = (post: PostResult) =>
  csvLine([
    dayOf(post.postedAt),
    post.platform ? platformName(post.platform) : "",
    post.campaign,
    post.title,
    post.url ?? "",
    ...[post.impressions, post.views, post.reach, post.engagements, post.clicks].map(
      (figure) => figure ?? "",
    ),
    post.source ? SOURCES[post.source] : "",
    post.takenAt === null ? "" : new Date(post.takenAt).toISOString(),
  ]);

const SOURCES = { connected: "Platform", typed: "Entered" } as const;

/**
 * The posts of the last two years as a CSV file, the newest first.
 * @throws AppError NeedsPlan
 */
export async function* exportAnalytics(ctx: CommandContext): AsyncGenerator<string> {
  const [{ advancedAnalytics }, [posts]] = await Promise.all([
    loadEntitlements(ctx, "athlete"),
    ctx.db.read(selectPostsSince(ctx.db, ctx.actor.personId, periodRange("12m", ctx.now).before)),
  ]);
  if (!advancedAnalytics) throw premiumRequired();
  yield csvStart(HEADINGS) + posts.map(toLine).join("");
}
