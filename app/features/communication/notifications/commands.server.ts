import { and, eq, sql } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import type { DescribeNotification } from "~/notifications";
import { paths } from "~/paths";
import { commit } from "~/platform/command";
import { notFound } from "~/platform/errors";
import { notifications } from "~db/schema";
import { parseStored, type StoredColumns } from "./recipient.server";

/**
 * Opens a notification and marks all about the same subject as read.
 * @returns the address it leads to
 */
export async function openNotification(
  ctx: CommandContext,
  describeNotification: DescribeNotification,
  id: string,
): Promise<string> {
  const { actor, db } = ctx;
  const own = eq(notifications.userId, actor.personId);
  const subject = db.orm
    .select({ id: notifications.subjectId })
    .from(notifications)
    .where(and(eq(notifications.id, id), own));
  const marking = sql`update notifications set read = 1 where id in (
      select id from notifications where id = ${id} and user_id = ${actor.personId}
      union all select id from notifications where user_id = ${actor.personId} and subject_id = (${subject}))
    returning id, kind, subject_id as subjectId, params`;
  const resultOf = await commit(ctx, { effects: [marking] });
  const row = resultOf(marking)?.rows.find((one) => one.id === id);
  const opened = row as unknown as StoredColumns | undefined;
  if (!opened) throw notFound();
  return describeNotification(parseStored(opened))?.link ?? paths.notifications;
}

export const readAllNotifications = (ctx: CommandContext) =>
  commit(ctx, {
    effects: [
      ctx.db.orm
        .update(notifications)
        .set({ read: true })
        .where(and(eq(notifications.userId, ctx.actor.personId), eq(notifications.read, false))),
    ],
  });
