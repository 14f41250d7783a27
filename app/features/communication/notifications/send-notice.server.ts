import { sql } from "drizzle-orm";
import { z } from "zod";
import { renderMail } from "~/components/mail/mail";
import type { DescribeNotification } from "~/notifications";
import { sendMail } from "~/platform/mail";
import type { Attempt } from "~/platform/outbox";
import type { BellCategory } from "~db/constants";
import { noticeMail } from "./mails";
import {
  acceptsNotification,
  parseStored,
  type Recipient,
  recipientColumns,
  type SenderColumns,
  type StoredColumns,
  senderColumns,
  senderJoin,
  storedColumns,
} from "./recipient.server";

/** The outbox payload of a mail about a notification. The handler decides whether and when to send it, once it is due. */
export const noticeSchema = z.object({ notificationId: z.string() });

type Notice = z.infer<typeof noticeSchema>;

/** Sends the mail, postpones it to the end of the quiet hours, or drops it, by the recipient's current settings. */
export const sendNotice =
  (describeNotification: DescribeNotification) =>
  async ({ db, env, clock, signal }: Attempt, notice: Notice, idempotencyKey: string) => {
    const [[found]] = await db.read(db.orm.all<NoticeRow>(selectNotice(notice)));
    const text = found && describeNotification(parseStored(found));
    if (!found || found.isRead || !text || !acceptsNotification(found, clock())) return;
    const { email, userId, category, senderName: name, senderPicture: picture } = found;
    const sender = name === null ? null : { name, picture };
    const mail = { ...noticeMail({ userId, category, ...text }, sender), to: email };
    await sendMail(env, mail, { render: renderMail, idempotencyKey, signal });
  };

type NoticeRow = Recipient &
  SenderColumns &
  StoredColumns & { userId: string; category: BellCategory; isRead: number };

const selectNotice = ({ notificationId }: Notice) => sql`
  select ${recipientColumns(sql`n.category`, "mail")}, ${senderColumns}, ${storedColumns}, n.user_id as userId, n.category,
    n.read = 1 and n.hidden = 0 as isRead
  from notifications n join profiles on profiles.id = n.user_id
    left join notification_settings on notification_settings.user_id = profiles.id
    ${senderJoin(sql`n.sender_id`)}
  where n.id = ${notificationId}`;
