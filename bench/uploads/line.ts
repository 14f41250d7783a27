import { createServer, request, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";

const STEP_MS = 10;

/** A proxy between browser and Worker: a line that carries so many bytes a second, counts them, and can be cut. */
export class Line {
  sent = 0;
  #allowed = 0;
  #waiting: (() => void)[] = [];
  #timer: NodeJS.Timeout;
  #server: Server;
  #sockets = new Set<Socket>();

  constructor(bytesPerSecond: number) {
    const step = (bytesPerSecond / 1000) * STEP_MS;
    this.#timer = setInterval(() => {
      this.#allowed = Math.min(this.#allowed, 0) + step;
      if (this.#allowed > 0) for (const resume of this.#waiting.splice(0)) resume();
    }, STEP_MS);
    this.#server = createServer((incoming, answer) => {
      const { hostname, port, pathname, search } = new URL(incoming.url ?? "");
      const { method, headers } = incoming;
      const onward = request(
        { hostname, port, path: pathname + search, method, headers },
        (response) => {
          answer.writeHead(response.statusCode ?? 502, response.headers);
          response.pipe(answer);
        },
      );
      onward.on("error", () => answer.destroy());
      incoming.on("data", (chunk: Buffer) => {
        this.sent += chunk.length;
        onward.write(chunk);
        this.#allowed -= chunk.length;
        if (this.#allowed > 0) return;
        incoming.pause();
        this.#waiting.push(() => incoming.resume());
      });
      incoming.on("error", () => onward.destroy());
      incoming.on("close", () => {
        if (!incoming.complete) onward.destroy();
      });
      incoming.on("end", () => onward.end());
    });
    this.#server.on("connection", (socket) => {
      this.#sockets.add(socket);
      socket.on("close", () => this.#sockets.delete(socket));
    });
  }

  /** @returns its address */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  cut() {
    for (const socket of this.#sockets) socket.destroy();
  }

  close() {
    this.cut();
    clearInterval(this.#timer);
    this.#server.close();
  }
}
