import { notificationKinds } from "~/notifications";
import { paths } from "~/paths";
import { plural } from "~/platform/numbers";

export const messageNotifications = notificationKinds("messages", {
  /** Never stored: the daily mail uses it for unread conversations. */
  unread: {
    category: "message",
    text: ({ name, unread }: { name: string; unread: number }) => ({
      title: `${name} wrote to you`,
      message: plural(unread, "unread message.", "unread messages."),
    }),
    path: paths.conversation,
  },
});
