import { useEffect } from "react";
import { paths } from "~/paths";

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
