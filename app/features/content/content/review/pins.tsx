import { type MouseEvent, useEffect, useState } from "react";
import { Button } from "~/components/ui/button";
import type { ContentDetail, ContentFile } from "../queries.server";
import { COMMENT_FORM, draftPoint, type Point, pinToNow, pinToPoint } from "./pinning";
import { clipOf, seek } from "./player";
import { groupThreads, type Thread } from "./threads";
import { formatTimeCode } from "./time-code";

/**
 * An SVG over the picture, which keeps to the picture's own shape however its box is cut: as `object-contain` does. The
 * marks are as wide as a fingertip on phones. With scripts, a click between them pins the comment in the form there.
 */
function Points({
  file: { id, width, height },
  threads,
}: {
  file: ContentFile;
  threads: Thread[];
}) {
  const { scripted, draft } = useDraftPoint(id, threads);
  const radius = Math.max(width, height) * 0.024;
  const at = ({ x, y }: Point) => `translate(${(x / 100) * width} ${(y / 100) * height})`;
  const pin = ({ currentTarget, clientX, clientY }: MouseEvent<SVGRectElement>) => {
    const toScreen = currentTarget.getScreenCTM();
    if (!toScreen) return;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(toScreen.inverse());
    pinToPoint(id, { x: (x / width) * 100, y: (y / height) * 100 });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG knows no fieldset
    <svg
      viewBox={`0 0 ${width} ${height}`}
      data-points={id}
      role="group"
      aria-label="Comments on this picture"
      className="absolute inset-0 size-full"
    >
      {scripted && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the form's fields are the way for the keyboard
        <rect
          width={width}
          height={height}
          fill="transparent"
          className="cursor-crosshair"
          onClick={pin}
        />
      )}
      {threads.map(({ id, number, pinX, pinY, resolvedAt, comment }) =>
        pinX === null || pinY === null ? null : (
          <a
            key={id}
            href={`#comment-${id}`}
            aria-label={`Comment ${number}: ${comment.slice(0, 80)}`}
            className={`group/point ${resolvedAt === null ? "" : "opacity-60"}`}
          >
            <g transform={at({ x: pinX, y: pinY })}>
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
                className="fill-paper font-strong"
              >
                {number}
              </text>
            </g>
          </a>
        ),
      )}
      {draft && (
        <g transform={at(draft)} data-draft className="pointer-events-none">
          <circle r={radius} strokeWidth={radius / 6} className="fill-track stroke-paper" />
          <circle r={radius / 4} className="fill-paper" />
        </g>
      )}
    </svg>
  );
}

/** The point that the open comment form is pinned to, by a click or by its fields. */
function useDraftPoint(fileId: string, threads: readonly Thread[]) {
  const [scripted, setScripted] = useState(false);
  const [draft, setDraft] = useState<Point | null>(null);
  useEffect(() => {
    setScripted(true);
    const follow = ({ target }: Event) => {
      if ((target as Partial<HTMLInputElement>).form?.getAttribute("id") === COMMENT_FORM)
        setDraft(draftPoint(fileId));
    };
    document.addEventListener("input", follow);
    return () => document.removeEventListener("input", follow);
  }, [fileId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a comment that was sent leaves an empty form
  useEffect(() => setDraft(draftPoint(fileId)), [fileId, threads.length]);
  return { scripted, draft };
}

/** The moments of a clip that comments are pinned to, and with scripts a button for this one. */
function Moments({ fileId, threads }: { fileId: string; threads: Thread[] }) {
  const now = useClipTime(fileId);
  const pinned = threads
    .filter(({ pinMs }) => pinMs !== null)
    .sort((a, b) => (a.pinMs ?? 0) - (b.pinMs ?? 0));
  return (
    <div className="mt-2 flex min-h-11 flex-wrap items-center gap-x-4 md:min-h-9">
      {now !== null && (
        <Button
          type="button"
          size="sm"
          variant="plain"
          className="tabular-nums"
          onClick={() => pinToNow(clipOf(fileId))}
        >
          Comment at {now}
        </Button>
      )}
      {pinned.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
          Comments at
          {pinned.map(({ id, pinMs, comment }) => (
            <a
              key={id}
              href={`#comment-${id}`}
              onClick={() => seek(fileId, pinMs ?? 0)}
              title={comment.slice(0, 80)}
              className="inline-flex min-h-11 items-center font-strong tabular-nums text-ink md:min-h-9"
            >
              {formatTimeCode(pinMs ?? 0)}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}

/** The player's position as text ('0:12'); null until scripts run. */
function useClipTime(fileId: string): string | null {
  const [now, setNow] = useState<string | null>(null);
  useEffect(() => {
    const clip = clipOf(fileId);
    if (!clip) return;
    const show = () => setNow(formatTimeCode(clip.currentTime * 1000));
    show();
    const events = ["timeupdate", "seeking"];
    for (const event of events) clip.addEventListener(event, show);
    return () => {
      for (const event of events) clip.removeEventListener(event, show);
    };
  }, [fileId]);
  return now;
}

export interface PinsProps {
  file: ContentFile;
  comments: ContentDetail["comments"];
}

/** Where the comments of a file are pinned: points on a picture, moments of a clip. Each leads to its comment. */
export function Pins({ file, comments }: PinsProps) {
  const threads = groupThreads(comments).filter(({ mediaId }) => mediaId === file.id);
  return file.kind === "clip" ? (
    <Moments fileId={file.id} threads={threads} />
  ) : (
    <Points file={file} threads={threads} />
  );
}
