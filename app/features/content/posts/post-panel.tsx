import type { ReactNode } from "react";
import { Badge, type BadgeTone } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { ExternalLink } from "~/components/ui/link";
import { type Column, Table } from "~/components/ui/table";
import { Time } from "~/components/ui/time";
import { FigureSource } from "~/features/profiles/channels/figure-source";
import { isConnectable } from "~/features/profiles/channels/providers/provider";
import { typedSource } from "~/features/profiles/channels/sources";
import { platformName } from "~/features/reference/platforms/platform-names";
import { paths } from "~/paths";
import { formatWhole } from "~/platform/numbers";
import type { PostState } from "~db/constants";
import { Findings } from "../disclosure/findings";
import { SPAN_LABELS } from "./fields";
import type { ShownFigures, ShownPost } from "./queries.server";
import { isLate } from "./spans";

/** What is said of a post in each state. */
const POST_STATE_LABELS: Record<
  PostState,
  { label: string; tone: BadgeTone; text: (platform: string) => string }
> = {
  unread: {
    label: "Not read yet",
    tone: "neutral",
    text: (platform) => `${platform} hasn't reported on this post yet.`,
  },
  live: {
    label: "Live",
    tone: "good",
    text: (platform) => `Live on ${platform}, as posted.`,
  },
  edited: {
    label: "Edited",
    tone: "waiting",
    text: () => "Its caption has changed since it was posted.",
  },
  private: {
    label: "Private",
    tone: "wrong",
    text: () => "It was made private: others can't see it.",
  },
  gone: {
    label: "Not found",
    tone: "wrong",
    text: (platform) =>
      `${platform} can't find it. It was deleted, or others can't see it any more.`,
  },
};

const COUNTS = [
  ["views", "Views"],
  ["reach", "Reach"],
  ["engagements", "Engagements"],
  ["impressions", "Impressions"],
  ["clicks", "Clicks"],
] as const;

interface Props {
  figures: readonly ShownFigures[];
  post: Pick<ShownPost, "postedAt">;
  /** Its name. */
  platform: string;
  isOwn: boolean;
}

/** What a post had come to, by time since it was posted, each row with who says so and when. */
function FiguresTable({ figures, post, platform, isOwn }: Props) {
  if (figures.length === 0)
    return (
      <p className="text-soft">There are no figures yet. The first come an hour after the post.</p>
    );
  const reported = COUNTS.filter(([name]) => figures.some((row) => row[name] !== null));
  const columns: Column<ShownFigures>[] = [
    { label: "After", cell: ({ span }) => SPAN_LABELS[span] },
    ...reported.map(
      ([name, label]): Column<ShownFigures> => ({
        label,
        narrow: "before",
        numeric: true,
        cell: (row) => {
          const count = row[name];
          return count === null ? (
            <span className="text-soft">Not reported</span>
          ) : (
            formatWhole(count)
          );
        },
      }),
    ),
    {
      label: "Source",
      cell: (row) => <Source figures={row} post={post} platform={platform} isOwn={isOwn} />,
    },
  ];
  return <Table caption="Figures" columns={columns} rows={figures} rowKey={({ span }) => span} />;
}

function Source({
  figures: { source, takenAt, span, screenshotId, screenshotWidth },
  post,
  platform,
  isOwn,
}: Omit<Props, "figures"> & { figures: ShownFigures }) {
  if (source === "connected")
    return (
      <span className="text-sm">
        <FigureSource source={{ text: `From ${platform},`, at: takenAt }} />
        {isLate(post.postedAt, span, takenAt) && (
          <>
            , read late on <Time at={takenAt} as="moment" />
          </>
        )}
      </span>
    );
  return (
    <span className="text-sm">
      <FigureSource source={{ ...typedSource(isOwn ? "you" : "the athlete"), at: takenAt }} />
      {screenshotId && screenshotWidth ? (
        <>
          {"\u00a0· "}
          <ExternalLink href={paths.media(screenshotId, `${screenshotWidth}.webp`)}>
            Screenshot<span className="sr-only"> after {SPAN_LABELS[span]}</span>
          </ExternalLink>
        </>
      ) : (
        ", without a screenshot"
      )}
    </span>
  );
}

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
  if (!isConnectable(platform))
    return (
      <p>
        {isOwn ? "We can't read posts" : "Figures can't be read"} on {name}, so they are entered by
        hand.
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
