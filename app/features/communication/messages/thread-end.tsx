import { lazyHydrated } from "~/components/later";
import type { ComposerProps } from "./composer";
import { BLOCKED_TEXTS } from "./policy";

const Composer = lazyHydrated<ComposerProps>("composer", () =>
  import("./composer").then(({ Composer }) => Composer),
);

/** The end of a thread: the text box, or the reason why there is none. */
export function ThreadEnd({
  block,
  ...composer
}: ComposerProps & { block: keyof typeof BLOCKED_TEXTS | null }) {
  return (
    <div id="writing" className="border-t border-line px-4 py-3 md:max-lg:px-9">
      {block ? <p className="text-soft">{BLOCKED_TEXTS[block]}</p> : <Composer {...composer} />}
    </div>
  );
}
