import { type SQL, sql } from "drizzle-orm";
import { peopleOfSide } from "~/features/identity/accounts/brand-members";
import type { NotificationKind } from "~/notifications";
import { enqueueEach } from "~/platform/enqueue";
import type { Statement } from "~db/client";
import { newId } from "~db/columns";

/**
 * Marks the notifications of a side about a subject as read, because what they asked for is done, and updates its open
 * pages. The statements belong in the batch of the command that did it.
 * @param sideId a brand: all who act for it; or an athlete
 * @param when a condition under which it is done; it sees the rows as the batch has left them
 */
export function markHandled(
  sideId: string,
  now: number,
  subjectId: string,
  condition: SQL = sql`true`,
): Statement[] {
  const handled = sql`user_id in (${peopleOfSide(sideId)})
    and read = 0 and subject_id = ${subjectId} and ${condition}`;
  return [
    enqueueEach(
      "push",
      {
        payload: sql`json_object('room', 'notifications', 'name', reader.id,
          'event', json_object('topic', 'notifications'))`,
        key: sql`${`${newId()}:`} || reader.id`,
        from: sql`(select distinct user_id as id from notifications where ${handled}) reader`,
      },
      now,
    ),
    sql`update notifications set read = 1 where ${handled}`,
  ];
}

/**
 * Removes a deleted subject from people's notifications, so that they lead to the page of the list.
 * @param recipients selects one column: the ids of accounts
 */
export const forgetSubject = (subjectId: string, recipients: SQL): Statement =>
  sql`update notifications set subject_id = null
      where user_id in (${recipients}) and subject_id = ${subjectId}`;

/** Removes what a side was notified of at a moment, because the sender took it back. A mail that waits is not sent then. */
export const removeNotification = (
  { name }: Pick<NotificationKind<never>, "name">,
  {
    sideId,
    subjectId,
    senderId,
    at,
  }: { sideId: string; subjectId: string; senderId: string; at: number },
): Statement =>
  sql`delete from notifications where user_id in (${peopleOfSide(sideId)}) and subject_id = ${subjectId}
    and kind = ${name} and sender_id = ${senderId} and created_at = ${at}`;
