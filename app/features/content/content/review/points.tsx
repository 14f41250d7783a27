import { type MouseEvent, useEffect, useState } from "react";
import type { ContentFile } from "../queries.server";
import { COMMENT_FORM, draftPoint, type Point, pinToPoint } from "./pinning";
import type { Thread } from "./threads";

interface Props {
  file: ContentFile;
  threads: Thread[];
}

/**
 * An SVG over the picture, which keeps to the picture's own shape however its box is cut: as `object-contain` does. The
 * marks are as wide as a fingertip on phones. With scripts, a click between them pins the comment in the form there.
 */
export function Points({ file: { id, width, height }, threads }: Props) {
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
                className="fill-paper font-[650]"
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
