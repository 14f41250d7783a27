import { type SQL, sql } from "drizzle-orm";
import { brandOfPerson } from "~/features/identity/accounts/brand-members";
import type { StoredNotification } from "~/notifications";
import { DEFAULT_ZONE } from "~/platform/dates";
import { TooEarly } from "~/platform/outbox";
import type { MailTime, NotificationCategory } from "~db/constants";
import { mailTime } from "./mail-time";

/** A person's address, and their settings for one category and channel. */
export interface Recipient {
  email: string;
  timeZone: string | null;
  mail: MailTime;
  quietFrom: number | null;
  quietTo: number | null;
  /** The category is switched off for the channel, or the account is suspended. */
  optedOut: number;
}

/** The columns of `Recipient`, in a query that joins `profiles` with `notification_settings`. */
export const recipientColumns = (
  category: NotificationCategory | SQL,
  channel: "mail" | "push",
) => sql`
  profiles.email, profiles.time_zone as timeZone, coalesce(mail, 'at_once') as mail,
  quiet_from as quietFrom, quiet_to as quietTo,
  profiles.status <> 'active' or exists (select 1 from notification_opt_outs o
    where o.user_id = profiles.id and o.category = ${category} and o.channel = ${channel}) as optedOut`;

/**
 * Whether something that is due is sent to the recipient.
 * @throws TooEarly during their quiet hours
 */
export function acceptsNotification(recipient: Recipient, now: number): boolean {
  if (recipient.optedOut) return false;
  const time = mailTime({ ...recipient, timeZone: recipient.timeZone ?? DEFAULT_ZONE }, now);
  if (time !== null && time > now) throw new TooEarly(time);
  return time !== null;
}

/** Who acted, as mails show them; null: our staff, or the recipient. */
export interface SenderColumns {
  senderName: string | null;
  senderPicture: string | null;
}

/** The columns of `SenderColumns`, in a query with `senderJoin`. */
export const senderColumns = sql`
  coalesce(nullif(brand_profiles.company_name, ''), sender.full_name) as senderName,
  iif(sender.user_type = 'brand', brand_profiles.logo, sender.avatar_url) as senderPicture`;

export const senderJoin = (senderId: SQL) => sql`
  left join profiles sender on sender.id = ${senderId} and sender.user_type <> 'staff'
    and sender.id <> profiles.id
  left join brand_profiles on brand_profiles.id = ${brandOfPerson(sql`sender.id`)}`;

/** The columns that a notification's text and address are made from, as the database returns them. */
export interface StoredColumns {
  kind: string;
  subjectId: string | null;
  /** JSON. */
  params: string;
}

/** The columns of `StoredColumns`, in a query for `notifications n`. */
export const storedColumns = sql`n.kind, n.subject_id as subjectId, n.params`;

export const parseStored = ({ kind, subjectId, params }: StoredColumns): StoredNotification => ({
  kind,
  subjectId,
  params: JSON.parse(params),
});
