import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  lt,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import type { Database } from "~db/client";
import { brandProfiles, campaigns, contentSubmissions, deals, profiles } from "~db/schema";
import { isRunningFor } from "../deals/running.server";
import { agreed, progressIn } from "./deliverables.server";
import { card, loaded } from "./piece.server";
import { asSent, listedFor, ownContent } from "./policy.server";
import type { ShownStatus } from "./status";
import { type AthleteTab, type BrandTab, STATUSES_OF } from "./tabs";

const PAGE_SIZE = 30;
const CAMPAIGNS = 200;

export type ContentItem = Awaited<ReturnType<typeof athleteContent>>["items"][number];

/** An athlete's pieces in a tab, newest first, and how many stand in each state. */
export const athleteContent = (
  db: Database,
  athleteId: string,
  tab: AthleteTab,
  after: string | null,
) => list(db, card, { mine: ownContent(athleteId), statuses: STATUSES_OF[tab], after });

/** The content of a brand's campaigns without the athletes' drafts. What the brand flagged stays in its list. */
export const brandContent = (db: Database, brandId: string, tab: BrandTab, after: string | null) =>
  list(db, asBrandSees, { mine: listedFor(brandId), statuses: STATUSES_OF[tab], after });

const unlessDraft = <T>(column: SQLWrapper) =>
  sql<T | null>`iif(content_submissions.status = 'draft', null, ${column})`;

const asBrandSees = {
  ...card,
  ...asSent,
  description: sql<string>`coalesce(${unlessDraft(card.description)}, '')`,
  thumbnail: unlessDraft<string>(card.thumbnail),
};

async function list(
  db: Database,
  columns: typeof card | typeof asBrandSees,
  { mine, statuses, after }: { mine: SQL; statuses: readonly ShownStatus[]; after: string | null },
) {
  const { status } = columns;
  const [found, groups] = await loaded(
    db.read(
      db.orm
        .select({ ...(columns as typeof card), agreed: agreed("sent") })
        .from(contentSubmissions)
        .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
        .innerJoin(profiles, eq(profiles.id, contentSubmissions.athleteId))
        .innerJoin(deals, eq(deals.id, contentSubmissions.dealId))
        .where(
          and(
            mine,
            inArray(status, [...statuses]),
            after ? lt(contentSubmissions.id, after) : undefined,
          ),
        )
        .orderBy(desc(contentSubmissions.id))
        .limit(PAGE_SIZE + 1),
      db.orm
        .select({ status, n: count() })
        .from(contentSubmissions)
        .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
        .where(mine)
        .groupBy(status),
    ),
  );
  const items = found.slice(0, PAGE_SIZE).map(({ agreed, ...item }) => {
    const progress = progressIn(agreed);
    return { ...item, progress: progress && { ...progress, lines: undefined } };
  });
  const counts = Object.fromEntries(groups.map(({ status, n }) => [status, n])) as Partial<
    Record<ShownStatus, number>
  >;
  return { items, counts, next: found.length > PAGE_SIZE ? (items.at(-1)?.id ?? null) : null };
}

/** Campaigns an athlete may make content for: accepted and running, with what was agreed and is still missing. */
export async function campaignsToDeliver(db: Database, athleteId: string) {
  const [rows] = await db.read(
    db.orm
      .select({
        id: campaigns.id,
        title: campaigns.title,
        company: brandProfiles.companyName,
        audienceCountries: campaigns.audienceCountries,
        ...agreed("with drafts"),
      })
      .from(deals)
      .innerJoin(campaigns, eq(campaigns.id, deals.campaignId))
      .innerJoin(brandProfiles, eq(brandProfiles.id, campaigns.brandId))
      .where(isRunningFor(athleteId))
      .orderBy(asc(campaigns.title))
      .limit(CAMPAIGNS),
  );
  return rows.map(({ deliverables, pieces, ...campaign }) => ({
    ...campaign,
    progress: progressIn({ deliverables, pieces }),
  }));
}
