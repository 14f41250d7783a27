import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadParts } from "./components/later";

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

declare global {
  interface Window {
    /** The parts that the server has rendered with this page. */
    pageParts?: string[];
  }
}

/**
 * `RemixBrowser` throws a promise, before its first hook, until its data is decoded. Thrown while it is hydrated, it would make React
 * give the page up when somebody types meanwhile: what is typed cannot wait, and the root has no boundary.
 */
async function decodeData() {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}

// The names of the parts come with the data, at the end of the page: this may run before it is parsed. Where the parts cannot be
// loaded, the page stays as it works without scripts.
void decodeData()
  .then(() => loadParts(window.pageParts ?? []))
  .then(() =>
    startTransition(() => {
      hydrateRoot(document, <RemixBrowser />);
    }),
  );
