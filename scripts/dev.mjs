// npm run dev: everything on this machine, built again on change, ended by one Ctrl-C.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { startBuilds } from "./dev/builds.mjs";
import { startCrons } from "./dev/crons.mjs";
import { devBuild } from "./dev/paths.mjs";
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
    startBuilds(stack, log),
  ]);
  log("starting the Worker (wrangler dev)");
  await stack.startWorker({ directory: devBuild.directory, onLine: showWorkerLine });
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

/** Request lines are the Worker's own JSON; of those, only what went wrong is worth a developer's eye. */
function showWorkerLine(line) {
  if (/"level":"(warn|error)"|\[ERROR\]|✘/.test(line)) console.error(line);
}
