import { sql } from "drizzle-orm";
import type { Background } from "~/platform/context";
import { DEFAULT_ZONE } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";
import { queueMail } from "~/platform/mail";
import { assertRowChanged, ConcurrencyError, type Database } from "~db/client";
import { nextDigest } from "./mail-time";
import { digestMail } from "./mails";

/** Number of people in a batch. */
const BATCH = 50;
/** Number of notifications that a mail shows in full. */
const TOLD = 10;

/** Queues the daily mails that are due. No mail is sent on a day with nothing unread. */
export async function queueDailyMails({ db, clock }: Background, deadline: number) {
  for (let more = true; more && clock() < deadline; ) {
    const people = await duePeople(db, clock());
    for (const person of people) await queueDigest(db, person, clock());
    more = people.length === BATCH;
  }
}

interface DuePerson {
  userId: string;
  email: string;
  timeZone: string | null;
  digestAt: number;
  /** JSON: the notifications since the last mail, newest first. */
  items: string;
  count: number;
}

async function duePeople({ orm, read }: Database, now: number): Promise<DuePerson[]> {
  const untold = sql`from notifications n where n.user_id = due.user_id
    and (n.read = 0 or n.hidden = 1) and n.created_at >= coalesce(due.digested_at, ${now - DAY_MS})
    and n.created_at < ${now}
    and not exists (select 1 from notification_opt_outs o
      where o.user_id = n.user_id and o.kind = n.kind and o.channel = 'mail')`;
  const [people] = await read(
    orm.all<DuePerson>(sql`
      select due.user_id as userId, email, time_zone as timeZone, digest_at as digestAt,
        (select count(*) ${untold}) as count,
        (select json_group_array(json_object('title', title, 'message', message))
          from (select n.title, n.message ${untold} order by n.id desc limit ${TOLD})) as items
      from notification_settings due join profiles on profiles.id = due.user_id
      where digest_at <= ${now} order by digest_at limit ${BATCH}`),
  );
  return people;
}

/** Queues the mail and sets the time of the next one in one batch, so two parallel runs queue one mail. */
async function queueDigest(db: Database, person: DuePerson, now: number) {
  const { userId, email, timeZone, digestAt, items, count } = person;
  const told = JSON.parse(items);
  const mail = digestMail(userId, told, count - told.length);
  try {
    await db.write([
      sql`update notification_settings
          set digest_at = ${nextDigest(now, timeZone ?? DEFAULT_ZONE)}, digested_at = ${now}
          where user_id = ${userId} and digest_at = ${digestAt}`,
      assertRowChanged(),
      ...(count > 0 ? [queueMail({ ...mail, to: email }, now, `daily:${userId}:${digestAt}`)] : []),
    ]);
  } catch (error) {
    // Another run has queued the mail.
    if (!(error instanceof ConcurrencyError)) throw error;
  }
}
