import { Link } from "@remix-run/react";
import { useCallback, useState } from "react";
import { lazyHydrated } from "~/components/later";
import { floating, Popover } from "~/components/ui/popover";
import { paths } from "~/paths";
import type { NotificationItem } from "./group-by-subject";
import type { BellData } from "./queries.server";

/** The bell as the frame loaded it, or as it was asked for since: whichever is newer. */
export function useBell(loaded: BellData): { bell: BellData; refreshBell: () => void } {
  const [fetched, setFetched] = useState<BellData | null>(null);
  const refreshBell = useCallback(async () => {
    // A failure leaves the bell as it is; a session that has ended is noticed by the next load.
    const answer = await fetch(paths.bell, { redirect: "error" }).catch(() => null);
    if (answer?.ok) setFetched((await answer.json()) as BellData);
  }, []);
  return { bell: fetched && fetched.at > loaded.at ? fetched : loaded, refreshBell };
}

const NotificationList = lazyHydrated<{ items: NotificationItem[] }>("notification-list", () =>
  import("./notification-list").then(({ NotificationList }) => NotificationList),
);

/** The bell with the unread count and the ten newest notifications. A `<details>`, which works without scripts. */
export function Bell({ items, unread }: { items: NotificationItem[]; unread: number }) {
  const label = unread > 0 ? `Notifications, ${unread} unread` : "Notifications";
  return (
    <Popover className="relative">
      <summary className="relative flex min-h-11 min-w-11 list-none items-center justify-center rounded-control hover:bg-leaf-wash">
        <svg
          width="22"
          height="22"
          viewBox="0 0 22 22"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          aria-hidden="true"
        >
          <path d="M5 16V10a6 6 0 0 1 12 0v6l1.500 1.500h-15zM9 20h4" />
        </svg>
        <span className="sr-only">{label}</span>
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-0.5 right-0.5 min-w-5 whitespace-nowrap rounded-full bg-leaf px-1 text-center text-xs font-strong text-on-leaf tabular-nums"
          >
            {unread > 99 ? "99+" : unread}
          </span>
        )}
      </summary>
      {/* On phones the list is as wide as the page, and also covers the area under the account button. */}
      <div
        className={`max-h-[70vh] w-[min(22rem,calc(100vw-2rem))] overflow-y-auto max-sm:-right-12 ${floating}`}
      >
        {items.length > 0 ? (
          <NotificationList items={items} />
        ) : (
          <p className="p-3 text-soft">
            No notifications yet. You'll see invitations and decisions here.
          </p>
        )}
        <Link to={paths.notifications} className="flex min-h-11 items-center px-3 text-sm">
          See all notifications
        </Link>
      </div>
      <span role="status" className="sr-only">
        {unread > 0 ? `${unread} unread ${unread === 1 ? "notification" : "notifications"}` : ""}
      </span>
    </Popover>
  );
}
