import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

// A click during a navigation aborts the earlier request, and the router leaves that
// rejection unhandled. It is harmless: the last navigation completes.
window.addEventListener("unhandledrejection", (event) => {
  if (event.reason?.name === "AbortError") event.preventDefault();
});

startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});
