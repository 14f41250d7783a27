import { and, asc, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { dealCount } from "~/features/campaigns/campaigns/brief.server";
import { endedBefore, isOpen, wasLaunched } from "~/features/campaigns/campaigns/policy.server";
import { hasText } from "~/platform/full-text-search";
import type { Database } from "~db/client";
import type { CampaignStatus } from "~db/constants";
import { campaigns } from "~db/schema";
import { STRIP } from "./campaign-strip.server";
import { describeCampaign, type Figure } from "./describe-campaign";
import { LIST_TABS, type ListSort, type ListTab, type ListView, statusesIn } from "./list-view";

const PAGE = 24;

/** How much waits for the brand: athletes for its review or for the launch, and the end of a campaign. */
const waiting = (today: string) => sql`iif(${wasLaunched("campaigns")},
  ${STRIP.toReview} + ${endedBefore("campaigns", today)}, ${dealCount})`;

/** What a campaign is ordered by; then by its id, which follows the time it was made. */
const ORDER: Record<ListSort, (today: string) => { key: SQL; by: typeof asc }> = {
  newest: () => ({ key: sql`campaigns.created_at`, by: desc }),
  waiting: (today) => ({ key: waiting(today), by: desc }),
  // What has ended comes after everything that has not.
  ending: () => ({
    key: sql`iif(${isOpen("campaigns")}, coalesce(campaigns.end_date, '~'), '~~')`,
    by: asc,
  }),
  title: () => ({ key: sql`campaigns.folded_title`, by: asc }),
};

/**
 * A brand's campaigns with how far they are, a page of them, and how many there are in each state.
 * @param today 'YYYY-MM-DD'
 * @param after the last campaign of the page before
 */
export async function listBrandCampaigns(
  db: Database,
  brandId: string,
  { tab, q, sort }: ListView,
  after: string | null,
  today: string,
) {
  const { orm } = db;
  const found = and(
    eq(campaigns.brandId, brandId),
    q ? hasText(campaigns.foldedTitle, q) : undefined,
  );
  const { key, by } = ORDER[sort](today);
  const [groups, rows] = await db.read(
    orm
      .select({ status: campaigns.status, n: count() })
      .from(campaigns)
      .where(found)
      .groupBy(campaigns.status),
    orm
      .select(STRIP)
      .from(campaigns)
      // Chosen first: a query computes its columns for all rows before it orders them.
      .where(
        inArray(
          campaigns.id,
          orm
            .select({ id: campaigns.id })
            .from(campaigns)
            .where(
              and(
                found,
                inArray(campaigns.status, [...statusesIn(tab)]),
                after
                  ? sql`(${key}, campaigns.id) ${by === asc ? sql`>` : sql`<`}
                      (select ${key}, campaigns.id from campaigns
                       where campaigns.id = ${after} and campaigns.brand_id = ${brandId})`
                  : undefined,
              ),
            )
            .orderBy(by(key), by(campaigns.id))
            .limit(PAGE + 1),
        ),
      )
      .orderBy(by(key), by(campaigns.id)),
  );
  const items = rows.slice(0, PAGE);
  return {
    counts: countsOf(groups),
    items: items.map((facts) => {
      const { id, title, cover, status, invited, deals } = facts;
      const { health, time, money, work, result } = describeCampaign(facts, today);
      return {
        ...{ id, title, cover, status, invited, deals, health },
        time: withoutNote(time),
        money: withoutNote(money),
        work: withoutNote(work),
        result: withoutNote(result),
      };
    }),
    next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null,
  };
}

const withoutNote = ({ label, value, of }: Figure) => ({ label, value, of });

export type CampaignListItem = Awaited<ReturnType<typeof listBrandCampaigns>>["items"][number];

const countsOf = (groups: { status: CampaignStatus; n: number }[]) =>
  Object.fromEntries(
    LIST_TABS.map((tab) => [
      tab,
      groups
        .filter(({ status }) => statusesIn(tab).includes(status))
        .reduce((total, { n }) => total + n, 0),
    ]),
  ) as Record<ListTab, number>;
