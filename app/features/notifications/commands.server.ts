import { and, eq } from "drizzle-orm";
import { notFound } from "~/platform/errors";
import { notifications } from "~db/schema";
import type { CommandContext } from "../accounts/actor";

/**
 * Marks a notification read.
 * @returns the address it leads to
 */
export async function openNotification({ actor, db }: CommandContext, id: string): Promise<string> {
  const [result] = await db.write([
    db.orm
      .update(notifications)
      .set({ read: true })
      .where(and(eq(notifications.id, id), eq(notifications.userId, actor.userId)))
      .returning({ link: notifications.link }),
  ]);
  const link = result?.rows[0]?.link;
  if (typeof link !== "string") throw notFound();
  return link;
}

export async function readAllNotifications({ actor, db }: CommandContext) {
  await db.write([
    db.orm
      .update(notifications)
      .set({ read: true })
      .where(and(eq(notifications.userId, actor.userId), eq(notifications.read, false))),
  ]);
}
