import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { AppError, failedTo, notFound } from "~/platform/errors";
import { brokenUnique, type Database, LostRace, mustChange } from "~db/client";
import { newId } from "~db/columns";
import { savedSearches } from "~db/schema";
import type { Acting } from "../accounts/actor";
import { filterQuery, readFilters } from "./filters";
import type { SaveSearch } from "./schema";

export const SEARCHES_LIMIT = 50;

/** The brand's saved searches, the newest first. */
export const savedSearchesOf = (db: Database, brandId: string) =>
  db.orm
    .select({ id: savedSearches.id, name: savedSearches.name, query: savedSearches.query })
    .from(savedSearches)
    .where(and(eq(savedSearches.brandId, brandId), isNull(savedSearches.deletedAt)))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id))
    .limit(SEARCHES_LIMIT);

/**
 * Keeps these filters under a name. The same form sent twice keeps one search; sent again with something else
 * in it, as after going back to it, it keeps another.
 */
export async function saveSearch(acting: Acting, { id, name, query }: SaveSearch) {
  const { actor, db, now } = acting;
  const filters = filterQuery(readFilters(new URLSearchParams(query)));
  try {
    await db.write([
      sql`insert into saved_searches (id, brand_id, name, query, created_at)
          select ${id}, ${actor.userId}, ${name}, ${filters}, ${now}
          where ${roomFor(actor.userId)}`,
      mustChange(),
    ]);
  } catch (error) {
    if (error instanceof LostRace) throw tooMany();
    if (!brokenUnique(error)) throw failedTo("save search", error, acting.request);
    const [[own]] = await db.read(ownSearch(acting, id));
    if (!own) throw failedTo("save search", error, acting.request);
    if (own.name !== name || own.query !== filters)
      await saveSearch(acting, { id: newId(), name, query });
  }
}

/**
 * Takes a search off the list; `restoreSearch` brings it back. Doing it twice is as good as once.
 * @returns its name
 */
export async function deleteSearch(acting: Acting, id: string): Promise<string> {
  const { db, now } = acting;
  const [[search]] = await db.read(ownSearch(acting, id));
  if (!search) throw notFound();
  if (search.deletedAt !== null) return search.name;
  try {
    await db.write([
      db.orm
        .update(savedSearches)
        .set({ deletedAt: now })
        .where(and(mine(acting, id), isNull(savedSearches.deletedAt))),
    ]);
  } catch (error) {
    throw failedTo("delete search", error, acting.request);
  }
  return search.name;
}

export async function restoreSearch(acting: Acting, id: string): Promise<string> {
  const { actor, db } = acting;
  const [[search]] = await db.read(ownSearch(acting, id));
  if (!search) throw notFound();
  if (search.deletedAt === null) return search.name;
  try {
    await db.write([
      db.orm
        .update(savedSearches)
        .set({ deletedAt: null })
        .where(
          and(mine(acting, id), isNotNull(savedSearches.deletedAt), sql`${roomFor(actor.userId)}`),
        ),
      mustChange(),
    ]);
  } catch (error) {
    if (!(error instanceof LostRace)) throw failedTo("restore search", error, acting.request);
    const [[current]] = await db.read(ownSearch(acting, id));
    if (current?.deletedAt !== null) throw tooMany();
  }
  return search.name;
}

const mine = ({ actor }: Acting, id: string) =>
  and(eq(savedSearches.id, id), eq(savedSearches.brandId, actor.userId));

const ownSearch = (acting: Acting, id: string) =>
  acting.db.orm
    .select({
      name: savedSearches.name,
      query: savedSearches.query,
      deletedAt: savedSearches.deletedAt,
    })
    .from(savedSearches)
    .where(mine(acting, id));

const roomFor = (brandId: string) =>
  sql`(select count(*) from saved_searches kept
       where kept.brand_id = ${brandId} and kept.deleted_at is null) < ${SEARCHES_LIMIT}`;

const tooMany = () =>
  new AppError("limit", `You have ${SEARCHES_LIMIT} saved searches. Delete one to save another.`);
