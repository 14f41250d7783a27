import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, eq, sql } from "drizzle-orm";
import { enqueueEach } from "~/platform/enqueue";
import type { Database, Statement } from "~db/client";
import { newId } from "~db/columns";
import { conversationParticipants, messages } from "~db/schema";
import { TOPICS } from "./broadcast";
import { selectMessages } from "./load-thread.server";

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

/**
 * Shows the writer's message, as it is now, in the open threads of its conversation, straight after the commit. If that
 * fails, the outbox row of the same batch has the threads load it.
 */
export const publishMessage = (
  { runInBackground }: AppLoadContext,
  writerId: string,
  conversationId: string,
  message: { clientId: string } | { seq: number },
) =>
  runInBackground(async ({ db, rooms }) => {
    const [entries] = await db.read(
      selectMessages(db, writerId).where(
        and(
          eq(messages.conversationId, conversationId),
          eq(messages.senderId, writerId),
          "seq" in message
            ? eq(messages.seq, message.seq)
            : eq(messages.clientId, message.clientId),
        ),
      ),
    );
    await rooms.carry("chat", conversationId, { entries });
  });

/** Disconnects both sides from the room, because one blocks the other. */
export const disconnectBoth = (conversationId: string, now: number): Statement =>
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
