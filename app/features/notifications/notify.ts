import { type SQL, sql } from "drizzle-orm";
import type { WriteContext } from "~/platform/command";
import { MINUTE_MS } from "~/platform/durations";
import { enqueueEach } from "~/platform/enqueue";
import { queuePush } from "~/platform/push";
import type { Statement } from "~db/client";
import { firstIdAt, newId } from "~db/columns";
import type { BellKind } from "~db/constants";
import { isConfirmed } from "../accounts/confirmed.server";
import { queueForDevices } from "./device-push.server";

/** A notification: shown in the bell, pushed to open pages, and mailed if the recipient wants that. */
export interface NotificationInput {
  /** Who must know. */
  userId: string;
  kind: BellKind;
  title: string;
  message: string;
  /** An address inside the app. */
  link: string;
  /** The subject of the mail; without one it is the title. */
  subject?: string;
  /** Why the mail is sent, after 'because'. */
  reason?: string;
  /** Notifications of one bundle to one person within `BUNDLE_MS` are one mail. */
  bundle?: string;
}

const BUNDLE_MS = 10 * MINUTE_MS;
/** So many mails and pushes of one sender reach a person at once within `BUNDLE_MS`; the rest are one mail at its end. */
const AT_ONCE = 8;

/** How many notifications of this sender a row of `profiles` has been given lately, those of this batch included. */
const lately = ({ actor }: Sender) =>
  sql`(select count(*) from notifications given where given.user_id = profiles.id
    and given.id > ${firstIdAt(Date.now() - BUNDLE_MS)} and +given.sender_id = ${actor.userId})`;

/** A person, or a job that acts for one. */
export type Sender = Pick<WriteContext, "actor" | "db" | "now">;

/** The rows that tell someone; they stand in the batch of the change itself. */
export function notify(sender: Sender, { userId, bundle, ...text }: NotificationInput) {
  return notifyMany(sender, sql`select ${userId}`, text, bundle && `${bundle}:${userId}`);
}

/**
 * Tells everyone a query finds, however many they are when the batch runs.
 * @param recipients selects one column: the ids of accounts
 */
export function notifyMany(
  sender: Sender,
  recipients: SQL,
  text: Omit<NotificationInput, "userId" | "bundle">,
  bundle?: string,
): Statement[] {
  const { now } = sender;
  const { kind, title, message, link } = text;
  const batch = newId();
  // The moment of `batch` and chance: ids that sort like all others.
  const id = sql`${batch.slice(0, 10)} || lower(hex(randomblob(8)))`;
  const hidden = sql`exists (select 1 from notification_opt_outs
    where user_id = recipient.id and kind = ${kind} and channel = 'app')`;
  return [
    sql`insert into notifications
          (id, user_id, sender_id, kind, title, message, link, read, hidden, created_at)
        select ${id}, recipient.id, ${sender.actor.userId}, ${kind}, ${title}, ${message}, ${link}, ${hidden}, ${hidden}, ${now}
        from profiles recipient where recipient.id in (${recipients})`,
    enqueueEach(
      "push",
      {
        payload: sql`json_object('room', 'notifications', 'name', recipient.id,
          'event', json_object('topic', 'notifications'))`,
        key: sql`${`${batch}:`} || recipient.id`,
        from: sql`profiles recipient where recipient.id in (${recipients})`,
      },
      now,
    ),
    queueForDevices(
      "notification-push",
      { kind, title, link, senderId: sender.actor.userId, at: now },
      {
        recipients: sql`select id from profiles where id in (${recipients}) and ${lately(sender)} <= ${AT_ONCE}`,
        key: batch,
        now,
      },
    ),
    ...(bundle
      ? [bundledNotice(sender, recipients, text, bundle)]
      : [
          queueNotice(sender, recipients, text, {
            key: sql`${`${batch}:`} || id`,
            which: sql`${lately(sender)} <= ${AT_ONCE}`,
          }),
          noticeOfMore(sender, recipients, text),
        ]),
  ];
}

type NoticeText = Omit<NotificationInput, "userId" | "bundle">;

/**
 * Mail needs a sender with a confirmed address: otherwise a stranger could send mail to others in our name.
 * The notification itself is stored either way.
 */
const queueNotice = (
  { actor, now }: Sender,
  recipients: SQL,
  text: NoticeText,
  { key, dueAt = now, which = sql`1` }: { key: SQL; dueAt?: number; which?: SQL },
): Statement =>
  enqueueEach(
    "notice",
    {
      payload: sql`json_set(${JSON.stringify({ ...text, senderId: actor.userId, at: now })}, '$.userId', id)`,
      key,
      from: sql`profiles where id in (${recipients}) and ${isConfirmed(actor.userId)} and ${which}`,
      dueAt,
    },
    now,
  );

/** One mail for all notifications of the bundle, sent at the end of the time. */
function bundledNotice(sender: Sender, recipients: SQL, text: NoticeText, bundle: string) {
  const pending = sql`select 1 from outbox where sent_at is null and attempts = 0
    and idempotency_key between ${`notice:${bundle}:`} and ${`notice:${bundle}:~`}`;
  return queueNotice(
    sender,
    sql`select * from (${recipients}) where not exists (${pending})`,
    text,
    {
      key: sql`${`${bundle}:${newId()}:`} || id`,
      dueAt: sender.now + BUNDLE_MS,
    },
  );
}

/** One mail for all that goes beyond `AT_ONCE`, about the first of them, so that one side cannot flood the other. */
function noticeOfMore(sender: Sender, recipients: SQL, text: NoticeText) {
  const start = `notice:more:${sender.actor.userId}:`;
  const pending = sql`select 1 from outbox where sent_at is null and attempts = 0
    and idempotency_key between ${start} || profiles.id || ':' and ${start} || profiles.id || ':~'`;
  return queueNotice(sender, recipients, text, {
    key: sql`${`more:${sender.actor.userId}:`} || id || ${`:${newId()}`}`,
    which: sql`${lately(sender)} > ${AT_ONCE} and not exists (${pending})`,
    dueAt: sender.now + BUNDLE_MS,
  });
}

/**
 * Tells the open review pages of a piece to look again.
 * @param without the person who may no longer see the piece after the change
 */
export const contentChanged = (contentId: string, now: number, without?: string): Statement =>
  queuePush(
    { room: "review", name: contentId, event: { topic: `content:${contentId}` }, without },
    now,
  );
