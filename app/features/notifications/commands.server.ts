import { and, eq } from "drizzle-orm";
import { notFound } from "~/platform/errors";
import { notifications } from "~db/schema";
import type { CommandContext } from "../accounts/actor";

/**
 * Opens a notification and marks all with the same address as read.
 * @returns the address it leads to
 */
export async function openNotification({ actor, db }: CommandContext, id: string): Promise<string> {
  const own = eq(notifications.userId, actor.userId);
  const link = db.orm
    .select({ link: notifications.link })
    .from(notifications)
    .where(and(eq(notifications.id, id), own));
  const [result] = await db.write([
    db.orm
      .update(notifications)
      .set({ read: true })
      .where(and(own, eq(notifications.link, link)))
      .returning({ link: notifications.link }),
  ]);
  const opened = result?.rows[0]?.link;
  if (typeof opened !== "string") throw notFound();
  return opened;
}

export async function readAllNotifications({ actor, db }: CommandContext) {
  await db.write([
    db.orm
      .update(notifications)
      .set({ read: true })
      .where(and(eq(notifications.userId, actor.userId), eq(notifications.read, false))),
  ]);
}
