import { and, eq, exists, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { ownerOfBrand } from "~/features/identity/accounts/brand-members";
import { notFound } from "~/platform/errors";
import type { Statement } from "~db/client";
import { newId } from "~db/columns";
import {
  CAMPAIGN_STATUSES,
  type CampaignStatus,
  type ContentStatus,
  type Country,
  type Platform,
} from "~db/constants";
import { brandProfiles, campaigns, contentSubmissions, profiles } from "~db/schema";
import { holderColumns, type PolishingHolder } from "../polishing/holder.server";
import { isCurrentFile } from "./content-stages.server";
import { deliverableNames } from "./deliverables.server";
import { addressableContent, type ModerationState, moderationState } from "./policy.server";
import { ALLOWS_TRANSITIONS } from "./status";

/** Keeps a content item as it was sent back, with what the brand said of it. Stands before the change itself. */
export const storeVersion = (
  { now }: CommandContext,
  id: string,
  { status, updatedAt }: Pick<ContentSnapshot, "status" | "updatedAt">,
): Statement =>
  sql`insert into content_versions
        (id, content_id, version, title, description, hashtags, media_urls,
         disclosure_reason, brand_feedback, created_at)
      select ${newId()}, id, version, title, description, hashtags, media_urls,
        disclosure_reason, brand_feedback, ${now}
      from content_submissions
      where id = ${id} and status = ${status} and updated_at = ${updatedAt}`;

/** What a command needs to know of a content item before it acts. */
export interface ContentSnapshot extends PolishingHolder {
  id: string;
  title: string;
  description: string;
  hashtags: string[];
  mediaUrls: string[];
  platform: Platform | null;
  disclosureReason: string | null;
  deliverable: string | null;
  plannedOn: string | null;
  brandFeedback: string | null;
  postUrl: string | null;
  /** The deliverables of its deal. */
  agreed: string[];
  /** How many files the athlete has in hand. */
  files: number;
  /** How many files staff have made for the version to come, and how many of this version they made. */
  polishedFiles: number;
  shownPolished: number;
  /** How many changes the brand has asked for that are not ticked off. */
  openRequests: number;
  status: ContentStatus;
  version: number;
  updatedAt: number;
  editedAt: number;
  editedIn: string | null;
  submittedAt: number | null;
  closedAt: number | null;
  /** Of its newest moderation case; null without any. */
  moderation: ModerationState | null;
  campaignId: string;
  dealId: string;
  athleteId: string;
  athleteName: string;
  campaignStatus: CampaignStatus;
  /** The campaign's last day. */
  lastDay: string | null;
  audienceCountries: Country[];
  brandId: string;
  company: string;
  /** The time zone of each side. */
  athleteZone: string | null;
  brandZone: string | null;
}

const countCurrentFiles = sql<number>`(
  select count(*) from media where media.content_id = content_submissions.id and ${isCurrentFile})`;

const countPolished = (version: SQL) => sql<number>`(
  select count(*) from media where media.content_id = content_submissions.id
    and media.replaces_id is not null and media.until_version is null and media.since_version = ${version})`;

export const countOpenRequests = sql<number>`(
  select count(*) from content_comments request where request.content_id = content_submissions.id
    and request.requested_version is not null and request.resolved_at is null)`;

const agreed = deliverableNames(sql`content_submissions.deal_id`);

const OPEN_CAMPAIGN_STATUSES = CAMPAIGN_STATUSES.filter((status) => ALLOWS_TRANSITIONS[status]);

/**
 * The item of this id, if this person may name it, it is not closed and its campaign lets it move: for an update, which joins
 * nothing.
 */
const isOwnedContent = ({ actor, db }: CommandContext, id: string) =>
  and(
    eq(contentSubmissions.id, id),
    isNull(contentSubmissions.closedAt),
    exists(
      db.orm
        .select({ id: campaigns.id })
        .from(campaigns)
        .where(
          and(
            eq(campaigns.id, contentSubmissions.campaignId),
            inArray(campaigns.status, OPEN_CAMPAIGN_STATUSES),
            addressableContent(actor),
          ),
        ),
    ),
  );

/** @throws AppError not_found when the content item is none of this person's business */
export async function loadContentForCommand(
  ctx: CommandContext,
  id: string,
): Promise<ContentSnapshot> {
  const [content] = await loadContentsForCommand(ctx, [id]);
  if (!content) throw notFound();
  return content;
}

/** Those of the items that are this person's business. */
export async function loadContentsForCommand(
  { actor, db }: CommandContext,
  ids: readonly string[],
): Promise<ContentSnapshot[]> {
  const [contents] = await db.read(
    db.orm
      .select({
        id: contentSubmissions.id,
        title: contentSubmissions.title,
        description: contentSubmissions.description,
        hashtags: contentSubmissions.hashtags,
        mediaUrls: contentSubmissions.mediaUrls,
        platform: contentSubmissions.platform,
        disclosureReason: contentSubmissions.disclosureReason,
        deliverable: contentSubmissions.deliverable,
        plannedOn: contentSubmissions.plannedOn,
        brandFeedback: contentSubmissions.brandFeedback,
        postUrl: contentSubmissions.postUrl,
        agreed,
        files: countCurrentFiles,
        polishedFiles: countPolished(sql`content_submissions.version + 1`),
        shownPolished: countPolished(sql`content_submissions.version`),
        openRequests: countOpenRequests,
        ...holderColumns,
        status: contentSubmissions.status,
        version: contentSubmissions.version,
        updatedAt: contentSubmissions.updatedAt,
        editedAt: contentSubmissions.editedAt,
        editedIn: contentSubmissions.editedIn,
        submittedAt: contentSubmissions.submittedAt,
        closedAt: contentSubmissions.closedAt,
        moderation: moderationState,
        campaignId: contentSubmissions.campaignId,
        dealId: contentSubmissions.dealId,
        athleteId: contentSubmissions.athleteId,
        athleteName: profiles.fullName,
        campaignStatus: campaigns.status,
        lastDay: campaigns.endDate,
        audienceCountries: campaigns.audienceCountries,
        brandId: campaigns.brandId,
        company: brandProfiles.companyName,
        athleteZone: profiles.timeZone,
        brandZone: sql<string | null>`(select time_zone from profiles of_brand
          where of_brand.id = ${ownerOfBrand(campaigns.brandId)})`,
      })
      .from(contentSubmissions)
      .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
      .innerJoin(brandProfiles, eq(brandProfiles.id, campaigns.brandId))
      .innerJoin(profiles, eq(profiles.id, contentSubmissions.athleteId))
      .where(and(inArray(contentSubmissions.id, [...ids]), addressableContent(actor))),
  );
  return contents.map((content) => ({
    ...content,
    company: content.company || "The brand",
    title: content.title || "Untitled Content",
  }));
}

/** The item as it was read, and still this person's: the condition of each change. */
export const isUnchanged = (ctx: CommandContext, { id, updatedAt }: ContentSnapshot) =>
  and(isOwnedContent(ctx, id), eq(contentSubmissions.updatedAt, updatedAt));
