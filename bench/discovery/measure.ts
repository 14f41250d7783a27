import { readThrough } from "./databases";
import { bigScans } from "./plans";
import type { Place, Question } from "./questions";

export const RUNS = Number(process.env.BENCH_RUNS ?? 200);
export const WARM_UP = 10;

export interface Figures {
  /** As the asker waits, on loopback. */
  waitMedian: number;
  waitP95: number;
  /** As the database measures its statements. */
  databaseMedian: number;
  databaseP95: number;
  rowsRead: number;
  scans: string[];
}

export async function measure(question: Question, place: Place): Promise<Figures> {
  const { recorded } = place.db;
  const ask = await question.prepare(place);
  await readThrough(place.file);
  for (let i = 0; i < WARM_UP; i++) await ask(RUNS + i);
  const waits: number[] = [];
  const database: number[] = [];
  const rows: number[] = [];
  const statements = new Map<string, (typeof recorded)[number]>();
  for (let i = 0; i < RUNS; i++) {
    recorded.length = 0;
    const started = performance.now();
    await ask(i);
    waits.push(performance.now() - started);
    database.push(recorded.reduce((sum, { databaseMs }) => sum + databaseMs, 0));
    rows.push(recorded.reduce((sum, { rowsRead }) => sum + rowsRead, 0));
    for (const statement of recorded) statements.set(statement.sql, statement);
  }
  await question.after?.(place);
  const scans = await bigScans(place.db, [...statements.values()]);
  return {
    waitMedian: quantile(waits, 0.5),
    waitP95: quantile(waits, 0.95),
    databaseMedian: quantile(database, 0.5),
    databaseP95: quantile(database, 0.95),
    rowsRead: quantile(rows, 0.5),
    scans,
  };
}

export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
