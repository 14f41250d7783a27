import { useEffect, useRef, useState } from "react";
import type { Selection } from "./fields";
import type { keepTicks } from "./keep-ticks";

/** The selected ids; with scripts they follow every tick. Until that is loaded, the list's form keeps them. */
export function useSelection(selection: Selection) {
  const { cookie, owner } = selection;
  const [ids, setIds] = useState<string[] | null>(null);
  const keeper = useRef<ReturnType<typeof keepTicks> | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids change with every page, where they are kept does not
  useEffect(() => {
    let isGone = false;
    import("./keep-ticks").then(
      (module) => {
        if (!isGone) keeper.current = module.keepTicks(selection, setIds);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      keeper.current?.stop();
    };
  }, [cookie, owner]);

  return { ids: ids ?? selection.ids, isKept: ids !== null, clear: () => keeper.current?.clear() };
}
