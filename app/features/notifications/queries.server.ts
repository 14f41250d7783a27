import { and, count, desc, eq, lt } from "drizzle-orm";
import type { Database } from "~db/client";
import { notifications } from "~db/schema";
import type { CommandContext } from "../accounts/actor";
import { unreadConversations } from "./unread-messages.server";

const BELL_SIZE = 10;
const PAGE_SIZE = 50;

/**
 * The ten newest notifications, the unread count, and when they were read: for the bell. With them the conversations
 * with something unread, for the navigation.
 * @param opened see `unreadConversations`
 */
export async function bellOf({ db, actor, now }: CommandContext, opened: string | null = null) {
  // Side by side: one request.
  const [notices, [[messages]]] = await Promise.all([
    withUnread(db, actor.userId, BELL_SIZE),
    db.read(unreadConversations(db, actor.userId, opened)),
  ]);
  return { ...notices, messages: messages?.n ?? 0, at: now };
}

export type BellData = Awaited<ReturnType<typeof bellOf>>;

/**
 * A page of all notifications, the newest first.
 * @param before the id after which the page begins; a position, of any owner
 */
export async function notificationsPage(db: Database, userId: string, before: string | null) {
  const { items, unread } = await withUnread(db, userId, PAGE_SIZE + 1, before);
  const shown = items.slice(0, PAGE_SIZE);
  return { items: shown, unread, older: items.length > PAGE_SIZE ? shown.at(-1)?.id : undefined };
}

export type NotificationItem = Awaited<ReturnType<typeof withUnread>>["items"][number];

async function withUnread(
  db: Database,
  userId: string,
  limit: number,
  before: string | null = null,
) {
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
      .where(and(own, before === null ? undefined : lt(notifications.id, before)))
      .orderBy(desc(notifications.id))
      .limit(limit),
    db.orm
      .select({ n: count() })
      .from(notifications)
      .where(and(own, eq(notifications.read, false))),
  );
  return { items, unread: unread?.n ?? 0 };
}
