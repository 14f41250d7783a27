import { useEffect, useState } from "react";
import { Button } from "~/components/ui/button";
import { pinToNow } from "./pinning";
import { clipOf, seek } from "./player";
import type { Thread } from "./threads";
import { formatTimeCode } from "./time-code";

interface Props {
  fileId: string;
  threads: Thread[];
}

/** The moments of a clip that comments are pinned to, and with scripts a button for this one. */
export function Moments({ fileId, threads }: Props) {
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
              className="inline-flex min-h-11 items-center font-[650] tabular-nums text-ink md:min-h-9"
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
