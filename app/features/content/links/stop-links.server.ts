import { desc, eq, isNotNull, sql } from "drizzle-orm";
import { notify, notifyMany } from "~/features/communication/notifications/notify";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { ownerOfBrand } from "~/features/identity/accounts/brand-members";
import { requireAbility } from "~/features/identity/accounts/staff-access.server";
import { commit } from "~/platform/command";
import { conflict } from "~/platform/errors";
import { brandProfiles, campaignLandings, campaignLinks, campaigns } from "~db/schema";
import { linkNotifications } from "./notifications";

/** Staff switch the links of a campaign off where the page that they lead to harms visitors. */

const SHOWN = 50;

/** The eight letters and digits that a short link ends with, of whatever was typed. */
const parseLinkCode = (typed: string) => typed.trim().toLowerCase().split("/").at(-1) ?? "";

/** The campaign of a short link, and those whose links are off, the newest first. */
export async function findStoppedLinks({ db }: CommandContext, typed: string) {
  const landing = () =>
    db.orm
      .select({
        campaignId: campaigns.id,
        title: campaigns.title,
        ownerId: ownerOfBrand(campaigns.brandId),
        company: brandProfiles.companyName,
        target: campaignLandings.target,
        stoppedAt: campaignLandings.stoppedAt,
        stopReason: campaignLandings.stopReason,
        links: sql<number>`(select count(*) from campaign_links where campaign_id = campaigns.id)`,
      })
      .from(campaignLandings)
      .innerJoin(campaigns, eq(campaigns.id, campaignLandings.campaignId))
      .innerJoin(brandProfiles, eq(brandProfiles.id, campaigns.brandId));
  const ofCode = db.orm
    .select({ id: campaignLinks.campaignId })
    .from(campaignLinks)
    .where(eq(campaignLinks.code, parseLinkCode(typed)));
  const [[found], stopped] = await db.read(
    landing().where(eq(campaigns.id, sql`(${ofCode})`)),
    landing()
      .where(isNotNull(campaignLandings.stoppedAt))
      .orderBy(desc(campaignLandings.stoppedAt))
      .limit(SHOWN),
  );
  return { found: found ?? null, stopped };
}

export type LinkedCampaign = Awaited<ReturnType<typeof findStoppedLinks>>["stopped"][number];

async function findCampaign({ db }: CommandContext, campaignId: string) {
  const [[campaign]] = await db.read(
    db.orm
      .select({ title: campaigns.title, brandId: campaigns.brandId })
      .from(campaigns)
      .where(eq(campaigns.id, campaignId)),
  );
  return campaign ?? { title: "", brandId: "" };
}

/**
 * Switches all links of a campaign off: they share their page.
 * @param reason as the brand reads it
 * @throws AppError conflict where they are off already
 */
export async function stopLinks(ctx: CommandContext, campaignId: string, reason: string) {
  requireAbility(ctx, "moderate content");
  const { now } = ctx;
  const { title, brandId } = await findCampaign(ctx, campaignId);
  await commit(
    ctx,
    {
      change: sql`update campaign_landings set stopped_at = ${now}, stop_reason = ${reason}
        where campaign_id = ${campaignId} and stopped_at is null`,
      effects: [
        sql`update campaign_links set stopped_at = ${now} where campaign_id = ${campaignId}`,
        ...notify(ctx, linkNotifications.stopped, {
          userId: brandId,
          subjectId: campaignId,
          params: { title, reason },
        }),
        ...notifyMany(
          ctx,
          linkNotifications.stopped_for_athlete,
          sql`select athlete_id from campaign_links where campaign_id = ${campaignId}`,
          { subjectId: campaignId, params: { title } },
        ),
      ],
      audit: {
        action: "links_stopped",
        resourceType: "campaign",
        resourceId: campaignId,
        detail: { reason },
      },
    },
    conflict,
  );
}

/** Switches them on again. @throws AppError conflict where they are on */
export async function resumeLinks(ctx: CommandContext, campaignId: string) {
  requireAbility(ctx, "moderate content");
  const { title, brandId } = await findCampaign(ctx, campaignId);
  await commit(ctx, {
    change: sql`update campaign_landings set stopped_at = null, stop_reason = null
      where campaign_id = ${campaignId} and stopped_at is not null`,
    effects: [
      sql`update campaign_links set stopped_at = null where campaign_id = ${campaignId}`,
      ...notify(ctx, linkNotifications.resumed, {
        userId: brandId,
        subjectId: campaignId,
        params: { title },
      }),
    ],
    audit: { action: "links_resumed", resourceType: "campaign", resourceId: campaignId },
  });
}

/** Of a row of `campaign_links`: staff have switched it off, or its brand's account is suspended or closed. */
export const isLinkOff = sql<boolean>`(campaign_links.stopped_at is not null or not exists (
  select 1 from campaigns join profiles on profiles.id = ${ownerOfBrand(sql`campaigns.brand_id`)}
  where campaigns.id = campaign_links.campaign_id and profiles.status = 'active' and profiles.closed_at is null))`;

/** Whether a short link is off. */
export async function isLinkStopped({ db }: Pick<CommandContext, "db">, code: string) {
  const [[link]] = await db.read(
    db.orm
      .select({ isOff: isLinkOff.mapWith(Boolean) })
      .from(campaignLinks)
      .where(eq(campaignLinks.code, code.toLowerCase())),
  );
  return link?.isOff ?? false;
}
