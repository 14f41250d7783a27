import WebSocket from "ws";
import { ORIGIN } from "./http";

interface SocketOptions {
  session?: string;
  /** Where the page says it is from. */
  origin?: string;
  /** The Worker that is asked. */
  at?: string;
}

/** Tries to open a socket. @returns the open socket, or the status of the refusal */
export function openSocket(
  path: string,
  { session, at = ORIGIN, origin = at }: SocketOptions = {},
) {
  return new Promise<WebSocket | number>((resolve, reject) => {
    const socket = new WebSocket(`${at.replace("http", "ws")}${path}`, {
      headers: { Origin: origin, ...(session ? { Cookie: `session=${session}` } : {}) },
    });
    socket.on("open", () => resolve(socket));
    socket.on("unexpected-response", (_, response) => resolve(response.statusCode ?? 0));
    socket.on("error", reject);
  });
}
