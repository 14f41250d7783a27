import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { Stack } from "../../scripts/stack.mjs";
import { integrationPorts } from "./ports";

declare module "vitest" {
  interface ProvidedContext {
    /** A folder for what the tests store; it is removed after the last of them. */
    dataDir: string;
    /** A folder with the data of a database that has the newest schema and no rows. */
    migrated: string;
    databaseUrl: string;
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

/** The newest schema, whose copies the tests use; and a libSQL server with it, for the tests of what lies between. */
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
  project.provide("dataDir", dataDir);
  project.provide("migrated", migrated);
  project.provide("databaseUrl", stack.databaseUrl);
  return async () => {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
