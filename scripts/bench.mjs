// npm run bench:<name>: runs bench/<name>.ts on ports and data of its own; with `-- --check` in its short form.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { nodeBinary, script } from "./binaries.mjs";
import { environment } from "./processes.mjs";
import { root } from "./stack.mjs";

const [name, ...options] = process.argv.slice(2);
const child = spawn(
  nodeBinary(),
  [script("tsx", "dist/cli.mjs"), join(root, "bench", `${name}.ts`), ...options],
  { stdio: "inherit", env: environment({ TEST_PORT: process.env.TEST_PORT ?? "9100" }) },
);
child.on("exit", (code) => process.exit(code ?? 1));
