import { and, eq, sql } from "drizzle-orm";
import {
  loadEntitlements,
  NeedsPlan,
} from "~/features/billing/subscriptions/load-entitlements.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { describeSource, type Source, typedSource } from "~/features/profiles/channels/sources";
import type { Database } from "~db/client";
import { socialAccounts } from "~db/schema";
import { latestSpan } from "../posts/queries.server";
import { findEarliestDay, isFree, type Period, periodRange, type Range } from "./periods";
import {
  computeMonthTotals,
  computeTotals,
  countClicks,
  filterPostedBetween,
  groupPosts,
  type LinkClicks,
  type PostResult,
  selectBestPosts,
} from "./post-totals";

export const premiumRequired = () =>
  new NeedsPlan("Twelve months, details and the CSV file are part of Athlete Premium.");

/** More sponsored posts than an athlete has in two years. */
const MOST = 1_000;

/** The posts since a day, the newest first, each with the figures of its latest span. */
export const selectPostsSince = ({ orm }: Database, athleteId: string, day: string) =>
  orm.all<PostResult>(sql`
    select p.content_id as id, s.title, s.campaign_id as campaignId, c.title as campaign, p.platform, s.post_url as url,
      p.posted_at as postedAt, f.taken_at as takenAt, f.source,
      coalesce(p.followers, nullif(h.followers, 0)) as followers, f.impressions, f.reach, f.engagements, f.clicks, f.views
    from posts p
    join content_submissions s on s.id = p.content_id
    join campaigns c on c.id = s.campaign_id
    left join social_accounts h on h.athlete_id = p.athlete_id and h.platform = p.platform
    left join post_figures f on f.content_id = p.content_id and f.span = ${latestSpan(sql`p.content_id`)}
    where p.athlete_id = ${athleteId} and p.posted_at >= ${Date.parse(day)}
    order by p.posted_at desc, p.content_id limit ${MOST}`);

/** What each of the athlete's links counted in a period, and in the one before; null: it was made later. */
const selectClicksSince = ({ orm }: Database, athleteId: string, { from, before }: Range) =>
  orm.all<LinkClicks & { earlier: number | null }>(sql`
    select l.campaign_id as campaignId, coalesce(sum(iif(d.day >= ${from}, d.clicks, 0)), 0) as clicks,
      iif(l.created_at < ${Date.parse(from)}, coalesce(sum(iif(d.day < ${from}, d.clicks, 0)), 0), null) as earlier
    from campaign_links l left join link_clicks d on d.code = l.code and d.day >= ${before}
    where l.athlete_id = ${athleteId} group by l.code`);

/** What each of the athlete's discount codes sold in a period, and in the one before; null: it was made later. */
const selectOrdersSince = ({ orm }: Database, athleteId: string, { from, before }: Range) =>
  orm.all<{ orders: number; earlier: number | null }>(sql`
    select coalesce(sum(iif(s.day >= ${from}, s.orders, 0)), 0) as orders,
      iif(d.created_at < ${Date.parse(from)}, coalesce(sum(iif(s.day < ${from}, s.orders, 0)), 0), null) as earlier
    from discount_codes d left join code_sales s on s.code_id = d.id and s.day >= ${before}
    where d.athlete_id = ${athleteId} group by d.id`);

/** Null when nothing of it is known. */
function sum(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? known.reduce((all, value) => all + value, 0) : null;
}

const selectConnectedPlatforms = ({ orm }: Database, athleteId: string) =>
  orm
    .select({ platform: socialAccounts.platform })
    .from(socialAccounts)
    .where(and(eq(socialAccounts.athleteId, athleteId), eq(socialAccounts.source, "connected")));

/** Who says figures, each with the newest of them. */
function listSources(posts: readonly PostResult[]): Source[] {
  const newest = new Map<string, Source>();
  for (const { platform, source, takenAt } of posts) {
    if (!source || takenAt === null) continue;
    const described =
      platform && source === "connected"
        ? describeSource({ platform, source, figuresAt: takenAt })
        : { ...typedSource("you"), at: takenAt };
    if ((newest.get(described.text)?.at ?? 0) < described.at) newest.set(described.text, described);
  }
  return [...newest.values()];
}

/** What Premium adds: where the figures come from. */
const computeDetails = (posts: readonly PostResult[], links: readonly LinkClicks[]) => ({
  campaigns: groupPosts(posts, ({ campaignId }) => campaignId).map(({ id, posts, totals }) => ({
    id,
    name: posts[0]?.campaign ?? "",
    totals,
    clicks: countClicks(
      posts,
      links.filter(({ campaignId }) => campaignId === id),
    ),
  })),
  platforms: groupPosts(posts, ({ platform }) => platform).map(({ id, posts, totals }) => ({
    platform: id,
    totals,
    sources: listSources(posts),
  })),
  best: selectBestPosts(posts).map((post) => ({ ...post, sources: listSources([post]) })),
});

/**
 * What came of an athlete's posts in a period, beside the period before it; without the details that Premium adds on another plan.
 * @throws AppError NeedsPlan for a period that the plan does not include
 */
export async function loadAnalytics(ctx: CommandContext, period: Period) {
  const { db, actor, now } = ctx;
  const range = periodRange(period, now);
  // Side by side: one request.
  const [{ advancedAnalytics }, [all, links, codes, connected]] = await Promise.all([
    loadEntitlements(ctx, "athlete"),
    db.read(
      selectPostsSince(db, actor.personId, findEarliestDay(range)),
      selectClicksSince(db, actor.personId, range),
      selectOrdersSince(db, actor.personId, range),
      selectConnectedPlatforms(db, actor.personId),
    ),
  ]);
  if (!advancedAnalytics && !isFree(period)) throw premiumRequired();
  const posts = filterPostedBetween(all, range.from);
  const earlier = filterPostedBetween(all, range.before, range.from);
  const linksEarlier = links.flatMap(({ campaignId, earlier }) =>
    earlier === null ? [] : [{ campaignId, clicks: earlier }],
  );
  return {
    period,
    isEmpty: all.length === 0 && links.length === 0 && codes.length === 0,
    isConnected: connected.length > 0,
    totals: computeTotals(posts),
    clicks: countClicks(posts, links),
    conversions: sum(codes.map(({ orders }) => orders)),
    earlier: {
      ...computeTotals(earlier),
      clicks: countClicks(earlier, linksEarlier),
      conversions: sum(codes.map(({ earlier }) => earlier)),
    },
    sources: listSources(posts),
    months: computeMonthTotals(all, range.months),
    details: advancedAnalytics ? computeDetails(posts, links) : null,
  };
}

export type Analytics = Awaited<ReturnType<typeof loadAnalytics>>;
export type AnalyticsDetails = NonNullable<Analytics["details"]>;
