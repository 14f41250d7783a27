import { SAVED_EVENT } from "~/components/drafts/form-events";
import {
  diffValues,
  readBasis,
  readDefaults,
  readValues,
  type Values,
} from "~/components/drafts/form-values";
import { CONFORM_INTENT } from "~/platform/conform-intents";

const PAUSE_MS = 2000;
const RETRY_MS = 15_000;

export type SaveState = "saving" | "saved" | "unreachable" | "signed out" | "stale" | SaveRefused;

/** Why the server refused the save. */
interface SaveRefused {
  refused: string;
}

/**
 * Saves a form when typing pauses, when the focus leaves it and when the page is hidden. Any other form of the page waits
 * while it is being saved, so that two requests of this page never race.
 * @param address takes the form's fields and answers with JSON
 * @param isSent a button has sent the form before this was loaded
 * @returns stops it
 */
export function autosaveForm(
  form: HTMLFormElement,
  address: string,
  show: (state: SaveState | null) => void,
  isSent: boolean,
): () => void {
  let saved = isSent ? readValues(form) : readDefaults(form);
  // As it is now: a notice of another device's text changes it, and only a button may confirm that.
  const basis = readBasis(form);
  let sending: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStale = false;
  let resubmitted: EventTarget | null = null;
  const watch = new AbortController();
  const { signal } = watch;

  const isChanged = () => !isStale && Object.keys(diffValues(saved, readValues(form))).length > 0;
  const schedule = (ms: number) => {
    clearTimeout(timer);
    if (isChanged()) timer = setTimeout(save, ms);
  };

  async function save() {
    clearTimeout(timer);
    await sending;
    if (!isChanged() || signal.aborted) return;
    show("saving");
    sending = send(readValues(form)).finally(() => {
      sending = null;
    });
    await sending;
  }

  async function send(values: Values) {
    const state = await submitDraft(address, form, basis);
    if (signal.aborted) return;
    show(state);
    isStale = state === "stale";
    if (state === "unreachable") schedule(RETRY_MS);
    if (state !== "saved") return;
    saved = values;
    form.dispatchEvent(new CustomEvent(SAVED_EVENT, { bubbles: true, detail: values }));
    schedule(PAUSE_MS);
  }

  const onSubmit = (event: SubmitEvent) => {
    const sent = event.target as HTMLFormElement;
    const { submitter } = event;
    // Conform's own, which checks a field and sends nothing.
    if (submitter?.getAttribute("name") === CONFORM_INTENT) return;
    const isOwn = sent === form;
    const waits = sending !== null || (!isOwn && sent.method === "post" && isChanged());
    if (sent === resubmitted || !waits) {
      // Its answer says whether it was saved; saving the same again could only overtake someone.
      if (isOwn) {
        clearTimeout(timer);
        saved = readValues(form);
      }
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    void sendAfter((isOwn && sending) || save(), sent, submitter);
  };

  async function sendAfter(
    first: Promise<void>,
    sent: HTMLFormElement,
    submitter: HTMLElement | null,
  ) {
    await first;
    if (isStale) return;
    resubmitted = sent;
    sent.requestSubmit(submitter);
    resubmitted = null;
  }

  form.addEventListener("input", () => schedule(PAUSE_MS), { signal });
  form.addEventListener(
    "focusout",
    ({ relatedTarget }) => {
      const next = relatedTarget as HTMLInputElement | null;
      // A button of the form may stand beside it.
      if (!form.contains(next) && next?.form !== form) void save();
    },
    { signal },
  );
  document.addEventListener(
    "visibilitychange",
    () => {
      if (document.visibilityState === "hidden") void save();
    },
    { signal },
  );
  window.addEventListener("online", () => void save(), { signal });
  // Before any other listener, which would send it.
  window.addEventListener("submit", onSubmit, { signal, capture: true });
  // Typed while this was loading, or kept on the device.
  schedule(PAUSE_MS);
  return () => {
    clearTimeout(timer);
    watch.abort();
  };
}

interface Answer {
  result?: { error?: Record<string, string[]> };
  message?: string;
}

async function submitDraft(
  address: string,
  form: HTMLFormElement,
  basis: Values,
): Promise<SaveState> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === "string") body.append(name, value);
  for (const [name, [value = ""]] of Object.entries(basis)) body.set(name, value);
  body.set("intent", "save");
  try {
    const request = { method: "POST", body, keepalive: true, redirect: "manual" } as const;
    const response = await fetch(address, request);
    if (response.type === "opaqueredirect") return "signed out";
    if (response.ok) return "saved";
    if (response.status >= 500 || response.status === 429) return "unreachable";
    const { result, message }: Answer = await response.json();
    const errors: Record<string, string[]> = result?.error ?? {};
    if (errors.expectedVersion) return "stale";
    return { refused: Object.values(errors).flat()[0] ?? message ?? "" };
  } catch {
    return "unreachable";
  }
}
