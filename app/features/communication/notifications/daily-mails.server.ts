import { type SQL, sql } from "drizzle-orm";
import { brandOfPerson } from "~/features/identity/accounts/brand-members";
import type { DescribeNotification, StoredNotification } from "~/notifications";
import { commitIfUnchanged } from "~/platform/command";
import type { Background } from "~/platform/context";
import { DEFAULT_ZONE } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";
import { queueMail } from "~/platform/mail";
import type { Database } from "~db/client";
import { nextDigest } from "./mail-time";
import { digestMail } from "./mails";
import { messageNotifications } from "./notifications";

/** Number of people in a batch. */
const BATCH = 50;
/** Number of notifications that a mail shows in full. */
const MAX_ITEMS = 10;

/** Queues the daily mails that are due. No mail is sent on a day with nothing unread. */
export const queueDailyMails =
  (describeNotification: DescribeNotification) =>
  async ({ db, clock }: Background, deadline: number) => {
    for (let more = true; more && clock() < deadline; ) {
      const people = await selectDuePeople(db, clock());
      for (const person of people) await queueDigest(db, describeNotification, person, clock());
      more = people.length === BATCH;
    }
  };

interface DuePerson {
  userId: string;
  email: string;
  timeZone: string | null;
  digestAt: number;
  /** JSON: kind, subject and parameters of each notification and unread conversation since the last mail, newest first. */
  items: string;
  count: number;
}

async function selectDuePeople({ orm, read }: Database, now: number): Promise<DuePerson[]> {
  const isNew = (at: SQL) =>
    sql`${at} >= coalesce(due.digested_at, ${now - DAY_MS}) and ${at} < ${now}`;
  const isMailed = (category: SQL) => sql`not exists (select 1 from notification_opt_outs o
    where o.user_id = due.user_id and o.category = ${category} and o.channel = 'mail')`;
  const notifications = sql`select n.kind, n.subject_id, n.params, n.created_at as at from notifications n
    where n.user_id = due.user_id and (n.read = 0 or n.hidden = 1)
      and ${isNew(sql`n.created_at`)} and ${isMailed(sql`n.category`)}`;
  const untold = sql`(${notifications} union all ${unreadMessages(isNew)} and ${isMailed(sql`'message'`)})`;
  const [people] = await read(
    orm.all<DuePerson>(sql`
      select due.user_id as userId, email, time_zone as timeZone, digest_at as digestAt,
        iif(profiles.status = 'active', (select count(*) from ${untold}), 0) as count,
        (select json_group_array(json_object('kind', kind, 'subjectId', subject_id, 'params', json(params)))
          from (select kind, subject_id, params from ${untold} order by at desc limit ${MAX_ITEMS})) as items
      from notification_settings due join profiles on profiles.id = due.user_id
      where digest_at <= ${now} order by digest_at limit ${BATCH}`),
  );
  return people;
}

/** The conversations of `due` whose oldest unread message is new, so that each is mailed once until it is read. */
function unreadMessages(isNew: (at: SQL) => SQL): SQL {
  const oldest = sql`(select m.created_at from messages m
    where m.conversation_id = own.conversation_id and m.seq > own.read_seq
      and m.sender_id <> own.user_id and m.removed_at is null
    order by m.seq limit 1)`;
  return sql`
    select ${messageNotifications.unread.name} as kind, own.conversation_id as subject_id,
      json_object('name', coalesce(nullif(company_name, ''), full_name), 'unread', own.unread) as params,
      own.last_message_at as at
    from conversation_participants own
      join conversation_participants other on other.conversation_id = own.conversation_id
        and other.user_id <> own.user_id
      join profiles sender on sender.id = other.user_id
      left join brand_profiles on brand_profiles.id = ${brandOfPerson(sql`sender.id`)}
    where own.user_id = due.user_id and own.archived = 0 and own.unread > 0 and own.muted = 0
      and own.blocked_at is null and other.blocked_at is null
      and sender.email_confirmed_at is not null and ${isNew(oldest)}`;
}

/** Queues the mail and sets the time of the next one in one batch, so two parallel runs queue one mail. */
async function queueDigest(
  db: Database,
  describeNotification: DescribeNotification,
  person: DuePerson,
  now: number,
) {
  const { userId, email, timeZone, digestAt, items, count } = person;
  const notifications = (JSON.parse(items) as StoredNotification[]).flatMap(
    (row) => describeNotification(row) ?? [],
  );
  const mail = digestMail(userId, notifications, count - notifications.length);
  await commitIfUnchanged(
    { db },
    {
      change: sql`update notification_settings
        set digest_at = ${nextDigest(now, timeZone ?? DEFAULT_ZONE)}, digested_at = ${now}
        where user_id = ${userId} and digest_at = ${digestAt}`,
      effects:
        count > 0 ? [queueMail({ ...mail, to: email }, now, `daily:${userId}:${digestAt}`)] : [],
    },
  );
}
