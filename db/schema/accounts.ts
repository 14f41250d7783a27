import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, createdAt, flag, id, isOneOf } from "../columns";
import { ACCOUNT_STATUSES, ROLES, SESSION_LEVELS, TOKEN_PURPOSES, USER_TYPES } from "../constants";

/** An account. `email` is stored trimmed and in lower case. */
export const profiles = sqliteTable(
  "profiles",
  {
    id: id(),
    email: text("email").notNull(),
    userType: text("user_type", { enum: USER_TYPES }).notNull(),
    status: text("status", { enum: ACCOUNT_STATUSES }).notNull().default("active"),
    fullName: text("full_name").notNull(),
    /** As searches compare it; a trigger keeps it. */
    foldedName: text("folded_name").notNull().default(""),
    /** The public name of the person's picture; null: initials are shown. */
    avatar: text("avatar_url"),
    /** The time zone of dates and times (IANA name); null means the browser's. */
    timeZone: text("time_zone"),
    emailConfirmedAt: at("email_confirmed_at"),
    /** When the person finished or left the first run. */
    welcomedAt: at("welcomed_at"),
    /** When the person hid the list of first steps. */
    stepsHiddenAt: at("steps_hidden_at"),
    /** When its owner asked to delete it: from then on nobody finds it. Null again if that is undone. */
    closedAt: at("closed_at"),
    createdAt: createdAt(),
  },
  (t) => [
    check("profiles_user_type", isOneOf(t.userType, USER_TYPES)),
    check("profiles_status", isOneOf(t.status, ACCOUNT_STATUSES)),
    uniqueIndex("profiles_email").on(t.email),
    index("profiles_created").on(t.createdAt),
    // Staff search by the beginning of a name.
    index("profiles_name").on(t.foldedName, t.id),
    check("profiles_email_lower", sql`${t.email} = lower(trim(${t.email}))`),
  ],
);

/** Separate from `profiles`, so that no profile query can return a password hash. */
export const credentials = sqliteTable("credentials", {
  userId: text("user_id")
    .primaryKey()
    .references(() => profiles.id, { onDelete: "cascade" }),
  passwordHash: text("password_hash").notNull(),
  passwordChangedAt: at("password_changed_at").notNull(),
});

export const userRoles = sqliteTable(
  "user_roles",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    role: text("role", { enum: ROLES }).notNull(),
    createdBy: text("created_by").references(() => profiles.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [
    check("user_roles_role", isOneOf(t.role, ROLES)),
    uniqueIndex("user_roles_user_role").on(t.userId, t.role),
    index("user_roles_created_by").on(t.createdBy),
  ],
);

export const userSessions = sqliteTable(
  "user_sessions",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    userAgent: text("user_agent").notNull(),
    ipAddress: text("ip_address").notNull(),
    lastActivity: at("last_activity").notNull(),
    /** By the edge, as a code of two letters. */
    country: text("country"),
    level: text("level", { enum: SESSION_LEVELS }).notNull().default("password"),
    /** When the owner last gave the password or a code. */
    provedAt: at("proved_at").notNull().default(0),
    expiresAt: at("expires_at").notNull(),
    revoked: flag("revoked"),
    revokedAt: at("revoked_at"),
    revokedReason: text("revoked_reason"),
    createdAt: createdAt(),
  },
  (t) => [
    check("user_sessions_level", isOneOf(t.level, SESSION_LEVELS)),
    index("user_sessions_user").on(t.userId, t.revoked),
    index("user_sessions_expires").on(t.expiresAt),
    index("user_sessions_active").on(t.lastActivity).where(sql`revoked = 0`),
  ],
);

/** Failed sign-ins per account and per address. `key` is a keyed hash, never a plain address. */
export const signInThrottles = sqliteTable(
  "sign_in_throttles",
  {
    key: text("key").primaryKey(),
    failures: integer("failures").notNull(),
    blockedUntil: at("blocked_until").notNull(),
    updatedAt: at("updated_at").notNull(),
  },
  (t) => [index("sign_in_throttles_updated").on(t.updatedAt)],
);

/** Single-use links sent by mail. The link carries the id and a signature of it; nothing secret is stored. */
export const accountTokens = sqliteTable(
  "account_tokens",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    purpose: text("purpose", { enum: TOKEN_PURPOSES }).notNull(),
    expiresAt: at("expires_at").notNull(),
    usedAt: at("used_at"),
    createdAt: createdAt(),
  },
  (t) => [
    check("account_tokens_purpose", isOneOf(t.purpose, TOKEN_PURPOSES)),
    index("account_tokens_user").on(t.userId, t.purpose),
    index("account_tokens_expires").on(t.expiresAt),
  ],
);

/** Why and by whom an account was suspended, what its owner says to it, and who kept or lifted the suspension. */
export const suspensions = sqliteTable(
  "suspensions",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** As the person was told. */
    reason: text("reason").notNull(),
    suspendedBy: text("suspended_by").references(() => profiles.id, { onDelete: "set null" }),
    /** What the owner objects, once. */
    objection: text("objection"),
    objectedAt: at("objected_at"),
    /** What an admin answered who let the suspension stand. */
    answer: text("answer"),
    upheldBy: text("upheld_by").references(() => profiles.id, { onDelete: "set null" }),
    upheldAt: at("upheld_at"),
    restoredBy: text("restored_by").references(() => profiles.id, { onDelete: "set null" }),
    restoredAt: at("restored_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("suspensions_open").on(t.userId).where(sql`restored_at is null`),
    index("suspensions_user").on(t.userId),
    index("suspensions_suspended_by").on(t.suspendedBy),
    index("suspensions_restored_by").on(t.restoredBy),
    index("suspensions_upheld_by").on(t.upheldBy),
    index("suspensions_objections")
      .on(t.objectedAt)
      .where(sql`objected_at is not null and upheld_at is null and restored_at is null`),
  ],
);

/** Staff who see Laurel as another person does, to read only: `app/server/impersonation.ts`. */
export const impersonations = sqliteTable(
  "impersonations",
  {
    id: id(),
    /** Whose pages are shown. */
    userId: text("user_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    staffId: text("staff_id").references(() => profiles.id, { onDelete: "set null" }),
    /** The session of staff that is shown them. Its row may be gone before this one. */
    sessionId: text("session_id").notNull(),
    /** As the person reads it afterwards. */
    reason: text("reason").notNull(),
    endsAt: at("ends_at").notNull(),
    /** When it was over and the person was told. */
    endedAt: at("ended_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("impersonations_open").on(t.sessionId).where(sql`ended_at is null`),
    index("impersonations_due").on(t.endsAt).where(sql`ended_at is null`),
    index("impersonations_user").on(t.userId),
    index("impersonations_staff").on(t.staffId),
  ],
);
