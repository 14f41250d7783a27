import type { Router } from "../use-router";

const AGAIN_MS = 5_000;

/** From this status on, the app or its database cannot be reached. */
const OUT_OF_REACH = 502;

/** Remix asks for the data of screens at these addresses. */
const isData = (input: RequestInfo | URL) =>
  new URL(String(input), window.location.href).pathname.endsWith(".data");

/** Ends when the line may be back, or when the router has cancelled the request. */
const pause = (signal: AbortSignal | null | undefined) =>
  new Promise<void>((resolve) => {
    const done = new AbortController();
    const go = () => {
      done.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(go, AGAIN_MS);
    window.addEventListener("online", go, { signal: done.signal });
    signal?.addEventListener("abort", go, { signal: done.signal });
  });

/**
 * Keeps a page on screen when its refresh in place does not reach the app: the refresh waits and tries again. Remix
 * would replace the page, and what was typed, by its error screen.
 * @returns stops it
 */
export function holdRefreshes(router: Router): () => void {
  /** A navigation loads data as well, but it may fail: the person sees that and can go again. */
  const isRefreshing = () =>
    router.state.revalidation !== "idle" && router.state.navigation.state === "idle";
  const send = window.fetch;
  window.fetch = async (input, init) => {
    if (!isRefreshing() || !isData(input as RequestInfo)) return send(input, init);
    for (;;) {
      const answer = await send(input, init).catch((error) => {
        if (error?.name === "AbortError") throw error;
        return null;
      });
      if (answer && answer.status < OUT_OF_REACH) return answer;
      await pause(init?.signal);
    }
  };
  return () => {
    window.fetch = send;
  };
}
