import { createHash } from "node:crypto";
import {
  createReadStream,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { connect } from "~db/client";
import { fillLoadTestData } from "../../scripts/scale/fill";
import { portsFrom, root, Stack } from "../../scripts/stack.mjs";
import { browserPorts } from "../../tests/support/ports";
import { isShort } from "../short";

export const SIZES: number[] = (
  process.env.BENCH_SIZES ?? (isShort ? "300" : "10000,100000,1000000")
)
  .split(",")
  .map(Number);

/** The largest has the ports that the Worker looks for. */
const portsOf = (athletes: number) =>
  portsFrom(browserPorts.app + 10 * (SIZES.length - 1 - SIZES.indexOf(athletes)));

/** The database server on the demo data and so many athletes. Made once, kept in .data/bench-discovery. */
export async function startDatabase(athletes: number) {
  const dataDir = join(root, ".data", "bench-discovery", String(athletes));
  if (!isFinished(dataDir)) rmSync(dataDir, { recursive: true, force: true });
  const stack = new Stack({
    ports: portsOf(athletes),
    dataDir,
    appEnv: "test",
    onDeath: (error: Error) => {
      console.error(error.message);
      process.exit(1);
    },
  });
  await stack.requirePorts();
  await stack.startDatabase();
  await stack.migrate();
  if (!isFinished(dataDir)) await fill(stack, dataDir, athletes);
  return { stack, file: join(dataDir, "db", "dbs", "default", "data") };
}

/** Has the kernel hold a file in memory, as it would for a server in use: idle pages may be taken back. */
export const readThrough = (file: string) => finished(createReadStream(file).resume());

async function fill(stack: Stack, dataDir: string, athletes: number) {
  await stack.seed();
  const started = Date.now();
  const { client } = connect({ url: stack.databaseUrl });
  await fillLoadTestData(client, athletes, log);
  log("plans");
  await client.batch(
    [PREMIUM, "INSERT INTO athlete_words (athlete_words) VALUES ('optimize')"],
    "write",
  );
  client.close();
  const seconds = Math.round((Date.now() - started) / 1000);
  console.error(`Filled in ${athletes.toLocaleString("en-GB")} athletes in ${seconds} s`);
  writeFileSync(markOf(dataDir), madeFrom());
}

/** One athlete in 50 pays for a plan; the triggers move them in the search model. */
const PREMIUM = `INSERT OR IGNORE INTO subscriptions (side_id, customer_id, plan, state, created_at)
  SELECT user_id, user_id, 'athlete_premium', 'active', 1 FROM athlete_profiles WHERE number % 50 = 0`;

/** One line that grows, so that the tables stay readable. */
let last = "";
function log(step: string) {
  if (step === last) return;
  last = step;
  process.stderr.write(`${step} `);
}

const markOf = (dataDir: string) => join(dataDir, "made-from");

const isFinished = (dataDir: string) =>
  existsSync(markOf(dataDir)) && readFileSync(markOf(dataDir), "utf8") === madeFrom();

/** What the rows and the search model follow from, without comments; when it changes, the databases are made again. */
export function madeFrom(): string {
  const scale = readdirSync(join(root, "scripts/scale")).map((name) => `scripts/scale/${name}`);
  const model = readdirSync(join(root, "db/sql")).map((name) => `db/sql/${name}`);
  const hash = createHash("sha256");
  for (const path of [...scale, ...model, "app/features/reference/places/gazetteer.json"].sort())
    hash.update(readFileSync(join(root, path), "utf8").replace(/^\s*(--|\/\/).*$/gm, ""));
  return hash.digest("hex");
}
