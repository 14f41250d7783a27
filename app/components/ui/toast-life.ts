import type { Router } from "../use-router";

/** How long a message of success stays when nothing takes it away. */
const DISPLAY_MS = 8_000;
/** How long it stays at least when a live update changes the page: it may be the echo of what the message is about. */
const READING_MS = 3_000;

/** What a toast must not cover. */
const UNCOVERED = "h1, button, summary, a.rounded-control";
const GAP = 8;

/** Moves the toast to the nearest place where it covers no title and nothing to press: down from the top, up from the foot. */
function placeClear(region: HTMLElement) {
  const box = region.firstElementChild?.getBoundingClientRect();
  if (!box) return;
  const isAtTop = box.top < innerHeight / 2;
  const obstacles = [...document.querySelectorAll(UNCOVERED)]
    .filter((one) => !region.contains(one) && one.checkVisibility())
    .map((one) => one.getBoundingClientRect())
    .filter(({ left, right }) => right > box.left && left < box.right);
  const isClear = (top: number) =>
    (isAtTop ? top >= box.top : top <= box.top) &&
    top >= GAP &&
    top + box.height <= innerHeight - GAP &&
    obstacles.every((one) => one.bottom <= top || one.top >= top + box.height);
  const places = obstacles.map((one) => (isAtTop ? one.bottom + GAP : one.top - box.height - GAP));
  const [place] = [box.top, ...places]
    .filter(isClear)
    .sort((a, b) => Math.abs(a - box.top) - Math.abs(b - box.top));
  if (place !== undefined) region.style.translate = `0 ${place - box.top}px`;
}

/**
 * Places a toast, and takes it away when the next form is sent, when the address changes, which may be only another tab, when a
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
  placeClear(region);
  const watch = new AbortController();
  const { signal } = watch;
  const main = region.closest("main");
  const pageText = () => main?.textContent?.replace(region.textContent ?? "", "");

  let before: string | undefined;
  const read = Date.now() + READING_MS;
  let update: ReturnType<typeof setTimeout> | undefined;
  const drawn = new MutationObserver(() => {
    if (pageText() === before) return;
    clearTimeout(update);
    update = setTimeout(leave, read - Date.now());
  });
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
    region.style.translate = "";
    watch.abort();
    drawn.disconnect();
    clearTimeout(update);
    hold();
    unsubscribe();
  };
}
