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
import { isDeliverableBy } from "~/features/deals/deals/deals.server";
import type { Database } from "~db/client";
import { brandProfiles, campaigns, contentSubmissions, deals, profiles } from "~db/schema";
import { contentCardColumns, wrapLoadError } from "./content-item.server";
import { computeRowProgress, progressColumns } from "./deliverables.server";
import { isListedFor, isOwnContent, sentColumns } from "./policy.server";
import type { ShownStatus } from "./status";
import { type AthleteTab, type BrandTab, STATUSES_OF } from "./tabs";

const PAGE_SIZE = 30;
const DEALS = 200;

export type ContentListItem = Awaited<ReturnType<typeof listAthleteContent>>["items"][number];

/** An athlete's content items in a tab, newest first, and how many stand in each state. */
export const listAthleteContent = (
  db: Database,
  athleteId: string,
  tab: AthleteTab,
  after: string | null,
) =>
  listContent(db, contentCardColumns, {
    mine: isOwnContent(athleteId),
    statuses: STATUSES_OF[tab],
    after,
  });

/** The content of a brand's campaigns without the athletes' drafts. What the brand flagged stays in its list. */
export const listBrandContent = (
  db: Database,
  brandId: string,
  tab: BrandTab,
  after: string | null,
) =>
  listContent(db, brandListColumns, {
    mine: isListedFor(brandId),
    statuses: STATUSES_OF[tab],
    after,
  });

const unlessDraft = <T>(column: SQLWrapper) =>
  sql<T | null>`iif(content_submissions.status = 'draft', null, ${column})`;

const brandListColumns = {
  ...contentCardColumns,
  ...sentColumns,
  description: sql<string>`coalesce(${unlessDraft(contentCardColumns.description)}, '')`,
  thumbnail: unlessDraft<string>(contentCardColumns.thumbnail),
};

async function listContent(
  db: Database,
  columns: typeof contentCardColumns | typeof brandListColumns,
  {
    mine: condition,
    statuses,
    after,
  }: { mine: SQL; statuses: readonly ShownStatus[]; after: string | null },
) {
  const { status } = columns;
  const [rows, groups] = await wrapLoadError(
    db.read(
      db.orm
        .select({ ...(columns as typeof contentCardColumns), agreed: progressColumns("sent") })
        .from(contentSubmissions)
        .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
        .innerJoin(profiles, eq(profiles.id, contentSubmissions.athleteId))
        .innerJoin(deals, eq(deals.id, contentSubmissions.dealId))
        .where(
          and(
            condition,
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
        .where(condition)
        .groupBy(status),
    ),
  );
  const items = rows.slice(0, PAGE_SIZE).map(({ agreed, ...item }) => {
    const progress = computeRowProgress(agreed);
    return { ...item, progress: progress && { ...progress, lines: undefined } };
  });
  const counts = Object.fromEntries(groups.map(({ status, n }) => [status, n])) as Partial<
    Record<ShownStatus, number>
  >;
  return { items, counts, next: rows.length > PAGE_SIZE ? (items.at(-1)?.id ?? null) : null };
}

/** The deals that an athlete may make content for, with what was agreed and is still missing. */
export async function listDeliverableDeals(db: Database, athleteId: string) {
  const [rows] = await db.read(
    db.orm
      .select({
        id: deals.id,
        title: campaigns.title,
        company: brandProfiles.companyName,
        ...progressColumns("with drafts"),
      })
      .from(deals)
      .innerJoin(campaigns, eq(campaigns.id, deals.campaignId))
      .innerJoin(brandProfiles, eq(brandProfiles.id, campaigns.brandId))
      .where(isDeliverableBy(athleteId))
      .orderBy(asc(campaigns.title))
      .limit(DEALS),
  );
  return rows.map(({ deliverables, contentItems, ...deal }) => ({
    ...deal,
    progress: computeRowProgress({ deliverables, contentItems }),
  }));
}
