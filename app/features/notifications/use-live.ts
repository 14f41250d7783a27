import PartySocket from "partysocket";
import { useContext, useEffect } from "react";
import { UNSAFE_DataRouterContext as RouterContext } from "react-router";

/**
 * Keeps a screen fresh while its room has news. Every hint, and every reconnect, asks the database again,
 * so lost, doubled or reordered hints change nothing. Without a room the screen is as it was loaded.
 */
export function useLive(party: "notifications" | "review", room: string) {
  const router = useContext(RouterContext)?.router;

  useEffect(() => {
    if (!router) return;
    // A refresh must not cut short a navigation, nor another room's refresh: it waits until all is quiet.
    // Only the router itself knows this moment's state; what hooks return is a render old.
    let wanted = false;
    const refreshWhenQuiet = () => {
      const { navigation, revalidation } = router.state;
      if (!wanted || navigation.state !== "idle" || revalidation !== "idle") return;
      wanted = false;
      router.revalidate();
    };
    const refresh = () => {
      wanted = true;
      refreshWhenQuiet();
    };
    const unsubscribe = router.subscribe(refreshWhenQuiet);

    const socket = new PartySocket({ host: window.location.host, party, room });
    const mark = document.documentElement.dataset;
    let opened = false;
    socket.addEventListener("open", () => {
      mark[`live${party}`] = "true";
      if (opened) refresh();
      opened = true;
    });
    socket.addEventListener("message", refresh);
    socket.addEventListener("close", (event) => {
      delete mark[`live${party}`];
      // Signed out elsewhere: the next load leads to /login, there is nothing to reconnect to.
      if (event.code === 4001) socket.close();
    });
    return () => {
      unsubscribe();
      socket.close();
    };
  }, [party, room, router]);
}
