import { Form, Link } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { Arrow } from "~/components/ui/arrow";
import { Avatar } from "~/components/ui/avatar";
import { Verified } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { TextLink } from "~/components/ui/link";
import { Menu, MenuButton, MenuLink } from "~/components/ui/menu";
import { Time, useTimeZone } from "~/components/ui/time";
import { paths, withQuery } from "~/paths";
import { formatAge, formatDay } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";
import { product } from "~/product";
import { groupByDay } from "./grouping";
import type { Thread, Thread as ThreadData } from "./load-thread.server";
import { MessageItem } from "./message-item";
import type { Change } from "./schema";

/** The changes a person can make to their own side of a conversation. */
function ThreadMenu({ thread }: { thread: Pick<Thread, "id" | "archived" | "muted" | "blocked"> }) {
  const changes: [Change, string][] = [
    thread.muted ? ["unmute", "Unmute"] : ["mute", "Mute"],
    thread.archived ? ["unarchive", "Move back to inbox"] : ["archive", "Archive"],
    thread.blocked ? ["unblock", "Unblock"] : ["block", "Block"],
  ];
  return (
    <Menu
      label={
        <>
          <span className="md:hidden">
            <Icon name="ellipsis" />
          </span>
          <span className="max-md:sr-only">Options</span>
        </>
      }
    >
      <Form method="post" preventScrollReset>
        {changes.map(([change, label]) => (
          <MenuButton key={change} name="intent" value={change}>
            {label}
          </MenuButton>
        ))}
      </Form>
      <MenuLink to={paths.reportConversation(thread.id)}>Report</MenuLink>
    </Menu>
  );
}

/**
 * @param profile the address of the other side's profile, if it can be seen
 * @param children further buttons
 */
export function ThreadHead({
  name,
  picture,
  isVerified,
  profile,
  thread,
  children,
}: {
  name: string;
  picture: string | null;
  isVerified: boolean;
  profile: string | null;
  thread?: ThreadData;
  children?: ReactNode;
}) {
  return (
    <div className="flex items-center gap-3 border-b border-line px-4 py-3 md:max-lg:px-9 lg:py-4">
      <TextLink to={paths.messages} className="lg:!hidden" aria-label="All messages">
        <Arrow to="left" />
      </TextLink>
      <Avatar name={name} picture={picture} size="sm" />
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-lg">{profile ? <Link to={profile}>{name}</Link> : name}</h1>
        {(isVerified || thread?.usually) && (
          <p className="text-sm text-soft">
            {isVerified && <Verified />}
            {isVerified && thread?.usually && " · "}
            {thread?.usually}
          </p>
        )}
      </div>
      {thread && <ThreadMenu thread={thread} />}
      {children}
    </div>
  );
}

/** The messages of a part of a thread, grouped by day and sender. */
export function Messages({ thread, userId }: { thread: ThreadData; userId: string }) {
  const { messages, older, newer, readSeq, otherReadSeq, id, name, now } = thread;
  const timeZone = useTimeZone();
  // The "New messages" line stays where it was when the thread was opened.
  const [unreadFrom] = useState(
    () => messages.find(({ seq, senderId }) => seq > readSeq && senderId !== userId)?.seq,
  );
  const days = groupByDay(messages, (at) => formatDay(at, { now: 0, timeZone }));
  const lastReadMessage = messages.findLast(
    ({ senderId, seq }) => senderId === userId && seq <= otherReadSeq,
  );
  const page = (query: Record<string, string>) => withQuery(paths.conversation(id), query);
  return (
    <section
      aria-label={`Messages with ${name}`}
      data-thread
      tabIndex={-1}
      // Reversed, it opens at its end, also without scripts.
      className="relative flex min-h-0 flex-1 flex-col-reverse overflow-y-auto outline-none"
    >
      <div className="mb-auto flex flex-col gap-4 px-4 py-4 md:max-lg:px-9">
        {older && (
          <ButtonLink
            to={`${page({ before: String(older) })}#message-${older - 1}`}
            variant="plain"
            size="sm"
            className="self-center"
          >
            Older messages
          </ButtonLink>
        )}
        {days.map((day) => (
          <div key={day.at} className="flex flex-col gap-3">
            <h2 className="self-center rounded-full bg-paper px-3 py-0.5 text-xs font-strong tracking-normal text-soft">
              <DayName at={day.at} now={now} timeZone={timeZone} />
            </h2>
            {day.groups.map((group) => (
              <ol
                key={group.messages[0]?.seq}
                aria-label={group.senderId === userId ? "You" : name}
                className="flex flex-col gap-1"
              >
                {group.messages.flatMap((message) => [
                  message.seq === unreadFrom && <UnreadLine key="unread" />,
                  <MessageItem
                    key={message.seq}
                    message={message}
                    conversationId={id}
                    isOwn={group.senderId === userId}
                    isSeen={message.seq === lastReadMessage?.seq}
                    now={now}
                  />,
                  message.seq === 1 && thread.leadsOutside && <Advice key="advice" />,
                ])}
              </ol>
            ))}
          </div>
        ))}
        {newer && (
          <p className="flex flex-wrap justify-center gap-2">
            <ButtonLink
              to={`${page({ after: String(newer) })}#message-${newer + 1}`}
              variant="plain"
              size="sm"
            >
              Newer messages
            </ButtonLink>
            <ButtonLink
              to={`${page({ before: String(thread.lastSeq + 1) })}#end`}
              variant="plain"
              size="sm"
            >
              Newest
            </ButtonLink>
          </p>
        )}
        <div id="outgoing" />
        <div id="end" />
      </div>
    </section>
  );
}

/** 'Today', 'Yesterday', '18 Nov' */
function DayName({ at, now, timeZone }: { at: number; now: number; timeZone: string }) {
  const age = formatAge(at, { now, timeZone });
  if (now - at < 2 * DAY_MS && /^(today|yesterday)$/.test(age))
    return age === "today" ? "Today" : "Yesterday";
  return <Time at={at} />;
}

const Advice = () => (
  <li className="my-1 self-center rounded-control bg-amber-wash px-3 py-2 text-center text-sm">
    This message has contact or payment details in it. Keep your deal on {product.name}: we
    can&apos;t help with a deal made elsewhere.
  </li>
);

const UnreadLine = () => (
  <li
    id="unread"
    className="my-2 flex scroll-mt-24 items-center gap-3 text-xs font-strong text-leaf before:h-px before:flex-1 before:bg-leaf after:h-px after:flex-1 after:bg-leaf"
  >
    New messages
  </li>
);
