import type { ContentDetail, ContentFile } from "../queries.server";
import { type Thread, threadsOf } from "./threads";
import { formatTimeCode } from "./time-code";

export interface PinsProps {
  file: ContentFile;
  comments: ContentDetail["comments"];
}

/** Where the comments of a file are pinned: points on a picture, moments of a clip. Each leads to its comment. */
export function Pins({ file, comments }: PinsProps) {
  const threads = threadsOf(comments).filter(({ mediaId }) => mediaId === file.id);
  return file.kind === "clip" ? (
    <Moments threads={threads} />
  ) : (
    <Points file={file} threads={threads} />
  );
}

function Moments({ threads }: { threads: Thread[] }) {
  const pinned = threads
    .filter(({ pinMs }) => pinMs !== null)
    .sort((a, b) => (a.pinMs ?? 0) - (b.pinMs ?? 0));
  if (pinned.length === 0) return null;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-soft">
      Comments at
      {pinned.map(({ id, mediaId, pinMs, comment }) => (
        <a
          key={id}
          href={`#comment-${id}`}
          data-seek={pinMs}
          data-file={mediaId}
          title={comment.slice(0, 80)}
          className="inline-flex min-h-9 items-center font-[650] tabular-nums text-ink"
        >
          {formatTimeCode(pinMs ?? 0)}
        </a>
      ))}
    </p>
  );
}

/**
 * An SVG over the picture, which keeps to the picture's own shape however its box is cut: as `object-contain` does. The
 * marks are as wide as a fingertip on phones; a click between them goes through to the picture.
 */
function Points({
  file: { id, width, height },
  threads,
}: {
  file: ContentFile;
  threads: Thread[];
}) {
  const radius = Math.max(width, height) * 0.024;
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG knows no fieldset
    <svg
      viewBox={`0 0 ${width} ${height}`}
      data-points={id}
      role="group"
      aria-label="Comments on this picture"
      className="absolute inset-0 size-full"
    >
      {threads.map(({ id, number, pinX, pinY, resolvedAt, comment }) =>
        pinX === null || pinY === null ? null : (
          <a
            key={id}
            href={`#comment-${id}`}
            aria-label={`Comment ${number}: ${comment.slice(0, 80)}`}
            className={`group/point ${resolvedAt === null ? "" : "opacity-60"}`}
          >
            <g transform={`translate(${(pinX / 100) * width} ${(pinY / 100) * height})`}>
              <circle r={radius * 1.5} fill="transparent" />
              <circle
                r={radius}
                strokeWidth={radius / 6}
                className="fill-ink stroke-paper group-focus-visible/point:stroke-track"
              />
              <text
                textAnchor="middle"
                dy="0.36em"
                fontSize={radius * 1.1}
                className="fill-paper font-[650]"
              >
                {number}
              </text>
            </g>
          </a>
        ),
      )}
    </svg>
  );
}
