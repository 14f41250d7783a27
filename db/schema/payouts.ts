import { check, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, createdAt, isOneOf, textList } from "../columns";
import { PAYOUT_STATES } from "../constants";
import { profiles } from "./accounts";

/**
 * What the payment provider said last about an athlete's account for payouts. The provider decides; the row is only ever
 * written from its answer (docs/decisions/0068). No row: the athlete has not begun to set it up.
 */
export const payoutAccounts = sqliteTable(
  "payout_accounts",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** The provider's id. */
    accountId: text("account_id").notNull(),
    state: text("state", { enum: PAYOUT_STATES }).notNull(),
    /** What the provider still asks for: `REQUIREMENT_LABELS` of features/billing/payouts. */
    due: textList("due"),
    /** By when it wants that, if the account works until then. */
    dueBy: at("due_by"),
    /** Counts the answers written. Who asked before another answer was written asks again. */
    version: integer("version").notNull().default(0),
    checkedAt: at("checked_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("payout_accounts_account").on(t.accountId),
    check("payout_accounts_state", isOneOf(t.state, PAYOUT_STATES)),
  ],
);
