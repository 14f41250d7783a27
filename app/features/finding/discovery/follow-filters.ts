import type { Filters } from "./filters";
import { readFilters } from "./read-filters";
import { discoverPath, type View } from "./view";

const PAUSE_MS = 250;

/** What the page shows now, and how it goes elsewhere. */
export interface ShownFilters {
  filters: Filters;
  view: View;
  address: string;
  navigate: (address: string, options: { replace: boolean; preventScrollReset: true }) => void;
}

/**
 * The URL follows the fields after a short pause, and the results follow the URL (an older response is
 * dropped when a newer one is requested). The fields follow the URL in turn, except the one being edited.
 *
 * Each change of a field is one step of the browser's history. A field is changed once it settles (`change`
 * event): what is typed or dragged before that replaces its own step.
 */
export function followFilters(form: HTMLFormElement, shown: { readonly current: ShownFilters }) {
  let pause: { timer: ReturnType<typeof setTimeout>; replace: boolean } | null = null;
  /** The address that was requested and is not shown yet. */
  let requested: { address: string; replace: boolean } | null = null;
  /** The field whose step of the history is still open. */
  let editing: EventTarget | null = null;

  const stopPause = () => {
    clearTimeout(pause?.timer);
    pause = null;
  };

  const follow = () => {
    const replace = pause?.replace ?? false;
    stopPause();
    const address = discoverPath(readFormFilters(form), shown.current.view);
    if (address === (requested?.address ?? shown.current.address)) return;
    // A requested step that was not shown is not in the history: it cannot be replaced.
    const inPlace = replace && (requested?.replace ?? true);
    requested = { address, replace: inPlace };
    shown.current.navigate(address, { replace: inPlace, preventScrollReset: true });
  };

  const changed = (field: EventTarget | null) => {
    const replace = field !== null && editing === field && (pause?.replace ?? true);
    editing = field;
    stopPause();
    pause = { timer: setTimeout(follow, PAUSE_MS), replace };
  };

  const listeners = new AbortController();
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    act: (event: HTMLElementEventMap[Name]) => void,
  ) => form.addEventListener(name, act, { signal: listeners.signal });

  on("input", ({ target }) => changed(target));
  on("change", () => {
    editing = null;
  });
  // Clamps a typed value when the focus leaves the form.
  on("focusout", ({ relatedTarget }) => {
    if (form.contains(relatedTarget as Node | null) || pause) return;
    if (!requested) writeFormFilters(form, shown.current.filters);
  });
  on("submit", (event) => {
    event.preventDefault();
    follow();
    // The results are there already: a typed value is clamped as when the focus leaves.
    if (!requested) writeFormFilters(form, shown.current.filters);
  });
  // Changed before this was loaded.
  changed(null);

  return {
    /** To be called when the page shows another address. */
    arrived() {
      const own = requested?.address === shown.current.address;
      requested = null;
      if (own && (pause || isTyping(form))) return;
      writeFormFilters(form, shown.current.filters);
      stopPause();
      editing = null;
    },
    stop() {
      stopPause();
      listeners.abort();
    },
  };
}

const isTyping = (form: HTMLFormElement) =>
  document.activeElement instanceof HTMLInputElement &&
  document.activeElement.form === form &&
  document.activeElement.type !== "checkbox";

const readFormFilters = (form: HTMLFormElement): Filters =>
  readFilters(new URLSearchParams([...new FormData(form)].map(([k, v]) => [k, String(v)])));

function writeFormFilters(form: HTMLFormElement, filters: Filters) {
  form.reset();
  for (const box of form.elements) {
    if (box instanceof HTMLSelectElement) box.value = String(filters[box.name as keyof Filters]);
    if (!(box instanceof HTMLInputElement) || box.type !== "number") continue;
    const value = String(filters[box.name as keyof Filters]);
    if (box.value === value) continue;
    box.value = value;
    // Moves the slider too.
    box.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
