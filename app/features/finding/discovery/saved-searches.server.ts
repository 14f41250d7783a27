import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { commit, commitIfUnchanged } from "~/platform/command";
import { AppError, notFound, wrapError } from "~/platform/errors";
import { TakenIdError } from "~/platform/forms";
import { brokenUnique, type Database } from "~db/client";
import { newId } from "~db/columns";
import type { SearchAlerts } from "~db/constants";
import { savedSearches } from "~db/schema";
import { filterQuery } from "./filters";
import { readFilters } from "./read-filters";
import type { SaveSearch } from "./schema";

export const SEARCHES_LIMIT = 50;

/** The brand's saved searches, newest first. */
export const selectSavedSearches = (db: Database, brandId: string) =>
  db.orm
    .select({
      id: savedSearches.id,
      name: savedSearches.name,
      query: savedSearches.query,
      alerts: savedSearches.alerts,
    })
    .from(savedSearches)
    .where(and(eq(savedSearches.brandId, brandId), isNull(savedSearches.deletedAt)))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id))
    .limit(SEARCHES_LIMIT);

/**
 * Saves these filters under a name. The same form sent twice saves one search; sent again with other values,
 * as after the browser's Back button, it saves another.
 */
export async function saveSearch(
  ctx: CommandContext,
  { id, name, query, alerts = "never" }: SaveSearch,
) {
  requireParty(ctx, "brand");
  const { actor, db, now } = ctx;
  const filters = filterQuery(readFilters(new URLSearchParams(query)));
  try {
    const change = sql`insert into saved_searches (id, brand_id, name, query, alerts, alerted_until, created_at)
      select ${id}, ${actor.brandId}, ${name}, ${filters}, ${alerts}, ${now}, ${now}
      where ${isBelowSearchLimit(actor.brandId)}`;
    await commit(ctx, { change }, searchLimitError);
  } catch (error) {
    if (!brokenUnique(error)) throw wrapError("save search", error);
    const [[own]] = await db.read(selectOwnSearch(ctx, id));
    if (!own) throw new TakenIdError();
    if (own.name !== name || own.query !== filters || own.alerts !== alerts)
      await saveSearch(ctx, { id: newId(), name, query, alerts });
  }
}

/**
 * Chooses how often the brand hears of new athletes. From "never" on, those who join afterwards are new.
 * @returns the search's name
 */
export async function setSearchAlerts(
  ctx: CommandContext,
  id: string,
  alerts: SearchAlerts,
): Promise<string> {
  requireParty(ctx, "brand");
  const { db, now } = ctx;
  const [[search]] = await db.read(selectOwnSearch(ctx, id));
  if (!search || search.deletedAt !== null) throw notFound();
  await commitIfUnchanged(ctx, {
    change: db.orm
      .update(savedSearches)
      .set({
        alerts,
        alertedUntil: sql`iif(${savedSearches.alerts} = 'never', ${now}, ${savedSearches.alertedUntil})`,
      })
      .where(and(isOwnSearch(ctx, id), isNull(savedSearches.deletedAt))),
  }).catch((error) => {
    throw wrapError("choose alerts", error);
  });
  return search.name;
}

/**
 * Soft-deletes a search; `restoreSearch` undoes it. Idempotent.
 * @returns its name
 */
export async function deleteSearch(ctx: CommandContext, id: string): Promise<string> {
  requireParty(ctx, "brand");
  const { db, now } = ctx;
  const [[search]] = await db.read(selectOwnSearch(ctx, id));
  if (!search) throw notFound();
  if (search.deletedAt !== null) return search.name;
  await commitIfUnchanged(ctx, {
    change: db.orm
      .update(savedSearches)
      .set({ deletedAt: now })
      .where(and(isOwnSearch(ctx, id), isNull(savedSearches.deletedAt))),
  }).catch((error) => {
    throw wrapError("delete search", error);
  });
  return search.name;
}

export async function restoreSearch(ctx: CommandContext, id: string): Promise<string> {
  requireParty(ctx, "brand");
  const { actor, db } = ctx;
  const [[search]] = await db.read(selectOwnSearch(ctx, id));
  if (!search) throw notFound();
  if (search.deletedAt === null) return search.name;
  const isRestored = await commitIfUnchanged(ctx, {
    change: db.orm
      .update(savedSearches)
      .set({ deletedAt: null })
      .where(
        and(
          isOwnSearch(ctx, id),
          isNotNull(savedSearches.deletedAt),
          sql`${isBelowSearchLimit(actor.brandId)}`,
        ),
      ),
  }).catch((error) => {
    throw wrapError("restore search", error);
  });
  if (!isRestored) {
    const [[current]] = await db.read(selectOwnSearch(ctx, id));
    if (current?.deletedAt !== null) throw searchLimitError();
  }
  return search.name;
}

const isOwnSearch = ({ actor }: CommandContext, id: string) =>
  and(eq(savedSearches.id, id), eq(savedSearches.brandId, actor.brandId));

const selectOwnSearch = (ctx: CommandContext, id: string) =>
  ctx.db.orm
    .select({
      name: savedSearches.name,
      query: savedSearches.query,
      alerts: savedSearches.alerts,
      deletedAt: savedSearches.deletedAt,
    })
    .from(savedSearches)
    .where(isOwnSearch(ctx, id));

const isBelowSearchLimit = (brandId: string) =>
  sql`(select count(*) from saved_searches kept
       where kept.brand_id = ${brandId} and kept.deleted_at is null) < ${SEARCHES_LIMIT}`;

const searchLimitError = () =>
  new AppError("limit", `You have ${SEARCHES_LIMIT} saved searches. Delete one to save another.`);
