import { and, eq, type SQL, sql } from "drizzle-orm";
import { countsAsDeal } from "~/features/deals/deals/deals.server";
import type { DealDeliverable } from "~/features/deals/deals/deliverables";
import { FieldError } from "~/platform/forms";
import type { Database } from "~db/client";
import { deals } from "~db/schema";
import { type AgreedContentItem, computeProgress, type Progress } from "./deliverables";

/**
 * The content items of a deal, as JSON, for a query over `deals`. A draft is the
 * athlete's alone.
 */
const contentItemsOf = (drafts: "with drafts" | "sent") =>
  sql`(select json_group_array(json_object('id', content.id, 'title', content.title,
      'status', content.status, 'deliverable', content.deliverable, 'items', ${itemsOf}))
    from content_submissions content
    where content.deal_id = deals.id
      ${drafts === "sent" ? sql`and content.status <> 'draft'` : sql``})`.mapWith(
    (text: string): AgreedContentItem[] => JSON.parse(text),
  );

/** How many things the row of `content` holds: its files or its links, at least one. */
export const itemsOf = sql`max(1, json_array_length(content.media_urls), (
  select count(*) from media where media.content_id = content.id and media.replaces_id is null and media.since_version <= content.version
    and (media.until_version is null or media.until_version >= content.version)))`;

/** What a deal asks for, as a column of a query over `deals`. */
const dealDeliverables =
  sql`(select json_group_array(json_object('text', text, 'count', count, 'platform', platform))
    from (select text, count, platform from deal_deliverables where deal_id = deals.id order by number))`.mapWith(
    (text: string): DealDeliverable[] => JSON.parse(text),
  );

/** The words by which content may name what a deal asks for. @param dealId its id, in the query */
export const deliverableNames = (dealId: SQL) =>
  sql`(select json_group_array(text) from deal_deliverables where deal_id = ${dealId})`.mapWith(
    (text: string): string[] => JSON.parse(text),
  );

/** What a query over `deals` selects to know of progress: see `computeRowProgress`. */
export const progressColumns = (drafts: "with drafts" | "sent") => ({
  deliverables: dealDeliverables,
  contentItems: contentItemsOf(drafts),
});

/** Null when nothing was agreed in writing, and so nothing is counted. */
export const computeRowProgress = (row: {
  deliverables: DealDeliverable[];
  contentItems: AgreedContentItem[];
}): Progress | null =>
  row.deliverables.length > 0 ? computeProgress(row.deliverables, row.contentItems) : null;

/**
 * @param previous what the item has named; it may keep the words of an older contract
 * @throws FieldError when a content item names what its athlete has not agreed to
 */
export function requireAgreedDeliverable(
  deliverables: readonly string[],
  deliverable: string | undefined,
  previous: string | null = null,
) {
  if (deliverable !== undefined && deliverable !== previous && !deliverables.includes(deliverable))
    throw new FieldError({
      deliverable: ["You haven't agreed to that for this campaign. Choose another deliverable"],
    });
}

async function loadDealItems(
  db: Database,
  drafts: "with drafts" | "sent",
  condition: SQL | undefined,
) {
  const [[row]] = await db.read(
    db.orm
      .select(progressColumns(drafts))
      .from(deals)
      .where(and(countsAsDeal("deals"), condition)),
  );
  return row ?? { deliverables: [], contentItems: [] };
}

const ofContentItem = (contentId: string) =>
  sql`${deals.id} = (select deal_id from content_submissions where id = ${contentId})`;

/** The same, of the deal that a content item of this athlete belongs to. */
export const loadAthleteProgress = async (db: Database, athleteId: string, contentId: string) =>
  computeRowProgress(
    await loadDealItems(
      db,
      "with drafts",
      and(eq(deals.athleteId, athleteId), ofContentItem(contentId)),
    ),
  );

/** The same, for the brand of a content item. */
export const loadBrandProgress = async (db: Database, brandId: string, contentId: string) =>
  computeRowProgress(
    await loadDealItems(db, "sent", and(eq(deals.brandId, brandId), ofContentItem(contentId))),
  );
