import { type ComponentType, type MouseEvent, useState } from "react";

/**
 * For a link whose page can be shown in place too. What shows it comes when it is first asked for, so that
 * a visit without it does not carry it; when it does not come, the link leads to its page after all.
 */
export function useInPlace<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  return {
    Part,
    /** Calls `show` in place of the link, unless it is to open elsewhere. */
    instead: (show: () => void) => (event: MouseEvent<HTMLAnchorElement>) => {
      const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (event.button !== 0 || elsewhere) return;
      event.preventDefault();
      const { href } = event.currentTarget;
      show();
      load().then(
        (part) => setPart(() => part),
        () => window.location.assign(href),
      );
    },
  };
}
