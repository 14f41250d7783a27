import { sql } from "drizzle-orm";
import { dealCount } from "~/features/campaigns/campaigns/brief.server";
import { goalResult } from "~/features/content/campaign-results/goal-result.server";
import { approvedWork } from "~/features/content/content/approved-work.server";
import { budgetColumns } from "~/features/deals/invitations/budget.server";
import { isInvited } from "~/features/deals/invitations/invitation-conditions.server";
import { moneyColumns } from "~/features/money/payments/balance.server";
import { campaigns } from "~db/schema";

/** What `describeCampaign` takes, as columns of a query over `campaigns`: one row a campaign. */
export const STRIP = {
  id: campaigns.id,
  title: campaigns.title,
  cover: campaigns.cover,
  status: campaigns.status,
  budget: campaigns.budget,
  startDate: campaigns.startDate,
  endDate: campaigns.endDate,
  invited: sql<number>`(select count(*) from campaign_invitations invited
    where invited.campaign_id = campaigns.id and ${isInvited("invited")})`,
  unanswered: sql<number>`(select count(*) from campaign_invitations asked
    where asked.campaign_id = campaigns.id and asked.status = 'pending')`,
  deals: dealCount,
  toReview: sql<number>`(select count(*) from content_submissions content
    where content.campaign_id = campaigns.id and content.status = 'awaiting_review')`,
  offered: budgetColumns.pending,
  agreed: budgetColumns.accepted,
  ...moneyColumns,
  work: approvedWork,
  goal: goalResult,
};

/** The campaign of all rows; null where they have several, or there are none. */
export const ONLY_CAMPAIGN = sql<
  string | null
>`iif(count(distinct campaigns.id) = 1, min(campaigns.id), null)`;
