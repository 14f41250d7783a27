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
import { brandProfiles } from "./brands";

/** The conversation of a brand and an athlete, one for each pair. The first message creates it. */
export const conversations = sqliteTable(
  "conversations",
  {
    id: id(),
    brandId: text("brand_id")
      .notNull()
      .references(() => brandProfiles.id, { onDelete: "cascade" }),
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
