// Finds a browser for the tests, or installs it: Debian's package as root, otherwise the test tool's own.
import { existsSync } from "node:fs";
import { nodeBinary, script } from "./binaries.mjs";
import { run } from "./processes.mjs";

/** @typedef {{ name: string, variable: string, usual: string[], debian: string, install: () => Promise<string> }} Kind */

/** @param {(text: string) => void} log */
export const findChromium = (log) =>
  find(log, {
    name: "Chromium",
    variable: "CHROME_PATH",
    // The first draws nothing on a screen, and takes half the time of the others.
    usual: [
      "/usr/bin/chromium-headless-shell",
      "/usr/bin/chromium",
      "/usr/bin/chromium-browser",
      "/usr/bin/google-chrome",
      "/usr/bin/google-chrome-stable",
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    ],
    debian: "chromium-headless-shell",
    async install() {
      await run("playwright install", nodeBinary(), [
        script("@playwright/test", "cli.js"),
        "install",
        "chromium",
      ]);
      const { chromium } = await import("@playwright/test");
      return chromium.executablePath();
    },
  });

/** @param {(text: string) => void} log */
export const findFirefox = (log) =>
  find(log, {
    name: "Firefox",
    variable: "FIREFOX_PATH",
    usual: [
      "/usr/bin/firefox",
      "/usr/bin/firefox-esr",
      "/Applications/Firefox.app/Contents/MacOS/firefox",
    ],
    debian: "firefox-esr",
    install() {
      throw new Error("Install Firefox, or name its program in FIREFOX_PATH.");
    },
  });

/**
 * @param {(text: string) => void} log
 * @param {Kind} kind
 * @returns {Promise<string>} path of the program
 */
async function find(log, { name, variable, usual, debian, install }) {
  const found = (path, origin) => {
    log(`${name}: ${path} (${origin})`);
    return path;
  };
  const named = process.env[variable];
  if (named) {
    if (!existsSync(named)) throw new Error(`${variable} names ${named}, which does not exist.`);
    return found(named, `from ${variable}`);
  }
  const installed = usual.find(existsSync);
  if (installed) return found(installed, "already installed");

  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    log(`installing Debian's ${debian}`);
    const quiet = { DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get update", "apt-get", ["update", "-qq"], quiet);
    await run("apt-get install", "apt-get", ["install", "-y", "-qq", debian], quiet);
    return found(`/usr/bin/${debian}`, "Debian's package");
  }
  log(`installing ${name}`);
  return found(await install(), "installed now");
}
