import { sql } from "drizzle-orm";
import { check, index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, createdAt, id, isOneOf, textList } from "../columns";
import { POLISHING_STATUSES } from "../constants";
import { profiles } from "./accounts";
import { contentSubmissions } from "./content";

/** One stay of a content item with staff. Its content item has the state `polishing` as long as it is not finished. */
export const polishings = sqliteTable(
  "polishings",
  {
    id: id(),
    contentId: text("content_id")
      .notNull()
      .references(() => contentSubmissions.id, { onDelete: "cascade" }),
    status: text("status", { enum: POLISHING_STATUSES }).notNull().default("waiting"),
    claimedBy: text("claimed_by").references(() => profiles.id, { onDelete: "set null" }),
    claimedAt: at("claimed_at"),
    /** What has been checked, of POLISH_CHECKS. */
    checks: textList("checks"),
    createdAt: createdAt(),
  },
  (t) => [
    check("polishings_status", isOneOf(t.status, POLISHING_STATUSES)),
    uniqueIndex("polishings_one_open").on(t.contentId).where(sql`status <> 'finished'`),
    index("polishings_status").on(t.status, t.createdAt),
    index("polishings_claimed_by").on(t.claimedBy),
  ],
);
