import { sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { conversationParticipants } from "~db/schema";

/** Higher counts are shown as '99+'. */
const COUNTED = 100;

/**
 * The number of unread conversations for the navigation, without archived and muted ones.
 * @param opened the conversation that this request opens; it is left out, because opening marks it as read
 */
export const unreadConversations = ({ orm }: Database, userId: string, opened: string | null) =>
  orm.select({ n: sql<number>`count(*)` }).from(
    sql`(select 1 from ${conversationParticipants}
        where user_id = ${userId} and archived = 0 and unread > 0 and muted = 0
          and conversation_id <> ${opened ?? ""} limit ${COUNTED})`,
  );
