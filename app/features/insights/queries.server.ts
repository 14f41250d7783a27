import { count, desc, eq, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { campaignInvitations, campaigns, trendingCategories } from "~db/schema";
import { knownGrowth } from "../athletes/known-growth.server";
import { isSport } from "../discovery/is-sport.server";
import { quickInsights } from "./advice";
import { byMatchScore } from "./match-score";
import type { InsightTab } from "./tabs";

const LEADERS = 10;
const TRENDS = 5;
/** The Ambassador Score from which an athlete is a 'High Match'. */
const HIGH_MATCH = 75;

/** The headline figures and the rows of the selected tab. */
export async function insights(db: Database, brandId: string, tab: InsightTab) {
  const figures = [athletes(db), outreach(db, brandId)] as const;
  if (tab === "leaderboard") {
    const [[all], [sent], leaders] = await db.read(...figures, leaderboard(db));
    return { tab, figures: figuresOf(all, sent), leaders: byMatchScore(leaders) };
  }
  if (tab === "trending") {
    const [[all], [sent], trends] = await db.read(...figures, trending(db));
    return { tab, figures: figuresOf(all, sent), trends, advice: quickInsights(trends) };
  }
  const [[all], [sent]] = await db.read(...figures);
  return { tab, figures: figuresOf(all, sent) };
}

/** Read from the counts of the search model, because counting a million rows is too slow. */
const athletes = ({ orm }: Database) =>
  orm.all<{ total: number; high: number }>(sql`
    select
      (select coalesce(sum(n), 0) from athlete_counts where kind = 'all' and sport = '') as total,
      (select coalesce(sum(n), 0) from athlete_counts
       where kind = 'score' and sport = '' and bucket >= ${HIGH_MATCH}) as high`);

const outreach = ({ orm }: Database, brandId: string) =>
  orm
    .select({
      sent: count(),
      accepted: sql<number>`coalesce(sum(${campaignInvitations.status} = 'accepted'), 0)`,
    })
    .from(campaigns)
    .innerJoin(campaignInvitations, eq(campaignInvitations.campaignId, campaigns.id))
    .where(eq(campaigns.brandId, brandId));

const figuresOf = (all = { total: 0, high: 0 }, { sent, accepted } = { sent: 0, accepted: 0 }) => ({
  total: all.total,
  high: all.high,
  sent,
  accepted,
  acceptanceRate: sent === 0 ? 0 : Math.round((accepted / sent) * 100),
});

export type InsightFigures = ReturnType<typeof figuresOf>;

interface LeaderRow {
  id: string;
  name: string;
  sport: string;
  location: string;
  followers: number;
  engagement: number;
  growth: number | null;
  score: number;
}

const leaderboard = ({ orm }: Database) =>
  orm.all<LeaderRow>(sql`
    select s.user_id as id, p.full_name as name, s.sport, a.location, s.followers, s.engagement,
           ${knownGrowth("a")} as growth, a.ambassador_score as score
    from (select * from athlete_search where rank >= 0 order by rank desc limit ${LEADERS}) s
    join athlete_profiles a on a.user_id = s.user_id
    join profiles p on p.id = s.user_id
    order by s.rank desc`);

export type Leader = ReturnType<typeof byMatchScore<LeaderRow>>[number];

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
