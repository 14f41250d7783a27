import { check, index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at, isOneOf } from "../columns";
import { DEADLINE_STEPS } from "../constants";

/**
 * The extension and the last step of a pending action; its other data follows from the states. A pending action without either has
 * no row. `since` distinguishes a turn from earlier ones on the same invitation or content item.
 */
export const deadlines = sqliteTable(
  "deadlines",
  {
    /** One of features/campaigns/deadlines/deadline-kinds.ts. */
    kind: text("kind").notNull(),
    /** The id of what a side acts on. */
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
    check("deadlines_last_step", isOneOf(t.lastStep, DEADLINE_STEPS)),
  ],
);
