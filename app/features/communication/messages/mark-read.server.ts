import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, eq, lt, sql } from "drizzle-orm";
import { type Actor, sideIdOf } from "~/features/identity/accounts/actor";
import { commit } from "~/platform/command";
import type { Database } from "~db/client";
import { conversationParticipants } from "~db/schema";
import { TOPICS } from "./broadcast";

/**
 * Stores the number up to which a person has read. The number only increases.
 * @returns the new number, or null if it has not changed
 */
export async function markRead(
  db: Database,
  userId: string,
  conversationId: string,
  seq: number,
): Promise<number | null> {
  const lastSeq = sql`(select last_seq from conversations where id = ${conversationId})`;
  const newlyRead = sql`(select count(*) from messages
    where conversation_id = ${conversationId} and seq > read_seq and seq <= ${seq}
      and sender_id <> ${userId} and removed_at is null)`;
  const marking = db.orm
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
    )
    .returning({ readSeq: conversationParticipants.readSeq });
  const resultOf = await commit({ db }, { effects: [marking] });
  const row = resultOf(marking)?.rows[0];
  return row ? Number(row.read_seq) : null;
}

/**
 * Marks the messages of a page as read after the response, so that the page does not wait. An expired session marks nothing.
 */
export const markReadAfterResponse = (
  { session, runInBackground }: AppLoadContext,
  actor: Actor,
  conversationId: string,
  seq: number,
) =>
  runInBackground(async ({ db, rooms }) => {
    if (!(await session.check())) return;
    const readSeq = await markRead(db, actor.personId, conversationId, seq);
    if (readSeq === null) return;
    // If it fails, the next load of the page marks them.
    await Promise.all([
      rooms.deliver({ room: "notifications", name: actor.personId, event: { topic: TOPICS.read } }),
      rooms.carry("chat", conversationId, { read: [{ by: sideIdOf(actor), seq: readSeq }] }),
    ]);
  });

/** Whether a request opens a page for display: not a request of a script and not a prefetch. */
export const isOpening = ({ headers }: Request, { pathname }: URL) =>
  !pathname.endsWith(".data") &&
  (headers.get("Sec-Fetch-Dest") ?? "document") === "document" &&
  !headers.get("Sec-Purpose")?.includes("prefetch");
