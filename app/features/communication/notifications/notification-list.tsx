import { Form } from "@remix-run/react";
import { Avatar } from "~/components/ui/avatar";
import { Time } from "~/components/ui/time";
import { paths } from "~/paths";
import type { NotificationItem } from "./group-by-subject";

/** Each entry is a button that marks the notification read and redirects to its subject. On paper it is text. */
export function NotificationList({ items }: { items: NotificationItem[] }) {
  return (
    <ul className="printed">
      {items.map((item) => (
        <li key={item.id}>
          <Form method="post" action={paths.notifications}>
            <button
              type="submit"
              name="open"
              value={item.id}
              className="flex w-full cursor-pointer gap-2.5 rounded-control p-3 text-left hover:bg-leaf-wash"
            >
              <span
                aria-hidden="true"
                className={`mt-2 size-2 flex-none rounded-full ${item.read ? "bg-transparent" : "bg-leaf"}`}
              />
              <span className="w-9 flex-none">
                {item.senderName && (
                  <Avatar name={item.senderName} picture={item.senderPicture} size="sm" />
                )}
              </span>
              <span className="min-w-0">
                <span className={`line-clamp-2 ${item.read ? "" : "font-strong"}`}>
                  {!item.read && <span className="sr-only">Unread: </span>}
                  {item.title}
                </span>
                <span className="line-clamp-3 text-sm text-soft">{item.message}</span>
                <span className="block text-xs text-soft">
                  <Time at={item.createdAt} as="moment" />
                  {Boolean(item.more) && ` · and ${item.more} more about this`}
                </span>
              </span>
            </button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
