import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Background } from "~/platform/context";
import { BELL_KINDS } from "~db/constants";
import { type Device, deviceColumns, deviceTables, pushTo } from "./device-push.server";
import { senderColumns, senderJoin } from "./recipient.server";

/** The outbox payload of a push about a notification, to one device. */
export const notificationPushSchema = z.object({
  subscriptionId: z.string(),
  kind: z.enum(BELL_KINDS),
  title: z.string(),
  link: z.string(),
  senderId: z.string(),
  /** When the notification was created (ms). */
  at: z.number(),
});

type NotificationPush = z.infer<typeof notificationPushSchema>;

/** Sends the title and the sender's name; the text itself may be private. A notification that has been read is not sent. */
export async function sendNotificationPush(background: Background, push: NotificationPush) {
  const { db, clock } = background;
  const { title, link } = push;
  const [[device]] = await db.read(
    db.orm.all<Device & { senderName: string | null; notificationId: string }>(
      deviceOf(push, clock()),
    ),
  );
  if (!device) return;
  const { senderName, notificationId } = device;
  await pushTo(background, device, { title, body: senderName ?? "", link, notificationId });
}

const deviceOf = (
  { subscriptionId, kind, link, senderId, at }: NotificationPush,
  now: number,
) => sql`
  select ${deviceColumns(kind)}, ${senderColumns}, n.id as notificationId
  from ${deviceTables(subscriptionId, now)}
    join notifications n on n.user_id = profiles.id and n.link = ${link} and n.created_at = ${at}
      and (n.read = 0 or n.hidden = 1)
    ${senderJoin(sql`${senderId}`)}
  limit 1`;
