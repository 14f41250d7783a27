import { useLocation } from "@remix-run/react";
import { type ComponentProps, useEffect, useRef } from "react";

/** Positions a panel below its button. */
export const floating =
  "absolute right-0 z-30 mt-1 rounded-card border border-line bg-card p-2 shadow-float";

/**
 * A `<details>` with a floating panel; works without scripts. With scripts it closes on Escape, outside click and, unless
 * it stays open, on link click.
 */
export function Popover({
  staysOpen = false,
  ...props
}: ComponentProps<"details"> & { staysOpen?: boolean }) {
  const box = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const shownAt = useRef(key);

  useEffect(() => {
    if (shownAt.current !== key && box.current && !staysOpen) box.current.open = false;
    shownAt.current = key;
  }, [key, staysOpen]);

  useEffect(() => {
    const onOutside = ({ target }: Event) => {
      if (box.current && !box.current.contains(target as Node)) box.current.open = false;
    };
    const onKey = ({ key: pressed }: KeyboardEvent) => {
      if (pressed !== "Escape" || !box.current?.open) return;
      box.current.open = false;
      box.current.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", onOutside);
    document.addEventListener("focusin", onOutside);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", onOutside);
      document.removeEventListener("focusin", onOutside);
      document.removeEventListener("keydown", onKey);
    };
  }, []);

  return <details ref={box} {...props} />;
}
