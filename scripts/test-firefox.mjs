// npm run test:firefox: the main job with live updates in Firefox. Not part of `npm test`.
import { spawn } from "node:child_process";
import { nodeBinary, script } from "./binaries.mjs";
import { findFirefox } from "./browsers.mjs";
import { environment } from "./processes.mjs";

const firefox = await findFirefox(console.log);
const child = spawn(
  nodeBinary(),
  [
    script("@playwright/test", "cli.js"),
    "test",
    "--config=tests/firefox/playwright.config.ts",
    ...process.argv.slice(2),
  ],
  { stdio: "inherit", env: environment({ FIREFOX_PATH: firefox }) },
);
child.on("exit", (code) => process.exit(code ?? 1));
