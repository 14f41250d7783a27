import { desc, sql } from "drizzle-orm";
import { acceptanceRate } from "~/features/deals/invitations/acceptance-rate";
import { isInvited, wasAccepted } from "~/features/deals/invitations/invitation-conditions.server";
import { growthRateColumn } from "~/features/profiles/athletes/profile-columns.server";
import {
  parseShortSource,
  shortSourceColumn,
} from "~/features/profiles/channels/channel-columns.server";
import type { Source } from "~/features/profiles/channels/sources";
import type { Database } from "~db/client";
import { trendingCategories } from "~db/schema";
import { isSport, rankWithoutPremium, selectHighestScores } from "../discovery/rank.server";
import { quickInsights } from "./advice";
import { realFees, sumUpRealFees } from "./real-fees.server";
import type { InsightTab } from "./tabs";

const LEADERS = 10;
const TRENDS = 5;
/** The Ambassador Score from which an athlete is a 'High Match'. */
const HIGH_MATCH = 75;

/** The headline figures and the rows of a tab about the market. */
export async function insights(db: Database, brandId: string, tab: Exclude<InsightTab, "results">) {
  const figures = [athletes(db), outreach(db, brandId)] as const;
  if (tab === "leaderboard") {
    const [[all], [own], leaders] = await db.read(...figures, leaderboard(db));
    const ranked = leaders.map(({ reportedBy, ...leader }) => ({
      ...leader,
      reportedBy: parseShortSource(reportedBy),
    }));
    return { tab, figures: figuresOf(all, own), leaders: ranked };
  }
  if (tab === "trending") {
    const [[all], [own], trends] = await db.read(...figures, trending(db));
    return { tab, figures: figuresOf(all, own), trends, advice: quickInsights(trends) };
  }
  const [[all], [own], fees] = await db.read(...figures, realFees(db, brandId));
  return { tab, figures: figuresOf(all, own), fees: sumUpRealFees(fees) };
}

/** Read from the counts of the search model, because counting a million rows is too slow. */
const athletes = ({ orm }: Database) =>
  orm.all<{ total: number; high: number }>(sql`
    select
      (select coalesce(sum(n), 0) from athlete_counts where kind = 'all' and sport = '') as total,
      (select coalesce(sum(n), 0) from athlete_counts
       where kind = 'score' and sport = '' and bucket >= ${HIGH_MATCH}) as high`);

/** The invitations to the campaigns of this brand. */
const outreach = ({ orm }: Database, brandId: string) =>
  orm.all<Outreach>(sql`
    select count(*) as sent, coalesce(sum(${wasAccepted("i")}), 0) as accepted
    from campaigns c join campaign_invitations i on i.campaign_id = c.id
    where c.brand_id = ${brandId} and ${isInvited("i")}`);

interface Outreach {
  sent: number;
  accepted: number;
}

const figuresOf = (market = { total: 0, high: 0 }, own: Outreach = { sent: 0, accepted: 0 }) => ({
  ...market,
  ...own,
  /** Whole percent. */
  acceptanceRate: acceptanceRate(own.sent, own.accepted),
});

export type InsightFigures = ReturnType<typeof figuresOf>;

interface LeaderRow {
  id: string;
  name: string;
  avatar: string | null;
  sport: string;
  location: string;
  followers: number;
  engagement: number;
  growth: number | null;
  score: number;
  /** JSON */
  reportedBy: string;
}

const leaderboard = ({ orm }: Database) =>
  orm.all<LeaderRow>(sql`
    select s.user_id as id, p.full_name as name, p.avatar_url as avatar, s.sport, a.location, s.followers, s.engagement,
           ${growthRateColumn("a")} as growth, a.ambassador_score as score,
           ${shortSourceColumn(sql`a.user_id`)} as "reportedBy"
    from (${selectHighestScores(LEADERS)}) s
    join athlete_profiles a on a.user_id = s.user_id
    join profiles p on p.id = s.user_id
    order by ${rankWithoutPremium(sql`s.rank`)} desc`);

export type Leader = Omit<LeaderRow, "reportedBy"> & {
  reportedBy: Source | null;
};

const trending = ({ orm }: Database) =>
  orm
    .select({
      category: trendingCategories.category,
      athleteCount: trendingCategories.athleteCount,
      avgEngagement: trendingCategories.avgEngagement,
      growthPercentage: trendingCategories.growthPercentage,
      computedAt: trendingCategories.computedAt,
      isSport: isSport(trendingCategories.category, trendingCategories.athleteCount),
    })
    .from(trendingCategories)
    .orderBy(desc(trendingCategories.growthPercentage), trendingCategories.category)
    .limit(TRENDS);
