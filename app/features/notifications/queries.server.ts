import { and, count, desc, eq } from "drizzle-orm";
import type { Database } from "~db/client";
import { notifications } from "~db/schema";

const BELL_SIZE = 10;
const PAGE_SIZE = 50;

/** The bell: the ten newest and how many are unread. */
export async function latestNotifications(db: Database, userId: string) {
  return withUnread(db, userId, BELL_SIZE);
}

/** The page behind the bell. */
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
