import { sql } from "drizzle-orm";
import { z } from "zod";
import type { DescribeNotification } from "~/notifications";
import type { Background } from "~/platform/context";
import { type Device, deviceColumns, deviceTables, sendPush } from "./device-push.server";
import {
  parseStored,
  type SenderColumns,
  type StoredColumns,
  senderColumns,
  senderJoin,
  storedColumns,
} from "./recipient.server";

/** The outbox payload of a push about a notification, to one device. */
export const notificationPushSchema = z.object({
  subscriptionId: z.string(),
  notificationId: z.string(),
});

type NotificationPush = z.infer<typeof notificationPushSchema>;

/** Sends the title and the sender's name; the text itself may be private. A notification that has been read is not sent. */
export const sendNotificationPush =
  (describeNotification: DescribeNotification) =>
  async (background: Background, { subscriptionId, notificationId }: NotificationPush) => {
    const { db, clock } = background;
    const [[device]] = await db.read(
      db.orm.all<Device & SenderColumns & StoredColumns>(sql`
        select ${deviceColumns(sql`n.category`)}, ${senderColumns}, ${storedColumns}
        from ${deviceTables(subscriptionId, clock())}
          join notifications n on n.id = ${notificationId} and n.user_id = profiles.id and (n.read = 0 or n.hidden = 1)
          ${senderJoin(sql`n.sender_id`)}`),
    );
    const text = device && describeNotification(parseStored(device));
    if (!text) return;
    const { title, link } = text;
    await sendPush(background, device, {
      title,
      body: device.senderName ?? "",
      link,
      notificationId,
    });
  };
