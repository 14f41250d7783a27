import { sql } from "drizzle-orm";
import { renderMail } from "~/components/mail/mail";
import {
  messagePushSchema,
  sendMessagePush,
} from "~/features/communication/messages/message-push.server";
import {
  sendUnreadMail,
  unreadMailSchema,
} from "~/features/communication/messages/unread-mail.server";
import {
  notificationPushSchema,
  sendNotificationPush,
} from "~/features/communication/notifications/device-push.server";
import {
  noticeSchema,
  sendNotice,
} from "~/features/communication/notifications/send-notice.server";
import type { Background } from "~/platform/context";
import { mailSchema, sendMail } from "~/platform/mail";
import { type Attempt, TooEarly } from "~/platform/outbox";
import { newId } from "~db/columns";
import { outbox } from "~db/schema";
import { describeTest } from "./notifications";

const SENDERS: Record<string, (background: Attempt, payload: unknown) => Promise<void>> = {
  mail: ({ env, signal }, payload) =>
    sendMail(env, mailSchema.parse(payload), {
      render: renderMail,
      idempotencyKey: newId(),
      signal,
    }),
  notice: (background, payload) =>
    sendNotice(describeTest)(background, noticeSchema.parse(payload), newId()),
  "unread-message": (background, payload) =>
    sendUnreadMail(background, unreadMailSchema.parse(payload), newId()),
  "notification-push": (background, payload) =>
    sendNotificationPush(describeTest)(background, notificationPushSchema.parse(payload)),
  "message-push": (background, payload) =>
    sendMessagePush(background, messagePushSchema.parse(payload)),
};

/** Sends all mails and pushes to devices that are due, at once. What is too early waits, as in the outbox. */
export async function sendDue(background: Background) {
  const { db, clock } = background;
  const { signal } = new AbortController();
  const now = clock();
  const [due] = await db.read(
    db.orm.select().from(outbox).where(sql`sent_at is null and due_at <= ${now}`),
  );
  const marks = due.map(async ({ id, kind, payload }) => {
    try {
      await SENDERS[kind]?.({ ...background, signal }, payload);
      return sql`update outbox set sent_at = ${now} where id = ${id}`;
    } catch (error) {
      if (!(error instanceof TooEarly)) throw error;
      return sql`update outbox set due_at = ${error.notBefore} where id = ${id}`;
    }
  });
  await db.write(await Promise.all(marks));
}
