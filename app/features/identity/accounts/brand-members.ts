import { eq, type SQLWrapper, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { RowsOf } from "~/platform/personal-data";

/** The id of the brand that a person acts for, as a scalar query; null for athletes and staff. */
export const brandOfPerson = (personId: SQLWrapper | string) =>
  sql<string | null>`(select brand_id from brand_members where person_id = ${personId})`;

/** The id under which a person stands on a side of deals, as a scalar query: their brand's, or their own. */
export const sideOfPerson = (personId: SQLWrapper | string) =>
  sql<string>`coalesce(${brandOfPerson(personId)}, ${personId})`;

/** The id of the person who owns a brand, as a scalar query: the account and the time zone that count for it. */
export const ownerOfBrand = (brandId: SQLWrapper | string) =>
  sql<string>`(select person_id from brand_members where brand_id = ${brandId} and role = 'owner')`;

/** The id of the person who stands for a side of a deal, as a scalar query: of a brand its owner, or the athlete. */
export const personOfSide = (sideId: SQLWrapper | string) =>
  sql<string>`coalesce(${ownerOfBrand(sideId)}, ${sideId})`;

/** A query of the ids of those who act for a brand. */
export const membersOfBrand = (brandId: SQLWrapper | string) =>
  sql`select person_id from brand_members where brand_id = ${brandId}`;

/** A query of the ids of those who act for a side of a deal: for a brand, or the athlete. */
export const peopleOfSide = (sideId: SQLWrapper | string) =>
  sql`select ${sideId} union ${membersOfBrand(sideId)}`;

/** Whether a column holds the id under which a person stands on a side of deals. */
export const isOfSide = (column: SQLiteColumn, personId: string) =>
  eq(column, sideOfPerson(personId));

/** The rows whose column holds the id of the person, or of their brand. */
export const ownedBySide =
  (column: SQLiteColumn): RowsOf =>
  ({ id }) =>
    isOfSide(column, id);

/** The rows whose column holds the id of the person's brand. */
export const ownedByBrand =
  (column: SQLiteColumn): RowsOf =>
  ({ id }) =>
    eq(column, brandOfPerson(id));
