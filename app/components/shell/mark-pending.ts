import type { Router } from "../use-router";

/**
 * The mark of the link or button that was used to leave the screen, until the next one is shown. Styles do the rest: the element is
 * dimmed, a tab is selected at once (`current:`), and a bar at the top of the window follows.
 */
const MARK = "data-pending";

/** Marks at the moment of the tap. React shows the router's state later. */
export function watchPending(router: Router) {
  // A screen that has arrived is reported when it is shown, so that the mark stays until then.
  router.subscribe((state) => state.navigation.state !== "idle" && markPending(state));
  window.addEventListener("submit", ({ submitter }) => {
    if (router.state.navigation.formMethod) submitter?.setAttribute(MARK, "");
  });
}

/** Every link to the next screen, wherever the tap was: the bar of phones has the same links as the page. */
export function markPending({ navigation: { location, formMethod } }: Router["state"]) {
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
