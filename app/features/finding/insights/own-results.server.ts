import { and, desc, eq, sql } from "drizzle-orm";
import {
  loadEntitlements,
  NeedsPlan,
} from "~/features/billing/subscriptions/load-entitlements.server";
import { reportQueries } from "~/features/content/campaign-results/report.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { spentByMonth } from "~/features/money/statements/statement.server";
import { notFound } from "~/platform/errors";
import { campaigns } from "~db/schema";
import { firstDay, type ResultsFilter } from "./results-filter";
import { sumUpResults } from "./sum-up-results";

/** The newest campaigns, which count and can be chosen: more than most brands run in years, and few enough to read at once. */
const MOST_CAMPAIGNS = 200;

/**
 * What a brand's campaigns have come to. A campaign counts whole, as in its report, if it has not ended before the time that is
 * asked for; what was paid counts in the month of the movement.
 * @throws AppError not_found
 */
export async function loadOwnResults(ctx: CommandContext, filter: ResultsFilter) {
  const { actor, db, now } = ctx;
  const since = firstDay(filter, now);
  const chosen = filter.campaign === null ? sql`` : sql`and c.id = ${filter.campaign}`;
  const time = since === null ? sql`` : sql`and (c.end_date is null or c.end_date >= ${since})`;
  const listed = and(
    eq(campaigns.brandId, actor.brandId),
    sql`exists (select 1 from deals where campaign_id = ${campaigns.id})`,
  );
  const newest = [desc(campaigns.createdAt), desc(campaigns.id)];
  const counted = db.orm
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(listed)
    .orderBy(...newest)
    .limit(MOST_CAMPAIGNS);
  // Side by side: one request.
  const [{ campaignResults: isDetailed }, [options, months, rows, deals, posts]] =
    await Promise.all([
      loadEntitlements(ctx, "brand"),
      db.read(
        db.orm
          .select({ id: campaigns.id, title: campaigns.title })
          .from(campaigns)
          .where(listed)
          .orderBy(...newest)
          .limit(MOST_CAMPAIGNS),
        spentByMonth(db, actor.brandId, {
          since: since === null ? 0 : Date.parse(since),
          campaignId: filter.campaign,
        }),
        ...reportQueries(db, sql`c.id in ${counted} ${chosen} ${time}`),
      ),
    ]);
  if (filter.campaign && !options.some(({ id }) => id === filter.campaign)) throw notFound();
  const places = new Map(options.map(({ id }, i) => [id, i]));
  const newestFirst = rows.toSorted(
    (a, b) => (places.get(a.id) ?? MOST_CAMPAIGNS) - (places.get(b.id) ?? MOST_CAMPAIGNS),
  );
  return {
    options,
    months,
    /** Whether the plan includes more than the sums. */
    isDetailed,
    company: rows[0]?.company ?? "",
    results: sumUpResults({ campaigns: newestFirst, deals, posts }),
  };
}

export type LoadedResults = Awaited<ReturnType<typeof loadOwnResults>>;

/**
 * The same for a file.
 * @throws AppError not_found, NeedsPlan
 */
export async function loadDetailedResults(ctx: CommandContext, filter: ResultsFilter) {
  const loaded = await loadOwnResults(ctx, filter);
  if (!loaded.isDetailed)
    throw new NeedsPlan("Downloads of your results are part of Brand Premium.");
  return loaded;
}
