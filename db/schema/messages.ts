import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { at, createdAt } from "../columns";
import { profiles } from "./accounts";
import { conversations } from "./conversations";
import { media } from "./media";

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
    /** Empty for a file, and after removal. */
    body: text("body").notNull(),
    /** The file that was sent instead of a text. */
    mediaId: text("media_id").references(() => media.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    removedAt: at("removed_at"),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.seq] }),
    uniqueIndex("messages_client").on(t.senderId, t.clientId),
    uniqueIndex("messages_media").on(t.mediaId).where(sql`media_id is not null`),
    index("messages_sender").on(t.senderId, t.createdAt),
  ],
);

/** How fast a person answers: the median over their newest answers, computed daily. No row if there are too few. */
export const replyTimes = sqliteTable("reply_times", {
  userId: text("user_id")
    .primaryKey()
    .references(() => profiles.id, { onDelete: "cascade" }),
  medianMs: integer("median_ms").notNull(),
});
