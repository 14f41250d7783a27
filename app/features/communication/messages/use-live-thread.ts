import { useCallback, useEffect, useMemo, useState } from "react";
import { useRefresh } from "~/components/use-refresh";
import { paths } from "~/paths";
import type { Thread } from "./load-thread.server";
import { applyEvents, mergeFrames, NO_EVENTS, type RoomEvents } from "./room-events";

/** Marks the messages up to this one as read, once the page is visible. @param seq null: nothing to mark */
export function useRead(conversationId: string, seq: number | null) {
  useEffect(() => {
    if (seq === null) return;
    const left = new AbortController();
    const say = () => {
      if (document.visibilityState !== "visible") return;
      left.abort();
      // If it fails, the next load of the page tries again.
      fetch(paths.conversationRead(conversationId), {
        method: "POST",
        body: new URLSearchParams({ seq: String(seq) }),
        redirect: "error",
      }).catch(() => {});
    };
    document.addEventListener("visibilitychange", say, { signal: left.signal });
    say();
    return () => left.abort();
  }, [conversationId, seq]);
}

/**
 * A thread that shows at once what its room says. If it misses something, it is loaded again.
 * @returns `hear`, which takes the frames of the room
 */
export function useLiveThread(loaded: Thread, userId: string) {
  const { id } = loaded;
  const [{ threadId, events }, setThreadEvents] = useState({ threadId: id, events: NO_EVENTS });
  const refresh = useRefresh();
  const onEvents = useCallback(
    (frame: RoomEvents) =>
      setThreadEvents((last) => ({
        threadId: id,
        events: mergeFrames(last.threadId === id ? last.events : NO_EVENTS, frame),
      })),
    [id],
  );
  const { thread, isBehind } = useMemo(
    () => applyEvents(loaded, threadId === id ? events : NO_EVENTS, userId),
    [loaded, threadId, id, events, userId],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each frame, as long as something is missing
  useEffect(() => {
    if (isBehind) refresh();
  }, [isBehind, events, refresh]);
  return { thread, onEvents };
}
