import { Form } from "@remix-run/react";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import type { ContentDetail } from "../queries.server";
import { PinLink } from "./pin-link";
import { groupThreads, isThreadOpen, type Thread } from "./threads";

export interface RequestedChangesProps {
  comments: ContentDetail["comments"];
  /** Of this version. */
  files: ContentDetail["files"];
  version: number;
  /** The athlete, who ticks off what is done. */
  mayTick: boolean;
}

/** What the brand asked for when it last sent the content item back, and what of it is done. */
export function RequestedChanges({ comments, files, version, mayTick }: RequestedChangesProps) {
  const threads = groupThreads(comments);
  const asked = threads.some(({ requestedVersion }) => requestedVersion === version)
    ? version
    : version - 1;
  const list = threads.filter(({ requestedVersion }) => requestedVersion === asked);
  if (list.length === 0) return null;
  const done = list.filter((thread) => !isThreadOpen(thread)).length;
  return (
    <section aria-labelledby="requested">
      <h2 id="requested" className="text-base">
        Requested changes{asked !== version && ` to version ${asked}`}: {done} of {list.length} done
      </h2>
      <ul className="mt-1 flex flex-col">
        {list.map((thread) => (
          <li key={thread.id} className="flex flex-wrap items-center gap-x-3 py-1">
            {mayTick ? <Tick thread={thread} /> : <State thread={thread} />}
            <p className="min-w-0 flex-1 break-words">
              <PinLink thread={thread} files={files} />
              <a href={`#comment-${thread.id}`}>{thread.comment}</a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const State = ({ thread }: { thread: Thread }) =>
  isThreadOpen(thread) ? <Badge tone="waiting">Open</Badge> : <Badge tone="good">Done</Badge>;

function Tick({ thread }: { thread: Thread }) {
  const done = !isThreadOpen(thread);
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="commentId" value={thread.id} />
      <Button
        size="sm"
        variant="plain"
        name="intent"
        value={done ? "reopen" : "resolve"}
        aria-label={`${done ? "Not done yet" : "Tick off"}: ${thread.comment.slice(0, 60)}`}
      >
        {done ? "Done" : "Tick off"}
      </Button>
    </Form>
  );
}
