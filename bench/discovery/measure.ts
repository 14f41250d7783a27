import { readThrough } from "./databases";
import { bigScans } from "./plans";
import type { Place, Question } from "./questions";
import type { Recorded } from "./recorder";
import { RUNS, WARM_UP } from "./runs";

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

/** Runs of a size at a stretch: as in a server in use, what is asked often is near the processor. */
const STRETCH = 50;

/** The sizes take turns, so that other work on the machine affects all of them. */
export async function measure(question: Question, places: Place[]): Promise<Figures[]> {
  const series: Series[] = [];
  for (const place of places) {
    series.push(new Series(place, await question.prepare(place)));
    await readThrough(place.file);
  }
  for (const { ask } of series) for (let i = 0; i < WARM_UP; i++) await ask(RUNS + i);
  for (let from = 0; from < RUNS; from += STRETCH)
    for (const one of series)
      for (let i = from; i < Math.min(RUNS, from + STRETCH); i++) await one.run(i);
  const figures: Figures[] = [];
  for (const one of series) {
    await question.after?.(one.place);
    figures.push(await one.figures());
  }
  return figures;
}

/** The runs of a question with one size. */
class Series {
  #waits: number[] = [];
  #database: number[] = [];
  #rows: number[] = [];
  #statements = new Map<string, Recorded>();

  constructor(
    readonly place: Place,
    readonly ask: (i: number) => Promise<unknown>,
  ) {}

  async run(i: number) {
    const { recorded } = this.place.db;
    recorded.length = 0;
    const started = performance.now();
    await this.ask(i);
    this.#waits.push(performance.now() - started);
    this.#database.push(recorded.reduce((sum, { databaseMs }) => sum + databaseMs, 0));
    this.#rows.push(recorded.reduce((sum, { rowsRead }) => sum + rowsRead, 0));
    for (const statement of recorded) this.#statements.set(statement.sql, statement);
  }

  async figures(): Promise<Figures> {
    return {
      waitMedian: quantile(this.#waits, 0.5),
      waitP95: quantile(this.#waits, 0.95),
      databaseMedian: quantile(this.#database, 0.5),
      databaseP95: quantile(this.#database, 0.95),
      rowsRead: quantile(this.#rows, 0.5),
      scans: await bigScans(this.place.db, [...this.#statements.values()]),
    };
  }
}

export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
