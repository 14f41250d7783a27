import { sql } from "drizzle-orm";
import { z } from "zod";
import { paths } from "~/paths";
import type { Background } from "~/platform/context";
import type { Statement } from "~db/client";
import {
  type Device,
  deviceColumns,
  deviceTables,
  queueForDevices,
  sendPush,
} from "../notifications/device-push.server";
import { senderColumns, senderJoin } from "../notifications/recipient.server";
import type { NewMessage } from "./schema";

/** The outbox payload of a push about a message, to one device. */
export const messagePushSchema = z.object({
  subscriptionId: z.string(),
  senderId: z.string(),
  clientId: z.string(),
});

type MessagePush = z.infer<typeof messagePushSchema>;

/** Queues a push to the devices of the other side, for the batch that stores the message. */
export const queueMessagePush = (
  conversationId: string,
  senderId: string,
  { id: clientId }: NewMessage,
  now: number,
): Statement =>
  queueForDevices("message-push", sql`${JSON.stringify({ senderId, clientId })}`, {
    recipients: sql`select user_id from conversation_participants
        where conversation_id = ${conversationId} and user_id <> ${senderId} and muted = 0`,
    key: `${senderId}:${clientId}`,
    now,
  });

/** Says who wrote, without the text. A message that has been read or removed is not pushed. */
export async function sendMessagePush(background: Background, push: MessagePush) {
  const { db, clock } = background;
  const [[device]] = await db.read(
    db.orm.all<Device & { senderName: string; conversationId: string }>(
      selectDevice(push, clock()),
    ),
  );
  if (!device) return;
  await sendPush(background, device, {
    title: `${device.senderName} wrote to you`,
    link: paths.conversation(device.conversationId),
  });
}

const selectDevice = ({ subscriptionId, senderId, clientId }: MessagePush, now: number) => sql`
  select ${deviceColumns("message")}, ${senderColumns}, said.conversation_id as conversationId
  from ${deviceTables(subscriptionId, now)}
    join messages said on said.sender_id = ${senderId} and said.client_id = ${clientId}
      and said.removed_at is null
    join conversation_participants own on own.conversation_id = said.conversation_id
      and own.user_id = profiles.id and own.read_seq < said.seq and own.muted = 0
    ${senderJoin(sql`said.sender_id`)}
  where not exists (select 1 from conversation_participants side
    where side.conversation_id = said.conversation_id and side.blocked_at is not null)`;
