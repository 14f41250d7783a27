// Starts programs, waits until they answer, and ends every one of them.
import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { delimiter, dirname } from "node:path";
import { nodeBinary } from "./binaries.mjs";

/** The programs one runner started, each with all that it started itself: a process group. */
export class Processes {
  /** Leaders' ids of the groups that may have a living member. */
  #groups = new Set();
  #ending = false;
  #graceMs;

  /** @param {{ graceMs?: number }} options how long `stop` waits before it ends programs by force */
  constructor({ graceMs = 5_000 } = {}) {
    this.#graceMs = graceMs;
    // However this process ends, also by an uncaught error, nothing is left running.
    process.once("exit", () => this.#signal("SIGKILL"));
  }

  /**
   * Starts a program that keeps running. Its output is kept, and shown when it ends unexpectedly.
   * @param {{ name: string, command: string, args: string[], env?: object, onLine?: (line: string) => void, onDeath: (error: Error, code: number | null) => void }} options
   */
  start({ name, command, args, env = {}, onLine, onDeath }) {
    const tail = [];
    const child = spawn(command, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: environment(env),
      // Its own group: one signal ends it with everything it started.
      detached: true,
    });
    const take = (chunk) => {
      for (const line of String(chunk).split("\n")) {
        if (!line.trim()) continue;
        tail.push(line);
        if (tail.length > 30) tail.shift();
        onLine?.(line);
      }
    };
    child.stdout.on("data", take);
    child.stderr.on("data", take);
    child.on("error", (error) =>
      onDeath(new Error(`${name} could not be started: ${error.message}`), null),
    );
    child.on("exit", (code, signal) => {
      if (!this.#ending)
        onDeath(new Error(`${name} ended (${signal ?? code}).\n${tail.join("\n")}`), code);
    });
    if (child.pid) this.#groups.add(child.pid);
    return child;
  }

  /** Ends all of them and waits until they are gone; what is left after the grace time is ended by force. */
  async stop() {
    this.#ending = true;
    this.#signal("SIGTERM");
    const deadline = Date.now() + this.#graceMs;
    while ([...this.#groups].some(isRunning) && Date.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 25));
    this.#signal("SIGKILL");
  }

  #signal(signal) {
    for (const group of this.#groups)
      try {
        process.kill(-group, signal);
      } catch {
        this.#groups.delete(group);
      }
  }
}

/** Whether a process of the group still runs. One that has ended and was not reaped (a zombie) does not. */
function isRunning(group) {
  try {
    process.kill(-group, 0);
  } catch {
    return false;
  }
  if (process.platform !== "linux") return true;
  return readdirSync("/proc").some((entry) => {
    const [state, , pgrp] = statOf(entry);
    return Number(pgrp) === group && state !== "Z";
  });
}

/** What follows the name in /proc/<pid>/stat: state, parent, group. */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${Number(pid)}/stat`, "utf8");
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    return [];
  }
}

/** Runs a program to its end. Rejects with its output when it fails. */
export function run(name, command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const output = [];
    const child = spawn(command, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: environment(env),
    });
    child.stdout.on("data", (chunk) => output.push(chunk));
    child.stderr.on("data", (chunk) => output.push(chunk));
    child.on("error", (error) =>
      reject(new Error(`${name} could not be started: ${error.message}`)),
    );
    child.on("exit", (code) => {
      const text = Buffer.concat(output).toString();
      if (code === 0) resolve(text);
      else reject(new Error(`${name} failed: ${text.trim()}`));
    });
  });
}

/** What a started program sees: the Node of `nodeBinary()` comes first. */
export const environment = (extra) => ({
  ...process.env,
  PATH: `${dirname(nodeBinary())}${delimiter}${process.env.PATH}`,
  ...extra,
});

/** Rejects when something already listens on the port. */
export function requireFreePort(port, purpose, variable) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", () =>
      reject(
        new Error(
          `Port ${port} (${purpose}) is taken. Free it, or choose another: ${variable}=<port>.`,
        ),
      ),
    );
    server.listen(port, "127.0.0.1", () => server.close(resolve));
  });
}

/** Waits until an address answers with a status below 500. */
export async function answers(name, url, { timeoutMs = 60_000 } = {}) {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
      if (response.status < 500) return;
    } catch {
      // Not there yet.
    }
    if (Date.now() > deadline)
      throw new Error(`${name} did not answer at ${url} within ${timeoutMs / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}
