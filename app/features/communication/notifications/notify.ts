import { type SQL, sql } from "drizzle-orm";
import { peopleOfSide } from "~/features/identity/accounts/brand-members";
import { isConfirmed } from "~/features/identity/accounts/confirm-email.server";
import type { NotificationKind } from "~/notifications";
import type { WriteContext } from "~/platform/command";
import { MINUTE_MS } from "~/platform/durations";
import { enqueueEach } from "~/platform/enqueue";
import { queuePush } from "~/platform/realtime";
import type { Statement } from "~db/client";
import { firstIdAt, newId } from "~db/columns";
import { queueForDevices } from "./device-push.server";

export interface NotificationInput<Params> {
  /** Who must know: a person, or a brand: all who act for it. */
  userId: string;
  subjectId: string;
  params: Params;
  /** Notifications of one bundle to one person within `BUNDLE_MS` are one mail. */
  bundle?: string;
}

const BUNDLE_MS = 10 * MINUTE_MS;
/** So many mails of one sender reach a person at once within `BUNDLE_MS`; the rest are one mail at its end. */
const MAILS_AT_ONCE = 2;
/** And so many pushes; the rest are in the app alone. */
const PUSHES_AT_ONCE = 8;

/** How many notifications of this sender a row of `profiles` has been given lately, those of this batch included. */
const countRecent = ({ actor }: Sender) =>
  sql`(select count(*) from notifications given where given.user_id = profiles.id
    and given.id > ${firstIdAt(Date.now() - BUNDLE_MS)} and +given.sender_id = ${actor.personId})`;

/** A person, or a job that acts for a side of a deal (`personOfSide`). */
export type Sender = Pick<WriteContext, "now"> & {
  actor: { personId: string | SQL<string> };
};

/** The statements that notify a person or a brand, for the batch of the change itself: shown in the bell, pushed and mailed by their settings. */
export const notify = <Params>(
  sender: Sender,
  kind: NotificationKind<Params>,
  { userId, bundle, ...input }: NotificationInput<Params>,
) => notifyMany(sender, kind, peopleOfSide(userId), input, bundle && `${bundle}:${userId}`);

/**
 * Notifies everyone a query finds, however many they are when the batch runs.
 * @param recipients selects one column: the ids of accounts
 */
export function notifyMany<Params>(
  sender: Sender,
  { name, category, urgent }: NotificationKind<Params>,
  recipients: SQL,
  { subjectId, params }: Pick<NotificationInput<Params>, "subjectId" | "params">,
  bundle?: string,
): Statement[] {
  const { now } = sender;
  const batch = newId();
  /** The id of an account's notification. It sorts like all other ids, and the other statements of the batch use it without reading the row. */
  const idFor = (accountId: string) =>
    sql`${batch.slice(0, 10) + batch.slice(-8)} || substr(${sql.raw(accountId)}, -8)`;
  const payload = (accountId: string) => sql`json_object('notificationId', ${idFor(accountId)})`;
  const hidden = sql`exists (select 1 from notification_opt_outs
    where user_id = recipient.id and category = ${category} and channel = 'app')`;
  const queue = (mail: Omit<Mail, "payload"> & { payload?: SQL }) =>
    queueMail(sender, { payload: payload("profiles.id"), ...mail });
  return [
    sql`insert into notifications
          (id, user_id, sender_id, kind, category, subject_id, params, read, hidden, created_at)
        select ${idFor("recipient.id")}, recipient.id, ${sender.actor.personId}, ${name}, ${category},
          ${subjectId}, ${JSON.stringify(params)}, ${hidden}, ${hidden}, ${now}
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
    queueForDevices("notification-push", payload("subscription.user_id"), {
      recipients: sql`select id from profiles where id in (${recipients}) and ${countRecent(sender)} <= ${PUSHES_AT_ONCE}`,
      key: batch,
      now,
    }),
    ...(bundle
      ? [queue(bundleMail(sender, recipients, bundle))]
      : [
          queue({
            recipients,
            key: sql`${`${batch}:`} || id`,
            condition: urgent ? sql`1` : sql`not ${isOverflow(sender)}`,
          }),
          ...(urgent ? [] : [queue(bundleOverflow(sender, recipients, idFor("profiles.id")))]),
        ]),
  ];
}

interface Mail {
  /** JSON. It may use the columns of `profiles`, like the key and the condition. */
  payload: SQL;
  recipients: SQL;
  key: SQL;
  condition?: SQL;
  dueAt?: number;
}

/**
 * Mail needs a sender with a confirmed address: otherwise a stranger could send mail to others in our name.
 * The notification itself is stored either way.
 */
const queueMail = (
  { actor, now }: Sender,
  { payload, recipients, key, condition = sql`1`, dueAt = now }: Mail,
): Statement =>
  enqueueEach(
    "notice",
    {
      payload,
      key,
      from: sql`profiles where id in (${recipients}) and ${isConfirmed(actor.personId)} and ${condition}`,
      dueAt,
    },
    now,
  );

/** One mail for all notifications of the bundle, sent at the end of the time. */
function bundleMail({ now }: Sender, recipients: SQL, bundle: string) {
  const pending = sql`select 1 from outbox where sent_at is null and attempts = 0
    and idempotency_key between ${`notice:${bundle}:`} and ${`notice:${bundle}:~`}`;
  return {
    recipients: sql`select * from (${recipients}) where not exists (${pending})`,
    key: sql`${`${bundle}:${newId()}:`} || id`,
    dueAt: now + BUNDLE_MS,
  };
}

/** The beginning of the keys of a sender's later mails to a row of `profiles`, and whether one is waiting. */
const overflowKey = ({ actor }: Sender) =>
  sql`'more:' || ${actor.personId} || ':' || profiles.id || ':'`;
const hasOverflow = (sender: Sender) =>
  sql`exists (select 1 from outbox where sent_at is null and attempts = 0
    and idempotency_key between 'notice:' || ${overflowKey(sender)} and 'notice:' || ${overflowKey(sender)} || '~')`;

/** Whether a row of `profiles` has been mailed enough by this sender: then this belongs to the later mail. */
const isOverflow = (sender: Sender) =>
  sql`(${countRecent(sender)} > ${MAILS_AT_ONCE} or ${hasOverflow(sender)})`;

/** One mail that lists all that goes beyond `MAILS_AT_ONCE`, from the notification `first` on (docs/decisions/0103). */
const bundleOverflow = (sender: Sender, recipients: SQL, first: SQL) => ({
  payload: sql`json_object('notificationId', ${first}, 'isList', json('true'))`,
  recipients,
  key: sql`${overflowKey(sender)} || ${newId()}`,
  condition: sql`${countRecent(sender)} > ${MAILS_AT_ONCE} and not ${hasOverflow(sender)}`,
  dueAt: sender.now + BUNDLE_MS,
});

/**
 * Tells the open review pages of a content item to look again.
 * @param removedBrandId the brand that may no longer see the content item after the change
 */
export const broadcastContentChange = (
  contentId: string,
  now: number,
  removedBrandId?: string,
): Statement => {
  const topic = `content:${contentId}`;
  if (removedBrandId === undefined)
    return queuePush({ room: "review", name: contentId, event: { topic } }, now);
  return enqueueEach(
    "push",
    {
      payload: sql`json_object('room', 'review', 'name', ${contentId},
        'event', json_object('topic', ${topic}), 'without', member.person_id)`,
      key: sql`${`${newId()}:`} || member.person_id`,
      from: sql`brand_members member where member.brand_id = ${removedBrandId}`,
    },
    now,
  );
};
