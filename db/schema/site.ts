import { check, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { isOneOf } from "../columns";
import { SITE_FIGURES } from "../constants";

/** What the home page says of this installation, counted each night; none where there is too little to speak of. */
export const siteFigures = sqliteTable(
  "site_figures",
  {
    name: text("name", { enum: SITE_FIGURES }).primaryKey(),
    /** A count, pence or whole days. */
    value: integer("value").notNull(),
  },
  (t) => [check("site_figures_name", isOneOf(t.name, SITE_FIGURES))],
);
