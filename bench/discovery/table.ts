import { SIZES } from "./databases";
import type { Figures } from "./measure";
import type { Compared } from "./postgres";
import type { Question } from "./questions";

/** To hold with the largest database. */
const READ_P95_MS = 15;
const WRITE_P95_MS = 5;
const GROWTH = 2;

type Found = ReadonlyMap<string, Figures[]>;

export const print = (cells: (string | number)[]) => console.log(`| ${cells.join(" | ")} |`);
export const printHead = (cells: string[]) => {
  print(cells);
  print(cells.map((_, i) => (i === 0 ? "---" : "--:")));
};

const ms = (value = 0) => value.toFixed(value < 10 ? 2 : 0);
export const count = (n: number) => n.toLocaleString("en-GB");

/** How much longer the asker waits with the most athletes than with the fewest. */
const growth = (figures: Figures[]) =>
  (figures.at(-1)?.waitMedian ?? 0) / (figures[0]?.waitMedian || 1);

export function printTable(questions: Question[], found: Found) {
  printHead([
    "question",
    ...SIZES.map((n) => `wait, ${count(n)}`),
    ...SIZES.map((n) => `in the database, ${count(n)}`),
    "rows read",
    "growth",
  ]);
  for (const { name } of questions) {
    const figures = found.get(name) ?? [];
    print([
      name,
      ...figures.map(({ waitMedian, waitP95 }) => `${ms(waitMedian)} / ${ms(waitP95)}`),
      ...figures.map(
        ({ databaseMedian, databaseP95 }) => `${ms(databaseMedian)} / ${ms(databaseP95)}`,
      ),
      count(figures.at(-1)?.rowsRead ?? 0),
      growth(figures).toFixed(1),
    ]);
  }
}

/** Waits with the most athletes, ours beside PostgreSQL's: medians and p95. */
export function printComparison(
  questions: Question[],
  found: Found,
  compared: ReadonlyMap<string, Compared>,
) {
  const pair = (one?: { median: number; p95: number }) =>
    one ? `${ms(one.median)} / ${ms(one.p95)}` : "";
  console.log(
    `\nBeside PostgreSQL, with ${count(SIZES.at(-1) ?? 0)} athletes, ms: median / 95 % below\n`,
  );
  printHead([
    "question",
    "Laurel, whole",
    "PostgreSQL, list and count",
    "PostgreSQL, whole",
    "growth",
  ]);
  for (const { name } of questions) {
    const ours = found.get(name)?.at(-1);
    const { list = [], screen = [] } = compared.get(name) ?? {};
    if (list.length === 0) continue;
    const grown = (list.at(-1)?.median ?? 0) / (list[0]?.median || 1);
    print([
      name,
      pair(ours && { median: ours.waitMedian, p95: ours.waitP95 }),
      pair(list.at(-1)),
      pair(screen.at(-1)),
      grown.toFixed(1),
    ]);
  }
}

/** What does not hold, a sentence each. */
export function faults(questions: Question[], found: Found): string[] {
  return questions.flatMap(({ name, writes }) => {
    const figures = found.get(name) ?? [];
    const p95 = figures.at(-1)?.databaseP95 ?? 0;
    const limit = writes ? WRITE_P95_MS : READ_P95_MS;
    const scans = new Set(figures.flatMap((one) => one.scans));
    return [
      ...(p95 > limit ? [`${name}: p95 ${ms(p95)} ms is above ${limit} ms`] : []),
      ...(growth(figures) > GROWTH ? [`${name}: grows by ${growth(figures).toFixed(1)}`] : []),
      ...[...scans].map((scan) => `${name}: ${scan}`),
    ];
  });
}
