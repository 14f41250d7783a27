// npm run deploy: checks the environment, builds, brings the schema up to date, publishes, asks whether all is well.
// Which variables it takes and how to go back: docs/operations.md.
import { join } from "node:path";
import { nodeBinary, script } from "./binaries.mjs";
import { run } from "./processes.mjs";
import { build, root } from "./stack.mjs";

const log = (text) => console.log(`deploy  ${text}`);
const tsx = (name, file, env) =>
  run(name, nodeBinary(), [script("tsx", "dist/cli.mjs"), join(root, file)], env);

try {
  const production = { APP_ENV: "production" };
  log("checking the environment");
  await tsx("The environment", "scripts/check-env.ts", production);
  log("building");
  await build();
  // Before the new Worker, which may need it; migrations only add, so the old Worker keeps running on it.
  log("bringing the schema up to date");
  await tsx("The migration", "db/migrate.ts");
  log("publishing");
  await tsx("The publication", "scripts/publish.ts", production);
  log("asking whether all parts answer");
  const ready = await fetch(`${process.env.APP_ORIGIN}/readyz`);
  const parts = await ready.text();
  if (!ready.ok)
    throw new Error(`Not every part answers: ${parts}. To go back: npm run wrangler -- rollback`);
  log("asking whether http leads to https, for pages and files");
  for (const path of ["/", "/favicon.ico"]) await expectHttps(path);
  log(`live at ${process.env.APP_ORIGIN} ${parts}`);
} catch (error) {
  console.error(`deploy  ${error.message}`);
  process.exit(1);
}

/** The Worker redirects its own addresses; for the files beside it the zone must: docs/operations.md, First time. */
async function expectHttps(path) {
  const address = new URL(path, process.env.APP_ORIGIN.replace("https:", "http:"));
  const { headers } = await fetch(address, { redirect: "manual" });
  if (!headers.get("location")?.startsWith("https://"))
    throw new Error(`${address} is answered without https. Turn on Always Use HTTPS in the zone.`);
}
