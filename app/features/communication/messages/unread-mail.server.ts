import { sql } from "drizzle-orm";
import { z } from "zod";
import { renderMail } from "~/components/mail/mail";
import { MINUTE_MS } from "~/platform/durations";
import { enqueue } from "~/platform/enqueue";
import { sendMail } from "~/platform/mail";
import type { Attempt } from "~/platform/outbox";
import type { Statement } from "~db/client";
import { messagesMail } from "../notifications/mails";
import {
  acceptsNotification,
  type Recipient,
  recipientColumns,
  type SenderColumns,
  senderColumns,
  senderJoin,
} from "../notifications/recipient.server";
import { messageText } from "./load-thread.server";
import type { NewMessage } from "./schema";

/** A message that is still unread after this time is mailed. */
const UNREAD_MS = 30 * MINUTE_MS;
/** How many messages a mail contains. */
const MAILED = 5;

/** The outbox payload: a message, named by its sender and the id from the form. */
export const unreadMailSchema = z.object({ senderId: z.string(), clientId: z.string() });

type UnreadMail = z.infer<typeof unreadMailSchema>;

/** Queues the check for the batch that stores the message. */
export const queueUnreadMail = (senderId: string, { id }: NewMessage, now: number): Statement =>
  enqueue("unread-message", { senderId, clientId: id } satisfies UnreadMail, now, {
    dueAt: now + UNREAD_MS,
  });

/**
 * Mails the unread messages of a conversation if this message is the oldest of them. The rows of all others do nothing, so
 * a conversation is mailed once until it is read.
 */
export async function sendUnreadMail(
  { db, env, clock, signal }: Attempt,
  message: UnreadMail,
  idempotencyKey: string,
) {
  const [[unread]] = await db.read(db.orm.all<Unread>(selectUnread(message)));
  if (!unread || !acceptsNotification(unread, clock()) || !unread.isOldest) return;
  const { userId, conversationId, senderName, senderPicture: picture, email, count } = unread;
  const bodies: string[] = JSON.parse(unread.bodies);
  const sender = { name: senderName ?? "", picture };
  const mail = messagesMail({
    userId,
    conversationId,
    sender,
    bodies,
    more: count - bodies.length,
  });
  await sendMail(env, { ...mail, to: email }, { render: renderMail, idempotencyKey, signal });
}

interface Unread extends Recipient, SenderColumns {
  userId: string;
  conversationId: string;
  isOldest: number;
  count: number;
  /** JSON: the texts of the oldest ones. */
  bodies: string;
}

/** No row if the recipient does not want to hear of the conversation. */
function selectUnread({ senderId, clientId }: UnreadMail) {
  const others = sql`from messages m where m.conversation_id = said.conversation_id
    and m.sender_id = said.sender_id and m.seq > own.read_seq and m.removed_at is null`;
  return sql`
    select ${recipientColumns("message", "mail")}, ${senderColumns}, own.user_id as userId,
      own.conversation_id as conversationId, said.seq = (select min(m.seq) ${others}) as isOldest,
      (select count(*) ${others}) as count,
      (select json_group_array(body) from (select ${messageText("m")} as body ${others} order by m.seq limit ${MAILED}))
        as bodies
    from messages said
      join conversation_participants own on own.conversation_id = said.conversation_id
        and own.user_id <> said.sender_id and own.muted = 0 and own.archived = 0
      join profiles on profiles.id = own.user_id
      left join notification_settings on notification_settings.user_id = profiles.id
      ${senderJoin(sql`said.sender_id`)}
    where said.sender_id = ${senderId} and said.client_id = ${clientId}
      and sender.email_confirmed_at is not null
      and not exists (select 1 from conversation_participants side
        where side.conversation_id = said.conversation_id and side.blocked_at is not null)`;
}
