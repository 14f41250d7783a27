import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { Stack } from "../../scripts/stack.mjs";
import { integrationPorts } from "./ports";

declare module "vitest" {
  interface ProvidedContext {
    databaseUrl: string;
  }
}

/** A real libSQL server with the newest schema and no rows, for all integration tests together. */
export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), "laurel-integration-"));
  const stack = new Stack({
    ports: integrationPorts,
    dataDir,
    appEnv: "test",
    onDeath: (error: Error) => {
      throw error;
    },
  });
  await stack.requirePorts();
  await stack.startDatabase();
  await stack.migrate();
  project.provide("databaseUrl", stack.databaseUrl);
  return async () => {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
