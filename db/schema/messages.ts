import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { at, createdAt, flag, id } from "../columns";
import { profiles } from "./accounts";

/** What a brand and an athlete write to each other: one for each pair. It begins with its first message. */
export const conversations = sqliteTable(
  "conversations",
  {
    id: id(),
    brandId: text("brand_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    athleteId: text("athlete_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** Which of the two wrote first. */
    startedBy: text("started_by")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** The number of the newest message. */
    lastSeq: integer("last_seq").notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("conversations_pair").on(t.brandId, t.athleteId),
    index("conversations_athlete").on(t.athleteId),
    index("conversations_started").on(t.startedBy, t.createdAt),
  ],
);

/** One side of a conversation, as that person has it. */
export const conversationParticipants = sqliteTable(
  "conversation_participants",
  {
    conversationId: text("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** Up to where they have read; a message is read when its number is not above this. */
    readSeq: integer("read_seq").notNull().default(0),
    /** How many messages of the other they have not read. */
    unread: integer("unread").notNull().default(0),
    /** When the newest message came, for the order of their list. */
    lastMessageAt: at("last_message_at").notNull(),
    archived: flag("archived"),
    muted: flag("muted"),
    /** Since when they block the other; null: they do not. */
    blockedAt: at("blocked_at"),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.userId] }),
    index("conversation_participants_list").on(
      t.userId,
      t.archived,
      t.lastMessageAt,
      t.conversationId,
    ),
    index("conversation_participants_unread")
      .on(t.userId, t.archived, t.lastMessageAt, t.conversationId)
      .where(sql`unread > 0`),
  ],
);

/** Numbered without a gap within their conversation. */
export const messages = sqliteTable(
  "messages",
  {
    conversationId: text("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    seq: integer("seq").notNull(),
    senderId: text("sender_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** Came with the form: sent again, it is the same message. */
    clientId: text("client_id").notNull(),
    /** Empty once it was removed. */
    body: text("body").notNull(),
    createdAt: createdAt(),
    removedAt: at("removed_at"),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.seq] }),
    uniqueIndex("messages_client").on(t.senderId, t.clientId),
    index("messages_sender").on(t.senderId, t.createdAt),
  ],
);
