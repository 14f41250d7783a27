import { sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { conversationParticipants } from "~db/schema";

/** More are shown as '99+'. */
const COUNTED = 100;

/**
 * How many conversations hold something unread, for the navigation: of those the person has not put aside.
 * @param opened the conversation of the page that is being answered: its opening reads it
 */
export const unreadConversations = ({ orm }: Database, userId: string, opened: string | null) =>
  orm.select({ n: sql<number>`count(*)` }).from(
    sql`(select 1 from ${conversationParticipants}
        where user_id = ${userId} and archived = 0 and unread > 0 and muted = 0
          and conversation_id <> ${opened ?? ""} limit ${COUNTED})`,
  );
