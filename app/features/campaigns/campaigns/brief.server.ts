import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import {
  BRIEF_FIELDS,
  type BriefField,
  brandProfiles,
  campaigns,
  campaignVersions,
} from "~db/schema";
import { USUAL_CAMPAIGN_TERMS } from "~db/terms";
import { campaignTermsFrom, deliverablesFrom } from "../terms/schema";
import type { BriefTerms } from "./brief-parts";
import { budgetFromChoice } from "./budget-choice";
import type { BriefInput } from "./schema";

/** Shown of a campaign's history: the newest. */
const SHOWN = 50;

/** A brand's campaign as it was before each change, newest first. */
export const listCampaignVersions = ({ orm }: Database, brandId: string, campaignId: string) =>
  orm
    .select({ until: campaignVersions.createdAt, terms: VERSION })
    .from(campaignVersions)
    .innerJoin(campaigns, eq(campaigns.id, campaignVersions.campaignId))
    .where(and(eq(campaigns.id, campaignId), eq(campaigns.brandId, brandId)))
    .orderBy(desc(campaignVersions.version))
    .limit(SHOWN);

/** Column of a query over `campaigns`: the number of its deals that have not ended. */
export const dealCount = sql<number>`(select count(*) from deals deal
  where deal.campaign_id = campaigns.id and deal.status <> 'ended')`;

const briefColumns = <Table extends typeof campaigns | typeof campaignVersions>(table: Table) =>
  Object.fromEntries(BRIEF_FIELDS.map((field) => [field, table[field]])) as Pick<Table, BriefField>;

/** The columns of a campaign that its brief is made of. */
export const BRIEF = briefColumns(campaigns);

/** The same of an earlier version. */
export const VERSION = briefColumns(campaignVersions);

const { budget: _, ...shown } = BRIEF;
/** What athletes may read of it: the budget is the brand's own business. */
export const BRIEF_FOR_ATHLETES = shown;

/** A brief as it is stored: what its form leaves empty is null. */
export function storedTerms({ budget, package: chosen, ...words }: BriefInput): BriefTerms {
  const typed: Partial<Record<BriefField, unknown>> = words;
  return {
    ...Object.fromEntries(BRIEF_FIELDS.map((field) => [field, typed[field] ?? null])),
    deliverables: deliverablesFrom(words.deliverables),
    terms: words.terms ? campaignTermsFrom(words.terms) : USUAL_CAMPAIGN_TERMS,
    overdueReview: words.overdueReview ?? "remind",
    budget: budgetFromChoice({ package: chosen, budget }),
  } as BriefTerms;
}

/** A brand's own campaign as its form and its commands need it; null when the brand has no such campaign. */
export async function loadBrief(db: Database, brandId: string, campaignId: string) {
  const [[found]] = await db.read(
    db.orm
      .select({
        id: campaigns.id,
        status: campaigns.status,
        version: campaigns.version,
        cover: campaigns.cover,
        company: brandProfiles.companyName,
        accepted: dealCount,
        brief: BRIEF,
      })
      .from(campaigns)
      .innerJoin(brandProfiles, eq(brandProfiles.id, campaigns.brandId))
      .where(and(eq(campaigns.id, campaignId), eq(campaigns.brandId, brandId))),
  );
  return found ?? null;
}

export type StoredBrief = NonNullable<Awaited<ReturnType<typeof loadBrief>>>;
