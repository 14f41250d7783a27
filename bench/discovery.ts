/**
 * How long discovery, matching, insights and saving an athlete take with 10,000, 100,000 and 1,000,000 athletes.
 * How it is measured: bench/README.md.
 */
import { cpus, loadavg } from "node:os";
import { DEMO } from "../scripts/seed/people";
import { SIZES, startDatabase } from "./discovery/databases";
import { type Figures, measure } from "./discovery/measure";
import { QUESTIONS } from "./discovery/questions";
import { recordingDatabase } from "./discovery/recorder";
import { faults, printTable } from "./discovery/table";

const found = new Map<string, Figures[]>(QUESTIONS.map(({ name }) => [name, []]));

const day = new Date().toISOString().slice(0, 10);
console.log(`${day}, ${cpus().length} x ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}\n`);

for (const athletes of SIZES) {
  const { stack } = await startDatabase(athletes);
  const db = recordingDatabase(stack.databaseUrl);
  const { rows } = await db.client.execute({
    sql: "SELECT id FROM profiles WHERE email = ?",
    args: [DEMO.brand],
  });
  const place = { db, brandId: String(rows[0]?.id), athletes };
  for (const question of QUESTIONS) found.get(question.name)?.push(await measure(question, place));
  db.client.close();
  await stack.stop();
}

printTable(QUESTIONS, found);
const wrong = faults(QUESTIONS, found);
for (const fault of wrong) console.error(fault);
process.exit(wrong.length > 0 ? 1 : 0);
