import { type ComponentType, type MouseEvent, useState } from "react";

/** Whether a click follows a link in place: no modifier key asks for a new tab. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * For a link whose page can also open as a dialog. The dialog's module loads on first use, so that
 * other visits do not download it; if loading fails, the browser follows the link.
 */
export function useModalRoute<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  return {
    Part,
    /** Calls `show` instead of following the link. */
    instead: (show: () => void) => (event: MouseEvent<HTMLAnchorElement>) => {
      if (!isPlainClick(event)) return;
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
