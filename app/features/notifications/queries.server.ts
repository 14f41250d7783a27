import { and, count, desc, eq } from "drizzle-orm";
import type { Database } from "~db/client";
import { notifications } from "~db/schema";
import type { CommandContext } from "../accounts/actor";

const BELL_SIZE = 10;
const PAGE_SIZE = 50;

/** The ten newest notifications, the unread count, and when they were read: for the bell. */
export async function bellOf({ db, actor, now }: CommandContext) {
  return { ...(await withUnread(db, actor.userId, BELL_SIZE)), at: now };
}

export type BellData = Awaited<ReturnType<typeof bellOf>>;

/** The notifications page. */
export async function allNotifications(db: Database, userId: string) {
  return withUnread(db, userId, PAGE_SIZE);
}

export type NotificationItem = Awaited<ReturnType<typeof withUnread>>["items"][number];

async function withUnread(db: Database, userId: string, limit: number) {
  const own = eq(notifications.userId, userId);
  const [items, [unread]] = await db.read(
    db.orm
      .select({
        id: notifications.id,
        title: notifications.title,
        message: notifications.message,
        read: notifications.read,
        createdAt: notifications.createdAt,
      })
      .from(notifications)
      .where(own)
      .orderBy(desc(notifications.id))
      .limit(limit),
    db.orm
      .select({ n: count() })
      .from(notifications)
      .where(and(own, eq(notifications.read, false))),
  );
  return { items, unread: unread?.n ?? 0 };
}
