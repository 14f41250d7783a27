import { and, asc, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { dealCount } from "~/features/campaigns/campaigns/brief.server";
import { hasEnded } from "~/features/campaigns/campaigns/policy";
import { endedBefore, isOpen, wasLaunched } from "~/features/campaigns/campaigns/policy.server";
import { wasApproved } from "~/features/content/content/content-stages.server";
import { budgetColumns } from "~/features/deals/invitations/budget.server";
import {
  hasNoParticipants,
  isInvited,
} from "~/features/deals/invitations/invitation-conditions.server";
import { moneyColumns } from "~/features/money/payments/balance.server";
import { hasText } from "~/platform/full-text-search";
import type { Database } from "~db/client";
import type { CampaignStatus } from "~db/constants";
import { campaigns } from "~db/schema";
import { LIST_TABS, type ListSort, type ListTab, type ListView, statusesIn } from "./list-view";

const PAGE = 24;

/** How many content items of the campaign of the row meet a condition on `content`. */
const countContent = (counted: SQL) => sql<number>`(select count(*) from content_submissions content
  where content.campaign_id = campaigns.id and ${counted})`;

const isToReview = sql`content.status = 'awaiting_review'`;
const toReview = countContent(isToReview);

/** How much waits for the brand: athletes for its review or for the launch, and the end of a campaign. */
const waiting = (today: string) => sql`iif(${wasLaunched("campaigns")},
  ${toReview} + ${endedBefore("campaigns", today)}, ${dealCount})`;

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
      .select({
        id: campaigns.id,
        title: campaigns.title,
        cover: campaigns.cover,
        status: campaigns.status,
        budget: campaigns.budget,
        startDate: campaigns.startDate,
        endDate: campaigns.endDate,
        invited: sql<number>`(select count(*) from campaign_invitations invited
          where invited.campaign_id = campaigns.id and ${isInvited("invited")})`,
        accepted: dealCount,
        approved: countContent(wasApproved("content")),
        /** The fees that are agreed or offered, pence. */
        committed: sql<number>`${budgetColumns.accepted} + ${budgetColumns.pending}`,
        held: moneyColumns.held,
        paid: moneyColumns.paid,
        toReview,
        isAlone: sql<number>`${hasNoParticipants}`.mapWith(Boolean),
        /** The one who has waited longest for a review. */
        firstWaiting: sql<string | null>`(select waits.full_name
          from content_submissions content join profiles waits on waits.id = content.athlete_id
          where content.campaign_id = campaigns.id and ${isToReview}
          order by content.submitted_at, content.id limit 1)`,
      })
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
  );
  const items = rows.slice(0, PAGE);
  return {
    counts: countsOf(groups),
    items: items.map((item) => ({ ...item, ended: hasEnded(item, today) })),
    next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null,
  };
}

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
