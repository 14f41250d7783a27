import type { HeadersFunction } from "@remix-run/cloudflare";

/** For a page whose address holds a key: no cache keeps it, and no other site gets it as a referrer. */
export const mailedLinkHeaders: HeadersFunction = () => ({
  "Cache-Control": "no-store",
  "Referrer-Policy": "same-origin",
});

/** The signed token in the address; empty without one. */
export const tokenIn = (url: URL) => url.searchParams.get("token") ?? "";
