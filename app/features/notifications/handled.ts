import { type SQL, sql } from "drizzle-orm";
import type { WriteContext } from "~/platform/command";
import { enqueueEach } from "~/platform/enqueue";
import type { Statement } from "~db/client";
import { newId } from "~db/columns";

/** The person who handled it, and the moment. */
export type Handler = Pick<WriteContext, "actor" | "now">;

/**
 * Marks the actor's notifications about a subject as read, because what they asked for is done, and updates the actor's open
 * pages. The statements belong in the batch of the command that did it.
 * @param when a condition under which it is done; it sees the rows as the batch has left them
 */
export function markHandled(
  { actor: { personId: userId }, now }: Handler,
  subjectId: string,
  when: SQL = sql`true`,
): Statement[] {
  const handled = sql`user_id = ${userId} and read = 0 and subject_id = ${subjectId} and ${when}`;
  return [
    enqueueEach(
      "push",
      {
        payload: sql`json_object('room', 'notifications', 'name', ${userId},
          'event', json_object('topic', 'notifications'))`,
        key: sql`${newId()}`,
        from: sql`(select 1 from notifications where ${handled} limit 1)`,
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
