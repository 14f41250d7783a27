import { useNavigate } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { type Filters, readFilters } from "./filters";
import { discoverAddress, type View } from "./view";

const PAUSE_MS = 250;

/**
 * With scripts the URL follows the fields after a short pause, and the results follow the URL (an
 * older response is dropped when a newer one is requested). The fields follow the URL in turn,
 * except the one being edited.
 */
export function useUrlFilters(filters: Filters, view: View) {
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>();
  const termQueries = useRef<string | null>(null);
  const navigate = useNavigate();
  const shown = discoverAddress(filters, view);
  const latest = useRef({ filters, shown });
  latest.current = { filters, shown };

  const follow = (replace: boolean) => {
    clearTimeout(pause.current);
    pause.current = undefined;
    if (!form.current) return;
    const wanted = discoverAddress(filtersIn(form.current), view);
    if (wanted === (termQueries.current ?? latest.current.shown)) return;
    termQueries.current = wanted;
    navigate(wanted, { replace, preventScrollReset: true });
  };

  const changed = () => {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => follow(true), PAUSE_MS);
  };

  /** Clamps a typed value when its field loses the focus. */
  const settle = () => {
    if (
      pause.current === undefined &&
      (termQueries.current ?? latest.current.shown) === latest.current.shown
    )
      fill(form, latest.current.filters);
  };

  const mounted = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new URL fills the fields
  useEffect(() => {
    if (!mounted.current) {
      mounted.current = true;
      // Changed before hydration.
      changed();
      return;
    }
    const own = termQueries.current === shown;
    termQueries.current = null;
    if (own && (pause.current !== undefined || isTyping(form.current))) return;
    clearTimeout(pause.current);
    pause.current = undefined;
    fill(form, latest.current.filters);
  }, [shown]);

  useEffect(() => () => clearTimeout(pause.current), []);

  return { form, changed, follow, settle };
}

const isTyping = (form: HTMLFormElement | null) =>
  document.activeElement instanceof HTMLInputElement &&
  document.activeElement.form === form &&
  document.activeElement.type !== "checkbox";

const filtersIn = (form: HTMLFormElement): Filters =>
  readFilters(new URLSearchParams([...new FormData(form)].map(([k, v]) => [k, String(v)])));

function fill({ current: form }: RefObject<HTMLFormElement>, filters: Filters) {
  if (!form) return;
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
