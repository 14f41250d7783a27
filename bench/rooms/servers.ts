import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { build } from "esbuild";
import { io } from "socket.io-client";
import { WebSocket } from "ws";
import { nodeBinary, script } from "../../scripts/binaries.mjs";
import { convertV4MiniflareOptions, Miniflare } from "../../scripts/miniflare.mjs";
import { root } from "../../scripts/stack.mjs";
import { workerProcess } from "../uploads/memory";
import type { Message, Posted } from "./source";

/** An open connection of one page to one room. */
export interface Connection {
  /** Cuts the line: neither side says goodbye. */
  cut(): void;
}

type Hear = (entries: Message[]) => void;

export interface RoomServer {
  name: string;
  /** The server's process, whose processor time is counted. */
  pid: number;
  /** Hands messages over, each as one of its own. */
  post(messages: Posted[]): Promise<void>;
  connect(room: string, receive: Hear): Promise<Connection>;
  stop(): Promise<unknown>;
}

async function post(port: number, messages: Posted[]) {
  const answer = await fetch(`http://127.0.0.1:${port}/`, {
    method: "POST",
    body: JSON.stringify(messages),
  });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
  await answer.arrayBuffer();
}

async function connectSocket(url: string, receive: (data: string) => void): Promise<Connection> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  socket.on("message", (data) => receive(String(data)));
  socket.on("error", () => {});
  await once(socket, "open");
  return { cut: () => socket.terminate() };
}

/** The product's room, in workerd. */
export async function startLaurel(port: number): Promise<RoomServer> {
  const bundle = await build({
    entryPoints: [join(root, "bench/rooms/worker.ts")],
    bundle: true,
    format: "esm",
    external: ["cloudflare:*", "node:*"],
    tsconfig: join(root, "tsconfig.json"),
    write: false,
  });
  const worker = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port,
      cf: false,
      modules: true,
      script: bundle.outputFiles[0]?.text ?? "",
      compatibilityDate: "2026-11-01",
      compatibilityFlags: ["nodejs_compat"],
      durableObjects: { Room: { className: "Room", useSQLite: true } },
    }),
  );
  await worker.ready;
  return {
    name: "Laurel's room",
    pid: workerProcess(),
    post: (messages) => post(port, messages),
    connect: (room, receive) =>
      connectSocket(`ws://127.0.0.1:${port}/parties/room/${room}`, (data) =>
        receive(JSON.parse(data).entries),
      ),
    stop: () => worker.dispose(),
  };
}

async function startNode(name: "ws" | "socket-io", port: number) {
  const child = spawn(
    nodeBinary(),
    [
      "--import",
      `file://${script("tsx", "dist/loader.mjs")}`,
      join(root, `bench/rooms/${name}-server.ts`),
      String(port),
    ],
    { stdio: ["ignore", "inherit", "inherit", "ipc"] },
  );
  await once(child, "message");
  return child;
}

async function end(child: ChildProcess) {
  const exit = once(child, "exit");
  child.kill();
  await exit;
}

export async function startWs(port: number): Promise<RoomServer> {
  const child = await startNode("ws", port);
  return {
    name: "ws",
    pid: child.pid as number,
    post: (messages) => post(port, messages),
    connect: (room, receive) =>
      connectSocket(`ws://127.0.0.1:${port}/${room}`, (data) => receive([JSON.parse(data)])),
    stop: () => end(child),
  };
}

export async function startSocketIo(port: number): Promise<RoomServer> {
  const child = await startNode("socket-io", port);
  return {
    name: "socket.io",
    pid: child.pid as number,
    post: (messages) => post(port, messages),
    async connect(room, receive) {
      const socket = io(`http://127.0.0.1:${port}`, {
        auth: { room },
        transports: ["websocket"],
        forceNew: true,
        reconnection: false,
      });
      socket.on("message", (entry: Message) => receive([entry]));
      await new Promise<void>((resolve) => socket.on("entered", resolve));
      return { cut: () => socket.io.engine.close() };
    },
    stop: () => end(child),
  };
}
