import { useEffect, useState } from "react";
import { useRefresh } from "~/components/use-refresh";
import type { Present } from "../notifications/presence-room";
import type { RoomEvents } from "./room-events";

export interface PresenceProps {
  conversationId: string;
  /** Takes messages and read positions. */
  onEvents: (frame: RoomEvents) => void;
}

const ALONE: Present = { others: [], typing: [] };

/** Connects the page to the conversation's room: messages, read positions, presence and typing. */
export function Presence({ conversationId, onEvents }: PresenceProps) {
  const [{ others, typing }, setPresent] = useState(ALONE);
  const refresh = useRefresh();
  useEffect(() => {
    let left = false;
    let leave = () => {};
    import("../notifications/presence-room").then(
      ({ enterPresenceRoom }) => {
        if (left) return;
        const room = enterPresenceRoom("chat", conversationId, {
          // Also after the first connect: a message may have come between the page and its socket.
          onOpen: refresh,
          onChange: (topic) => topic && refresh(),
          onFrame: (frame) => "entries" in frame && onEvents(frame as RoomEvents),
          onPresent: (change) => setPresent((present) => ({ ...present, ...change })),
          isShared: ({ target }) => (target as Element).matches("#writing textarea"),
        });
        leave = room.leave;
      },
      () => {},
    );
    return () => {
      left = true;
      leave();
      setPresent(ALONE);
    };
  }, [conversationId, refresh, onEvents]);
  const [writer] = typing;
  return (
    <p className="min-h-5 text-sm text-soft">
      {writer ? `${writer} is typing…` : others[0] ? `${others[0]} is here` : ""}
    </p>
  );
}
