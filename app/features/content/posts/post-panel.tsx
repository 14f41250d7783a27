import type { ReactNode } from "react";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import { platformName } from "~/features/profiles/channels/platforms";
import { Findings } from "../disclosure/findings";
import { FiguresTable } from "./figures-table";
import { POST_STATE_LABELS } from "./post-state-labels";
import type { ShownPost } from "./queries.server";

export interface PostPanelProps {
  post: ShownPost;
  /** Who looks at it. */
  isOwn: boolean;
  athleteName: string;
  /** The athlete's way to add figures. */
  children?: ReactNode;
}

/** How a post stands on its platform, and what has come of it; the same for both sides. */
export function PostPanel({ post, isOwn, athleteName, children }: PostPanelProps) {
  const { state, platform, readAt, caption, keptUntil, figures } = post;
  const name = platform ? platformName(platform) : "its platform";
  const words = POST_STATE_LABELS[state];
  const isAsked = post.isRead || readAt !== null;
  return (
    <section aria-labelledby="post">
      <h2 id="post" className="mb-3 text-lg">
        The post{platform && ` on ${name}`}
      </h2>
      <Card className="flex flex-col gap-5">
        <div className="flex flex-col gap-1">
          {isAsked ? (
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Badge tone={words.tone}>{words.label}</Badge>
              <span>{words.text(name)}</span>
            </p>
          ) : (
            <NotAsked post={post} name={name} isOwn={isOwn} athleteName={athleteName} />
          )}
          <p className="text-sm text-soft">
            Posted <Time at={post.postedAt} as="moment" />
            {readAt !== null && (
              <>
                {"\u00a0· last read "}
                <Time at={readAt} as="freshness" />
              </>
            )}
          </p>
          {keptUntil > Date.now() && (
            <p className="text-sm text-soft">
              {isOwn ? "Leave it up and unchanged until " : "To stay up and unchanged until "}
              <Time at={keptUntil} />.
            </p>
          )}
        </div>
        {caption !== null && <Captions post={post} first={caption} />}
        <FiguresTable figures={figures} post={post} platform={name} isOwn={isOwn} />
        {children}
      </Card>
    </section>
  );
}

/** The caption that people see now, what the disclosure check says of it, and the one that it was posted with. */
function Captions({ post, first }: { post: ShownPost; first: string }) {
  const latest = post.latestCaption ?? first;
  const isSame = latest === first;
  return (
    <>
      <div className="flex flex-col gap-2">
        <h3 className="text-base">{isSame ? "Caption as posted" : "Caption now"}</h3>
        <p className="break-words whitespace-pre-line">{latest || "No caption"}</p>
        <Findings findings={post.disclosureProblem?.split("\n") ?? []} />
      </div>
      {!isSame && (
        <div className="flex flex-col gap-2">
          <h3 className="text-base">Caption when it was posted</h3>
          <p className="break-words whitespace-pre-line text-soft">{first || "No caption"}</p>
        </div>
      )}
    </>
  );
}

function NotAsked({
  post: { platform },
  name,
  isOwn,
  athleteName,
}: {
  post: ShownPost;
  name: string;
  isOwn: boolean;
  athleteName: string;
}) {
  if (!platform || platform === "x")
    return (
      <p>
        {isOwn ? "We can't read posts" : "Figures can't be read"} on {name}, so they are typed.
      </p>
    );
  return isOwn ? (
    <p>You haven't connected {name}, so we can't read this post.</p>
  ) : (
    <p>
      {athleteName} hasn't connected {name}, so we can't read this post.
    </p>
  );
}
