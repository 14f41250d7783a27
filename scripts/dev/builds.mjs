// The watched builds of both sides, as programs of a stack.
import { mkdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { nodeBinary } from "../binaries.mjs";
import { devBuild, RESTART } from "./paths.mjs";

const program = fileURLToPath(new URL("watch-build.mjs", import.meta.url));

/**
 * Starts both and waits until each has built once: the server's build needs the client's manifest.
 * @param {import("../stack.mjs").Stack} stack
 * @param {(text: string) => void} log
 */
export async function startBuilds(stack, log) {
  rmSync(devBuild.directory, { recursive: true, force: true });
  mkdirSync(devBuild.directory, { recursive: true });
  await startBuild("client", stack, log);
  await startBuild("server", stack, log);
}

function startBuild(side, stack, log) {
  const env = { BUILD_DIRECTORY: devBuild.directory, COMPONENT_GALLERY: "yes" };
  return new Promise((resolve) => {
    const onLine = (line) => {
      const [, ms] = /^built (\d+)$/.exec(line) ?? [];
      log(ms ? `${side} built in ${(Number(ms) / 1000).toFixed(1)} s` : `${side}: ${line}`);
      if (ms) resolve();
    };
    const start = () =>
      stack.start(`The build of the ${side}`, nodeBinary(), [program, side], {
        env,
        onLine,
        onDeath: (error, code) => (code === RESTART ? start() : stack.onDeath(error)),
      });
    start();
  });
}
