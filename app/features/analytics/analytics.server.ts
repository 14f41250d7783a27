import { and, eq, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { socialAccounts } from "~db/schema";
import type { CommandContext } from "../accounts/actor";
import { NeedsPlan } from "../billing/needs-plan";
import { platformName } from "../channels/platforms";
import { type Source, sourceOf, typedBy } from "../channels/sources";
import { latestSpan } from "../posts/latest-span";
import { entitlementsOf } from "../subscriptions/entitled.server";
import {
  bestOf,
  byMonth,
  clicksOf,
  groupBy,
  type LinkClicks,
  type PostResult,
  postedIn,
  totalsOf,
} from "./figures";
import { earliest, isFree, type Period, type Range, rangeOf } from "./periods";

export const needsPremium = () =>
  new NeedsPlan("Twelve months, details and the CSV file are part of Athlete Premium.");

/** More sponsored posts than an athlete has in two years. */
const MOST = 1_000;

/** The posts since a day, the newest first, each with the figures of its latest span. */
export const postsSince = ({ orm }: Database, athleteId: string, day: string) =>
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
const clicksSince = ({ orm }: Database, athleteId: string, { from, before }: Range) =>
  orm.all<LinkClicks & { earlier: number | null }>(sql`
    select l.campaign_id as campaignId, coalesce(sum(iif(d.day >= ${from}, d.clicks, 0)), 0) as clicks,
      iif(l.created_at < ${Date.parse(from)}, coalesce(sum(iif(d.day < ${from}, d.clicks, 0)), 0), null) as earlier
    from campaign_links l left join link_clicks d on d.code = l.code and d.day >= ${before}
    where l.athlete_id = ${athleteId} group by l.code`);

/** What each of the athlete's discount codes sold in a period, and in the one before; null: it was made later. */
const ordersSince = ({ orm }: Database, athleteId: string, { from, before }: Range) =>
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

const connectedOf = ({ orm }: Database, athleteId: string) =>
  orm
    .select({ platform: socialAccounts.platform })
    .from(socialAccounts)
    .where(and(eq(socialAccounts.athleteId, athleteId), eq(socialAccounts.source, "connected")));

/** Who says figures, each with the newest of them. */
function sourcesIn(posts: readonly PostResult[]): Source[] {
  const newest = new Map<string, Source>();
  for (const { platform, source, takenAt } of posts) {
    if (!source || takenAt === null) continue;
    const told =
      platform && source === "connected"
        ? sourceOf({ platform, source, figuresAt: takenAt })
        : { ...typedBy("you"), at: takenAt };
    if ((newest.get(told.text)?.at ?? 0) < told.at) newest.set(told.text, told);
  }
  return [...newest.values()];
}

/** What Premium adds: where the figures come from. */
const detailsOf = (posts: readonly PostResult[], links: readonly LinkClicks[]) => ({
  campaigns: groupBy(posts, ({ campaignId }) => campaignId).map(({ id, posts, totals }) => ({
    id,
    name: posts[0]?.campaign ?? "",
    totals,
    clicks: clicksOf(
      posts,
      links.filter(({ campaignId }) => campaignId === id),
    ),
  })),
  platforms: groupBy(posts, ({ platform }) => platform).map(({ id, posts, totals }) => ({
    name: id ? platformName(id) : "Elsewhere",
    totals,
    sources: sourcesIn(posts),
  })),
  best: bestOf(posts).map((post) => ({ ...post, sources: sourcesIn([post]) })),
});

/**
 * What came of an athlete's posts in a period, beside the period before it; without the details that Premium adds on another plan.
 * @throws AppError NeedsPlan for a period that the plan does not include
 */
export async function analytics(ctx: CommandContext, period: Period) {
  const { db, actor, now } = ctx;
  const range = rangeOf(period, now);
  // Side by side: one request.
  const [{ advancedAnalytics }, [all, links, codes, connected]] = await Promise.all([
    entitlementsOf(ctx, "athlete"),
    db.read(
      postsSince(db, actor.personId, earliest(range)),
      clicksSince(db, actor.personId, range),
      ordersSince(db, actor.personId, range),
      connectedOf(db, actor.personId),
    ),
  ]);
  if (!advancedAnalytics && !isFree(period)) throw needsPremium();
  const posts = postedIn(all, range.from);
  const earlier = postedIn(all, range.before, range.from);
  const linksEarlier = links.flatMap(({ campaignId, earlier }) =>
    earlier === null ? [] : [{ campaignId, clicks: earlier }],
  );
  return {
    period,
    isEmpty: all.length === 0 && links.length === 0 && codes.length === 0,
    isConnected: connected.length > 0,
    totals: totalsOf(posts),
    clicks: clicksOf(posts, links),
    conversions: sum(codes.map(({ orders }) => orders)),
    earlier: {
      ...totalsOf(earlier),
      clicks: clicksOf(earlier, linksEarlier),
      conversions: sum(codes.map(({ earlier }) => earlier)),
    },
    sources: sourcesIn(posts),
    months: byMonth(all, range.months),
    details: advancedAnalytics ? detailsOf(posts, links) : null,
  };
}

export type Analytics = Awaited<ReturnType<typeof analytics>>;
export type AnalyticsDetails = NonNullable<Analytics["details"]>;
