import { ExternalLink } from "~/components/ui/link";
import { type Column, Table } from "~/components/ui/table";
import { Time } from "~/components/ui/time";
import { FigureSource } from "~/features/profiles/channels/figure-source";
import { typedSource } from "~/features/profiles/channels/sources";
import { paths } from "~/paths";
import { formatWhole } from "~/platform/numbers";
import type { ShownFigures, ShownPost } from "./queries.server";
import { isLate, SPAN_LABELS } from "./spans";

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
export function FiguresTable({ figures, post, platform, isOwn }: Props) {
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
        numeric: true,
        cell: (row) => {
          const count = row[name];
          return count === null ? <span className="text-soft">Not told</span> : formatWhole(count);
        },
      }),
    ),
    {
      label: "Source",
      cell: (row) => <Source figures={row} post={post} platform={platform} isOwn={isOwn} />,
    },
  ];
  return (
    <Table
      caption="Figures"
      columns={columns}
      rows={figures}
      rowKey={({ span }) => span}
      narrow="scroll"
    />
  );
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
