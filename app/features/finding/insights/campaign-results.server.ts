import { sql } from "drizzle-orm";
import { NeedsPlan } from "~/features/billing/billing/needs-plan";
import { loadEntitlements } from "~/features/billing/subscriptions/load-entitlements.server";
import {
  isPosted,
  wasApproved,
  wasSubmitted,
} from "~/features/content/content/content-stages.server";
import { countsAsDeal } from "~/features/deals/deals/deals.server";
import { isInvited, wasAccepted } from "~/features/deals/invitations/invitation-conditions.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { csvLine, csvStart } from "~/platform/csv";
import type { Database } from "~db/client";
import type { CampaignStatus } from "~db/constants";

/** The newest campaigns: more than a brand runs in years. */
const MOST = 500;

export interface CampaignResult {
  id: string;
  title: string;
  status: CampaignStatus;
  sent: number;
  accepted: number;
  /** Content items that were sent for review at least once. */
  submitted: number;
  approved: number;
  posted: number;
  /** The fees of deals, pence. */
  fees: number;
  /** Those of the athletes who have posted, pence. */
  postedFees: number;
}

const resultsOf = ({ orm }: Database, brandId: string) =>
  orm.all<CampaignResult>(sql`
    select c.id, c.title, c.status,
      (select count(*) from campaign_invitations i 
        where i.campaign_id = c.id and ${isInvited("i")}) as sent,
      (select count(*) from campaign_invitations i
        where i.campaign_id = c.id and ${wasAccepted("i")}) as accepted,
      (select coalesce(sum(deal.fee), 0) from deals deal
        where deal.campaign_id = c.id and ${countsAsDeal("deal")}) as fees,
      (select coalesce(sum(deal.fee), 0) from deals deal
        where deal.campaign_id = c.id and ${countsAsDeal("deal")} and exists (select 1
          from content_submissions s where s.deal_id = deal.id and ${isPosted("s")})) as postedFees,
      (select count(*) from content_submissions s where s.campaign_id = c.id and ${wasSubmitted("s")}) as submitted,
      (select count(*) from content_submissions s
        where s.campaign_id = c.id and ${wasApproved("s")}) as approved,
      (select count(*) from content_submissions s where s.campaign_id = c.id and ${isPosted("s")}) as posted
    from campaigns c where c.brand_id = ${brandId}
    order by c.created_at desc, c.id desc limit ${MOST}`);

/** What each campaign of a brand has come to; null if its plan does not include that. */
export async function loadCampaignResults(ctx: CommandContext): Promise<CampaignResult[] | null> {
  // Side by side: one request.
  const [{ campaignResults: included }, [rows]] = await Promise.all([
    loadEntitlements(ctx, "brand"),
    ctx.db.read(resultsOf(ctx.db, ctx.actor.brandId)),
  ]);
  return included ? rows : null;
}

const HEADINGS = [
  ...["Campaign", "Status", "Invitations", "Accepted", "Sent for review", "Approved", "Posted"],
  "Agreed fees (£)",
];

/**
 * The same as a CSV file.
 * @throws AppError NeedsPlan
 */
export async function* campaignResultsFile(ctx: CommandContext): AsyncGenerator<string> {
  const rows = await loadCampaignResults(ctx);
  if (!rows) throw new NeedsPlan("The results of each campaign are part of Brand Premium.");
  yield csvStart(HEADINGS);
  for (const { title, status, sent, accepted, submitted, approved, posted, fees } of rows)
    yield csvLine([title, status, sent, accepted, submitted, approved, posted, fees / 100]);
}
