import { and, desc, eq, isNull } from "drizzle-orm";
import { type Database, LostRace, mustChange, type Statement } from "~db/client";
import { dailyJobs } from "~db/schema";
import { errorFields, log } from "./log";

/**
 * The day's work, in parts of many small batches. Cron opens a day; from then on every minute's run does
 * as much as its time allows. A batch's writes and the step of its cursor are one transaction, which fails
 * if the cursor has moved: each batch is done once, whoever runs, however often, and wherever one stopped.
 */
export interface DailyPart {
  name: string;
  /** Reads what follows the cursor ('' at first), at most a few hundred rows, and says what to write. */
  batch(db: Database, today: { day: string; now: number }, cursor: string): Promise<DailyBatch>;
}

export interface DailyBatch {
  writes: Statement[];
  /** Null: this was the last. */
  next: string | null;
}

/** Cron starts a run each minute; a batch takes well under a second. */
const RUN_MS = 20_000;
/** Two requests a batch; a run of a Worker may make 1,000. */
const BATCHES_A_RUN = 400;

/** Begins a day; a day already begun goes on as it is. */
export const openDay = (db: Database, day: string, parts: readonly DailyPart[]) =>
  db.write(
    parts.map(({ name }) => db.orm.insert(dailyJobs).values({ day, name }).onConflictDoNothing()),
  );

/**
 * Goes on with the newest day that was begun, part after part. A part that fails is tried again by the
 * next run and keeps no other from its turn.
 * @returns how many batches were done
 */
export async function continueDay(
  db: Database,
  clock: () => number,
  parts: readonly DailyPart[],
): Promise<number> {
  const end = clock() + RUN_MS;
  let batches = 0;
  const open = await openParts(db);
  for (const part of parts) {
    const row = open.find(({ name }) => name === part.name);
    if (!row) continue;
    let next: string | null = row.cursor;
    while (next !== null && batches < BATCHES_A_RUN && clock() < end) {
      try {
        next = await step(db, part, { day: row.day, now: clock() }, next);
        batches += 1;
      } catch (error) {
        if (!(error instanceof LostRace))
          log("error", "daily.failed", { part: part.name, day: row.day, ...errorFields(error) });
        // Lost: another run is at it.
        break;
      }
    }
  }
  return batches;
}

async function openParts({ read, orm }: Database) {
  const newest = orm
    .select({ day: dailyJobs.day })
    .from(dailyJobs)
    .orderBy(desc(dailyJobs.day))
    .limit(1);
  const [open] = await read(
    orm
      .select()
      .from(dailyJobs)
      .where(and(eq(dailyJobs.day, newest), isNull(dailyJobs.finishedAt))),
  );
  return open;
}

async function step(
  db: Database,
  part: DailyPart,
  today: { day: string; now: number },
  cursor: string,
): Promise<string | null> {
  const { writes, next } = await part.batch(db, today, cursor);
  await db.write([
    db.orm
      .update(dailyJobs)
      .set(next === null ? { finishedAt: today.now } : { cursor: next })
      .where(
        and(
          eq(dailyJobs.day, today.day),
          eq(dailyJobs.name, part.name),
          eq(dailyJobs.cursor, cursor),
          isNull(dailyJobs.finishedAt),
        ),
      ),
    mustChange(),
    ...writes,
  ]);
  return next;
}
