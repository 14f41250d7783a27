import { formatWhole } from "~/platform/numbers";
import type { Platform } from "~db/constants";
import { platformName } from "../channels/platforms";
import { shownLength } from "../disclosure/fold";
import { asPosted, lengthOn, limitsOf, tooLong } from "./caption";

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
  const text = asPosted(typed);
  const shown = text.slice(0, shownLength(text, platform));
  const isTooLong = tooLong(typed);
  const limits = limitsOf(platform);
  return (
    <div className="-mt-3 flex flex-col gap-1.5 text-sm text-soft">
      <Used
        what="Caption and hashtags"
        used={lengthOn(text, platform)}
        of={limits.caption}
        over={"description" in isTooLong}
      />
      {limits.title && (
        <Used
          what="Title"
          used={lengthOn(title, platform)}
          of={limits.title}
          over={"title" in isTooLong}
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

function Used({ what, used, of, over }: { what: string; used: number; of: number; over: boolean }) {
  return (
    <p className={over ? "font-[650] text-alert" : ""}>
      {what}: {formatWhole(used)} of {formatWhole(of)}
      {over && `, ${formatWhole(used - of)} too many`}
    </p>
  );
}
