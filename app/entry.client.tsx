import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/** No date, and no number. */
const UNREADABLE = "?";

// A click during a navigation aborts the earlier request, and the router leaves that
// rejection unhandled. It is harmless: the last navigation completes.
window.addEventListener("unhandledrejection", (event) => {
  if (event.reason?.name === "AbortError") event.preventDefault();
});

// A browser sends a date that it cannot read as an empty field, which would delete the stored one.
document.addEventListener("formdata", ({ target, formData }) => {
  const { method, elements } = target as HTMLFormElement;
  if (method !== "post") return;
  for (const field of elements)
    if (field instanceof HTMLInputElement && field.validity.badInput)
      formData.set(field.name, UNREADABLE);
});

startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});
