// npm run test:mutation: breaks the rules line by line and counts which breaks the unit tests notice (tests/mutation.md).
// Arguments go to Stryker: `npm run test:mutation -- --mutate app/platform/money.ts` takes one file.
import { spawn } from "node:child_process";
import { nodeBinary, script } from "./binaries.mjs";
import { environment } from "./processes.mjs";

const child = spawn(
  nodeBinary(),
  [script("@stryker-mutator/core", "bin/stryker.js"), "run", ...process.argv.slice(2)],
  { stdio: "inherit", env: environment() },
);
child.on("exit", (code) => process.exit(code ?? 1));
