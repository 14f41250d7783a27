// npm run deploy: checks the environment, builds, brings the schema up to date, publishes, asks whether all is well.
// Which variables it takes and how to go back: docs/operations.md.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nodeBinary, script } from "./binaries.mjs";
import { run } from "./processes.mjs";
import { build, root } from "./stack.mjs";

const PUBLIC = ["APP_ORIGIN", "DATABASE_URL", "MAIL_API_URL", "MAIL_FROM", "OPERATOR_EMAIL"];
const PUBLIC_OPTIONAL = ["VAPID_PUBLIC_KEY", "RECORD_OLD_KEYS", "TIME_STAMP_URL"];
const SECRET = [
  "DATABASE_AUTH_TOKEN",
  "SESSION_SECRETS",
  "FACTOR_KEYS",
  "CHANNEL_KEYS",
  "MAIL_API_KEY",
  "VAPID_PRIVATE_KEY",
  "RECORD_KEY",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRETS",
];

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
  await publish();
  log("asking whether all parts answer");
  const ready = await fetch(`${process.env.APP_ORIGIN}/readyz`);
  const parts = await ready.text();
  if (!ready.ok)
    throw new Error(`Not every part answers: ${parts}. To go back: npx wrangler rollback`);
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

/** Secrets travel in a file that only we can read and that is gone afterwards. */
async function publish() {
  const folder = mkdtempSync(join(tmpdir(), "laurel-deploy-"));
  const secrets = join(folder, "secrets.json");
  try {
    const values = Object.fromEntries(SECRET.map((name) => [name, process.env[name]]));
    writeFileSync(secrets, JSON.stringify(values), { mode: 0o600 });
    const named = [...PUBLIC, ...PUBLIC_OPTIONAL.filter((name) => process.env[name])];
    const variables = named.flatMap((name) => ["--var", `${name}:${process.env[name]}`]);
    await run("wrangler deploy", nodeBinary(), [
      script("wrangler", "bin/wrangler.js"),
      "deploy",
      "--secrets-file",
      secrets,
      ...variables,
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
