import PartySocket from "partysocket";

export type Room = "notifications" | "review" | "chat";

/** Opens the socket of a room. @param onChange see `useLive` */
export function openRoom(
  party: Room,
  room: string,
  onChange: (topic: string | null) => void,
): PartySocket {
  const socket = new PartySocket({ host: window.location.host, party, room });
  const mark = document.documentElement.dataset;
  let opened = false;
  socket.addEventListener("open", () => {
    mark[`live${party}`] = "true";
    if (opened) onChange(null);
    opened = true;
  });
  socket.addEventListener("message", ({ data }) => {
    const { topic } = JSON.parse(data);
    if (topic) onChange(topic);
  });
  socket.addEventListener("close", (event) => {
    delete mark[`live${party}`];
    // Signed out elsewhere, or the content item is no longer theirs to see: there is nothing to reconnect to.
    if (event.code === 4001 || event.code === 4003) socket.close();
  });
  return socket;
}
