import { useEffect } from "react";

/** Starts the service worker: service-worker.ts, which is loaded after the page works. */
export function useServiceWorker() {
  useEffect(() => {
    import("./service-worker").then(
      ({ startServiceWorker }) => startServiceWorker(),
      () => {},
    );
  }, []);
}
