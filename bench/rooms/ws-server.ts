import { type WebSocket, WebSocketServer } from "ws";
import { serveDoor } from "./http";

/** Rooms as one writes them with ws: the text is made once and sent to each socket. */
const rooms = new Map<string, Set<WebSocket>>();

const server = serveDoor(({ room, entry }) => {
  const text = JSON.stringify(entry);
  for (const socket of rooms.get(room) ?? []) socket.send(text);
});

new WebSocketServer({ server }).on("connection", (socket, { url = "/" }) => {
  const room = url.slice(1);
  const sockets = rooms.get(room) ?? new Set();
  rooms.set(room, sockets.add(socket));
  socket.on("close", () => sockets.delete(socket));
  socket.on("error", () => {});
});
