// npm run dev: everything on this machine, built again on change, ended by one Ctrl-C.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { nodeBinary, script } from "./binaries.mjs";
import { startCrons } from "./dev/crons.mjs";
import { answers } from "./processes.mjs";
import { portsFrom, root, Stack } from "./stack.mjs";

const ports = portsFrom(Number(process.env.PORT ?? 8787));
const dataDir = join(root, ".data", "dev");
const stack = new Stack({ ports, dataDir, appEnv: "development", onDeath: fail });
const log = (text) => console.log(`laurel  ${text}`);
let leaving = false;

/** Asked twice, it does not wait: what still runs is ended by force. */
async function leave(code) {
  if (leaving) process.exit(code);
  leaving = true;
  await stack.stop();
  process.exit(code);
}

function fail(error) {
  if (leaving) return;
  console.error(`laurel  ${error.message}`);
  void leave(1);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => leave(0));

try {
  await stack.requirePorts();
  log(
    "starting the database (sqld, data in .data/dev), the mail emulator, the local Stripe and social providers, and the build",
  );
  await Promise.all([
    prepareDatabase().then(() => stack.startStripe()),
    stack.startMail(),
    stack.startSocial(),
    startWorker(),
  ]);
  await answers("The Worker", `${stack.origin}/readyz`);
  startCrons(stack.origin);
  console.log(`
  Laurel is up      ${stack.origin}
  Mail inbox        ${stack.inboxUrl}
  Local Stripe      ${stack.stripeUrl}
  Social providers  ${stack.socialUrl}
  Demo accounts     brand@laurel.test  athlete@laurel.test  admin@laurel.test  moderator@laurel.test
  Password          laurel-demo

  Ctrl-C ends everything.
`);
} catch (error) {
  fail(error);
}

async function prepareDatabase() {
  const fresh = !existsSync(join(dataDir, "db"));
  await stack.startDatabase();
  await stack.migrate();
  if (fresh) log("filling in the demo data");
  await stack.seed();
}

/** Resolves when it is built and runs; later, it is built and started again when a file is saved. */
function startWorker() {
  return new Promise((resolve) => {
    const onLine = (line) => {
      const [, kind, rest] = /^(built|failed) (.+)$/.exec(line) ?? [];
      if (kind === "built") log(`built in ${(Number(rest) / 1000).toFixed(1)} s`);
      else if (kind === "failed") console.error(`laurel  the build failed\n${JSON.parse(rest)}`);
      else showWorkerLine(line);
      if (kind === "built") resolve();
    };
    const program = [script("tsx", "dist/cli.mjs"), join(root, "scripts/dev/serve.ts")];
    stack.start("The Worker", nodeBinary(), [...program, String(ports.app), stack.workerData], {
      onLine,
    });
  });
}

/** Request lines are the Worker's own JSON; of those, only what went wrong is worth a developer's eye. */
function showWorkerLine(line) {
  if (/"level":"(warn|error)"|\[ERROR\]|✘/.test(line)) console.error(line);
}
