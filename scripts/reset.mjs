// npm run reset: throws this machine's development data away and fills in fresh demo data.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { portsFrom, root, Stack } from "./stack.mjs";

const ports = portsFrom(Number(process.env.PORT ?? 8787));
const dataDir = join(root, ".data", "dev");
const log = (text) => console.log(`laurel  ${text}`);
const stack = new Stack({ ports, dataDir, appEnv: "development", onDeath: fail });

async function fail(error) {
  console.error(`laurel  ${error.message}`);
  await stack.stop();
  process.exit(1);
}

/** The running database keeps its files open; taking them away under it would break both. */
async function requireStopped() {
  try {
    await stack.requirePorts();
  } catch (error) {
    throw new Error(
      `${error.message}\nIf npm run dev is running, end it with Ctrl-C first. Nothing was changed.`,
    );
  }
}

try {
  await requireStopped();
  log("throwing away the data in .data/dev");
  rmSync(dataDir, { recursive: true, force: true });
  await stack.startDatabase();
  log("bringing the schema up to date");
  await stack.migrate();
  log("filling in the demo data");
  await stack.seed();
  await stack.stop();
  log("done: npm run dev starts with fresh demo data");
} catch (error) {
  await fail(error);
}
