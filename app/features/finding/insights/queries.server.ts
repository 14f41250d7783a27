import { desc, sql } from "drizzle-orm";
import { isRunning } from "~/features/campaigns/campaigns/policy.server";
import {
  isPosted,
  wasApproved,
  wasSubmitted,
} from "~/features/content/content/content-stages.server";
import { countsAsDeal } from "~/features/deals/deals/deals.server";
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
import { byMomentum } from "./momentum";
import { realFees, sumUpRealFees } from "./real-fees.server";
import type { InsightTab } from "./tabs";

const LEADERS = 10;
const TRENDS = 5;
/** The Ambassador Score from which an athlete is a 'High Match'. */
const HIGH_MATCH = 75;

/** The headline figures and the rows of the selected tab. */
export async function insights(db: Database, brandId: string, tab: InsightTab) {
  const figures = [athletes(db), ownResults(db, brandId)] as const;
  if (tab === "leaderboard") {
    const [[all], [own], leaders] = await db.read(...figures, leaderboard(db));
    const ranked = byMomentum(leaders).map(({ reportedBy, ...leader }) => ({
      ...leader,
      reportedBy: parseShortSource(reportedBy),
    }));
    return { tab, figures: figuresOf(all, own), leaders: ranked };
  }
  if (tab === "trending") {
    const [[all], [own], trends] = await db.read(...figures, trending(db));
    return { tab, figures: figuresOf(all, own), trends, advice: quickInsights(trends) };
  }
  if (tab === "roi") {
    const [[all], [own], fees] = await db.read(...figures, realFees(db, brandId));
    return { tab, figures: figuresOf(all, own), fees: sumUpRealFees(fees) };
  }
  const [[all], [own]] = await db.read(...figures);
  return { tab, figures: figuresOf(all, own) };
}

/** Read from the counts of the search model, because counting a million rows is too slow. */
const athletes = ({ orm }: Database) =>
  orm.all<{ total: number; high: number }>(sql`
    select
      (select coalesce(sum(n), 0) from athlete_counts where kind = 'all' and sport = '') as total,
      (select coalesce(sum(n), 0) from athlete_counts
       where kind = 'score' and sport = '' and bucket >= ${HIGH_MATCH}) as high`);

/** What the campaigns of this brand have come to. */
const ownResults = ({ orm }: Database, brandId: string) =>
  orm.all<Omit<OwnFigures, "acceptanceRate">>(sql`
    select campaigns, active, sent, accepted, spend, submitted, approved, posted from
      (select count(*) as campaigns, coalesce(sum(${isRunning("campaigns")}), 0) as active
       from campaigns where brand_id = ${brandId}),
      (select count(*) as sent, coalesce(sum(${wasAccepted("i")}), 0) as accepted
       from campaigns c join campaign_invitations i on i.campaign_id = c.id
       where c.brand_id = ${brandId} and ${isInvited("i")}),
      (select coalesce(sum(fee), 0) as spend from deals where brand_id = ${brandId} and ${countsAsDeal("deals")}),
      (select coalesce(sum(${wasSubmitted("s")}), 0) as submitted,
         coalesce(sum(${wasApproved("s")}), 0) as approved,
         coalesce(sum(${isPosted("s")}), 0) as posted
       from campaigns c join content_submissions s on s.campaign_id = c.id
       where c.brand_id = ${brandId})`);

interface OwnFigures {
  campaigns: number;
  active: number;
  sent: number;
  accepted: number;
  /** Whole percent. */
  acceptanceRate: number;
  /** The fees of deals, pence. */
  spend: number;
  /** Content that was sent for review, and not taken back since. */
  submitted: number;
  approved: number;
  posted: number;
}

const NONE = { campaigns: 0, active: 0, sent: 0, accepted: 0, spend: 0 };
const NOTHING = { ...NONE, submitted: 0, approved: 0, posted: 0 };

const figuresOf = (
  market = { total: 0, high: 0 },
  own: Omit<OwnFigures, "acceptanceRate"> = NOTHING,
) => ({
  market,
  own: {
    ...own,
    acceptanceRate: acceptanceRate(own.sent, own.accepted),
  } satisfies OwnFigures,
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

export type Leader = Omit<ReturnType<typeof byMomentum<LeaderRow>>[number], "reportedBy"> & {
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
