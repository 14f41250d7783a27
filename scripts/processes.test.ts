import { spawnSync } from "node:child_process";
import { afterEach, expect, test } from "vitest";
import { Processes } from "./processes.mjs";

const GRACE_MS = 300;
const IGNORE = 'process.on("SIGTERM", () => {});';
const STAY = "setInterval(() => {}, 1000);";

/** A program that starts another one, then prints both ids. `leader` is what it does besides. */
const parentOf = (child: string, leader: string) => `
  const { spawn } = require("node:child_process");
  const child = spawn(process.execPath, ["-e", ${JSON.stringify(`${child} console.log("ready");`)}]);
  child.stdout.once("data", () => { console.log("pids", process.pid, child.pid); ${leader} });`;

let started: number[] = [];

afterEach(() => {
  for (const pid of started) if (isRunning(pid)) process.kill(pid, "SIGKILL");
  started = [];
});

/** @returns the programs, and the ids of the two processes once both run */
async function startPair(code: string) {
  const processes = new Processes({ graceMs: GRACE_MS });
  let ended: () => void = () => {};
  const leaderEnded = new Promise<void>((resolve) => {
    ended = resolve;
  });
  started = await new Promise<number[]>((resolve) => {
    processes.start({
      name: "The pair",
      command: process.execPath,
      args: ["-e", code],
      onLine: (line) => line.startsWith("pids") && resolve(line.split(" ").slice(1).map(Number)),
      onDeath: () => ended(),
    });
  });
  return { processes, leaderEnded };
}

/** A process that has ended and waits to be reaped (Z) does not run. */
function isRunning(pid: number) {
  const { stdout } = spawnSync("ps", ["-o", "stat=", "-p", String(pid)], { encoding: "utf8" });
  return /^[^Z]/.test(stdout.trim());
}

const gone = () => expect.poll(() => started.filter(isRunning)).toEqual([]);

test("a program that ignores SIGTERM is ended by force, with its child, after the grace time", async () => {
  const { processes } = await startPair(`${IGNORE} ${parentOf(IGNORE + STAY, STAY)}`);
  const from = Date.now();
  await processes.stop();
  expect(Date.now() - from).toBeGreaterThanOrEqual(GRACE_MS);
  await gone();
});

test("a child that ignores SIGTERM is ended although its parent has gone at once", async () => {
  const { processes } = await startPair(parentOf(IGNORE + STAY, STAY));
  await processes.stop();
  await gone();
});

test("a child is ended although its parent had gone before", async () => {
  const { processes, leaderEnded } = await startPair(
    parentOf(IGNORE + STAY, "setImmediate(() => process.exit(0));"),
  );
  await leaderEnded;
  await processes.stop();
  await gone();
});

test("programs that end on SIGTERM are not waited for", async () => {
  const processes = new Processes({ graceMs: 10_000 });
  const child = processes.start({
    name: "Well behaved",
    command: process.execPath,
    args: ["-e", STAY],
    onDeath: () => {},
  });
  const from = Date.now();
  await processes.stop();
  expect(Date.now() - from).toBeLessThan(5_000);
  expect(isRunning(Number(child.pid))).toBe(false);
});
