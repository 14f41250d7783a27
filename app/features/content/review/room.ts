import { LOOKING_EVERY_MS } from "~party/attendance";
import type { PresenceFrame, PresenceMessage } from "~party/presence";
import { openRoom } from "../../notifications/room-socket";
import { openRoomState, roomNow, updateRoom } from "./room-state";
import { watchTogether } from "./watch";

const TYPING_EVERY_MS = 2_000;
const TYPING_ENDS_MS = 5_000;

/**
 * Enters the room of a piece for as long as its page is open: hears what changes, and who else is there.
 * @param onChange see `useLive`
 * @returns leaves it
 */
export function enterReview(contentId: string, onChange: (topic: string | null) => void) {
  const socket = openRoom("review", contentId, onChange);
  const send = (message: PresenceMessage) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  openRoomState(send);
  const left = new AbortController();
  const { signal } = left;
  const together = watchTogether((position) => {
    if (roomNow().watching) send({ position });
  });
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const look = () => send({ looking: document.visibilityState === "visible" });
  const stopTyping = (name: string) => {
    clearTimeout(timers.get(name));
    updateRoom({ typing: roomNow().typing.filter((other) => other !== name) });
  };
  const receive = (frame: PresenceFrame) => {
    if ("others" in frame) return updateRoom({ others: frame.others });
    if ("position" in frame)
      return roomNow().watching ? together.follow(frame.position) : undefined;
    if (!("typing" in frame)) return;
    const { typing: name, stopped } = frame;
    stopTyping(name);
    if (stopped) return;
    updateRoom({ typing: [...roomNow().typing, name] });
    timers.set(
      name,
      setTimeout(() => stopTyping(name), TYPING_ENDS_MS),
    );
  };
  socket.addEventListener("open", () => {
    look();
    if (roomNow().watching) send({ watching: true });
  });
  socket.addEventListener("message", ({ data }) => receive(JSON.parse(data)));
  socket.addEventListener("close", () => updateRoom({ others: [], typing: [] }));
  document.addEventListener("visibilitychange", look, { signal });
  sayWhenTyping(send, signal);
  const heartbeat = setInterval(look, LOOKING_EVERY_MS);

  return () => {
    left.abort();
    clearInterval(heartbeat);
    for (const timer of timers.values()) clearTimeout(timer);
    together.stop();
    socket.close();
    openRoomState(null);
  };
}

/** Comments and replies; what else is written on the page is for its writer alone. */
const isComment = ({ target }: Event) =>
  target instanceof HTMLTextAreaElement &&
  target.form?.querySelector("[name=intent][value=comment]") != null;

function sayWhenTyping(send: (message: PresenceMessage) => void, signal: AbortSignal) {
  let said = 0;
  const stop = (event: Event) => {
    if (said === 0 || !isComment(event)) return;
    said = 0;
    send({ typing: false });
  };
  document.addEventListener(
    "input",
    (event) => {
      if (!isComment(event)) return;
      if ((event.target as HTMLTextAreaElement).value === "") return stop(event);
      if (Date.now() - said < TYPING_EVERY_MS) return;
      said = Date.now();
      send({ typing: true });
    },
    { signal },
  );
  document.addEventListener("focusout", stop, { signal });
}
