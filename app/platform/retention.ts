import { sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { RunBatch } from "./daily-jobs";
import { dayOf } from "./dates";
import { DAY_MS } from "./durations";

const BATCH = 500;

/** How long the rows of a table are kept. The list is app/server/retention.ts. */
export interface Retention {
  name: string;
  /** The moment (or 'YYYY-MM-DD') from which a row's time runs; rows without one are kept. Needs an index. */
  since: SQLiteColumn;
  days: number;
}

/** Deletes the rows whose time is over, 500 a batch. */
export const purge =
  ({ since, days }: Retention): RunBatch =>
  async ({ read, orm }, { now }, cursor) => {
    const end = now - days * DAY_MS;
    const isOver = sql`${since} < ${since.dataType === "string" ? dayOf(end) : end}`;
    const [rows] = await read(
      orm.all<{ id: number }>(
        sql`select rowid as id from ${since.table} where ${isOver} limit ${BATCH}`,
      ),
    );
    const ids = JSON.stringify(rows.map(({ id }) => id));
    return {
      writes: [
        sql`delete from ${since.table}
            where rowid in (select value from json_each(${ids})) and ${isOver}`,
      ],
      next: rows.length < BATCH ? null : String(Number(cursor) + 1),
    };
  };
