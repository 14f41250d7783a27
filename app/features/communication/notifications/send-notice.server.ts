import { sql } from "drizzle-orm";
import { z } from "zod";
import { renderMail } from "~/components/mail/mail";
import type { DescribeNotification, StoredNotification } from "~/notifications";
import { sendMail } from "~/platform/mail";
import type { Attempt } from "~/platform/outbox";
import type { BellCategory } from "~db/constants";
import { listMail, noticeMail } from "./mails";
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
export const noticeSchema = z.object({
  notificationId: z.string(),
  /** The mail lists this one and what came after it from the same sender. */
  isList: z.boolean().optional(),
});

type Notice = z.infer<typeof noticeSchema>;

/** Number of notifications that a mail lists. */
const MAX_ITEMS = 10;

/** Sends the mail, postpones it to the end of the quiet hours, or drops it, by the recipient's current settings. */
export const sendNotice =
  (describeNotification: DescribeNotification) =>
  async ({ db, env, clock, signal }: Attempt, notice: Notice, idempotencyKey: string) => {
    const [[found]] = await db.read(db.orm.all<NoticeRow>(selectNotice(notice)));
    const text = found && describeNotification(parseStored(found));
    if (!found || found.isRead || !text || !acceptsNotification(found, clock())) return;
    const { email, userId, category, senderName: name, senderPicture: picture } = found;
    const sender = name === null ? null : { name, picture };
    const others = (JSON.parse(found.others) as StoredNotification[]).flatMap(
      (row) => describeNotification(row) ?? [],
    );
    const newest = { userId, category, ...text };
    const mail = others.length > 0 ? listMail(newest, others, sender) : noticeMail(newest, sender);
    await sendMail(env, { ...mail, to: email }, { render: renderMail, idempotencyKey, signal });
  };

type NoticeRow = Recipient &
  SenderColumns &
  StoredColumns & {
    userId: string;
    category: BellCategory;
    isRead: number;
    /** JSON: the older ones of a list, the newest first. */
    others: string;
  };

const selectNotice = ({ notificationId, isList }: Notice) => sql`
  select ${recipientColumns(sql`n.category`, "mail")}, ${senderColumns}, ${storedColumns}, n.user_id as userId, n.category,
    n.read = 1 and n.hidden = 0 as isRead,
    ${
      isList
        ? sql`(select json_group_array(json_object('kind', kind, 'subjectId', subject_id, 'params', json(params)))
            from (${selectListed(notificationId)} and listed.id < n.id order by listed.id desc limit ${MAX_ITEMS - 1}))`
        : sql`'[]'`
    } as others
  from notifications n join profiles on profiles.id = n.user_id
    left join notification_settings on notification_settings.user_id = profiles.id
    ${senderJoin(sql`n.sender_id`)}
  where n.id = ${isList ? sql`(select id from (${selectListed(notificationId)} order by listed.id desc limit 1))` : notificationId}`;

/** What a list that begins with this notification has now: unread, of the same sender, and of a category that is mailed. */
const selectListed = (firstId: string) => sql`
  select listed.* from notifications first
    join notifications listed on listed.user_id = first.user_id and listed.id >= first.id
      and +listed.sender_id = first.sender_id
  where first.id = ${firstId} and (listed.read = 0 or listed.hidden = 1)
    and not exists (select 1 from notification_opt_outs o
      where o.user_id = listed.user_id and o.category = listed.category and o.channel = 'mail')`;
