/** A notification as lists show it. */
export interface NotificationItem {
  id: string;
  title: string;
  message: string;
  /** A path inside the app. */
  link: string;
  read: boolean;
  createdAt: number;
  /** Who acted; null: our staff, or the person. */
  senderName: string | null;
  senderPicture: string | null;
  /** How many older ones speak of the same thing. */
  more?: number;
}

/** Those that speak of one thing are one: the newest of them, unread while any is. */
export function groupedByLink(items: readonly NotificationItem[]): NotificationItem[] {
  const groups = new Map<string, NotificationItem>();
  for (const item of items) {
    const newest = groups.get(item.link);
    if (!newest) groups.set(item.link, { ...item, more: 0 });
    else
      groups.set(item.link, {
        ...newest,
        read: newest.read && item.read,
        more: (newest.more ?? 0) + 1,
      });
  }
  return [...groups.values()];
}
