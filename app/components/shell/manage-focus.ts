import type { Location } from "@remix-run/react";

/** Where the focus goes when a screen changes in place. A page load begins with its heading, and is read out from there. */
let shownLocation: Location | null = null;
let paged = false;

/**
 * After a link to another screen its heading has the focus, after a step of a list its results. Each location is
 * reported once it is shown; the first starts the watch over elements that are removed.
 */
export function moveFocus(location: Location) {
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
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

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
  /** The position of the element's item in the innermost list. */
  position: number;
}

function toPlace(element: Element | null): Place | null {
  if (!element || element === document.body) return null;
  const around: Element[] = [];
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
    around.push(at);
  const item = element.closest("li, tr");
  return { element, around, position: item ? [...siblings(item)].indexOf(item) : -1 };
}

const siblings = (item: Element) => item.parentElement?.children ?? [];

function findSuccessor({ element, around, position }: Place): HTMLElement | undefined {
  const list = element.closest("li, tr") && around.find((part) => part.matches("ul, ol, tbody"));
  if (list?.isConnected) {
    const item = list.children[Math.min(position, list.children.length - 1)];
    const successor = item?.querySelector<HTMLElement>(FOCUSABLE);
    if (successor) return successor;
  }
  return around.find(
    (part) => part.isConnected && part.matches("section, article, fieldset, li, main"),
  ) as HTMLElement | undefined;
}
