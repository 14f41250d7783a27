import type { Router } from "../use-router";

/** How long a message of success stays when nothing takes it away. */
const DISPLAY_MS = 8_000;

/**
 * Takes a toast away when the next form is sent, when the address changes, which may be only another tab, when a
 * live update has changed the page that it was about, and after a while.
 * @returns stops it
 */
export function watchToast(
  region: HTMLElement,
  {
    router,
    passes,
    leave,
  }: {
    router: Router;
    /** Leaves after a while. */
    passes: boolean;
    leave: () => void;
  },
): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  const main = region.closest("main");
  const pageText = () => main?.textContent?.replace(region.textContent ?? "", "");

  let before: string | undefined;
  const drawn = new MutationObserver(() => pageText() !== before && leave());
  const address = () => router.state.location.pathname + router.state.location.search;
  const shownAt = address();
  const unsubscribe = router.subscribe(({ navigation, revalidation }) => {
    if (navigation.state === "submitting" || address() !== shownAt) return leave();
    if (revalidation === "idle" || before !== undefined || !main) return;
    before = pageText();
    drawn.observe(main, { childList: true, characterData: true, subtree: true });
  });

  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    if (passes) timer = setTimeout(leave, DISPLAY_MS);
  };
  const hold = () => clearTimeout(timer);
  for (const type of ["pointerenter", "focusin"]) region.addEventListener(type, hold, { signal });
  for (const type of ["pointerleave", "focusout"]) region.addEventListener(type, start, { signal });
  start();

  return () => {
    watch.abort();
    drawn.disconnect();
    hold();
    unsubscribe();
  };
}
