import { useCallback, useEffect, useRef } from "react";
import { useRouter } from "./use-router";

/**
 * Loads the screen's own data again, in place. A refresh must not cut short a navigation, nor another
 * refresh: it waits until the router is idle. Only the router itself knows this moment's state; what hooks
 * return is a render old.
 */
export function useRefresh(): () => void {
  const router = useRouter();
  const isPending = useRef(false);

  const refreshWhenIdle = useCallback(() => {
    if (!router || !isPending.current) return;
    const { navigation, revalidation } = router.state;
    if (navigation.state !== "idle" || revalidation !== "idle") return;
    isPending.current = false;
    router.revalidate();
  }, [router]);

  useEffect(
    // Not before the router has ended the navigation that it reports: it would take the load for a step back.
    () => router?.subscribe(() => queueMicrotask(refreshWhenIdle)),
    [router, refreshWhenIdle],
  );

  return useCallback(() => {
    isPending.current = true;
    refreshWhenIdle();
  }, [refreshWhenIdle]);
}
