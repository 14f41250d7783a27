import { Form, Link } from "@remix-run/react";
import { Fragment } from "react";
import { Time } from "~/components/ui/time";
import { Picture } from "~/features/media/media/picture";
import { filesOf, paths } from "~/paths";
import { bytesText } from "~/platform/bytes";
import { UNSEND_MS } from "./fields";
import type { Message } from "./load-thread.server";
import { textParts } from "./text-parts";

/** A picture, which opens in full size, or a document, which is downloaded. */
function SentFile({
  file: { id, kind, name, bytes, width, height },
  conversationId,
}: {
  file: NonNullable<Message["file"]>;
  conversationId: string;
}) {
  const address = (file: string) => filesOf(paths.conversation(conversationId)).file(id, file);
  if (kind === "picture")
    return (
      <a href={address(`${width}.webp`)} target="_blank" rel="noopener" className="block">
        <Picture
          {...{ width, height, address }}
          alt={name}
          sizes="(min-width: 1024px) 360px, 80vw"
          className="max-h-80 w-auto max-w-full"
        />
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    );
  return (
    <a href={address("document.pdf")} download className="flex flex-wrap items-baseline gap-x-2">
      <span className="break-all">{name}</span>
      <span className="text-xs text-soft">PDF, {bytesText(bytes)}</span>
    </a>
  );
}

export function MessageItem({
  message,
  conversationId,
  isOwn,
  isSeen,
  now,
}: {
  message: Message;
  conversationId: string;
  isOwn: boolean;
  /** Whether this is the reader's newest message that the other side has read. */
  isSeen: boolean;
  now: number;
}) {
  const { seq, body, file, createdAt, removedAt } = message;
  const mayUnsend = isOwn && removedAt === null && createdAt > now - UNSEND_MS;
  return (
    <li
      id={`message-${seq}`}
      tabIndex={-1}
      className={`flex max-w-[85%] scroll-mt-20 flex-col outline-offset-2 target:[&>:first-child]:outline-2 target:[&>:first-child]:outline-leaf ${isOwn ? "items-end self-end" : "items-start self-start"}`}
    >
      {removedAt === null ? (
        <div
          className={`max-w-full rounded-card border border-line px-3.5 py-2 break-words whitespace-pre-wrap ${isOwn ? "bg-leaf-wash" : "bg-card lg:bg-paper"}`}
        >
          {file ? <SentFile file={file} conversationId={conversationId} /> : <Text body={body} />}
        </div>
      ) : (
        <p className="rounded-card border border-dashed border-line px-3.5 py-2 text-soft italic">
          Message removed
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 px-1 text-xs text-soft">
        <Link
          to={`?at=${seq}#message-${seq}`}
          className="inline-flex min-h-6 items-center text-soft no-underline hover:underline"
        >
          <span className="sr-only">Link to this message, </span>
          <Time at={createdAt} as="time" />
        </Link>
        {isSeen && <span>Seen</span>}
        {mayUnsend && <Unsend seq={seq} />}
      </div>
    </li>
  );
}

function Unsend({ seq }: { seq: number }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="seq" value={seq} />
      <button
        type="submit"
        name="intent"
        value="unsend"
        className="inline-flex min-h-6 cursor-pointer items-center underline"
      >
        Unsend
      </button>
    </Form>
  );
}

/** Shows addresses as plain links. No preview is fetched. */
function Text({ body }: { body: string }) {
  return textParts(body).map(({ text, href }, i) =>
    href ? (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
        key={i}
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
      >
        {text}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <Fragment key={i}>{text}</Fragment>
    ),
  );
}
