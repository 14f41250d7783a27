import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { conversationParticipants } from "~db/schema";
import { TOPICS } from "./changed";
import { threadChanged } from "./room.server";

/**
 * Notes that a person has read up to a message. Never goes back.
 * @returns whether there was anything to note
 */
export async function markRead(
  { orm, write }: Pick<Database, "orm" | "write">,
  userId: string,
  conversationId: string,
  seq: number,
): Promise<boolean> {
  const lastSeq = sql`(select last_seq from conversations where id = ${conversationId})`;
  const newlyRead = sql`(select count(*) from messages
    where conversation_id = ${conversationId} and seq > read_seq and seq <= ${seq}
      and sender_id <> ${userId} and removed_at is null)`;
  const [result] = await write([
    orm
      .update(conversationParticipants)
      .set({
        unread: sql`case when ${seq} >= ${lastSeq} then 0 else max(0, unread - ${newlyRead}) end`,
        readSeq: sql`min(${seq}, ${lastSeq})`,
      })
      .where(
        and(
          eq(conversationParticipants.conversationId, conversationId),
          eq(conversationParticipants.userId, userId),
          lt(conversationParticipants.readSeq, seq),
        ),
      ),
  ]);
  return (result?.rowsAffected ?? 0) > 0;
}

/**
 * Notes after the answer what a page has shown: the page does not wait for it, and a session that is over notes nothing.
 */
export const readAfterAnswer = (
  { session, runInBackground }: AppLoadContext,
  userId: string,
  conversationId: string,
  seq: number,
) =>
  runInBackground(async ({ db, rooms }) => {
    if (!(await session.check())) return;
    if (!(await markRead(db, userId, conversationId, seq))) return;
    // Lost, they are made good by the next load of these pages.
    await Promise.all([
      rooms.deliver({ room: "notifications", name: userId, event: { topic: TOPICS.read } }),
      rooms.deliver(threadChanged(conversationId)),
    ]);
  });

/** Whether a request opens a page for a person to look at: no script's request, and none ahead of a click. */
export const isOpening = ({ headers }: Request, { pathname }: URL) =>
  !pathname.endsWith(".data") &&
  (headers.get("Sec-Fetch-Dest") ?? "document") === "document" &&
  !headers.get("Sec-Purpose")?.includes("prefetch");
