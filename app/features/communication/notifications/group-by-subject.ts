/** A notification as lists show it. */
export interface NotificationItem {
  id: string;
  title: string;
  message: string;
  /** What it is about; null: it has been deleted. */
  subjectId: string | null;
  read: boolean;
  createdAt: number;
  /** Who acted; null: our staff, or the recipient. */
  senderName: string | null;
  senderPicture: string | null;
  /** The number of older notifications about the same subject. */
  more?: number;
}

/** Groups notifications about the same subject: shows the newest, and the group is unread while any of them is. */
export function groupBySubject(items: readonly NotificationItem[]): NotificationItem[] {
  const groups = new Map<string, NotificationItem>();
  for (const item of items) {
    const key = item.subjectId ?? item.id;
    const newest = groups.get(key);
    if (!newest) groups.set(key, { ...item, more: 0 });
    else
      groups.set(key, {
        ...newest,
        read: newest.read && item.read,
        more: (newest.more ?? 0) + 1,
      });
  }
  return [...groups.values()];
}
