import { and, eq, sql } from "drizzle-orm";
import { enqueueEach } from "~/platform/enqueue";
import type { Push } from "~/platform/push";
import type { Database, Statement } from "~db/client";
import { newId } from "~db/columns";
import { conversationParticipants } from "~db/schema";
import { TOPICS } from "./changed";

/** Both sides may enter while neither blocks the other, so a blocked person sees neither presence nor typing. */
export async function mayEnterChat(db: Database, userId: string, conversationId: string) {
  const [rows] = await db.read(
    db.orm
      .select({ id: conversationParticipants.userId })
      .from(conversationParticipants)
      .where(
        and(
          eq(conversationParticipants.conversationId, conversationId),
          eq(conversationParticipants.userId, userId),
          sql`not exists (select 1 from conversation_participants side
            where side.conversation_id = ${conversationId} and side.blocked_at is not null)`,
        ),
      ),
  );
  return rows.length > 0;
}

/** Tells the open threads of a conversation to load again. */
export const threadChanged = (conversationId: string): Push => ({
  room: "chat",
  name: conversationId,
  event: { topic: TOPICS.changed },
});

/** Disconnects both sides from the room, because one blocks the other. */
export const showOut = (conversationId: string, now: number): Statement =>
  enqueueEach(
    "push",
    {
      payload: sql`json_object('room', 'chat', 'name', ${conversationId},
        'event', json_object('topic', ${TOPICS.changed}), 'without', side.user_id)`,
      key: sql`${`${newId()}:`} || side.user_id`,
      from: sql`conversation_participants side where side.conversation_id = ${conversationId}`,
    },
    now,
  );
