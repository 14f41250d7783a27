import { type ComponentType, type MouseEvent, useState } from "react";

/**
 * For a link whose page can also open as a dialog. The dialog's module loads on first use, so that
 * other visits do not download it; if loading fails, the browser follows the link.
 */
export function useModalRoute<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  return {
    Part,
    /** Calls `show` instead of following the link, unless a modifier key asks for a new tab. */
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
