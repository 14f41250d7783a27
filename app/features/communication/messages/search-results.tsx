import { Link } from "@remix-run/react";
import { Avatar } from "~/components/ui/avatar";
import { Time } from "~/components/ui/time";
import { paths, withQuery } from "~/paths";
import { ListPages } from "./list-pages";
import type { FoundMessages } from "./search-messages.server";

/** The messages that a search found, by conversation. Each is a link to the message in its thread. */
export function SearchResults({
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
              <p className="min-w-0 truncate font-[650]">{name}</p>
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
  <mark className="rounded-sm bg-amber-wash font-[650] text-inherit">{children}</mark>
);
