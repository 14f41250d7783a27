import { madeFrom, SIZES } from "./databases";
import { quantile } from "./measure";
import { prepare, tidy } from "./postgres-questions";
import { postgresWith } from "./postgres-rows";
import { startPostgres } from "./postgres-server";
import type { Place, Question } from "./questions";
import { RUNS, WARM_UP } from "./runs";

export interface Compared {
  /** Of the list and its count; and with the facets and the total the screen shows. */
  list: { median: number; p95: number }[];
  screen: { median: number; p95: number }[];
}

/** The same load-test data and questions in PostgreSQL; null on a machine without it. */
export async function comparePostgres(
  questions: Question[],
): Promise<Map<string, Compared> | null> {
  const stop = startPostgres();
  if (!stop) return null;
  const compared = new Map<string, Compared>(
    questions.map(({ name }) => [name, { list: [], screen: [] }]),
  );
  try {
    for (const athletes of SIZES) {
      const sql = await postgresWith(athletes, madeFrom());
      const place = { athletes } as Place;
      for (const question of questions) {
        const into = compared.get(question.name);
        const list = await prepare(sql, question, place, false);
        if (list) into?.list.push(await timed(list));
        const screen = question.filters && (await prepare(sql, question, place, true));
        if (screen) into?.screen.push(await timed(screen));
      }
      await tidy(sql);
      await sql.end();
    }
  } finally {
    stop();
  }
  return compared;
}

/** Slow questions are asked less often: a median needs no minutes. */
const ENOUGH_MS = 15_000;
const MIN_ATHLETES = 10;

async function timed(ask: (i: number) => Promise<unknown>) {
  const begun = performance.now();
  const enough = () => performance.now() - begun > ENOUGH_MS;
  for (let i = 0; i < WARM_UP && !enough(); i++) await ask(RUNS + i);
  const waits: number[] = [];
  while (waits.length < RUNS && !(enough() && waits.length >= MIN_ATHLETES)) {
    const started = performance.now();
    await ask(waits.length);
    waits.push(performance.now() - started);
  }
  return { median: quantile(waits, 0.5), p95: quantile(waits, 0.95) };
}
