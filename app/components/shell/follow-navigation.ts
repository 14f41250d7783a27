import type { Location } from "@remix-run/react";
import type { Router } from "~/components/use-router";

/**
 * The mark of the link or button that was used to leave the screen, until the next one is shown. Styles do the rest: the element is
 * dimmed, a tab is selected at once (`current:`), and a bar at the top of the window follows.
 */
const MARK = "data-pending";

/** Marks at the moment of the tap. React shows the router's state later. */
function watchPending(router: Router) {
  // A screen that has arrived is reported when it is shown, so that the mark stays until then.
  router.subscribe((state) => state.navigation.state !== "idle" && markPending(state));
  window.addEventListener("submit", ({ submitter }) => {
    if (router.state.navigation.formMethod) submitter?.setAttribute(MARK, "");
  });
}

/** Every link to the next screen, wherever the tap was: the bar of phones has the same links as the page. */
function markPending({ navigation: { location, formMethod } }: Router["state"]) {
  const address = location && location.pathname + location.search + location.hash;
  // Null where no screen is loading: a button, which has no address, must not match it.
  const href = address === undefined ? null : new URL(address, origin).href;
  for (const element of document.querySelectorAll<HTMLAnchorElement>(`a[href], [${MARK}]`))
    element.toggleAttribute(MARK, formMethod ? !element.href : href === element.href);
  for (const current of document.querySelectorAll("[aria-current]")) {
    const entries = current.closest("aside, #bottom-bar") ?? current.closest("ul");
    current.toggleAttribute("data-left", entries?.querySelector(`[${MARK}]`) != null);
  }
  document.documentElement.toggleAttribute("data-leaving", href !== null);
}

/** Where the focus goes when a screen changes in place. A page load begins with its heading, and is read out from there. */
let shownLocation: Location | null = null;
let paged = false;

/**
 * After a link to another screen its heading has the focus, after a step of a list its results. Each location is
 * reported once it is shown; the first starts the watch over elements that are removed.
 */
function moveFocus(location: Location) {
  const before = shownLocation;
  shownLocation = location;
  if (!before) return watchRemovals();
  const main = document.getElementById("main");
  const heading = main?.querySelector<HTMLElement>("h1");
  if (before.pathname !== location.pathname) {
    // A field that takes the focus by itself keeps it.
    if (main?.contains(document.activeElement) && document.activeElement !== main) return;
    const { hash } = location;
    focusOn(hash ? document.getElementById(hash.slice(1)) : heading);
  } else if (before.search !== location.search && paged)
    focusOn(main?.querySelector<HTMLElement>("[data-results]") ?? heading);
  paged = false;
}

function focusOn(element: HTMLElement | null | undefined) {
  if (!element) return;
  // Nothing in a closed fold can have the focus.
  for (let fold = closedFold(element); fold; fold = closedFold(element)) fold.open = true;
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

const closedFold = (element: HTMLElement) =>
  element.closest<HTMLDetailsElement>("details:not([open])");

const FOCUSABLE = "a[href], button, input:not([type=hidden]), select, textarea, summary";

/**
 * Hands the focus on when the element that has it is removed: to the one that takes its place in its list, or else to
 * the nearest part of the page around it. Otherwise it would fall to the top of the page.
 */
function watchRemovals() {
  /** The element that had the focus last, and what was around it. */
  let last: Place | null = toPlace(document.activeElement);
  document.addEventListener("focusin", ({ target }) => {
    last = toPlace(target as Element);
  });
  document.addEventListener("click", ({ target }) => {
    paged = (target as Element).closest("a[rel=next], a[rel=prev]") !== null;
  });
  new MutationObserver(() => {
    if (!last || last.element.isConnected || document.activeElement !== document.body) return;
    const place = last;
    last = null;
    focusOn(findSuccessor(place));
  }).observe(document.body, { childList: true, subtree: true });
  // Browser tests wait for this.
  document.documentElement.dataset.focus = "kept";
}

interface Place {
  element: Element;
  /** From the inside out. */
  around: Element[];
  /** The position, in each of these, of what holds the element. */
  positions: number[];
}

function toPlace(element: Element | null): Place | null {
  if (!element || element === document.body) return null;
  const [around, positions]: [Element[], number[]] = [[], []];
  let child = element;
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    around.push(at);
    positions.push([...at.children].indexOf(child));
    child = at;
  }
  return { element, around, positions };
}

function findSuccessor({ element, around, positions }: Place): HTMLElement | undefined {
  const isItem = element.closest("li, tr") !== null;
  const i = around.findIndex((part) => part.isConnected && part.matches("ul, ol, tbody, table"));
  const list = around[i];
  if (isItem && list) {
    const item = list.children[Math.min(positions[i] ?? 0, list.children.length - 1)];
    const successor = item?.querySelector<HTMLElement>(FOCUSABLE);
    if (successor) return successor;
  }
  return around.find(
    (part) => part.isConnected && part.matches("section, article, fieldset, li, main"),
  ) as HTMLElement | undefined;
}

let watched: Router | undefined;

/** Takes each location once it is shown. Loaded after the page works. */
export function followNavigation(location: Location, router: Router | undefined) {
  moveFocus(location);
  if (!router) return;
  if (watched !== router) watchPending(router);
  watched = router;
  markPending(router.state);
}
