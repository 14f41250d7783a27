import type { ToastText } from "../ui/toast";
import type { Router } from "../use-router";
import { keyOf, readEntry, sweep, writeEntry } from "./device-store";
import { basisOf, changesSince, defaultsOf, fillIn, type Values, valuesOf } from "./form-values";
import { holdRefreshes } from "./hold-refreshes";
import { SAVED_EVENT } from "./saved-event";
import { catchUnsent } from "./send-forms";
import { settlingForms } from "./settling-forms";

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
export function keepForms({ account, router, filled, setNotice }: Options) {
  const baselines = new WeakMap<HTMLFormElement, Values>();
  const restored = new Set<string>();
  const settling = settlingForms({
    refill: (form) => fillIn(form, readEntry(keyFor(form) ?? "") ?? {}),
    settled: keep,
  });
  /** Forms whose changes the device did not take. */
  const unkept = new Set<HTMLFormElement>();
  let pending: Pending[] = [];
  let last: { form: HTMLFormElement; submitter: HTMLElement | null } | undefined;
  let isFilled = filled;
  const watch = new AbortController();
  const { signal } = watch;

  const keyFor = (form: HTMLFormElement | null | undefined) =>
    form?.method === "post" ? keyOf(account, form) : null;

  function discard() {
    for (const key of restored) writeEntry(key, {});
    unkept.clear();
    window.location.reload();
  }

  const showRestored = () =>
    setNotice(
      restored.size === 0
        ? null
        : {
            title: "We kept what you typed",
            description: "It hasn't been sent yet.",
            tone: "success",
            action: { label: "Start again", run: discard },
          },
    );

  /** The first look at a form: how it was, and what was kept of it. */
  function visit(form: HTMLFormElement) {
    if (baselines.has(form)) return;
    const key = keyFor(form);
    if (!key) return;
    baselines.set(form, isFilled ? {} : defaultsOf(form));
    settling.watch(form);
    if (isFilled) return keep(form);
    const now = { ...valuesOf(form), ...basisOf(form) };
    // What has been typed before this was loaded is newer.
    const typed = changesSince(defaultsOf(form), valuesOf(form));
    const entries = Object.entries(readEntry(key) ?? {}).filter(([name]) => !(name in typed));
    const kept = entries.length > 0 ? Object.fromEntries(entries) : null;
    if (!kept || Object.keys(changesSince(now, { ...now, ...kept, ...basisOf(form) })).length === 0)
      return keep(form);
    restored.add(key);
    for (
      let part = form.closest("details");
      part;
      part = part.parentElement?.closest("details") ?? null
    )
      part.open = true;
    fill(form, kept);
    showRestored();
  }

  /** Again with the next frames, until lists listen and what a choice brings up is there. */
  function fill(form: HTMLFormElement, values: Values, frames = 10) {
    if (!fillIn(form, values) && frames > 0)
      requestAnimationFrame(() => fill(form, values, frames - 1));
  }

  function keep(form: HTMLFormElement) {
    const key = keyFor(form);
    const before = baselines.get(form);
    if (!key || !before || !form.isConnected) return;
    if (settling.isUnsure(form)) return;
    const changes = changesSince(before, valuesOf(form));
    const isTyped = Object.keys(changes).length > 0;
    if (writeEntry(key, isTyped ? { ...changes, ...basisOf(form) } : {})) unkept.delete(form);
    else unkept.add(form);
  }

  /** A form has saved itself: what was typed since is kept. */
  function onSaved({ target, detail }: CustomEvent<Values | null>) {
    const form = target as HTMLFormElement;
    baselines.set(form, detail ?? valuesOf(form));
    restored.delete(keyFor(form) ?? "");
    if (restored.size === 0) setNotice(null);
    keep(form);
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
    requestAnimationFrame(() => keep(form));
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
      writeEntry(sent.key, {});
      unkept.delete(sent.form);
      restored.delete(sent.key);
      baselines.set(sent.form, valuesOf(sent.form));
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
    keep(form);
    // The router knows of it once React has handled the event.
    queueMicrotask(() => {
      if (event.defaultPrevented) return expectAnswer(form);
      // A part that is not hydrated yet is sent by the browser, and its answer is a new page.
      const key = keyFor(form);
      baselines.set(form, valuesOf(form));
      if (key) writeEntry(key, {});
    });
  };

  const asks = () => [...unkept].some((form) => form.isConnected);
  const onLeave = (event: BeforeUnloadEvent) => {
    if (asks()) event.preventDefault();
  };
  const onLink = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest("a[href]") || !asks()) return;
    if (window.confirm("Leave this page? What you typed will be lost.")) return unkept.clear();
    event.preventDefault();
    event.stopPropagation();
  };

  sweep();
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

  const look = () => {
    for (const form of document.forms) visit(form);
  };
  // Forms of the next screen, of a dialog, of a part that a live update has drawn again.
  const drawn = new MutationObserver(look);
  drawn.observe(document.body, { childList: true, subtree: true });
  look();
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
