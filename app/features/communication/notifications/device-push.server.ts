import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { deleteEndpoint } from "~/features/communication/web-push/devices.server";
import type { DescribeNotification } from "~/notifications";
import { commit } from "~/platform/command";
import type { Background } from "~/platform/context";
import { enqueueEach } from "~/platform/enqueue";
import { type PushTarget, type PushText, postPush } from "~/platform/web-push";
import type { Statement } from "~db/client";
import type { NotificationCategory } from "~db/constants";
import {
  acceptsNotification,
  parseStored,
  type Recipient,
  recipientColumns,
  type StoredColumns,
  storedColumns,
} from "./recipient.server";

/** A query for subscriptions of devices that are still signed in, as `subscription`. */
const signedInDevices = (now: number) => sql`push_subscriptions subscription
  join user_sessions session on session.id = subscription.session_id
    and session.revoked = 0 and session.expires_at > ${now}`;

/**
 * Queues a row for each device of the recipients, for the batch of the change.
 * @param kind the kind of the outbox row
 * @param payload JSON, which gets the field `subscriptionId`. It may use the columns of `subscription`
 */
export const queueForDevices = (
  kind: string,
  payload: SQL,
  { recipients, key, now }: { recipients: SQL; key: string; now: number },
): Statement =>
  enqueueEach(
    kind,
    {
      payload: sql`json_set(${payload}, '$.subscriptionId', subscription.id)`,
      key: sql`${`${key}:`} || subscription.id`,
      from: sql`${signedInDevices(now)} where subscription.user_id in (${recipients})`,
    },
    now,
  );

/** A device and the settings of its owner. */
export type Device = Recipient & PushTarget;

/** The columns of `Device`, in a query with `deviceTables`. */
export const deviceColumns = (category: NotificationCategory | SQL) => sql`
  ${recipientColumns(category, "push")}, subscription.endpoint, subscription.p256dh, subscription.auth`;

/** The tables of a query for one device; none if it has signed out. */
export const deviceTables = (subscriptionId: string, now: number) => sql`
  ${signedInDevices(now)} and subscription.id = ${subscriptionId}
  join profiles on profiles.id = subscription.user_id
  left join notification_settings on notification_settings.user_id = profiles.id`;

/**
 * Sends a push, or drops it if the category is switched off. Deletes a subscription that has ended.
 * @throws TooEarly during quiet hours
 */
export async function sendPush({ db, env, clock }: Background, device: Device, text: PushText) {
  // Whether mails are sent at once or once a day is no matter of push.
  if (!acceptsNotification({ ...device, mail: "at_once" }, clock())) return;
  if (await postPush(env, device, text)) return;
  await commit({ db }, { effects: [deleteEndpoint(device.endpoint)] });
}

/** The outbox payload of a push about a notification, to one device. */
export const notificationPushSchema = z.object({
  subscriptionId: z.string(),
  notificationId: z.string(),
});

type NotificationPush = z.infer<typeof notificationPushSchema>;

/** Sends the title alone; the text itself may be private. A notification that has been read is not sent. */
export const sendNotificationPush =
  (describeNotification: DescribeNotification) =>
  async (background: Background, { subscriptionId, notificationId }: NotificationPush) => {
    const { db, clock } = background;
    const [[device]] = await db.read(
      db.orm.all<Device & StoredColumns>(sql`
        select ${deviceColumns(sql`n.category`)}, ${storedColumns}
        from ${deviceTables(subscriptionId, clock())}
          join notifications n on n.id = ${notificationId} and n.user_id = profiles.id and (n.read = 0 or n.hidden = 1)`),
    );
    const text = device && describeNotification(parseStored(device));
    if (!text) return;
    const { title, link } = text;
    await sendPush(background, device, { title, link, notificationId });
  };
