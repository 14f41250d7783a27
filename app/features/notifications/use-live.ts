import { useRevalidator } from "@remix-run/react";
import PartySocket from "partysocket";
import { useEffect, useRef } from "react";

/**
 * Keeps a screen fresh while its room has news. Every hint, and every reconnect, asks the database again,
 * so lost, doubled or reordered hints change nothing. Without a room the screen is as it was loaded.
 */
export function useLive(party: "notifications" | "review", room: string) {
  const { revalidate } = useRevalidator();
  const refresh = useRef(revalidate);
  refresh.current = revalidate;

  useEffect(() => {
    const socket = new PartySocket({ host: window.location.host, party, room });
    let opened = false;
    socket.addEventListener("open", () => {
      document.documentElement.dataset[`live${party}`] = "true";
      if (opened) refresh.current();
      opened = true;
    });
    socket.addEventListener("message", () => refresh.current());
    // Signed out elsewhere: the next load leads to /login, there is nothing to reconnect to.
    socket.addEventListener("close", (event) => {
      delete document.documentElement.dataset[`live${party}`];
      if (event.code === 4001) socket.close();
    });
    return () => socket.close();
  }, [party, room]);
}
