import type { ContentFile } from "../queries.server";
import { pinAddress } from "./opened-pin";
import { seek } from "./player";
import type { Thread } from "./threads";
import { formatTimeCode } from "./time-code";

/**
 * Where a comment is pinned, as a link there. Without scripts it opens the page with the clip at that second; a script
 * moves the clip where it is.
 */
export function PinLink({ thread, files }: { thread: Thread; files: readonly ContentFile[] }) {
  const { mediaId, fileName, pinMs, pinX, number } = thread;
  if (!mediaId || !fileName) return null;
  const isShown = files.some(({ id }) => id === mediaId);
  const href = pinAddress(thread, files);
  if (pinMs !== null)
    return (
      <a
        href={href}
        onClick={(event) => {
          if (seek(mediaId, pinMs)) event.preventDefault();
        }}
        aria-label={`At ${formatTimeCode(pinMs)}`}
        className={`${PIN} tabular-nums`}
      >
        {formatTimeCode(pinMs)}
      </a>
    );
  if (pinX !== null)
    return (
      <a href={href} aria-label={`Point ${number} on the picture`} className="mr-2 no-underline">
        <span className="inline-grid size-6 place-items-center rounded-full bg-ink text-sm font-strong text-paper">
          {number}
        </span>
      </a>
    );
  if (isShown && files.length === 1) return null;
  return (
    <a href={href} className={`${PIN} break-words`}>
      {fileName}
    </a>
  );
}

const PIN = "mr-2 font-strong";
