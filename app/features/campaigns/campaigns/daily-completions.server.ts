import { and, asc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import type { Emit } from "~/events";
import { notify } from "~/features/communication/notifications/notify";
import { personOfSide } from "~/features/identity/accounts/brand-members";
import { audit } from "~/platform/audit";
import { systemContext } from "~/platform/command";
import type { RunBatch } from "~/platform/daily-jobs";
import { assertRowChanged, type Database, type Statement } from "~db/client";
import { isOneOf } from "~db/columns";
import { brandProfiles, campaigns } from "~db/schema";
import { completionDay, graceStartedBefore } from "./completion-grace";
import { notifyCampaignEnd } from "./end-campaign.server";
import { campaignNotifications } from "./notifications";
import { STATUSES } from "./policy";
import { isRunning } from "./policy.server";
import { campaignMachine } from "./status";

/**
 * The daily job: asks the brand to complete each campaign whose end date has passed, and completes it 14 days
 * after it asked, unless the end date was moved. One campaign a batch: a concurrent change undoes the batch, and the next run
 * reads it again.
 */
export const dailyCompletions =
  (emit: Emit): RunBatch =>
  async (db, today, cursor) => {
    const campaign = await nextEnded(db, today.day, cursor);
    if (!campaign) return { writes: [], next: null };
    const writes =
      campaign.askedAt === null
        ? askToComplete(db, campaign, today.now)
        : complete(db, campaign, emit, today.now);
    return { writes, next: campaign.id };
  };

type EndedCampaign = NonNullable<Awaited<ReturnType<typeof nextEnded>>>;

async function nextEnded(db: Database, day: string, cursor: string) {
  const [[campaign]] = await db.read(
    db.orm
      .select({
        id: campaigns.id,
        title: campaigns.title,
        brandId: campaigns.brandId,
        /** Never null: the condition below requires it. */
        endDate: sql<string>`${campaigns.endDate}`,
        askedAt: campaigns.completionAskedAt,
        company: brandProfiles.companyName,
      })
      .from(campaigns)
      .innerJoin(brandProfiles, eq(brandProfiles.id, campaigns.brandId))
      .where(
        and(
          gt(campaigns.id, cursor),
          isOneOf(campaigns.status, STATUSES.running),
          lt(campaigns.endDate, day),
          or(
            isNull(campaigns.completionAskedAt),
            lt(campaigns.completionAskedAt, graceStartedBefore(day)),
          ),
        ),
      )
      .orderBy(asc(campaigns.id))
      .limit(1),
  );
  return campaign;
}

/** The row as it was read. */
const unchanged = ({ id, endDate, askedAt }: EndedCampaign) =>
  and(
    eq(campaigns.id, id),
    isRunning("campaigns"),
    eq(campaigns.endDate, endDate),
    askedAt === null
      ? isNull(campaigns.completionAskedAt)
      : eq(campaigns.completionAskedAt, askedAt),
  );

function askToComplete(db: Database, campaign: EndedCampaign, now: number): Statement[] {
  const { id, title, brandId, endDate } = campaign;
  return [
    db.orm.update(campaigns).set({ completionAskedAt: now }).where(unchanged(campaign)),
    assertRowChanged(),
    ...notify(
      { actor: { personId: personOfSide(brandId) }, now },
      campaignNotifications.end_date_passed,
      {
        userId: brandId,
        subjectId: id,
        params: { title, endDate, completesOn: completionDay(now) },
      },
    ),
  ];
}

function complete(db: Database, campaign: EndedCampaign, emit: Emit, now: number): Statement[] {
  const { id, title, brandId, endDate } = campaign;
  const sender = { actor: { personId: personOfSide(brandId) }, now };
  return [
    db.orm
      .update(campaigns)
      .set({ status: campaignMachine.steps.completeLate.to, updatedAt: now })
      .where(unchanged(campaign)),
    assertRowChanged(),
    ...notifyCampaignEnd(sender, campaign, "completed", endDate),
    ...emit("campaign.completed", { campaignId: id }, now),
    ...notify(sender, campaignNotifications.completed_by_date, {
      userId: brandId,
      subjectId: id,
      params: { title, endDate },
    }),
    audit(systemContext(db, "daily-completions", now), {
      userId: null,
      action: "campaign_completed",
      resourceType: "campaign",
      resourceId: id,
      detail: { endDate },
    }),
  ];
}
