import { useCallback, useEffect, useMemo, useState } from "react";
import { useRefresh } from "../notifications/use-refresh";
import { type Heard, hearAlso, NOTHING_HEARD, withHeard } from "./heard";
import type { Thread } from "./thread.server";

/**
 * A thread that shows at once what its room says. If it misses something, it is loaded again.
 * @returns `hear`, which takes the frames of the room
 */
export function useLiveThread(loaded: Thread, userId: string) {
  const { id } = loaded;
  const [{ of, heard }, setHeard] = useState({ of: id, heard: NOTHING_HEARD });
  const refresh = useRefresh();
  const hear = useCallback(
    (frame: Heard) =>
      setHeard((last) => ({
        of: id,
        heard: hearAlso(last.of === id ? last.heard : NOTHING_HEARD, frame),
      })),
    [id],
  );
  const { thread, isBehind } = useMemo(
    () => withHeard(loaded, of === id ? heard : NOTHING_HEARD, userId),
    [loaded, of, id, heard, userId],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each frame, as long as something is missing
  useEffect(() => {
    if (isBehind) refresh();
  }, [isBehind, heard, refresh]);
  return { thread, hear };
}
