import { later } from "~/components/later";
import type { ComposerProps } from "./composer";
import { BLOCKED_TEXTS } from "./policy";

const Composer = later<ComposerProps>(() => import("./composer").then(({ Composer }) => Composer));

/** The end of a thread: the text box, or the reason why there is none. */
export function Writing({
  block,
  ...composer
}: ComposerProps & { block: keyof typeof BLOCKED_TEXTS | null }) {
  return (
    <div
      id="writing"
      className="sticky bottom-(--bottom-bar) z-10 -mx-4 border-t border-line bg-paper px-4 py-3 max-lg:-mb-6 md:-mx-9 md:px-9 md:max-lg:-mb-8 lg:static lg:mx-0 lg:bg-card lg:px-4"
    >
      {block ? <p className="text-soft">{BLOCKED_TEXTS[block]}</p> : <Composer {...composer} />}
    </div>
  );
}
