// npm run wrangler -- …: wrangler on a Node that it supports, whatever the machine has.
import { spawnSync } from "node:child_process";
import { nodeBinary, script } from "./binaries.mjs";
import { environment } from "./processes.mjs";

const { status } = spawnSync(
  nodeBinary(),
  [script("wrangler", "bin/wrangler.js"), ...process.argv.slice(2)],
  { stdio: "inherit", env: environment({}) },
);
process.exit(status ?? 1);
