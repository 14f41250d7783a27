import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { run } from "../../scripts/processes.mjs";
import { root, Stack } from "../../scripts/stack.mjs";
import { commandPorts, commandStackPorts } from "../support/ports";
import { SHORT_FORMS } from "../support/short-forms";

/** Every script of package.json in its short form (tests/support/short-forms.ts), beside a database with the demo data. */

const dataDir = mkdtempSync(join(tmpdir(), "laurel-commands-"));
const stack = new Stack({
  ports: commandStackPorts,
  dataDir,
  appEnv: "test",
  onDeath: (error: Error) => {
    throw error;
  },
});

beforeAll(async () => {
  await stack.requirePorts();
  await stack.startDatabase();
  await stack.migrate();
  await stack.seed();
}, 180_000);

afterAll(async () => {
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** @returns what it wrote, also when it fails */
const runScript = (name: string, args: string[]) =>
  run(name, "npm", ["run", name, ...(args.length > 0 ? ["--", ...args] : [])], {
    DATABASE_URL: stack.databaseUrl,
    TEST_PORT: String(commandPorts.app),
    COMPONENT_GALLERY: "yes",
    NIGHTLY: "",
    ...(name.startsWith("bench:") ? { LAUREL_BUILT: "1" } : {}),
  });

const migrations = join(root, "migrations");
const schema = () =>
  globSync("*.sql", { cwd: migrations }).map((file) =>
    readFileSync(join(migrations, file), "utf8"),
  );

const tried = Object.entries(SHORT_FORMS).flatMap(([name, form]) =>
  "by" in form ? [] : ([[name, form]] as const),
);

// The benches take what `build` made, which comes before them.
test.each(tried)("npm run %s", { timeout: 600_000 }, async (name, { args = [], refusal }) => {
  const before = schema();
  const copy = join(dataDir, "migrations");
  cpSync(migrations, copy, { recursive: true });
  // A baseline that is written again carries another date.
  onTestFinished(() => {
    rmSync(migrations, { recursive: true });
    cpSync(copy, migrations, { recursive: true });
  });
  if (refusal) await expect(runScript(name, args)).rejects.toThrow(refusal);
  else await runScript(name, args);
  expect(schema(), "the migrations follow from the schema").toEqual(before);
});
