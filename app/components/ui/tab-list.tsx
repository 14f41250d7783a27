import * as Radix from "@radix-ui/react-tabs";
import { type ReactNode, useEffect, useRef } from "react";

/** The tab list of `Tabs`, a module of its own: it is loaded after the page works. */
export function TabList({
  id,
  label,
  tabs,
  shown,
  focused,
  onShow,
  classes,
}: {
  /** What the ids of tabs and panel begin with. */
  id: string;
  label: string;
  tabs: readonly { value: string; label: ReactNode }[];
  shown: string;
  /** It takes the place of links one of which has the focus. */
  focused: boolean;
  onShow: (value: string) => void;
  classes: { list: string; tab: string };
}) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) list.current?.querySelector<HTMLElement>("[data-state=active]")?.focus();
  }, [focused]);
  // A click asks twice, on press and on focus, before the address has changed.
  const asked = useRef(shown);
  useEffect(() => {
    asked.current = shown;
  }, [shown]);
  const show = (value: string) => {
    if (asked.current === value) return;
    asked.current = value;
    onShow(value);
  };
  return (
    <Radix.Root value={shown} onValueChange={show}>
      <Radix.List ref={list} aria-label={label} className={classes.list}>
        {tabs.map(({ value, label }) => (
          <Radix.Trigger
            key={value}
            value={value}
            id={`${id}-${value}`}
            aria-controls={value === shown ? `${id}-panel` : undefined}
            className={classes.tab}
          >
            {label}
          </Radix.Trigger>
        ))}
      </Radix.List>
    </Radix.Root>
  );
}
