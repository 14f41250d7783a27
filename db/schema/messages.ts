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

/** The conversation of a brand and an athlete, one for each pair. The first message creates it. */
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
    /** The account that wrote first. */
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

/** One participant's state of a conversation. */
export const conversationParticipants = sqliteTable(
  "conversation_participants",
  {
    conversationId: text("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** The number of the last message they have read. Messages up to it are read. */
    readSeq: integer("read_seq").notNull().default(0),
    /** The number of unread messages from the other side. */
    unread: integer("unread").notNull().default(0),
    /** When the newest message was sent, for the order of their list. */
    lastMessageAt: at("last_message_at").notNull(),
    archived: flag("archived"),
    muted: flag("muted"),
    /** When they blocked the other side; null: not blocked. */
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

/** The number within the conversation, without gaps. */
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
    /** The id from the form. A repeated send has the same id and is stored once. */
    clientId: text("client_id").notNull(),
    /** Empty after removal. */
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
