import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const alias = { "~db": here("./db"), "~party": here("./party"), "~": here("./app") };

/**
 * Files share a worker and its modules, because to start one and load them again takes longer than many a test; so no test may
 * leave a changed global behind. A project does not inherit it from the options outside `projects`.
 */
const isolate = false;

export default defineConfig({
  test: {
    // Two cores are what the tests may count on; with two workers they are busy for three quarters of the time, because a test
    // waits for the database, with three for nearly all of it.
    maxWorkers: 3,
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          isolate,
          // The site map of the tests has the component gallery: playwright.config.ts.
          env: { COMPONENT_GALLERY: "yes" },
          include: ["{app,db,party,scripts}/**/*.test.ts"],
          testTimeout: 20_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "integration",
          isolate,
          include: [
            "tests/integration/**/*.test.ts",
            ...(process.env.NIGHTLY ? ["tests/nightly/**/*.test.ts"] : []),
          ],
          globalSetup: "tests/support/database-server.ts",
          setupFiles: "tests/support/cheap-hashes.ts",
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
