import { and, asc, eq, sql } from "drizzle-orm";
import { entitlementSql } from "~/features/billing/subscriptions/load-entitlements.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import type { ConsentStatus } from "~db/constants";
import {
  brandProfiles,
  campaigns,
  contentSubmissions,
  media,
  portfolioConsents,
  profiles,
} from "~db/schema";
import { isCurrentFile } from "../content/content-stages.server";
import { addressableContent } from "../content/policy.server";

/**
 * A posted content item with its approved files and the status of its consent; undefined if this person has no such content item. A
 * posted content item no longer changes, so its current files are those of its last version.
 */
export async function loadConsent({ actor, db, now }: CommandContext, contentId: string) {
  const condition = and(
    eq(contentSubmissions.id, contentId),
    eq(contentSubmissions.status, "posted"),
    addressableContent(actor),
  );
  const [[found], files] = await db.read(
    db.orm
      .select({
        id: sql<string>`coalesce(${portfolioConsents.id}, '')`,
        status: sql<ConsentState>`coalesce(${portfolioConsents.status}, 'none')`,
        contentId: contentSubmissions.id,
        title: sql<string>`coalesce(nullif(${contentSubmissions.title}, ''), 'Untitled Content')`,
        athleteId: contentSubmissions.athleteId,
        athleteName: profiles.fullName,
        brandId: campaigns.brandId,
        company: sql<string>`coalesce(nullif(${brandProfiles.companyName}, ''), 'The brand')`,
        /** How many more content items the athlete's portfolio takes. */
        room: sql<number>`max(0, ${entitlementSql("athlete", "portfolioItems", sql`${contentSubmissions.athleteId}`, now)}
          - (select count(*) from media
            where owner_id = ${contentSubmissions.athleteId} and position is not null))`,
      })
      .from(contentSubmissions)
      .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
      .innerJoin(brandProfiles, eq(brandProfiles.id, campaigns.brandId))
      .innerJoin(profiles, eq(profiles.id, contentSubmissions.athleteId))
      .leftJoin(portfolioConsents, eq(portfolioConsents.contentId, contentSubmissions.id))
      .where(condition),
    db.orm
      .select({
        id: media.id,
        name: media.name,
        isShown: sql<boolean>`${media.position} is not null`.mapWith(Boolean),
      })
      .from(media)
      .innerJoin(contentSubmissions, eq(contentSubmissions.id, media.contentId))
      .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
      .where(and(condition, isCurrentFile))
      .orderBy(asc(media.id)),
  );
  return found && { ...found, files };
}

export type ConsentState = ConsentStatus | "none";

export type Consent = NonNullable<Awaited<ReturnType<typeof loadConsent>>>;
