import { Server } from "socket.io";
import { serveDoor } from "./http";

/** Rooms as socket.io has them. */
const io: Server = new Server(
  serveDoor(({ room, entry }) => io.to(room).emit("message", entry)),
  { transports: ["websocket"] },
);

io.on("connection", async (socket) => {
  await socket.join(socket.handshake.auth.room);
  socket.emit("entered");
});
