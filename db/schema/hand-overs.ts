import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at, isOneOf } from "../columns";
import { HAND_OVER_KINDS, HAND_OVER_STEPS } from "../constants";
import { profiles } from "./accounts";

/**
 * The extension and the last step of a hand-over; its other data follows from the states. A hand-over without either has
 * no row. `since` distinguishes a turn from earlier ones on the same invitation or piece.
 */
export const handOvers = sqliteTable(
  "hand_overs",
  {
    kind: text("kind", { enum: HAND_OVER_KINDS }).notNull(),
    /** The id of the invitation or piece. */
    subjectId: text("subject_id").notNull(),
    since: at("since").notNull(),
    /** 'YYYY-MM-DD' */
    extendedTo: text("extended_to"),
    /** The last step that was taken. */
    told: text("told", { enum: HAND_OVER_STEPS }),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.subjectId, t.since] }),
    index("hand_overs_since").on(t.since),
    check("hand_overs_kind", isOneOf(t.kind, HAND_OVER_KINDS)),
    check("hand_overs_told", isOneOf(t.told, HAND_OVER_STEPS)),
  ],
);

/** How fast a person answers: the median over their newest answers, computed daily. No row if there are too few. */
export const replyTimes = sqliteTable("reply_times", {
  userId: text("user_id")
    .primaryKey()
    .references(() => profiles.id, { onDelete: "cascade" }),
  medianMs: integer("median_ms").notNull(),
});
