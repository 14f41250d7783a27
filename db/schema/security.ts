import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, createdAt, id, isOneOf, textList } from "../columns";
import { SEVERITIES, type SecurityEventKind } from "../constants";
import { profiles } from "./accounts";

const owner = () =>
  text("user_id")
    .notNull()
    .references(() => profiles.id, { onDelete: "cascade" });

/** What the owner of an account wants to be mailed about. A person without a row gets both. */
export const accountSecuritySettings = sqliteTable("account_security_settings", {
  userId: text("user_id")
    .primaryKey()
    .references(() => profiles.id, { onDelete: "cascade" }),
  loginNotifications: integer("login_notifications", { mode: "boolean" }).notNull().default(true),
  suspiciousActivityAlerts: integer("suspicious_activity_alerts", { mode: "boolean" })
    .notNull()
    .default(true),
});

/** An account's second factor. Until a code has confirmed it, it counts for nothing. */
export const totpFactors = sqliteTable("totp_factors", {
  userId: text("user_id")
    .primaryKey()
    .references(() => profiles.id, { onDelete: "cascade" }),
  /** The secret, encrypted with a key of FACTOR_KEYS. */
  sealedSecret: text("sealed_secret").notNull(),
  /** The 30 seconds that the last accepted code was of: each code is good once. */
  lastStep: integer("last_step").notNull().default(0),
  confirmedAt: at("confirmed_at"),
  createdAt: createdAt(),
});

/** Each signs in once in place of a code. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    id: id(),
    userId: owner(),
    /** Keyed with a key of FACTOR_KEYS. */
    hash: text("hash").notNull(),
    usedAt: at("used_at"),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("recovery_codes_user_hash").on(t.userId, t.hash)],
);

/** The way back for people who have lost their second factor: asked for after the password, open to a cancellation for 72 hours. */
export const factorRemovals = sqliteTable(
  "factor_removals",
  {
    id: id(),
    userId: owner(),
    /** From then on it can be carried out. */
    dueAt: at("due_at").notNull(),
    /** When it was carried out or cancelled. */
    closedAt: at("closed_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("factor_removals_open").on(t.userId).where(sql`closed_at is null`),
    index("factor_removals_user").on(t.userId),
    index("factor_removals_due").on(t.dueAt),
  ],
);

/** Browsers that sign in with the password alone. The browser holds the signed id. */
export const trustedDevices = sqliteTable(
  "trusted_devices",
  {
    id: id(),
    userId: owner(),
    userAgent: text("user_agent").notNull(),
    expiresAt: at("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("trusted_devices_user").on(t.userId),
    index("trusted_devices_expires").on(t.expiresAt),
  ],
);

/** A key pair of which a device, or a password manager, holds the other half. It signs in without a password. */
export const passkeys = sqliteTable(
  "passkeys",
  {
    id: id(),
    userId: owner(),
    /** What the device calls it, base64url. */
    credentialId: text("credential_id").notNull().unique(),
    /** COSE, base64url. */
    publicKey: text("public_key").notNull(),
    /** How often the device says that it was used; 0 if the device does not count. */
    counter: integer("counter").notNull(),
    /** How browsers reach the device: 'internal', 'usb'. */
    transports: textList("transports"),
    name: text("name").notNull(),
    lastUsedAt: at("last_used_at"),
    createdAt: createdAt(),
  },
  (t) => [index("passkeys_user").on(t.userId)],
);

/** What a device must sign to show that it answers now. Each is good for one answer. */
export const webauthnChallenges = sqliteTable(
  "webauthn_challenges",
  {
    challenge: text("challenge").primaryKey(),
    /** Whose answer it takes; null at sign-in, where the passkey says who it is. */
    userId: text("user_id").references(() => profiles.id, { onDelete: "cascade" }),
    expiresAt: at("expires_at").notNull(),
  },
  (t) => [
    index("webauthn_challenges_user").on(t.userId),
    index("webauthn_challenges_expires").on(t.expiresAt),
  ],
);

/** A change of an account's address. It takes both addresses to make it, and the old one to undo it. */
export const emailChanges = sqliteTable(
  "email_changes",
  {
    id: id(),
    userId: owner(),
    oldEmail: text("old_email").notNull(),
    newEmail: text("new_email").notNull(),
    oldConfirmedAt: at("old_confirmed_at"),
    newConfirmedAt: at("new_confirmed_at"),
    /** When the account got the new address. */
    doneAt: at("done_at"),
    /** When it was undone, or replaced by another change. */
    closedAt: at("closed_at"),
    createdAt: createdAt(),
  },
  (t) => [index("email_changes_user").on(t.userId), index("email_changes_created").on(t.createdAt)],
);

export const securityEvents = sqliteTable(
  "security_events",
  {
    id: id(),
    userId: owner(),
    /** Without a check, so that a new kind needs no rebuild of the table. */
    kind: text("kind").$type<SecurityEventKind>().notNull(),
    severity: text("severity", { enum: SEVERITIES }).notNull(),
    ipAddress: text("ip_address").notNull(),
    userAgent: text("user_agent").notNull(),
    country: text("country"),
    resolvedAt: at("resolved_at"),
    resolvedBy: text("resolved_by").references(() => profiles.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [
    check("security_events_severity", isOneOf(t.severity, SEVERITIES)),
    index("security_events_user").on(t.userId, t.createdAt),
    index("security_events_created").on(t.createdAt),
    index("security_events_resolved_by").on(t.resolvedBy),
    index("security_events_severity").on(t.severity, t.createdAt, t.id),
    index("security_events_state").on(sql`(resolved_at is null)`, t.createdAt, t.id),
    index("security_events_severity_state").on(
      t.severity,
      sql`(resolved_at is null)`,
      t.createdAt,
      t.id,
    ),
  ],
);
