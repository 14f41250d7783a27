import { platformName } from "~/features/reference/platforms/platform-names";
import { formatWhole } from "~/platform/numbers";
import type { Platform } from "~db/constants";
import { shownLength } from "../disclosure/shown-length";
import { captionLimits, findExcessLength, joinCaption, measureCaption } from "./caption";

/** What the fields of a caption say. */
export interface TypedCaption {
  title: string;
  description: string;
  hashtags: readonly string[];
  platform: Platform | null;
}

/** How much of what the platform takes is used, and what it shows before "more". */
export function CaptionMeter({ typed }: { typed: TypedCaption }) {
  const { title, platform } = typed;
  const text = joinCaption(typed);
  const shown = text.slice(0, shownLength(text, platform));
  const isTooLong = findExcessLength(typed);
  const limits = captionLimits(platform);
  return (
    <div className="-mt-2 flex flex-col gap-1.5 text-sm text-soft">
      <Used
        label="Caption and hashtags"
        used={measureCaption(text, platform)}
        limit={limits.caption}
        isOver={"description" in isTooLong}
      />
      {limits.title && (
        <Used
          label="Title"
          used={measureCaption(title, platform)}
          limit={limits.title}
          isOver={"title" in isTooLong}
        />
      )}
      {shown.length < text.length && (
        <div>
          <p>Before “more”{platform ? ` on ${platformName(platform)}` : ""}:</p>
          <blockquote className="mt-1 border-l-3 border-line pl-3 whitespace-pre-line text-ink">
            {shown.trimEnd()}…
          </blockquote>
        </div>
      )}
    </div>
  );
}

function Used({
  label,
  used,
  limit,
  isOver,
}: {
  label: string;
  used: number;
  limit: number;
  isOver: boolean;
}) {
  return (
    <p className={isOver ? "font-strong text-alert" : ""}>
      {label}: {formatWhole(used)} of {formatWhole(limit)}
      {isOver && `, ${formatWhole(used - limit)} too many`}
    </p>
  );
}
