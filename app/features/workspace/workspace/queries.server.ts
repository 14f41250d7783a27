import { and, eq, sql } from "drizzle-orm";
import { BRIEF, listCampaignVersions } from "~/features/campaigns/campaigns/brief.server";
import { changedParts, describeChange } from "~/features/campaigns/campaigns/brief-changes";
import { campaignTermLines } from "~/features/campaigns/terms/terms";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { moneyColumns } from "~/features/money/payments/balance.server";
import { dayOf } from "~/platform/dates";
import { campaigns } from "~db/schema";
import { STRIP } from "./campaign-strip.server";
import {
  isSentContent,
  listCampaignAthletes,
  listCampaignContent,
  listCampaignMoney,
  ROWS_ON_PAGE,
  readCampaignReport,
} from "./campaign-tabs.server";
import { describeCampaign } from "./describe-campaign";

export const CAMPAIGN_PAGE_TABS = ["athletes", "content", "results", "money", "brief"] as const;
export type CampaignPageTab = (typeof CAMPAIGN_PAGE_TABS)[number];

const pagesOf = (rows: number) => Math.ceil(rows / ROWS_ON_PAGE);

const ROW_COUNTS = {
  athletes: sql<number>`(select count(*) from campaign_invitations invited
    where invited.campaign_id = campaigns.id)`,
  content: sql<number>`(select count(*) from content_submissions sent
    where sent.campaign_id = campaigns.id and sent.status <> 'draft')`,
  money: sql<number>`(select count(*) from deals deal where deal.campaign_id = campaigns.id)`,
};

/**
 * A brand's campaign with what the tab shows, and the figures on all tabs; null when the brand has no such campaign.
 * @param number of the page, from 1
 */
export async function loadCampaignPage(
  ctx: CommandContext,
  campaignId: string,
  tab: CampaignPageTab = "athletes",
  number = 1,
) {
  const { actor, db, now } = ctx;
  const own = and(eq(campaigns.id, campaignId), eq(campaigns.brandId, actor.brandId));
  // Side by side: one round trip.
  const [[[found]], invitations, content, report, money, [history]] = await Promise.all([
    db.read(
      db.orm
        .select({
          campaign: {
            id: campaigns.id,
            brandId: campaigns.brandId,
            ...BRIEF,
            cover: campaigns.cover,
            status: campaigns.status,
            completionAskedAt: campaigns.completionAskedAt,
            held: moneyColumns.held,
            owed: moneyColumns.owed,
          },
          strip: STRIP,
          rows: ROW_COUNTS,
        })
        .from(campaigns)
        .where(own),
    ),
    tab === "athletes" ? listCampaignAthletes(ctx, own, number) : [],
    tab === "content" ? listCampaignContent(ctx, isSentContent(own), number) : [],
    tab === "results" ? readCampaignReport(ctx, campaignId) : null,
    tab === "money" ? listCampaignMoney(ctx, own, number) : [],
    tab === "brief" ? db.read(listCampaignVersions(db, actor.brandId, campaignId)) : [[]],
  ]);
  if (!found) return null;
  const { campaign, rows, strip } = found;
  return {
    campaign,
    strip: describeCampaign(strip, dayOf(now)),
    hasGoal: strip.goal !== null,
    invitedCount: strip.invited,
    unanswered: strip.unanswered,
    deals: strip.deals,
    terms: campaignTermLines(campaign.terms),
    invitations,
    content,
    contentCount: rows.content,
    report,
    money,
    history: history.map(({ until, terms }, i) => ({
      at: until,
      changes: changedParts(terms, history[i - 1]?.terms ?? campaign).flatMap(describeChange),
    })),
    pages: tab === "results" || tab === "brief" ? 0 : pagesOf(rows[tab]),
  };
}

export type CampaignPage = NonNullable<Awaited<ReturnType<typeof loadCampaignPage>>>;
