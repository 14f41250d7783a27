/** Publishes the built Worker with its variables and secrets, then deletes the secrets that are no longer set. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nodeBinary, script } from "./binaries.mjs";
import { configureDeployment, findStaleSecrets, selectVariables } from "./deployment";
import { run } from "./processes.mjs";
import { root } from "./stack.mjs";

const { variables, secrets } = selectVariables(process.env);
/** Beside wrangler.toml, because its paths are relative to its folder. */
const configuration = join(root, "wrangler.deployment.toml");
const folder = mkdtempSync(join(tmpdir(), "laurel-deploy-"));

const wrangler = (...args: string[]) =>
  run(`wrangler ${args[0]}`, nodeBinary(), [script("wrangler", "bin/wrangler.js"), ...args]);

/** Secrets travel in a file that only its owner can read and that is deleted afterwards. */
function writeSecrets(name: string, values: Record<string, string | null>): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(values), { mode: 0o600 });
  return file;
}

try {
  const shared = readFileSync(join(root, "wrangler.toml"), "utf8");
  writeFileSync(configuration, configureDeployment(shared, process.env));
  await wrangler(
    "deploy",
    "--config",
    configuration,
    "--secrets-file",
    writeSecrets("secrets.json", secrets),
    ...variables.flatMap(([name, value]) => ["--var", `${name}:${value}`]),
  );
  // `wrangler deploy` adds secrets and never deletes one.
  const listed = JSON.parse(await wrangler("secret", "list", "--format", "json"));
  const names = listed.map(({ name }: { name: string }) => name);
  const stale = findStaleSecrets(names, process.env);
  if (stale.length > 0) {
    const deletions = Object.fromEntries(stale.map((name) => [name, null]));
    await wrangler("secret", "bulk", writeSecrets("stale.json", deletions));
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
  rmSync(configuration, { force: true });
}
