import { Link } from "@remix-run/react";
import { Avatar } from "~/components/ui/avatar";
import { Tabs } from "~/components/ui/tabs";
import { Time } from "~/components/ui/time";
import { paths, withQuery } from "~/paths";
import type { ListTab } from "./fields";
import { ListPages } from "./list-pages";
import type { ConversationList as List } from "./load-conversations.server";
import { formatMessagePreview } from "./text-parts";

type Item = List["items"][number];

const TABS = [
  { value: "all", label: "All" },
  { value: "unread", label: "Unread" },
  { value: "archived", label: "Archived" },
] as const satisfies { value: ListTab; label: string }[];

const EMPTY: Record<ListTab, string> = {
  all: "No conversations yet. Open a profile, match or campaign and choose “Message”.",
  unread: "You've read everything.",
  archived: "No archived conversations.",
};

/** @param openId the conversation that is open beside the list */
export function ConversationList({
  list: { items, tab, older, isFirst },
  openId,
}: {
  list: List;
  openId: string | undefined;
}) {
  return (
    <>
      <Tabs label="Which conversations" tabs={TABS} current={tab} />
      {items.length === 0 ? (
        <p className="text-soft">{EMPTY[tab]}</p>
      ) : (
        <ul aria-label="Conversations" data-results tabIndex={-1} className="flex flex-col gap-1">
          {items.map((item) => (
            <li key={item.id}>
              <Entry item={item} tab={tab} isOpen={item.id === openId} />
            </li>
          ))}
        </ul>
      )}
      <ListPages label="Pages of conversations" query={{ tab }} older={older} isFirst={isFirst} />
    </>
  );
}

function Entry({ item, tab, isOpen }: { item: Item; tab: ListTab; isOpen: boolean }) {
  const { id, name, picture, at, unread, muted } = item;
  const path = paths.conversation(id);
  return (
    <Link
      to={`${tab === "all" ? path : withQuery(path, { tab })}${unread > 0 ? "#unread" : ""}`}
      aria-current={isOpen ? "page" : undefined}
      className="flex items-center gap-3 rounded-control p-2.5 no-underline hover:bg-leaf-wash aria-[current]:bg-leaf-wash"
    >
      <Avatar name={name} picture={picture} size="sm" />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className={`min-w-0 flex-1 truncate ${unread > 0 ? "font-[650]" : ""}`}>
            {name}
          </span>
          <span className="text-xs text-soft">
            <Time at={at} />
          </span>
        </span>
        <span className="flex items-center gap-2 text-sm text-soft">
          <span className="min-w-0 flex-1 truncate">{preview(item)}</span>
          {muted && <span className="text-xs">Muted</span>}
          {unread > 0 && (
            <span className="min-w-5 rounded-full bg-track px-1 text-center text-xs font-[700] text-on-track tabular-nums">
              {unread > 99 ? "99+" : unread}
              <span className="sr-only"> unread</span>
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}

const preview = (item: Item) =>
  item.isOwn && !item.isRemoved ? `You: ${formatMessagePreview(item)}` : formatMessagePreview(item);
