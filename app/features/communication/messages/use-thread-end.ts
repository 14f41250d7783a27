import { useEffect, useRef } from "react";

/**
 * Keeps the end of the thread in view while the reader is there, and from what they write until they scroll away.
 * @param newest the newest message; null while an older part of the thread is shown
 * @param written how many messages the reader has written on this page
 */
export function useThreadEnd(newest: number | null, written: number) {
  const isThere = useRef(false);
  const before = useRef({ newest, written });

  useEffect(() => {
    const end = document.getElementById("end");
    const outgoing = document.getElementById("outgoing");
    if (!end || !outgoing) return;
    // With a margin, because a new message pushes the end out of view.
    const endObserver = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) isThere.current = true;
      },
      { rootMargin: "0px 0px 200px 0px" },
    );
    endObserver.observe(end);
    // What was written appears, and says that it waits, after the page has scrolled for it.
    const grown = new ResizeObserver(() => {
      if (isThere.current) showEnd();
    });
    grown.observe(outgoing);
    const leave = () => {
      isThere.current = false;
    };
    const moves = ["wheel", "touchmove"] as const;
    for (const move of moves) addEventListener(move, leave, { passive: true });
    return () => {
      endObserver.disconnect();
      grown.disconnect();
      for (const move of moves) removeEventListener(move, leave);
    };
  }, []);

  useEffect(() => {
    const hasWritten = written > before.current.written;
    if (hasWritten) isThere.current = true;
    // From another part of the thread, the address says where to go.
    const hasCome = newest !== null && before.current.newest !== null;
    if (isThere.current && (hasCome || hasWritten)) showEnd();
    before.current = { newest, written };
  }, [newest, written]);
}

const showEnd = () => document.getElementById("end")?.scrollIntoView({ block: "end" });
