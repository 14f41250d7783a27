import { type SQL, sql } from "drizzle-orm";
import { brand } from "~/brand";
import { queueMailTo, queuePush } from "~/platform/jobs";
import type { Statement } from "~db/client";
import { newId } from "~db/columns";
import { notifications } from "~db/schema";
import type { Acting } from "../accounts/actor";

/** Something passed from one side to the other: said in the bell, live, and by mail. */
export interface Handover {
  /** Who must know. */
  userId: string;
  title: string;
  message: string;
  /** An address inside the app. */
  link: string;
}

/** The rows that tell someone; they stand in the batch of the change itself. */
export function tell({ db, now }: Pick<Acting, "db" | "now">, handover: Handover): Statement[] {
  const id = newId();
  return [
    db.orm.insert(notifications).values({ id, createdAt: now, ...handover }),
    queuePush(
      { room: "notifications", name: handover.userId, event: { type: "notified" } },
      now,
      id,
    ),
    queueMailTo(handover.userId, mailOf(handover), now, id),
  ];
}

/**
 * Tells everyone a query finds, however many they are when the batch runs.
 * @param recipients selects one column: the ids of accounts
 */
export function tellEach(
  { now }: Pick<Acting, "now">,
  recipients: SQL,
  { title, message, link }: Omit<Handover, "userId">,
): Statement[] {
  const batch = newId();
  // The moment of `batch` and chance: ids that sort like all others.
  const id = sql`${batch.slice(0, 10)} || lower(hex(randomblob(8)))`;
  const mail = JSON.stringify(mailOf({ title, message, link }));
  return [
    sql`insert into notifications (id, user_id, title, message, link, read, created_at)
        select ${id}, told.id, ${title}, ${message}, ${link}, 0, ${now}
        from profiles told where told.id in (${recipients})`,
    sql`insert into outbox (id, kind, idempotency_key, payload, due_at, created_at)
        select ${id}, 'push', 'push:' || ${batch} || ':' || told.id,
          json_object('room', 'notifications', 'name', told.id, 'event', json_object('type', 'notified')),
          ${now}, ${now}
        from profiles told where told.id in (${recipients})`,
    sql`insert into outbox (id, kind, idempotency_key, payload, due_at, created_at)
        select ${id}, 'mail', 'mail:' || ${batch} || ':' || told.id,
          json_set(${mail}, '$.to', told.email), ${now}, ${now}
        from profiles told where told.id in (${recipients})`,
  ];
}

const mailOf = ({ title, message, link }: Omit<Handover, "userId">) => ({
  subject: title,
  text: `${message}\n\nOpen it in ${brand.name}: {{link}}\n`,
  link: { path: link },
});

/** Tells the open review pages of a piece to look again. */
export const contentChanged = (contentId: string, now: number): Statement =>
  queuePush({ room: "review", name: contentId, event: { type: "content-changed" } }, now);
