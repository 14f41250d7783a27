import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { deleteFiles } from "~/features/media/media/files.server";
import { commit } from "~/platform/command";
import { AppError, notFound } from "~/platform/errors";
import type { Statement } from "~db/client";
import { conversationParticipants, messages } from "~db/schema";
import { broadcastToBoth, broadcastToSelf } from "./broadcast";
import { disconnectBoth } from "./chat-room.server";
import { UNSEND_MS } from "./fields";
import type { Change } from "./schema";

const isOwnSide = (userId: string, conversationId: string) =>
  and(
    eq(conversationParticipants.conversationId, conversationId),
    eq(conversationParticipants.userId, userId),
  );

/**
 * Archives, mutes or blocks a conversation for the actor, or undoes it. A repeated call changes nothing.
 * @throws AppError not_found
 */
export async function changeConversation(
  ctx: CommandContext,
  conversationId: string,
  change: Change,
) {
  const { actor, db, now } = ctx;
  const values = {
    archive: { archived: true },
    unarchive: { archived: false },
    mute: { muted: true },
    unmute: { muted: false },
    block: { blockedAt: firstBlockTime(now) },
    unblock: { blockedAt: null },
  }[change];
  await commit(
    ctx,
    {
      change: db.orm
        .update(conversationParticipants)
        .set(values)
        .where(isOwnSide(actor.personId, conversationId)),
      effects: [
        broadcastToSelf(actor.personId, now),
        ...(change === "block" ? [disconnectBoth(conversationId, now)] : []),
      ],
      audit: {
        action: "conversation_changed",
        resourceType: "conversation",
        resourceId: conversationId,
        detail: { change },
      },
    },
    notFound,
  );
}

/** A repeated block keeps the time of the first one. */
const firstBlockTime = (now: number) =>
  sql`coalesce(${conversationParticipants.blockedAt}, ${now})`;

/** Blocks the conversation in the batch of another command. */
export const blockEffects = (
  { actor, db, now }: CommandContext,
  conversationId: string,
): Statement[] => [
  db.orm
    .update(conversationParticipants)
    .set({ blockedAt: firstBlockTime(now) })
    .where(isOwnSide(actor.personId, conversationId)),
  broadcastToSelf(actor.personId, now),
  disconnectBoth(conversationId, now),
];

/**
 * Unsends a message within `UNSEND_MS`: deletes its text or file and keeps its place.
 * @throws AppError not_found, or conflict if it is too late, already removed or not the actor's message
 */
export async function unsendMessage(ctx: CommandContext, conversationId: string, seq: number) {
  const { actor, db, now } = ctx;
  const sentFile = sql`id = (
    select media_id from messages where conversation_id = ${conversationId} and seq = ${seq})`;
  const change = commit(
    ctx,
    {
      change: db.orm
        .update(messages)
        .set({ body: "", removedAt: now })
        .where(
          and(
            eq(messages.conversationId, conversationId),
            eq(messages.seq, seq),
            eq(messages.senderId, actor.personId),
            isNull(messages.removedAt),
            gt(messages.createdAt, now - UNSEND_MS),
          ),
        ),
      effects: [
        sql`update conversation_participants set unread = unread - 1
          where conversation_id = ${conversationId} and user_id <> ${actor.personId} and read_seq < ${seq} and unread > 0`,
        ...deleteFiles(sentFile, now),
        broadcastToBoth(conversationId, now),
      ],
      audit: {
        action: "message_removed",
        resourceType: "conversation",
        resourceId: conversationId,
        detail: { seq },
      },
    },
    () => new AppError("conflict", "This message can no longer be removed."),
  );
  await change.catch(async (error) => {
    const [sides] = await db.read(
      db.orm
        .select({ readSeq: conversationParticipants.readSeq })
        .from(conversationParticipants)
        .where(isOwnSide(actor.personId, conversationId)),
    );
    throw sides.length > 0 ? error : notFound();
  });
}
