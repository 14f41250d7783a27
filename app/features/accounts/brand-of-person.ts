import { type SQLWrapper, sql } from "drizzle-orm";

/** The id of the brand that a person acts for, as a scalar query; null for athletes and staff. */
export const brandOfPerson = (personId: SQLWrapper) =>
  sql<string | null>`(select brand_id from brand_members where person_id = ${personId})`;
