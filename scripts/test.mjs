// npm test: types, formatting and lint, imports, unused code, unit and integration tests, browser tests; then one line that counts.
// npm test -- <words>: the test files whose path has one of the words, else the tests whose title has them all.
// npm run check: the checks and the unit tests. npm run test:nightly: every sweep in full (tests/README.md).
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { nodeBinary, script } from "./binaries.mjs";
import { findChromium } from "./browsers.mjs";
import { playwrightFailures, vitestFailures } from "./failures.mjs";
import { environment, run } from "./processes.mjs";
import { build, root } from "./stack.mjs";

const log = (text) => console.log(`\n== ${text}`);
const reports = mkdtempSync(join(tmpdir(), "laurel-reports-"));
const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const { values, positionals: words } = parseArgs({
  options: { nightly: { type: "boolean" }, quick: { type: "boolean" } },
  allowPositionals: true,
});
const sweeps = values.nightly ? { NIGHTLY: "yes" } : {};
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
    const results = JSON.parse(readFileSync(report, "utf8"));
    const counted = count(results);
    failures.push(...failed(results));
    for (const key of Object.keys(total)) total[key] += counted[key];
    if (!succeeded && counted.failed === 0) broken = true;
    if (counted.passed + counted.failed === 0) broken = true;
  } catch {
    broken = true;
  }
  if (broken) console.error(`${name}: did not run to its end`);
}

const runChecks = () =>
  Promise.all([
    check("types", script("typescript-native", "bin/tsc"), ["--noEmit", "--singleThreaded"]),
    check("formatting and lint", script("@biomejs/biome", "bin/biome"), [
      "check",
      "--error-on-warnings",
      ".",
    ]),
    check("imports", script("dependency-cruiser", "bin/dependency-cruiser.mjs"), ["."]),
    check("unused code", script("knip", "bin/knip.js"), []),
  ]);

const runVitest = (name, chosen = []) =>
  tests(
    name,
    script("vitest", "vitest.mjs"),
    (report) => [
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
      ...chosen,
    ],
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

/** @param built the build of the tests, if it runs already; else the tests begin with it */
async function runPlaywright(browser, { chosen = [], built } = {}) {
  try {
    const [chromium] = await Promise.all([browser, built]);
    const hasBuild = built ? { LAUREL_BUILT: "yes" } : {};
    await tests("browser", script("@playwright/test", "cli.js"), () => ["test", ...chosen], {
      env: (report) => ({
        ...sweeps,
        ...hasBuild,
        CHROME_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        // Each worker of each project loads the app's modules again.
        NODE_COMPILE_CACHE: join(reports, "compiled"),
      }),
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
}

/** Runs beside other parts. A failure is reported by the part that waits for it. */
function startBeside(promise) {
  promise.catch(() => {});
  return promise;
}

/** An installation waits for the network. */
const startFindingChromium = () => startBeside(findChromium(log));

/** The tests that the words ask for, as arguments of each runner; null where there are none. */
function testsFor(words) {
  const git = (...args) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
  const files = git("ls-files", "-co", "--exclude-standard", "*.test.ts", "*.spec.ts");
  const byPath = files.filter((file) => words.some((word) => file.includes(word)));
  const title = words.join(" ");
  const hasTitle = (file) => readFileSync(join(root, file), "utf8").includes(title);
  const chosen = byPath.length > 0 ? byPath : files.filter(hasTitle);
  const pattern = title.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const argsFor = (ending, option) => {
    const own = chosen.filter((file) => file.endsWith(ending));
    if (own.length === 0) return null;
    return byPath.length > 0 ? own : [...own, option, pattern];
  };
  return { vitest: argsFor(".test.ts", "-t"), playwright: argsFor(".spec.ts", "-g") };
}

if (words.length > 0) {
  const { vitest, playwright } = testsFor(words);
  if (vitest) await runVitest("unit and integration", vitest);
  if (playwright) await runPlaywright(startFindingChromium(), { chosen: playwright });
  if (!vitest && !playwright)
    console.error(`No test has "${words.join(" ")}" in its path or title.`);
} else if (values.quick) {
  await runChecks();
  await runVitest("unit", ["--project", "unit"]);
} else {
  const browser = startFindingChromium();
  // At night the tests of the builds write into the same folder.
  const built = values.nightly ? undefined : startBeside(build({ COMPONENT_GALLERY: "yes" }));
  await runChecks();
  await runVitest("unit and integration");
  await runPlaywright(browser, { built });
}

rmSync(reports, { recursive: true, force: true });
const failed = total.failed + (broken ? 1 : 0);
for (const { title, message } of failures) console.log(`\n${title}\n${message}`);
console.log(`\n${total.passed} passed, ${failed} failed, ${total.skipped} skipped`);
process.exit(failed > 0 || total.passed === 0 ? 1 : 0);
