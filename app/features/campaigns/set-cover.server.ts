import { type SQL, sql } from "drizzle-orm";
import type { Statement } from "~db/client";

/** @param publicName of the stored picture; null: none */
export const setCover = (publicName: string | null, which: SQL): Statement =>
  sql`update campaigns set cover = ${publicName} where ${which}`;
