import { sql } from "drizzle-orm";
import { check, index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, createdAt, id, isOneOf } from "../columns";
import { CONTEST_OUTCOMES, TRACK_MEASURES } from "../constants";
import { profiles } from "./accounts";
import { deals } from "./deals";

/** A side's objection to what a deal does to a measure of its track record, and what our team decided. */
export const trackRecordContests = sqliteTable(
  "track_record_contests",
  {
    id: id(),
    /** The brand or the athlete whose record it is. The audit trail has who wrote it. */
    sideId: text("side_id").notNull(),
    measure: text("measure", { enum: TRACK_MEASURES }).notNull(),
    /** The deal that it is about; `corrected`: it is left out of the measure. */
    dealId: text("deal_id")
      .notNull()
      .references(() => deals.id, { onDelete: "cascade" }),
    reason: text("reason").notNull(),
    /** Null: open. */
    outcome: text("outcome", { enum: CONTEST_OUTCOMES }),
    /** Why, as the side reads it. */
    answer: text("answer").notNull().default(""),
    decidedBy: text("decided_by").references(() => profiles.id, { onDelete: "set null" }),
    decidedAt: at("decided_at"),
    createdAt: createdAt(),
  },
  (t) => [
    check("track_record_contests_measure", isOneOf(t.measure, TRACK_MEASURES)),
    check("track_record_contests_outcome", isOneOf(t.outcome, CONTEST_OUTCOMES)),
    check("track_record_contests_decided", sql`(${t.outcome} is null) = (${t.decidedAt} is null)`),
    uniqueIndex("track_record_contests_one_open")
      .on(t.sideId, t.measure)
      .where(sql`outcome is null`),
    uniqueIndex("track_record_contests_once").on(t.sideId, t.measure, t.dealId),
    index("track_record_contests_queue").on(t.outcome, t.createdAt),
    index("track_record_contests_deal").on(t.dealId),
    index("track_record_contests_decided_by").on(t.decidedBy),
    index("track_record_contests_decided_at").on(t.decidedAt),
  ],
);
