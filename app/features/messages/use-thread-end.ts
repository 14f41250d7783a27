import { useEffect, useRef } from "react";

/**
 * Keeps the end of the thread in view while the reader is there, and scrolls to it when they write.
 * @param lastSeq the newest message
 * @param written how many messages the reader has written on this page
 */
export function useThreadEnd(lastSeq: number, written: number) {
  const isThere = useRef(false);
  const before = useRef(written);

  useEffect(() => {
    const end = document.getElementById("end");
    if (!end) return;
    // With a margin, because a new message pushes the end out of view.
    const observer = new IntersectionObserver(
      ([entry]) => {
        isThere.current = entry?.isIntersecting ?? false;
      },
      { rootMargin: "0px 0px 200px 0px" },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when a message comes
  useEffect(() => {
    if (isThere.current || written > before.current)
      document.getElementById("end")?.scrollIntoView({ block: "end" });
    before.current = written;
  }, [lastSeq, written]);
}
