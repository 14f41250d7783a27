import { useEffect, useState } from "react";
import type { Present } from "../notifications/presence-room";
import { useRefresh } from "../notifications/use-refresh";

export interface PresenceProps {
  conversationId: string;
}

const ALONE: Present = { others: [], typing: [] };

/** Connects the page to the conversation's room: changes, presence and typing. */
export function Presence({ conversationId }: PresenceProps) {
  const [{ others, typing }, setPresent] = useState(ALONE);
  const refresh = useRefresh();
  useEffect(() => {
    let left = false;
    let leave = () => {};
    import("../notifications/presence-room").then(
      ({ enterPresenceRoom }) => {
        if (left) return;
        const room = enterPresenceRoom("chat", conversationId, {
          onChange: refresh,
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
  }, [conversationId, refresh]);
  const [writer] = typing;
  return (
    <p className="min-h-5 text-sm text-soft">
      {writer ? `${writer} is typing…` : others[0] ? `${others[0].name} is here` : ""}
    </p>
  );
}
