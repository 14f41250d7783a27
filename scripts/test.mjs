// npm test: formatting and lint, types, imports, unused code, unit and integration tests, browser tests; then one line that counts.
// npm run test:nightly does the same with every sweep in full: tests/README.md.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nodeBinary, script } from "./binaries.mjs";
import { findChromium } from "./browsers.mjs";
import { playwrightFailures, vitestFailures } from "./failures.mjs";
import { environment, run } from "./processes.mjs";

const log = (text) => console.log(`\n== ${text}`);
const reports = mkdtempSync(join(tmpdir(), "laurel-reports-"));
const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const sweeps = process.argv.includes("--nightly") ? { NIGHTLY: "yes" } : {};
let broken = false;

/** Runs a part with its output shown. @returns whether it succeeded */
function part(name, file, args, env = {}) {
  log(name);
  return new Promise((resolve) => {
    const child = spawn(nodeBinary(), [file, ...args], { stdio: "inherit", env: environment(env) });
    child.on("error", () => resolve(false));
    child.on("exit", (code) => resolve(code === 0));
  });
}

/** Counts a check that has no tests of its own as one. Its output is shown when it fails. */
async function check(name, file, args) {
  try {
    await run(name, nodeBinary(), [file, ...args]);
    log(`${name}: passed`);
    total.passed += 1;
  } catch (error) {
    console.error(error.message);
    total.failed += 1;
  }
}

/** Adds a test runner's own report; a part without a report, or without a test, is broken. */
async function tests(name, file, args, { env = {}, count, failed }) {
  const report = join(reports, `${name}.json`);
  const succeeded = await part(name, file, args(report), env(report));
  try {
    const told = JSON.parse(readFileSync(report, "utf8"));
    const counted = count(told);
    failures.push(...failed(told));
    for (const key of Object.keys(total)) total[key] += counted[key];
    if (!succeeded && counted.failed === 0) broken = true;
    if (counted.passed + counted.failed === 0) broken = true;
  } catch {
    broken = true;
  }
  if (broken) console.error(`${name}: did not run to its end`);
}

// An installation waits for the network, so it runs beside the checks.
const browser = findChromium(log);
browser.catch(() => {});

await Promise.all([
  check("types", script("typescript-native", "bin/tsc"), ["--noEmit", "--singleThreaded"]),
  check("formatting and lint", script("@biomejs/biome", "bin/biome"), [
    "check",
    "--error-on-warnings",
    ".",
  ]),
  check("imports", script("dependency-cruiser", "bin/dependency-cruiser.mjs"), ["."]),
  check("unused code", script("knip", "bin/knip.js"), []),
]);
await tests(
  "unit and integration",
  script("vitest", "vitest.mjs"),
  (report) => ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
  {
    env: () => sweeps,
    count: (r) => ({
      passed: r.numPassedTests,
      failed: r.numFailedTests,
      skipped: r.numPendingTests,
    }),
    failed: vitestFailures,
  },
);
try {
  const chromium = await browser;
  await tests("browser", script("@playwright/test", "cli.js"), () => ["test"], {
    env: (report) => ({ ...sweeps, CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    count: ({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    }),
    failed: playwrightFailures,
  });
} catch (error) {
  console.error(error.message);
  broken = true;
}

rmSync(reports, { recursive: true, force: true });
const failed = total.failed + (broken ? 1 : 0);
for (const { title, message } of failures) console.log(`\n${title}\n${message}`);
console.log(`\n${total.passed} passed, ${failed} failed, ${total.skipped} skipped`);
process.exit(failed > 0 || total.passed === 0 ? 1 : 0);
