import { and, eq, sql } from "drizzle-orm";
import { isRunningCampaign } from "~/features/campaigns/campaigns/policy";
import { isRunning } from "~/features/campaigns/campaigns/policy.server";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { commit } from "~/platform/command";
import { dayOf } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";
import { conflict, notFound } from "~/platform/errors";
import type { Database } from "~db/client";
import { campaigns, weeklyReports } from "~db/schema";

/** The day a week later. @param at ms */
export const weekAfter = (at: number) => dayOf(at + 7 * DAY_MS);

const isOf = (personId: string, campaignId: string) =>
  and(eq(weeklyReports.campaignId, campaignId), eq(weeklyReports.personId, personId));

/** When a person gets a campaign's report by email next. */
export const selectWeeklyReport = ({ orm }: Database, personId: string, campaignId: string) =>
  orm
    .select({ nextOn: weeklyReports.nextOn })
    .from(weeklyReports)
    .where(isOf(personId, campaignId));

/**
 * Chooses whether a member of the brand gets the report of a running campaign by email every week. Idempotent.
 * @throws AppError not_found, conflict (the campaign isn't running)
 */
export async function setWeeklyReport(ctx: CommandContext, campaignId: string, isWanted: boolean) {
  requireParty(ctx, "brand");
  const { actor, db, now } = ctx;
  const own = and(eq(campaigns.id, campaignId), eq(campaigns.brandId, actor.brandId));
  const [[campaign]] = await db.read(
    db.orm.select({ status: campaigns.status }).from(campaigns).where(own),
  );
  if (!campaign) throw notFound();
  if (isWanted && !isRunningCampaign(campaign.status))
    throw conflict("This campaign isn't running, so its report isn't emailed.");
  await commit(ctx, {
    effects: [
      isWanted
        ? sql`insert into weekly_reports (campaign_id, person_id, next_on)
            select id, ${actor.personId}, ${weekAfter(now)} from campaigns
            where ${own} and ${isRunning("campaigns")}
            on conflict do nothing`
        : db.orm.delete(weeklyReports).where(isOf(actor.personId, campaignId)),
    ],
  });
}
