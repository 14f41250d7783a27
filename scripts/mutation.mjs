// npm run test:mutation: breaks the rules line by line and counts which breaks the unit tests notice (tests/mutation.md).
// Arguments go to Stryker: `npm run test:mutation -- --mutate app/platform/money.ts` takes one file. Stryker is installed
// by the first run alone, because nothing else needs it.
import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { nodeBinary } from "./binaries.mjs";
import { environment } from "./processes.mjs";

const FOLDER = "tests/mutation";
const STRYKER = `${FOLDER}/node_modules/@stryker-mutator/core/bin/stryker.js`;

if (!existsSync(STRYKER))
  execFileSync("npm", ["install", "--prefix", FOLDER], { stdio: "inherit" });

const child = spawn(nodeBinary(), [STRYKER, "run", ...process.argv.slice(2)], {
  stdio: "inherit",
  env: environment(),
});
child.on("exit", (code) => process.exit(code ?? 1));
