import { useEffect } from "react";
import { paths } from "~/paths";

/** Says that the messages up to this one are in sight, once the page is. @param seq null: there is nothing to say */
export function useRead(conversationId: string, seq: number | null) {
  useEffect(() => {
    if (seq === null) return;
    const left = new AbortController();
    const say = () => {
      if (document.visibilityState !== "visible") return;
      left.abort();
      // Lost, it is said again by the next load of the page.
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
