import { type SQL, sql } from "drizzle-orm";
import type { Statement } from "~db/client";

/** @param publicName of the stored picture; null: none */
export const setCampaignCover = (publicName: string | null, condition: SQL): Statement =>
  sql`update campaigns set cover = ${publicName} where ${condition}`;
