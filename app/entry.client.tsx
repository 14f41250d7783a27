import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

// A click that overtakes a page still loading cuts its request short, and the router leaves that
// rejection to nobody. It is no fault: what was asked for last arrives.
window.addEventListener("unhandledrejection", (event) => {
  if (event.reason?.name === "AbortError") event.preventDefault();
});

startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});
