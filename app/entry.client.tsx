import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

// A click during a navigation aborts the earlier request, and the router leaves that
// rejection unhandled. It is harmless: the last navigation completes.
window.addEventListener("unhandledrejection", (event) => {
  if (event.reason?.name === "AbortError") event.preventDefault();
});

// A browser sends a date that it cannot read as an empty field, which would delete the stored one.
document.addEventListener("formdata", ({ target, formData }) => {
  for (const field of (target as HTMLFormElement).elements as Iterable<HTMLInputElement>)
    if (field.validity?.badInput) formData.set(field.name, "?");
});

startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});
