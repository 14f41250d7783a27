import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { at, createdAt, flag, id, isOneOf } from "../columns";
import { MAIL_TIMES, type NotificationCategory, type NotificationChannel } from "../constants";
import { profiles, userSessions } from "./accounts";

export const notifications = sqliteTable(
  "notifications",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** The account that acted. Staff are not shown, because they act for the product. */
    senderId: text("sender_id").references(() => profiles.id, { onDelete: "set null" }),
    /** A name in app/server/notifications.ts, which makes the text and the address from the subject and the parameters. */
    kind: text("kind").notNull(),
    /** Without a check, so that a new category needs no rebuild of the table. */
    category: text("category").$type<NotificationCategory>().notNull(),
    /** What it is about: all about the same is one group in the bell. Null when that has been deleted. */
    subjectId: text("subject_id"),
    params: text("params", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
    read: flag("read"),
    /** The person has switched the category off in the app. The row is kept only for the daily mail, and is never unread. */
    hidden: flag("hidden"),
    createdAt: createdAt(),
  },
  (t) => [
    index("notifications_user").on(t.userId, t.read, t.id),
    index("notifications_newest").on(t.userId, t.id),
    index("notifications_subject").on(t.userId, t.subjectId),
    index("notifications_created").on(t.createdAt),
    index("notifications_sender").on(t.senderId),
  ],
);

/** The categories of notifications that a person has switched off, by channel. */
export const notificationOptOuts = sqliteTable(
  "notification_opt_outs",
  {
    userId: text("user_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    category: text("category").$type<NotificationCategory>().notNull(),
    channel: text("channel").$type<NotificationChannel>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.category, t.channel] })],
);

/** When a person gets mails about notifications. A person without a row gets them at once, at any hour. */
export const notificationSettings = sqliteTable(
  "notification_settings",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => profiles.id, { onDelete: "cascade" }),
    mail: text("mail", { enum: MAIL_TIMES }).notNull().default("at_once"),
    /** Quiet hours, in minutes since midnight in the person's time zone; both or neither. */
    quietFrom: integer("quiet_from"),
    quietTo: integer("quiet_to"),
    /** When the next daily mail is due, and up to when the last one reported; null if mail is not 'daily'. */
    digestAt: at("digest_at"),
    digestedAt: at("digested_at"),
    /** Rises with each change of when mails are sent. */
    version: integer("version").notNull().default(0),
  },
  (t) => [
    check("notification_settings_mail", isOneOf(t.mail, MAIL_TIMES)),
    index("notification_settings_digest").on(t.digestAt).where(sql`digest_at is not null`),
  ],
);

/** The devices that get push notifications. A row ends with its session, so that a signed-out device gets none. */
export const pushSubscriptions = sqliteTable(
  "push_subscriptions",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    sessionId: text("session_id")
      .notNull()
      .references(() => userSessions.id, { onDelete: "cascade" }),
    /** The address at the browser's push service. Whoever knows it can send to the device. */
    endpoint: text("endpoint").notNull(),
    /** The browser's public key and its secret, base64url. */
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("push_subscriptions_session").on(t.sessionId),
    uniqueIndex("push_subscriptions_endpoint").on(t.endpoint),
    index("push_subscriptions_user").on(t.userId),
  ],
);

/** What must happen outside the database because of a change. The batch of the change writes the row, so that neither is lost. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: id(),
    /** A key of OUTBOX_HANDLERS in app/server/outbox.ts. */
    kind: text("kind").notNull(),
    /** The receiver takes the same key twice as once. */
    idempotencyKey: text("idempotency_key").notNull(),
    payload: text("payload", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
    attempts: integer("attempts").notNull().default(0),
    dueAt: at("due_at").notNull(),
    /** Until then only the drainer that claimed the row sends it; null if no drainer has claimed it. */
    leasedUntil: at("leased_until"),
    sentAt: at("sent_at"),
    /** When the row was set aside, because no attempt is left or the payload cannot be read. */
    failedAt: at("failed_at"),
    lastError: text("last_error"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("outbox_idempotency_key").on(t.idempotencyKey),
    index("outbox_due").on(t.kind, t.dueAt).where(sql`sent_at is null and failed_at is null`),
    index("outbox_leased").on(t.kind, t.leasedUntil).where(sql`leased_until is not null`),
    index("outbox_sent").on(t.sentAt).where(sql`sent_at is not null`),
    index("outbox_sent_payload").on(t.sentAt).where(sql`sent_at is not null and payload <> '{}'`),
    index("outbox_failed").on(t.failedAt).where(sql`failed_at is not null`),
  ],
);

/**
 * Has no foreign key, because the trail outlives the account. Triggers keep rows from being changed or deleted; only
 * `detail`, the IP address and the device can be emptied, when a person is erased (decision 0059).
 */
export const auditLogs = sqliteTable(
  "audit_logs",
  {
    id: id(),
    userId: text("user_id"),
    action: text("action").notNull(),
    resourceType: text("resource_type").notNull(),
    resourceId: text("resource_id").notNull(),
    detail: text("detail", { mode: "json" }).$type<Record<string, unknown>>(),
    ipAddress: text("ip_address").notNull(),
    userAgent: text("user_agent").notNull(),
    requestId: text("request_id").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("audit_logs_user").on(t.userId, t.createdAt),
    index("audit_logs_resource").on(t.resourceId, t.createdAt),
    index("audit_logs_action").on(t.action, t.createdAt),
    index("audit_logs_created").on(t.createdAt),
  ],
);

export const contactMessages = sqliteTable(
  "contact_messages",
  {
    id: id(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    company: text("company").notNull().default(""),
    message: text("message").notNull(),
    /** The sender's, so that one network cannot use up what everyone may send. */
    network: text("network").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("contact_messages_created").on(t.createdAt)],
);

/** Forms that were sent after the session had ended, encrypted, for the same browser and account: see decision 0022. */
export const heldForms = sqliteTable(
  "held_forms",
  {
    /** A digest of the browser's key, the account and the address. */
    id: text("id").primaryKey(),
    /** A digest of the account. */
    owner: text("owner").notNull(),
    sealed: text("sealed").notNull(),
    expiresAt: at("expires_at").notNull(),
  },
  (t) => [
    index("held_forms_owner").on(t.owner, t.expiresAt),
    index("held_forms_expires").on(t.expiresAt),
  ],
);

/** Stays empty. An insert fails, so that its batch is rolled back: see db/client.ts. */
export const writeGuard = sqliteTable(
  "write_guard",
  { changed: integer("changed").notNull() },
  (t) => [check("write_guard_lost_race", sql`${t.changed} > 0`)],
);

/** How far each part of a day's work has come: see app/platform/daily-jobs.ts. */
export const dailyJobs = sqliteTable(
  "daily_jobs",
  {
    /** 'YYYY-MM-DD', UTC */
    day: text("day").notNull(),
    name: text("name").notNull(),
    /** Where the next batch begins; '' before the first one. */
    cursor: text("cursor").notNull().default(""),
    finishedAt: at("finished_at"),
    /** How long its batches took so far. */
    tookMs: integer("took_ms").notNull().default(0),
    /** What the last batch failed over; null after one that worked. */
    error: text("error"),
  },
  (t) => [primaryKey({ columns: [t.day, t.name] })],
);

/** The last run of each job that cron starts: see app/platform/job-runs.ts. */
export const jobRuns = sqliteTable("job_runs", {
  name: text("name").primaryKey(),
  startedAt: at("started_at").notNull(),
  tookMs: integer("took_ms").notNull(),
  /** What the last run failed over. */
  error: text("error"),
  /** When a run last worked. */
  workedAt: at("worked_at"),
});
