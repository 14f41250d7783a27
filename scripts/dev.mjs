// npm run dev: everything on this machine, rebuilt on change, ended by one Ctrl-C.
import { existsSync, watch } from "node:fs";
import { join } from "node:path";
import { build, portsFrom, root, Stack } from "./stack.mjs";

const CRON_MS = 60_000;
const WATCHED = ["app", "db", "party", "public", "server.ts"];

const ports = portsFrom(Number(process.env.PORT ?? 8787));
const dataDir = join(root, ".data", "dev");
const stack = new Stack({ ports, dataDir, appEnv: "development", onDeath: fail });
const say = (text) => console.log(`laurel  ${text}`);
let leaving = false;
let building = false;

async function leave(code) {
  if (leaving) return;
  leaving = true;
  await stack.stop();
  process.exit(code);
}

function fail(error) {
  if (!leaving) console.error(`laurel  ${error.message}`);
  leave(1);
}

process.on("SIGINT", () => leave(0));
process.on("SIGTERM", () => leave(0));
process.on("SIGHUP", () => leave(0));

try {
  const fresh = !existsSync(join(dataDir, "db"));
  await stack.requirePorts();
  say("starting the database (sqld, data in .data/dev)");
  await stack.startDatabase();
  say("bringing the schema up to date");
  await stack.migrate();
  if (fresh) say("filling in the demo data");
  await stack.seed();
  say("starting the mail emulator");
  await stack.startMail();
  say("building");
  await build();
  say("starting the Worker (wrangler dev)");
  await stack.startWorker({ onLine: showWorkerLine });
  rebuildOnChange();
  setInterval(() => fetch(`${stack.origin}/cdn-cgi/handler/scheduled`).catch(() => {}), CRON_MS);
  console.log(`
  Laurel is up      ${stack.origin}
  Mail inbox        ${stack.inboxUrl}
  Demo accounts     brand@laurel.test  athlete@laurel.test  admin@laurel.test  moderator@laurel.test
  Password          laurel-demo

  Ctrl-C ends everything.
`);
} catch (error) {
  fail(error);
}

/**
 * Request lines are the Worker's own JSON; of those, only what went wrong is worth a developer's eye.
 * While a build replaces the bundle, wrangler complains that it is missing.
 */
function showWorkerLine(line) {
  if (!building && /"level":"(warn|error)"|\[ERROR\]|✘/.test(line)) console.error(line);
}

function rebuildOnChange() {
  let timer;
  let again = false;
  const rebuild = async () => {
    if (building) {
      again = true;
      return;
    }
    building = true;
    const started = Date.now();
    try {
      await build({ keep: true });
      say(`rebuilt in ${((Date.now() - started) / 1000).toFixed(1)} s`);
    } catch (error) {
      say(error.message);
    }
    building = false;
    if (again) {
      again = false;
      rebuild();
    }
  };
  for (const path of WATCHED)
    watch(join(root, path), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(rebuild, 200);
    });
}
