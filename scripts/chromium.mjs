// Finds Chromium, or installs it: Debian's package as root, otherwise Playwright's own.
import { existsSync } from "node:fs";
import { nodeBinary, script } from "./binaries.mjs";
import { run } from "./processes.mjs";

const USUAL = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * @param {(text: string) => void} log
 * @returns {Promise<string>} path of a Chromium to run
 */
export async function findChromium(log) {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which does not exist.`);
    return logged(log, named, "from CHROME_PATH");
  }
  const usual = USUAL.find(existsSync);
  if (usual) return logged(log, usual, "already installed");

  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    log("installing Debian's chromium");
    const quiet = { DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get update", "apt-get", ["update", "-qq"], quiet);
    await run("apt-get install", "apt-get", ["install", "-y", "-qq", "chromium"], quiet);
    return logged(log, "/usr/bin/chromium", "Debian's package");
  }
  log("installing Playwright's chromium");
  await run("playwright install", nodeBinary(), [
    script("@playwright/test", "cli.js"),
    "install",
    "chromium",
  ]);
  const { chromium } = await import("@playwright/test");
  return logged(log, chromium.executablePath(), "Playwright's own");
}

function logged(log, path, origin) {
  log(`Chromium: ${path} (${origin})`);
  return path;
}
