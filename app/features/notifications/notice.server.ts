import { sql } from "drizzle-orm";
import { renderMail } from "~/components/mail/mail";
import type { Background } from "~/platform/context";
import { DEFAULT_ZONE } from "~/platform/dates";
import { sendMail } from "~/platform/mail";
import { TooEarly } from "~/platform/outbox";
import type { MailTime } from "~db/constants";
import { mailTime } from "./mail-time";
import { noticeMail } from "./mails";
import type { Notice } from "./notice";

/** Sends the mail, postpones it to the end of the quiet hours, or drops it, by the recipient's current settings. */
export async function sendNotice(
  { db, env, clock }: Background,
  notice: Notice,
  idempotencyKey: string,
) {
  const [[wishes]] = await db.read(db.orm.all<Wishes>(wishesOf(notice)));
  if (!wishes || wishes.settled) return;
  const now = clock();
  const time = mailTime({ ...wishes, timeZone: wishes.timeZone ?? DEFAULT_ZONE }, now);
  if (time === null) return;
  if (time > now) throw new TooEarly(time);
  const { email, senderName: name, senderPicture: picture } = wishes;
  const mail = { ...noticeMail(notice, name === null ? null : { name, picture }), to: email };
  await sendMail(env, mail, { render: renderMail, idempotencyKey });
}

interface Wishes {
  email: string;
  timeZone: string | null;
  mail: MailTime;
  quietFrom: number | null;
  quietTo: number | null;
  /** The kind is switched off, or the notification has been read. */
  settled: number;
  /** Null: our staff, or the recipient. */
  senderName: string | null;
  senderPicture: string | null;
}

const wishesOf = ({ userId, senderId, kind, link, at }: Notice) => sql`
  select profiles.email, profiles.time_zone as timeZone, coalesce(mail, 'at_once') as mail,
    coalesce(nullif(brand_profiles.company_name, ''), sender.full_name) as senderName,
    iif(sender.user_type = 'brand', brand_profiles.logo, sender.avatar_url) as senderPicture,
    quiet_from as quietFrom, quiet_to as quietTo,
    exists (select 1 from notification_opt_outs o
      where o.user_id = profiles.id and o.kind = ${kind} and o.channel = 'mail')
    or exists (select 1 from notifications n
      where n.user_id = profiles.id and n.read = 1 and n.hidden = 0
        and n.link = ${link} and n.created_at = ${at}) as settled
  from profiles left join notification_settings on notification_settings.user_id = profiles.id
    left join profiles sender on sender.id = ${senderId} and sender.user_type <> 'staff'
      and sender.id <> profiles.id
    left join brand_profiles on brand_profiles.user_id = sender.id
  where profiles.id = ${userId}`;
