import type { ToastText } from "../ui/toast";
import type { Router } from "../use-router";
import { catchUnsent } from "./catch-unsent";
import { deleteExpired, draftKey, readDraft, writeDraft } from "./device-store";
import { SAVED_EVENT } from "./form-events";
import {
  diffValues,
  fillForm,
  readBasis,
  readDefaults,
  readValues,
  type Values,
} from "./form-values";
import { holdRefreshes } from "./hold-refreshes";
import { watchHydration } from "./watch-hydration";

interface Options {
  account: string;
  router: Router;
  /** The server has filled the first page's forms with what was typed: all of it counts as changed. */
  filled: boolean;
  setNotice: (notice: ToastText | null) => void;
}

/** What a form was sent with, until its answer is there. */
interface Pending {
  form: HTMLFormElement;
  key: string;
  /** The fetcher that sends it; null for a navigation. */
  fetcher: string | null;
}

/**
 * Keeps what is typed into any form of the page on the device, until the form has been sent, and fills it in when
 * the form is shown again. Passwords, files, codes and cards are never kept.
 */
export function saveDrafts({ account, router, filled, setNotice }: Options) {
  const baselines = new WeakMap<HTMLFormElement, Values>();
  const restored = new Set<string>();
  const settling = watchHydration({
    refill: (form) => fillForm(form, readDraft(keyFor(form) ?? "") ?? {}),
    settled: saveDraft,
  });
  /** Forms whose changes the device did not take. */
  const unsaved = new Set<HTMLFormElement>();
  let pending: Pending[] = [];
  let last: { form: HTMLFormElement; submitter: HTMLElement | null } | undefined;
  let isFilled = filled;
  const watch = new AbortController();
  const { signal } = watch;

  const keyFor = (form: HTMLFormElement | null | undefined) =>
    form?.method === "post" ? draftKey(account, form) : null;

  function discard() {
    for (const key of restored) writeDraft(key, {});
    unsaved.clear();
    window.location.reload();
  }

  const showRestored = () =>
    setNotice(
      restored.size === 0
        ? null
        : {
            title: "We kept what you typed",
            description: "It hasn't been sent yet.",
            tone: "info",
            action: { label: "Start again", run: discard },
          },
    );

  /** The first look at a form: how it was, and what was kept of it. */
  function visit(form: HTMLFormElement) {
    if (baselines.has(form)) return;
    const key = keyFor(form);
    if (!key) return;
    baselines.set(form, isFilled ? {} : readDefaults(form));
    settling.watch(form);
    if (isFilled) return saveDraft(form);
    const now = { ...readValues(form), ...readBasis(form) };
    // What has been typed before this was loaded is newer.
    const typed = diffValues(readDefaults(form), readValues(form));
    const entries = Object.entries(readDraft(key) ?? {}).filter(([name]) => !(name in typed));
    const draft = entries.length > 0 ? Object.fromEntries(entries) : null;
    if (
      !draft ||
      Object.keys(diffValues(now, { ...now, ...draft, ...readBasis(form) })).length === 0
    )
      return saveDraft(form);
    restored.add(key);
    for (
      let part = form.closest("details");
      part;
      part = part.parentElement?.closest("details") ?? null
    )
      part.open = true;
    fill(form, draft);
    showRestored();
  }

  /** Again with the next frames, until lists listen and what a choice brings up is there. */
  function fill(form: HTMLFormElement, values: Values, frames = 10) {
    if (!fillForm(form, values) && frames > 0)
      requestAnimationFrame(() => fill(form, values, frames - 1));
  }

  function saveDraft(form: HTMLFormElement) {
    const key = keyFor(form);
    const baseline = baselines.get(form);
    if (!key || !baseline || !form.isConnected) return;
    if (settling.isUnsure(form)) return;
    const changes = diffValues(baseline, readValues(form));
    const isTyped = Object.keys(changes).length > 0;
    if (writeDraft(key, isTyped ? { ...changes, ...readBasis(form) } : {})) unsaved.delete(form);
    else unsaved.add(form);
  }

  /** A form has saved itself: what was typed since is kept. */
  function onSaved({ target, detail }: CustomEvent<Values | null>) {
    const form = target as HTMLFormElement;
    baselines.set(form, detail ?? readValues(form));
    restored.delete(keyFor(form) ?? "");
    if (restored.size === 0) setNotice(null);
    saveDraft(form);
  }

  const formOf = ({ target }: Event) =>
    (target as Partial<HTMLInputElement> | null)?.form ??
    (target instanceof Element ? target.closest("form") : null);

  const onEdit = (event: Event) => {
    const form = formOf(event);
    if (!form) return;
    visit(form);
    if (event.isTrusted && event.type === "input") settling.trust(form);
    // Lists are drawn after the event.
    requestAnimationFrame(() => saveDraft(form));
  };

  function settle(state: Router["state"]) {
    pending = pending.filter((sent) => {
      if (sent.fetcher === null) {
        if (state.navigation.state !== "idle") return true;
        if (state.actionData || state.errors) return false;
      } else {
        const fetcher = state.fetchers.get(sent.fetcher);
        if (fetcher && fetcher.state !== "idle") return true;
        if (fetcher?.data === null || fetcher?.data?.result || state.errors) return false;
      }
      writeDraft(sent.key, {});
      unsaved.delete(sent.form);
      restored.delete(sent.key);
      baselines.set(sent.form, readValues(sent.form));
      return false;
    });
  }

  /** Notes that the router is sending this form, if it is. */
  function expectAnswer(form: HTMLFormElement) {
    const key = keyFor(form);
    if (!key) return;
    const { navigation, fetchers } = router.state;
    const { pathname } = new URL(form.getAttribute("action") ?? "", window.location.href);
    const isSender = (address: string | undefined) => address?.split("?")[0] === pathname;
    const [fetcher] = [...fetchers].find(([, { formAction }]) => isSender(formAction)) ?? [];
    if (isSender(navigation.formAction)) pending.push({ form, key, fetcher: null });
    else if (fetcher) pending.push({ form, key, fetcher });
  }

  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    last = { form, submitter: event.submitter };
    setNotice(null);
    saveDraft(form);
    // The router knows of it once React has handled the event.
    queueMicrotask(() => {
      if (event.defaultPrevented) return expectAnswer(form);
      // A part that is not hydrated yet is sent by the browser, and its answer is a new page.
      const key = keyFor(form);
      baselines.set(form, readValues(form));
      if (key) writeDraft(key, {});
    });
  };

  const asks = () => [...unsaved].some((form) => form.isConnected);
  const onLeave = (event: BeforeUnloadEvent) => {
    if (asks()) event.preventDefault();
  };
  const onLink = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest("a[href]") || !asks()) return;
    if (window.confirm("Leave this page? What you typed will be lost.")) return unsaved.clear();
    event.preventDefault();
    event.stopPropagation();
  };

  deleteExpired();
  for (const type of ["input", "change", "click", "keyup"])
    document.addEventListener(type, onEdit, { signal });
  document.addEventListener(
    "focusin",
    (event) => {
      const form = formOf(event);
      if (form) visit(form);
    },
    { signal },
  );
  document.addEventListener(SAVED_EVENT, onSaved as (event: Event) => void, { signal });
  document.addEventListener("submit", onSubmit, { signal });
  document.addEventListener("click", onLink, { signal, capture: true });
  window.addEventListener("beforeunload", onLeave, { signal });
  let { location } = router.state;
  let failed: ToastText | null = null;
  const unsubscribe = router.subscribe((state) => {
    settle(state);
    // Said once the router is ready for the next try.
    if (failed && state.navigation.state === "idle") {
      setNotice(failed);
      failed = null;
    }
    if (state.location === location || state.navigation.state !== "idle") return;
    if (state.location.pathname + state.location.search !== location.pathname + location.search) {
      isFilled = false;
      restored.clear();
      setNotice(null);
    }
    location = state.location;
  });
  const release = catchUnsent((text) => {
    const sent = last;
    const unsent: ToastText = {
      title: "That wasn't sent",
      description:
        text ?? "We can't reach the site. Check your connection. What you typed is still here.",
      tone: "error",
      action: { label: "Try again", run: () => sent?.form.requestSubmit(sent.submitter) },
    };
    failed = unsent;
  });

  const proceed = holdRefreshes(router);

  const fillNewForms = () => {
    for (const form of document.forms) visit(form);
  };
  // Forms of the next screen, of a dialog, of a part that a live update has drawn again.
  const drawn = new MutationObserver(fillNewForms);
  drawn.observe(document.body, { childList: true, subtree: true });
  fillNewForms();
  // Sent before this was loaded.
  for (const form of document.forms) expectAnswer(form);

  return () => {
    watch.abort();
    drawn.disconnect();
    unsubscribe();
    proceed();
    release();
  };
}
