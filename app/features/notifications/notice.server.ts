import { sql } from "drizzle-orm";
import { renderMail } from "~/components/mail/mail";
import { sendMail } from "~/platform/mail";
import type { Attempt } from "~/platform/outbox";
import { noticeMail } from "./mails";
import type { Notice } from "./notice";
import {
  isWanted,
  type Recipient,
  recipientColumns,
  type SenderColumns,
  senderColumns,
  senderJoin,
} from "./recipient.server";

/** Sends the mail, postpones it to the end of the quiet hours, or drops it, by the recipient's current settings. */
export async function sendNotice(
  { db, env, clock, signal }: Attempt,
  notice: Notice,
  idempotencyKey: string,
) {
  const [[recipient]] = await db.read(
    db.orm.all<Recipient & SenderColumns & { isRead: number }>(recipientOf(notice)),
  );
  if (!recipient || recipient.isRead || !isWanted(recipient, clock())) return;
  const { email, senderName: name, senderPicture: picture } = recipient;
  const mail = { ...noticeMail(notice, name === null ? null : { name, picture }), to: email };
  await sendMail(env, mail, { render: renderMail, idempotencyKey, signal });
}

const recipientOf = ({ userId, senderId, kind, link, at }: Notice) => sql`
  select ${recipientColumns(kind, "mail")}, ${senderColumns},
    exists (select 1 from notifications n
      where n.user_id = profiles.id and n.read = 1 and n.hidden = 0
        and n.link = ${link} and n.created_at = ${at}) as isRead
  from profiles left join notification_settings on notification_settings.user_id = profiles.id
    ${senderJoin(sql`${senderId}`)}
  where profiles.id = ${userId}`;
