/** A notification as lists show it. */
export interface NotificationItem {
  id: string;
  title: string;
  message: string;
  /** A path inside the app. */
  link: string;
  read: boolean;
  createdAt: number;
  /** Who acted; null: our staff, or the recipient. */
  senderName: string | null;
  senderPicture: string | null;
  /** The number of older notifications with the same address. */
  more?: number;
}

/** Groups notifications with the same address: shows the newest, and the group is unread while any of them is. */
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
