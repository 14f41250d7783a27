import { defineConfig } from "vitest/config";
import { alias } from "../../vitest.config";

/** The unit tests alone: a mutant is not worth a database. */
export default defineConfig({
  resolve: { alias },
  test: { include: ["{app,db,party}/**/*.test.ts"], testTimeout: 20_000 },
});
