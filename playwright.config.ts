import { defineConfig } from "@playwright/test";
import { browserPorts } from "./tests/support/ports";

// The build of the tests, and the site map they walk, have the component gallery.
process.env.COMPONENT_GALLERY = "yes";

const launchOptions = {
  executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium-headless-shell",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

export default defineConfig({
  globalSetup: "./tests/support/global-setup.ts",
  fullyParallel: true,
  // One more than the processors: many tests wait for a room, a limit or a database that stalls.
  workers: 3,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["line"], ["json"]] : [["line"]],
  outputDir: "test-results",
  use: {
    baseURL: `http://localhost:${browserPorts.app}`,
    launchOptions,
    locale: "en-GB",
    screenshot: "only-on-failure",
  },
  projects: [
    // Through the front door without a browser: guards, limits, outages. First, because a file that cannot be run in
    // parallel would leave the other workers without work at the end.
    { name: "http", testDir: "tests/http" },
    // Every task twice: with scripts and without. In a title, '@once' is what the server decides, shown by forms and messages that
    // other tests use with scripts too: it runs without them, which takes half the time. '@nightly' runs with them at night.
    {
      name: "scripted",
      testDir: "tests/e2e",
      grepInvert: process.env.NIGHTLY ? /@once/ : /@once|@nightly/,
    },
    {
      name: "plain",
      testDir: "tests/e2e",
      testIgnore: "scripted/**",
      use: { javaScriptEnabled: false },
    },
  ],
});
