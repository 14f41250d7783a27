import type { Values } from "./form-values";

/** The keys of `localStorage` under which typed text is kept begin with this. */
const DRAFT_PREFIX = "typed:";

/** What was typed stays on the device at most this long. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

interface Draft {
  at: number;
  values: Values;
}

/** One entry for each account, address that the form is sent to, and form. */
export function draftKey(account: string, form: HTMLFormElement): string | null {
  // A field called `id` or `action` hides the form's own property.
  const id = form.getAttribute("id");
  const { pathname, search } = new URL(form.getAttribute("action") ?? "", window.location.href);
  return id && `${DRAFT_PREFIX}${account}:${pathname}${search}#${id}`;
}

export function readDraft(key: string): Values | null {
  try {
    const entry = JSON.parse(localStorage.getItem(key) ?? "null") as Draft | null;
    return entry && Date.now() - entry.at < MAX_AGE_MS ? entry.values : null;
  } catch {
    return null;
  }
}

/** @returns false when the device does not keep it: no storage, or no room */
export function writeDraft(key: string, values: Values): boolean {
  try {
    if (Object.keys(values).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ at: Date.now(), values } satisfies Draft));
    return true;
  } catch {
    return Object.keys(values).length === 0;
  }
}

/** Deletes what is too old, of any account. */
export function deleteExpired() {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(DRAFT_PREFIX) && !readDraft(key)) localStorage.removeItem(key);
  } catch {
    // Without storage nothing was kept.
  }
}
