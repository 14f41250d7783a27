import { LOOKING_EVERY_MS } from "~party/attendance";
import type { PresenceFrame, PresenceMessage } from "~party/presence";
import type { StreamFrame } from "~party/stream";
import { openRoom, type Room } from "./room-socket";

const TYPING_EVERY_MS = 2_000;
const TYPING_ENDS_MS = 5_000;

/** The names of the other people in the room, and of those who are typing. */
export interface Present {
  others: string[];
  typing: string[];
}

interface Options {
  /** See `useLive`. */
  onChange: (topic: string | null) => void;
  onPresent: (present: Partial<Present>) => void;
  /** Whether typing in the event's field is shown to the others. */
  isShared: (event: Event) => boolean;
  onOpen?: () => void;
  /** Called with other messages of the room. */
  onFrame?: (frame: PresenceFrame | StreamFrame) => void;
}

/** Enters a presence room for as long as the page is open. */
export function enterPresenceRoom(party: Room, name: string, options: Options) {
  const { onChange, onPresent, isShared, onOpen, onFrame } = options;
  const socket = openRoom(party, name, onChange);
  const send = (message: PresenceMessage) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const leaving = new AbortController();
  const { signal } = leaving;
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const sendVisibility = () => send({ looking: document.visibilityState === "visible" });
  const showTyping = () => onPresent({ typing: [...timers.keys()] });
  const stopTyping = (typist: string) => {
    clearTimeout(timers.get(typist));
    timers.delete(typist);
    showTyping();
  };
  const receive = (frame: PresenceFrame | StreamFrame) => {
    if ("others" in frame) return onPresent({ others: frame.others });
    if (!("typing" in frame)) return onFrame?.(frame);
    const { typing: typist, stopped } = frame;
    stopTyping(typist);
    if (stopped) return;
    timers.set(
      typist,
      setTimeout(() => stopTyping(typist), TYPING_ENDS_MS),
    );
    showTyping();
  };
  socket.addEventListener("open", () => {
    sendVisibility();
    onOpen?.();
  });
  socket.addEventListener("message", ({ data }) => receive(JSON.parse(data)));
  socket.addEventListener("close", () => onPresent({ others: [], typing: [] }));
  document.addEventListener("visibilitychange", sendVisibility, { signal });
  announceTyping(send, isShared, signal);
  const heartbeat = setInterval(sendVisibility, LOOKING_EVERY_MS);

  return {
    send,
    leave() {
      leaving.abort();
      clearInterval(heartbeat);
      for (const timer of timers.values()) clearTimeout(timer);
      socket.close();
    },
  };
}

function announceTyping(
  send: (message: PresenceMessage) => void,
  isShared: Options["isShared"],
  signal: AbortSignal,
) {
  let sentAt = 0;
  const stop = (event: Event) => {
    if (sentAt === 0 || !isShared(event)) return;
    sentAt = 0;
    send({ typing: false });
  };
  document.addEventListener(
    "input",
    (event) => {
      if (!isShared(event)) return;
      if ((event.target as HTMLTextAreaElement).value === "") return stop(event);
      if (Date.now() - sentAt < TYPING_EVERY_MS) return;
      sentAt = Date.now();
      send({ typing: true });
    },
    { signal },
  );
  document.addEventListener("focusout", stop, { signal });
}
