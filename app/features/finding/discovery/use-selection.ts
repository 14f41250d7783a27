import { useEffect, useRef, useState } from "react";
import type { Selection } from "./fields";
import type { syncSelection } from "./sync-selection";

/** The selected ids; with scripts they follow every tick. Until that is loaded, the list's form keeps them. */
export function useSelection(selection: Selection) {
  const { cookie, owner } = selection;
  const [ids, setIds] = useState<string[] | null>(null);
  const sync = useRef<ReturnType<typeof syncSelection> | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids change with every page, where they are kept does not
  useEffect(() => {
    let isGone = false;
    import("./sync-selection").then(
      (module) => {
        if (!isGone) sync.current = module.syncSelection(selection, setIds);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      sync.current?.stop();
    };
  }, [cookie, owner]);

  return { ids: ids ?? selection.ids, isKept: ids !== null, clear: () => sync.current?.clear() };
}
