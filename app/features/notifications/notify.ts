import { type SQL, sql } from "drizzle-orm";
import type { WriteContext } from "~/platform/command";
import { MINUTE_MS } from "~/platform/durations";
import { enqueueEach } from "~/platform/enqueue";
import { queuePush } from "~/platform/push";
import { product } from "~/product";
import type { Statement } from "~db/client";
import { newId } from "~db/columns";
import { notifications } from "~db/schema";
import { isConfirmed } from "../accounts/confirmed.server";
import { queueMailTo } from "../accounts/mail.server";

/** Something passed from one side to the other: said in the bell, live, and by mail. */
export interface NotificationInput {
  /** Who must know. */
  userId: string;
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

/** A person, or a job that acts for one. */
export type Sender = Pick<WriteContext, "actor" | "db" | "now">;

/** The rows that tell someone; they stand in the batch of the change itself. */
export function notify(sender: Sender, { bundle, ...input }: NotificationInput): Statement[] {
  const { db, now } = sender;
  const { subject: _, reason: __, ...shown } = input;
  const id = newId();
  return [
    db.orm
      .insert(notifications)
      .values({ id, senderId: sender.actor.userId, createdAt: now, ...shown }),
    queuePush(
      { room: "notifications", name: input.userId, event: { topic: "notifications" } },
      now,
      id,
    ),
    bundle ? bundledMail(sender, input, bundle) : mail(sender, sql`${input.userId}`, input, id),
  ];
}

/**
 * Tells everyone a query finds, however many they are when the batch runs.
 * @param recipients selects one column: the ids of accounts
 */
export function notifyMany(
  sender: Sender,
  recipients: SQL,
  { title, message, link }: Omit<NotificationInput, "userId">,
): Statement[] {
  const { now } = sender;
  const batch = newId();
  // The moment of `batch` and chance: ids that sort like all others.
  const id = sql`${batch.slice(0, 10)} || lower(hex(randomblob(8)))`;
  return [
    sql`insert into notifications (id, user_id, sender_id, title, message, link, read, created_at)
        select ${id}, recipient.id, ${sender.actor.userId}, ${title}, ${message}, ${link}, 0, ${now}
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
    mail(sender, recipients, { title, message, link }, batch),
  ];
}

type Text = Pick<NotificationInput, "title" | "message" | "link" | "subject" | "reason">;

/**
 * Mail needs a sender with a confirmed address: otherwise a stranger could send mail to others in our name.
 * The notification itself is stored either way.
 */
const mail = ({ actor, now }: Sender, recipients: SQL, text: Text, key: string): Statement =>
  queueMailTo(
    sql`select id from profiles where id in (${recipients}) and ${isConfirmed(actor.userId)}`,
    mailOf(text),
    now,
    key,
  );

/** One mail for all notifications of the bundle, sent at the end of the time. */
function bundledMail(
  { actor, now }: Sender,
  { userId, ...text }: Text & { userId: string },
  bundle: string,
): Statement {
  const key = `${bundle}:${userId}`;
  const pending = sql`select 1 from outbox where sent_at is null and attempts = 0
    and idempotency_key between ${`mail:${key}:`} and ${`mail:${key}:~`}`;
  return queueMailTo(
    sql`select id from profiles where id = ${userId} and ${isConfirmed(actor.userId)}
      and not exists (${pending})`,
    mailOf(text),
    now,
    `${key}:${newId()}`,
    now + BUNDLE_MS,
  );
}

const CONCERNS_YOU = `it's about a campaign you're part of on ${product.name}`;

const mailOf = ({ title, message, link, subject = title, reason = CONCERNS_YOU }: Text) => ({
  subject,
  text: `${message}\n\nView it in ${product.name}: {{link}}\n\nYou're getting this email because ${reason}.\n`,
  link: { path: link },
});

/**
 * Tells the open review pages of a piece to look again.
 * @param without the person who may no longer see the piece after the change
 */
export const contentChanged = (contentId: string, now: number, without?: string): Statement =>
  queuePush(
    { room: "review", name: contentId, event: { topic: `content:${contentId}` }, without },
    now,
  );
