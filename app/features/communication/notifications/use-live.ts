import { useEffect, useRef } from "react";
import type { openRoom, Room } from "./room-socket";

/**
 * Listens to a room while the screen is open. An event only names what changed: the screen asks the database
 * for it, so lost, doubled or reordered events change nothing. Without a room the screen is as it was loaded.
 * The socket's code is loaded after the page works.
 * @param onChange gets the topic, or null after a reconnect, when anything may have changed
 */
export function useLive(party: Room, room: string, onChange: (topic: string | null) => void) {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });

  useEffect(() => {
    let left = false;
    let socket: ReturnType<typeof openRoom> | undefined;
    const open = (module: { openRoom: typeof openRoom }) => {
      if (!left) socket = module.openRoom(party, room, (topic) => latest.current(topic));
    };
    import("./room-socket").then(open, () => {});
    return () => {
      left = true;
      socket?.close();
    };
  }, [party, room]);
}
