import { check, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, isOneOf } from "../columns";
import { CONSENT_STATUSES } from "../constants";
import { contentSubmissions } from "./content";

/** An athlete's request to show a posted content item in the portfolio, and the brand's answer. */
export const portfolioConsents = sqliteTable(
  "portfolio_consents",
  {
    id: id(),
    contentId: text("content_id")
      .notNull()
      .unique()
      .references(() => contentSubmissions.id, { onDelete: "cascade" }),
    status: text("status", { enum: CONSENT_STATUSES }).notNull().default("asked"),
    createdAt: createdAt(),
  },
  (t) => [check("portfolio_consents_status", isOneOf(t.status, CONSENT_STATUSES))],
);
