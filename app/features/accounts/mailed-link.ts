import type { HeadersFunction } from "@remix-run/cloudflare";

/** Of a page whose address is a key: nobody keeps it, and no other site is told. */
export const mailedLinkHeaders: HeadersFunction = () => ({
  "Cache-Control": "no-store",
  "Referrer-Policy": "same-origin",
});

/** The signed token in the address; empty without one. */
export const tokenIn = (url: URL) => url.searchParams.get("token") ?? "";
