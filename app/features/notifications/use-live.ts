import PartySocket from "partysocket";
import { useEffect, useRef } from "react";

/**
 * Listens to a room while the screen is open. An event only names what changed: the screen asks the database
 * for it, so lost, doubled or reordered events change nothing. Without a room the screen is as it was loaded.
 * @param onChange gets the topic, or null after a reconnect, when anything may have changed
 */
export function useLive(
  party: "notifications" | "review",
  room: string,
  onChange: (topic: string | null) => void,
) {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });

  useEffect(() => {
    const socket = new PartySocket({ host: window.location.host, party, room });
    const mark = document.documentElement.dataset;
    let opened = false;
    socket.addEventListener("open", () => {
      mark[`live${party}`] = "true";
      if (opened) latest.current(null);
      opened = true;
    });
    socket.addEventListener("message", ({ data }) => latest.current(JSON.parse(data).topic));
    socket.addEventListener("close", (event) => {
      delete mark[`live${party}`];
      // Signed out elsewhere: the next load leads to /login, there is nothing to reconnect to.
      if (event.code === 4001) socket.close();
    });
    return () => socket.close();
  }, [party, room]);
}
