import { eq, type SQLWrapper, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { RowsOf } from "~/platform/personal-data";

/** The id of the brand that a person acts for, as a scalar query; null for athletes and staff. */
export const brandOfPerson = (personId: SQLWrapper | string) =>
  sql<string | null>`(select brand_id from brand_members where person_id = ${personId})`;

/** The id of the person who owns a brand, as a scalar query: the account and the time zone that count for it. */
export const ownerOfBrand = (brandId: SQLWrapper) =>
  sql<string>`(select person_id from brand_members where brand_id = ${brandId} and role = 'owner')`;

/** A query of the ids of those who act for a brand. */
export const membersOfBrand = (brandId: SQLWrapper | string) =>
  sql`select person_id from brand_members where brand_id = ${brandId}`;

/** The rows whose column holds the id of the person's brand. */
export const ownedByBrand =
  (column: SQLiteColumn): RowsOf =>
  ({ id }) =>
    eq(column, brandOfPerson(id));
