import { check, index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at, isOneOf } from "../columns";
import { DEADLINE_KINDS, DEADLINE_STEPS } from "../constants";

/**
 * The extension and the last step of a pending action; its other data follows from the states. A pending action without either has
 * no row. `since` distinguishes a turn from earlier ones on the same invitation or content item.
 */
export const deadlines = sqliteTable(
  "deadlines",
  {
    kind: text("kind", { enum: DEADLINE_KINDS }).notNull(),
    /** The id of the invitation or content item. */
    subjectId: text("subject_id").notNull(),
    since: at("since").notNull(),
    /** 'YYYY-MM-DD' */
    extendedTo: text("extended_to"),
    /** The last step that was taken. */
    lastStep: text("last_step", { enum: DEADLINE_STEPS }),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.subjectId, t.since] }),
    index("deadlines_since").on(t.since),
    check("deadlines_kind", isOneOf(t.kind, DEADLINE_KINDS)),
    check("deadlines_last_step", isOneOf(t.lastStep, DEADLINE_STEPS)),
  ],
);
