import { Form, Link } from "@remix-run/react";
import { Avatar } from "~/components/ui/avatar";
import { Button, ButtonLink } from "~/components/ui/button";
import { Input } from "~/components/ui/field";
import { Icon } from "~/components/ui/icon";
import { Tabs } from "~/components/ui/tabs";
import { Time } from "~/components/ui/time";
import { paths, withQuery } from "~/paths";
import type { ListTab } from "./fields";
import type { ConversationList as List } from "./load-conversations.server";
import { NoConversations } from "./no-conversations";
import type { FoundMessages } from "./search-messages.server";
import { MAX_QUERY_LENGTH } from "./search-words";
import { formatMessagePreview } from "./text-parts";

/** The messages that a search found, by conversation. Each is a link to the message in its thread. */
function SearchResults({
  found: { q, hasWords, found, older, isFirst },
}: {
  found: FoundMessages;
}) {
  if (found.length === 0)
    return (
      <p className="text-soft">
        {hasWords
          ? "No message contains all of these words. Try whole words, or fewer of them."
          : "Type a word to search for."}
      </p>
    );
  return (
    <>
      <ul aria-label="Messages found" data-results tabIndex={-1} className="flex flex-col gap-4">
        {found.map(({ id, name, picture, messages }) => (
          <li key={id}>
            <div className="flex items-center gap-3 px-2.5">
              <Avatar name={name} picture={picture} size="sm" />
              <p className="min-w-0 truncate font-strong">{name}</p>
            </div>
            <ul>
              {messages.map(({ seq, at, isOwn, excerpt }) => (
                <li key={seq}>
                  <Link
                    to={`${withQuery(paths.conversation(id), { at: String(seq), q })}#message-${seq}`}
                    className="block rounded-control p-2.5 no-underline hover:bg-leaf-wash"
                  >
                    <span className="text-sm break-words">
                      {isOwn && <span className="text-soft">You: </span>}
                      {excerpt.map(({ text, isMatch }, i) =>
                        isMatch ? (
                          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an excerpt never move
                          <Match key={i}>{text}</Match>
                        ) : (
                          text
                        ),
                      )}
                    </span>{" "}
                    <span className="block text-xs text-soft">
                      <Time at={at} as="moment" />
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <ListPages label="Pages of messages found" query={{ q }} older={older} isFirst={isFirst} />
    </>
  );
}

const Match = ({ children }: { children: string }) => (
  <mark className="rounded-sm bg-amber-wash font-strong text-inherit">{children}</mark>
);

type Item = List["items"][number];

const TABS = [
  { value: "all", label: "All" },
  { value: "unread", label: "Unread" },
  { value: "archived", label: "Archived" },
] as const satisfies { value: ListTab; label: string }[];

/** @param openId the conversation that is open beside the list */
function ConversationList({
  list: { items, tab, older, isFirst, reader },
  openId,
}: {
  list: List;
  openId: string | undefined;
}) {
  return (
    <>
      <Tabs label="Which conversations" tabs={TABS} current={tab} />
      {items.length === 0 ? (
        <NoConversations reader={reader} tab={tab} />
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
      className="flex items-center gap-3 rounded-control p-2.5 no-underline hover:bg-leaf-wash current:bg-leaf-wash"
    >
      <Avatar name={name} picture={picture} size="sm" />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className={`min-w-0 flex-1 truncate ${unread > 0 ? "font-strong" : ""}`}>
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
            <span className="min-w-5 rounded-full bg-leaf px-1 text-center text-xs font-strong text-on-leaf tabular-nums">
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

interface ListPagesProps {
  label: string;
  /** Which list: its filter or its words. */
  query: Record<string, string>;
  /** Where the next page begins; null on the last page. */
  older: string | null;
  isFirst: boolean;
}

/** Links to the newest and to the next older page of a list at /messages. */
function ListPages({ label, query, older, isFirst }: ListPagesProps) {
  if (isFirst && !older) return null;
  return (
    <nav aria-label={label} className="mt-4 flex flex-wrap gap-3">
      {!isFirst && (
        <ButtonLink to={withQuery(paths.messages, query)} variant="plain" size="sm" rel="prev">
          Newest
        </ButtonLink>
      )}
      {older && (
        <ButtonLink
          to={withQuery(paths.messages, { ...query, after: older })}
          variant="plain"
          size="sm"
          rel="next"
          className="ml-auto"
        >
          Older
        </ButtonLink>
      )}
    </nav>
  );
}

/**
 * The search over one's own messages, above the conversations or the messages found.
 * @param openId the conversation that is open beside the list
 */
export function MessagesList({
  list,
  openId,
  heading: Heading,
}: {
  list: List | FoundMessages;
  openId?: string;
  heading: "h1" | "h2";
}) {
  const found = "found" in list ? list : null;
  return (
    <>
      <Heading className="mb-3 text-xl">Messages</Heading>
      <Form role="search" action={paths.messages} key={found?.q} className="mb-4 flex gap-2">
        <Input
          type="search"
          name="q"
          aria-label="Search messages"
          placeholder="Search"
          defaultValue={found?.q}
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          className="min-w-0 flex-1"
        />
        <Button variant="plain" className="!px-3.5">
          <Icon name="search" />
          <span className="sr-only">Search</span>
        </Button>
      </Form>
      {"found" in list ? (
        <>
          <p className="mb-3 flex flex-wrap items-center gap-x-3 text-sm text-soft">
            In all your conversations, archived ones too.
            <Link to={paths.messages}>Clear search</Link>
          </p>
          <SearchResults found={list} />
        </>
      ) : (
        <ConversationList list={list} openId={openId} />
      )}
    </>
  );
}
