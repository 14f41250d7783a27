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
 * @param {(text: string) => void} say
 * @returns {Promise<string>} path of a Chromium to run
 */
export async function findChromium(say) {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which does not exist.`);
    return told(say, named, "from CHROME_PATH");
  }
  const usual = USUAL.find(existsSync);
  if (usual) return told(say, usual, "already installed");

  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    say("installing Debian's chromium");
    const quiet = { DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get update", "apt-get", ["update", "-qq"], quiet);
    await run("apt-get install", "apt-get", ["install", "-y", "-qq", "chromium"], quiet);
    return told(say, "/usr/bin/chromium", "Debian's package");
  }
  say("installing Playwright's chromium");
  await run("playwright install", nodeBinary(), [
    script("@playwright/test", "cli.js"),
    "install",
    "chromium",
  ]);
  const { chromium } = await import("@playwright/test");
  return told(say, chromium.executablePath(), "Playwright's own");
}

function told(say, path, origin) {
  say(`Chromium: ${path} (${origin})`);
  return path;
}
