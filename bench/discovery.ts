/**
 * How long discovery, matching, insights and saving an athlete take with 10,000, 100,000 and 1,000,000
 * athletes, beside PostgreSQL. How it is measured, and how to run a part of it: bench/README.md.
 */
import { cpus, loadavg } from "node:os";
import { DEMO } from "../scripts/seed/people";
import type { Person } from "../tests/support/factories";
import { SIZES, startDatabase } from "./discovery/databases";
import { type Figures, measure } from "./discovery/measure";
import { comparePostgres } from "./discovery/postgres";
import { type Place, QUESTIONS } from "./discovery/questions";
import { recordingDatabase } from "./discovery/recorder";
import { measureRowsRead } from "./discovery/rows-read";
import { RUNS } from "./discovery/runs";
import { measureScreen } from "./discovery/screen";
import { count, faults, printComparison, printTable } from "./discovery/table";
import { isShort } from "./short";

const PARTS = (
  process.env.BENCH_PARTS ?? (isShort ? "questions" : "questions,rows,screen,postgres")
).split(",");

const asked = QUESTIONS.filter(({ name }) => name.includes(process.env.BENCH_QUESTIONS ?? ""));
const found = new Map<string, Figures[]>();
const wrong: string[] = [];

const load = () => loadavg()[0]?.toFixed(1);
const day = new Date().toISOString().slice(0, 10);
console.log(`${day}, ${cpus().length} x ${cpus()[0]?.model}, ${RUNS} runs each, load ${load()}\n`);

const places: Place[] = [];
const steps: (() => Promise<void>)[] = [];
for (const athletes of SIZES) {
  const { stack, file } = await startDatabase(athletes);
  const db = recordingDatabase(stack.databaseUrl);
  places.push({ db, brand: await brandOf(db), file, athletes });
  steps.push(async () => {
    db.client.close();
    await stack.stop();
  });
}
if (PARTS.includes("questions"))
  for (const question of asked) {
    found.set(question.name, await measure(question, places));
    process.stderr.write(".");
  }
const largest = places.at(-1);
if (largest && PARTS.includes("rows")) wrong.push(...(await measureRowsRead(largest)));
if (largest && PARTS.includes("screen")) {
  console.log(`The screen, with ${count(largest.athletes)} athletes\n`);
  wrong.push(...(await measureScreen(largest)));
}
for (const stop of steps) await stop();

if (PARTS.includes("questions")) {
  console.log(`\nThe questions, ms: median / 95 % below\n`);
  printTable(asked, found);
  wrong.push(...faults(asked, found));
}
if (PARTS.includes("postgres")) {
  const compared = await comparePostgres(asked);
  if (compared) printComparison(asked, found, compared);
  else console.log("\nThere is no PostgreSQL on this machine: nothing to compare with.");
}

console.log(`\nLoad after: ${load()}`);
for (const fault of wrong) console.error(fault);
process.exit(wrong.length > 0 && !isShort ? 1 : 0);

/** The demo data's brand, who asks. */
async function brandOf({ client }: Place["db"]): Promise<Person> {
  const { rows } = await client.execute({
    sql: `SELECT id, full_name, brand_id FROM profiles JOIN brand_members ON person_id = id WHERE email = ?`,
    args: [DEMO.brand],
  });
  const [row] = rows;
  return {
    userId: String(row?.id),
    type: "brand",
    brandId: String(row?.brand_id),
    brandRole: "owner",
    roles: [],
    name: String(row?.full_name),
    email: DEMO.brand,
  };
}
