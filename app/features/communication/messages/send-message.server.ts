import { and, eq, sql } from "drizzle-orm";
import { actsAs, type CommandContext } from "~/features/identity/accounts/actor";
import { membersOfBrand } from "~/features/identity/accounts/brand-members";
import { attachFile } from "~/features/media/media/files.server";
import type { CheckedFile } from "~/features/media/media/stored-file";
import { type Change, commit } from "~/platform/command";
import { AppError, forbidden, notFound, wrapError } from "~/platform/errors";
import { TakenIdError } from "~/platform/forms";
import { brokenUnique, type Statement } from "~db/client";
import { newId } from "~db/columns";
import { conversationParticipants, conversations, messages } from "~db/schema";
import { broadcastToBoth } from "./broadcast";
import { CONVERSATION_LIMIT, MESSAGE_LIMIT } from "./fields";
import { queueMessagePush } from "./message-push.server";
import {
  loadMessagingPermission,
  type OtherSide,
  recentConversations,
  recentMessages,
  requirePermission,
} from "./messaging-permission.server";
import type { NewMessage } from "./schema";
import { queueUnreadMail } from "./unread-mail.server";

/** A text, or a stored and inspected file. */
type SentMessage = NewMessage & { file?: CheckedFile };

/**
 * Sends a message to a brand or an athlete. The first message creates the conversation. A repeated send is stored once.
 * @returns the id of the conversation
 * @throws AppError not_found, forbidden (see `mayWrite`), or limit
 */
export async function sendMessage(
  ctx: CommandContext,
  recipient: OtherSide,
  message: SentMessage,
): Promise<string> {
  if (!actsAs(ctx, "brand") && !actsAs(ctx, "athlete")) throw forbidden();
  const permission = await requireCanMessage(ctx, recipient, message);
  if ("repeated" in permission) return permission.repeated;
  const id = permission.conversationId ?? newId();
  try {
    const { file } = message;
    const change = makeMessageChange(ctx, { ...permission, id }, message);
    await (file
      ? attachFile(ctx, file, { columns: { purpose: "message", conversationId: id } }, change)
      : commit(ctx, change));
    return id;
  } catch (error) {
    const unique = brokenUnique(error);
    const isStale = unique?.startsWith("conversations.") || unique?.startsWith("messages.");
    // The other side wrote first at the same moment, the form was sent twice, or another request used up the limit.
    if (isStale || (error instanceof AppError && error.code === "conflict")) {
      const again = await requireCanMessage(ctx, recipient, message);
      if ("repeated" in again) return again.repeated;
      if (!permission.conversationId && again.conversationId)
        return sendMessage(ctx, recipient, message);
    }
    throw wrapError("send message", error);
  }
}

/** A message to a conversation, which is made if there is none yet. */
export const makeMessageChange = (
  ctx: CommandContext,
  {
    id,
    conversationId,
    other,
  }: { id: string; conversationId: string | null; other: { id: string } },
  message: SentMessage,
): Change => ({
  before: conversationId ? [] : insertConversation(ctx, other.id, id),
  change: insertMessage(ctx, id, message),
  effects: [
    ...updateCounters(ctx, id),
    broadcastToBoth(id, ctx.now),
    queueMessagePush(id, ctx.actor.personId, message, ctx.now),
    queueUnreadMail(ctx.actor.personId, message, ctx.now),
  ],
  audit: { action: "message_sent", resourceType: "conversation", resourceId: id },
});

/** @throws AppError if the actor may not write or has reached a limit; TakenIdError if another message has the id */
async function requireCanMessage(
  ctx: CommandContext,
  recipient: OtherSide,
  { id, message }: NewMessage,
) {
  const { actor, db } = ctx;
  // In parallel: one request.
  const [permission, [[stored]]] = await Promise.all([
    loadMessagingPermission(ctx, recipient),
    db.read(
      db.orm
        .select({
          conversationId: messages.conversationId,
          body: messages.body,
          removedAt: messages.removedAt,
        })
        .from(messages)
        .where(and(eq(messages.senderId, actor.personId), eq(messages.clientId, id))),
    ),
  ]);
  if (!permission || permission.verdict === "stranger") throw notFound();
  if (stored) {
    const isSame = stored.body === message || stored.removedAt !== null;
    if (stored.conversationId === permission.conversationId && isSame)
      return { repeated: stored.conversationId };
    throw new TakenIdError();
  }
  requirePermission(permission);
  return permission;
}

/** The rows of a new conversation. */
function insertConversation(
  { actor, db, now }: CommandContext,
  otherId: string,
  id: string,
): Statement[] {
  const started = recentConversations(db, actor.personId, now);
  const personId = actor.personId;
  const [brandId, athleteId] =
    actor.type === "brand" ? [actor.brandId, otherId] : [otherId, personId];
  return [
    sql`insert into conversations (id, brand_id, athlete_id, started_by, last_seq, created_at)
      select ${id}, ${brandId}, ${athleteId}, ${personId}, 0, ${now}
      where (${started}) < ${CONVERSATION_LIMIT.count}`,
    sql`insert into conversation_participants (conversation_id, user_id, last_message_at)
      select ${id}, person.id, ${now} from profiles person
      where (person.id = ${athleteId} or person.id in (${membersOfBrand(brandId)}))
        and exists (select 1 from conversations where id = ${id})`,
  ];
}

/** The database assigns the next number, because it runs writes one after another. */
const insertMessage = (
  { actor, db, now }: CommandContext,
  conversationId: string,
  { id, message, file }: SentMessage,
): Statement =>
  sql`insert into messages (conversation_id, seq, sender_id, client_id, body, media_id, created_at)
    select ${conversations.id}, ${conversations.lastSeq} + 1, ${actor.personId}, ${id}, ${message}, ${file?.id ?? null}, ${now}
    from ${conversations}
    where ${conversations.id} = ${conversationId}
      and not exists (select 1 from ${conversationParticipants}
        where ${conversationParticipants.conversationId} = ${conversationId}
          and ${conversationParticipants.blockedAt} is not null)
      and (${recentMessages(db, actor.personId, now)}) < ${MESSAGE_LIMIT.count}`;

/** Marks earlier messages as read for the sender. A new message restores an archived conversation, unless it is muted. */
const updateCounters = ({ actor, now }: CommandContext, id: string): Statement[] => [
  sql`update conversations set last_seq = last_seq + 1 where id = ${id}`,
  sql`update conversation_participants set
      last_message_at = ${now},
      archived = case when user_id = ${actor.personId} or muted = 0 then 0 else archived end,
      unread = case when user_id = ${actor.personId} then 0 else unread + 1 end,
      read_seq = case when user_id = ${actor.personId}
        then (select last_seq from conversations where id = ${id}) else read_seq end
    where conversation_id = ${id}`,
];
