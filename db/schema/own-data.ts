import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, createdAt, flag, id, isOneOf } from "../columns";
import { DELETION_STATUSES } from "../constants";
import { profiles } from "./accounts";

const owner = () =>
  text("user_id")
    .notNull()
    .references(() => profiles.id, { onDelete: "cascade" });

/** A copy of everything about a person. Its parts are objects of R2, which make one file when they are read in order. */
export const dataExports = sqliteTable(
  "data_exports",
  {
    id: id(),
    userId: owner(),
    /** Where the next part begins: a name of app/server/personal-data.ts, and the last row that was written. */
    place: text("place").notNull().default(""),
    afterRow: integer("after_row").notNull().default(0),
    /** How much of it is made. */
    percent: integer("percent").notNull().default(0),
    parts: integer("parts").notNull().default(0),
    bytes: integer("bytes").notNull().default(0),
    readyAt: at("ready_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("data_exports_user").on(t.userId, t.createdAt),
    index("data_exports_created").on(t.createdAt),
  ],
);

/** A deletion that the owner of an account asked for. */
export const accountDeletions = sqliteTable(
  "account_deletions",
  {
    id: id(),
    userId: owner(),
    status: text("status", { enum: DELETION_STATUSES }).notNull().default("scheduled"),
    /** Whether the athlete's page was public, for the case that it is undone. */
    wasPublic: flag("was_public"),
    /** Until then it can be undone; after a failure, when it is tried again. */
    dueAt: at("due_at").notNull(),
    /** Where the next batch begins: a name of app/server/personal-data.ts, and the last row that was changed. */
    place: text("place").notNull().default(""),
    afterRow: integer("after_row").notNull().default(0),
    /** When the person was told that something keeps it from beginning. */
    notifiedAt: at("notified_at"),
    closedAt: at("closed_at"),
    createdAt: createdAt(),
  },
  (t) => [
    check("account_deletions_status", isOneOf(t.status, DELETION_STATUSES)),
    uniqueIndex("account_deletions_open")
      .on(t.userId)
      .where(sql`status in ('scheduled', 'erasing')`),
    index("account_deletions_user").on(t.userId),
    index("account_deletions_due").on(t.status, t.dueAt),
  ],
);

/** A request to delete data that came by mail. Staff enter it and keep its dates. */
export const deletionRequests = sqliteTable(
  "deletion_requests",
  {
    id: id(),
    /** Who asked. */
    email: text("email").notNull(),
    /** When the mail came. */
    receivedAt: at("received_at").notNull(),
    acknowledgedAt: at("acknowledged_at"),
    closedAt: at("closed_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("deletion_requests_open").on(t.receivedAt).where(sql`closed_at is null`),
    index("deletion_requests_closed").on(t.closedAt),
    index("deletion_requests_email").on(t.email),
  ],
);
