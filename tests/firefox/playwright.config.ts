import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import browserTests from "../../playwright.config";

/** The same stack and limits as the other browser tests; Firefox itself is driven over WebDriver BiDi. */
export default defineConfig({
  ...browserTests,
  globalSetup: resolve("tests/support/global-setup.ts"),
  outputDir: resolve("test-results/firefox"),
  projects: [{ name: "firefox", testDir: resolve("tests/firefox") }],
});
