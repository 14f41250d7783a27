import { and, asc, eq, gt, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import { notifyMany } from "~/features/communication/notifications/notify";
import { personOfSide } from "~/features/identity/accounts/brand-members";
import type { RunBatch } from "~/platform/daily-jobs";
import { DAY_MS } from "~/platform/durations";
import type { Database } from "~db/client";
import { savedSearches } from "~db/schema";
import { selectNewAthletes } from "./new-athletes.server";
import { searchNotifications } from "./notifications";
import { readFilters } from "./read-filters";

type Look = ReturnType<typeof selectNewAthletes>;

const BATCH = 10;
const MAX_NAMED = 5;

/**
 * The daily job: tells brands how many athletes have joined who match a saved search, up to last midnight. Nothing is
 * sent where there are none. A day on which the job did not run is a part of the next message.
 */
export const alertSearches: RunBatch = async (db, { day, now }, cursor) => {
  const until = Date.parse(day);
  const searches = await findDueSearches(db, until, cursor);
  if (searches.length === 0) return { writes: [], next: null };
  const looks = searches.map(({ query, alertedUntil: from }) =>
    selectNewAthletes(db, readFilters(new URLSearchParams(query)), { from, until }, MAX_NAMED),
  );
  const found = await db.read(...(looks as [Look, ...Look[]]));
  const writes = searches.flatMap((search, i) => [
    ...notifyMembers(search, found[i] ?? [], now),
    db.orm.update(savedSearches).set({ alertedUntil: until }).where(isUnchanged(search)),
  ]);
  const last = searches.at(-1);
  return { writes, next: last && searches.length === BATCH ? last.id : null };
};

async function findDueSearches(db: Database, until: number, cursor: string) {
  const [due] = await db.read(
    db.orm
      .select({
        id: savedSearches.id,
        brandId: savedSearches.brandId,
        name: savedSearches.name,
        query: savedSearches.query,
        alertedUntil: savedSearches.alertedUntil,
      })
      .from(savedSearches)
      .where(
        and(
          // In the words of the index.
          sql`alerts <> 'never' and deleted_at is null`,
          gt(savedSearches.id, cursor),
          or(
            and(eq(savedSearches.alerts, "daily"), lt(savedSearches.alertedUntil, until)),
            lte(savedSearches.alertedUntil, until - 7 * DAY_MS),
          ),
        ),
      )
      .orderBy(asc(savedSearches.id))
      .limit(BATCH),
  );
  return due;
}

type DueSearch = Awaited<ReturnType<typeof findDueSearches>>[number];

/** Whether its brand still wants to hear of it, and has not since. */
const isUnchanged = ({ id, alertedUntil }: DueSearch) =>
  and(
    eq(savedSearches.id, id),
    eq(savedSearches.alertedUntil, alertedUntil),
    ne(savedSearches.alerts, "never"),
    isNull(savedSearches.deletedAt),
  );

/** Notifies those who act for the brand, but not from accounts that are suspended or being deleted. */
function notifyMembers(search: DueSearch, found: { name: string; count: number }[], now: number) {
  const count = found[0]?.count ?? 0;
  if (count === 0) return [];
  const { id, brandId, name, query, alertedUntil } = search;
  return notifyMany(
    { actor: { personId: personOfSide(brandId) }, now },
    searchNotifications.matched,
    sql`select member.person_id from saved_searches
      join brand_members member on member.brand_id = saved_searches.brand_id
      join profiles person on person.id = member.person_id and person.status = 'active' and person.closed_at is null
      where ${isUnchanged(search)}`,
    {
      subjectId: id,
      params: {
        search: name,
        query,
        since: alertedUntil,
        count,
        names: found.map((athlete) => athlete.name),
      },
    },
  );
}
