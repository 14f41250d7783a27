// npm run seed:scale -- --athletes 1000000 --campaigns 20000: load-test data for the database of `npm run dev`,
// which has to run (PORT as there); DATABASE_URL names another one.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { nodeBinary, script } from "./binaries.mjs";
import { environment } from "./processes.mjs";
import { portsFrom, root } from "./stack.mjs";

const { database } = portsFrom(Number(process.env.PORT ?? 8787));
const child = spawn(
  nodeBinary(),
  [script("tsx", "dist/cli.mjs"), join(root, "scripts", "scale.ts"), ...process.argv.slice(2)],
  {
    stdio: "inherit",
    env: environment({ DATABASE_URL: process.env.DATABASE_URL ?? `http://127.0.0.1:${database}` }),
  },
);
child.on("exit", (code) => process.exit(code ?? 1));
