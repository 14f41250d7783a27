import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { Stack } from "../../scripts/stack.mjs";
import { integrationPorts } from "./ports";

declare module "vitest" {
  interface ProvidedContext {
    databaseUrl: string;
    /** A folder with the data of a database that has the newest schema and no rows. */
    migrated: string;
  }
}

const stackIn = (dataDir: string) =>
  new Stack({
    ports: integrationPorts,
    dataDir,
    appEnv: "test",
    onDeath: (error: Error) => {
      throw error;
    },
  });

/**
 * A real libSQL server with the newest schema and no rows, for all integration tests together; and its data as it was then,
 * because a copy is there sooner than another database is migrated.
 */
export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), "laurel-integration-"));
  const [migrated, shared] = [join(dataDir, "migrated"), join(dataDir, "shared")];
  const first = stackIn(migrated);
  await first.requirePorts();
  await first.startDatabase();
  await first.migrate();
  await first.stop();
  cpSync(migrated, shared, { recursive: true });
  const stack = stackIn(shared);
  await stack.startDatabase();
  project.provide("databaseUrl", stack.databaseUrl);
  project.provide("migrated", migrated);
  return async () => {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
