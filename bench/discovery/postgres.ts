import { madeFrom, SIZES } from "./databases";
import { quantile, RUNS, WARM_UP } from "./measure";
import { prepare, tidy } from "./postgres-questions";
import { postgresWith } from "./postgres-rows";
import { startPostgres } from "./postgres-server";
import type { Place, Question } from "./questions";

export interface Compared {
  /** Of the list and its count; and with the facets and the total the screen shows. */
  list: { median: number; p95: number }[];
  screen: { median: number; p95: number }[];
}

/** The same crowd and questions in PostgreSQL; null on a machine without it. */
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

async function timed(ask: (i: number) => Promise<unknown>) {
  for (let i = 0; i < WARM_UP; i++) await ask(RUNS + i);
  const waits: number[] = [];
  for (let i = 0; i < RUNS; i++) {
    const started = performance.now();
    await ask(i);
    waits.push(performance.now() - started);
  }
  return { median: quantile(waits, 0.5), p95: quantile(waits, 0.95) };
}
