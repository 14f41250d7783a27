import { notificationKinds } from "~/notifications";
import { paths } from "~/paths";

export const messageNotifications = notificationKinds("messages", {
  /** Never stored: the daily mail uses it for unread conversations. */
  unread: {
    category: "message",
    text: ({ name, unread }: { name: string; unread: number }) => ({
      title: `${name} wrote to you`,
      message: unread === 1 ? "1 unread message." : `${unread} unread messages.`,
    }),
    path: paths.conversation,
  },
});
