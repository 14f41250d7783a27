import { and, asc, eq, gt, isNull, lt, or } from "drizzle-orm";
import type { Emit } from "~/events";
import { paths } from "~/paths";
import { audit } from "~/platform/audit";
import type { RunBatch } from "~/platform/daily-jobs";
import { formatDay } from "~/platform/dates";
import { assertRowChanged, type Database, type Statement } from "~db/client";
import { isOneOf } from "~db/columns";
import { brandProfiles, campaigns } from "~db/schema";
import { notify } from "../notifications/notify";
import { completionDay, graceOver } from "./completion";
import { notifyEnd } from "./notify-end.server";
import { campaignMachine } from "./status";

/**
 * The daily job: asks the brand to complete each campaign whose end date has passed, and completes it when nothing
 * happened for 14 days. One campaign a batch: a concurrent change undoes the batch, and the next run
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
        endDate: campaigns.endDate,
        askedAt: campaigns.completionAskedAt,
        company: brandProfiles.companyName,
      })
      .from(campaigns)
      .innerJoin(brandProfiles, eq(brandProfiles.userId, campaigns.brandId))
      .where(
        and(
          gt(campaigns.id, cursor),
          isOneOf(campaigns.status, ["active"]),
          lt(campaigns.endDate, day),
          or(isNull(campaigns.completionAskedAt), lt(campaigns.completionAskedAt, graceOver(day))),
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
    eq(campaigns.status, "active"),
    eq(campaigns.endDate, endDate ?? ""),
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
      { actor: { userId: brandId }, db, now },
      {
        userId: brandId,
        kind: "campaign",
        title: "Campaign ended",
        message: `“${title}” ended on ${formatDay(endDate ?? now)}. Complete it when everything is delivered. Otherwise it completes by itself on ${formatDay(completionDay(now))}.`,
        link: paths.brand.campaign(id),
      },
    ),
  ];
}

function complete(db: Database, campaign: EndedCampaign, emit: Emit, now: number): Statement[] {
  const { id, title, brandId, company, endDate } = campaign;
  const sender = { actor: { userId: brandId }, db, now };
  const ended = `ended on ${formatDay(endDate ?? now)} and is now completed.`;
  return [
    db.orm
      .update(campaigns)
      .set({ status: campaignMachine.steps.completeLate.to, updatedAt: now })
      .where(unchanged(campaign)),
    assertRowChanged(),
    ...notifyEnd(sender, campaign, "completed", `“${title}” by ${company || "the brand"} ${ended}`),
    ...emit("campaign.completed", { campaignId: id }, now),
    ...notify(sender, {
      userId: brandId,
      kind: "campaign",
      title: "Campaign completed",
      message: `“${title}” ${ended}`,
      link: paths.brand.campaign(id),
    }),
    audit(
      { now, request: { id: "daily-completions", ip: "", userAgent: "" } },
      {
        userId: null,
        action: "campaign_completed",
        resourceType: "campaign",
        resourceId: id,
        detail: { endDate },
      },
    ),
  ];
}
