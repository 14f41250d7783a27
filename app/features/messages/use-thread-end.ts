import { useEffect, useRef } from "react";

/**
 * Keeps the end of the thread in view while the reader is there, and scrolls to it when they write.
 * @param newest the newest message; null while an older part of the thread is shown
 * @param written how many messages the reader has written on this page
 */
export function useThreadEnd(newest: number | null, written: number) {
  const isThere = useRef(false);
  const before = useRef({ newest, written });

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

  // What the reader has written appears, and says that it waits, after the page has scrolled for it.
  useEffect(() => {
    const list = document.getElementById("outgoing");
    if (!list) return;
    let height = list.offsetHeight;
    const observer = new ResizeObserver(() => {
      if (list.offsetHeight > height && isThere.current) showEnd();
      height = list.offsetHeight;
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    // From another part of the thread, the address says where to go.
    const hasCome = newest !== null && before.current.newest !== null;
    if ((hasCome && isThere.current) || written > before.current.written) showEnd();
    before.current = { newest, written };
  }, [newest, written]);
}

const showEnd = () => document.getElementById("end")?.scrollIntoView({ block: "end" });
