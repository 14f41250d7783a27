import { and, desc, eq, getTableColumns, isNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { notify } from "~/features/communication/notifications/notify";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { partKey, queueFolderDeletions, readmeKey } from "~/features/media/media/objects.server";
import { commit } from "~/platform/command";
import type { Background } from "~/platform/context";
import type { RunBatch } from "~/platform/daily-jobs";
import { DAY_MS } from "~/platform/durations";
import { enqueue } from "~/platform/enqueue";
import { AppError } from "~/platform/errors";
import { TooEarly } from "~/platform/outbox";
import type { Person, PersonalTable } from "~/platform/personal-data";
import { product } from "~/product";
import type { Database } from "~db/client";
import { newId } from "~db/columns";
import { dataExports, profiles } from "~db/schema";
import { CLOSING, opening, type Row, readme, rowsText, shownRow } from "./export-text";
import { EXPORT_DAYS } from "./limits";
import { ownDataNotifications } from "./notifications";

export const dataExportSchema = z.object({ exportId: z.string() });

/** Rows of a table, and tables, that one part holds at most. */
const ROWS = 500;
const TABLES = 8;

/** An attempt stops in time and is continued by the next. */
const ATTEMPT_MS = 10_000;

/** Begins a copy of the actor's data, once in 24 hours. @throws AppError limit */
export async function requestExport(ctx: CommandContext) {
  const { actor, now } = ctx;
  const id = newId();
  await commit(
    ctx,
    {
      change: sql`insert into data_exports (id, user_id, created_at)
        select ${id}, ${actor.personId}, ${now} where not exists (
          select 1 from data_exports where user_id = ${actor.personId} and created_at > ${now - DAY_MS})`,
      effects: [enqueue("data-export", { exportId: id }, now)],
      audit: { action: "data_export_asked", resourceType: "data_export", resourceId: id },
    },
    () => new AppError("limit", "You can ask for your data once a day. Please try again tomorrow."),
  );
}

/** The actor's newest copy. */
export const newestExport = ({ actor, db }: CommandContext) =>
  db.orm
    .select({
      id: dataExports.id,
      percent: dataExports.percent,
      bytes: dataExports.bytes,
      readyAt: dataExports.readyAt,
      createdAt: dataExports.createdAt,
    })
    .from(dataExports)
    .where(eq(dataExports.userId, actor.personId))
    .orderBy(desc(dataExports.createdAt))
    .limit(1);

/** Makes the next parts of a copy until it is whole, and tells its owner. Done twice, it is the same file. */
export const makeExport =
  (tables: readonly PersonalTable[]) =>
  async (background: Background, { exportId }: z.infer<typeof dataExportSchema>) => {
    const end = background.clock() + ATTEMPT_MS;
    while (!(await makePart(background, tables, exportId)))
      if (background.clock() >= end) throw new TooEarly(background.clock());
  };

/** @returns whether nothing is left to do */
async function makePart(
  { db, storage, clock, env }: Background,
  tables: readonly PersonalTable[],
  exportId: string,
): Promise<boolean> {
  const isOpen = and(eq(dataExports.id, exportId), isNull(dataExports.readyAt));
  const [[found]] = await db.read(
    db.orm
      .select({ export: dataExports, email: profiles.email })
      .from(dataExports)
      .innerJoin(profiles, eq(profiles.id, dataExports.userId))
      .where(isOpen),
  );
  if (!found) return true;
  const { userId, place, afterRow, parts, createdAt } = found.export;
  const person = { id: userId, email: found.email };
  const from = Math.max(
    0,
    tables.findIndex(({ name }) => name === place),
  );
  const { text, next } = await partText(db, tables, person, {
    from,
    afterRow,
    origin: env.APP_ORIGIN,
  });
  const part = (parts === 0 ? opening(createdAt) : "") + text + (next ? "" : CLOSING);
  await storage.put(partKey(exportId, parts), part);
  if (!next) await storage.put(readmeKey(exportId), readme(tables, product.name));
  const now = clock();
  await commit(
    { db },
    {
      change: db.orm
        .update(dataExports)
        .set({
          parts: parts + 1,
          bytes: sql`${dataExports.bytes} + ${new TextEncoder().encode(part).length}`,
          ...(next
            ? {
                place: tables[next.from]?.name ?? "",
                afterRow: next.afterRow,
                percent: Math.floor((next.from / tables.length) * 100),
              }
            : { percent: 100, readyAt: now }),
        })
        .where(and(isOpen, eq(dataExports.parts, parts))),
      effects: next
        ? []
        : notify({ actor: { personId: userId }, now }, ownDataNotifications.ready, {
            userId,
            subjectId: exportId,
            params: {},
          }),
    },
  );
  return !next;
}

interface Place {
  from: number;
  afterRow: number;
}

/** What follows a place: whole tables, until one has more rows than a part takes. */
async function partText(
  db: Database,
  tables: readonly PersonalTable[],
  person: Person,
  { from, afterRow, origin }: Place & { origin: string },
): Promise<{ text: string; next: Place | null }> {
  const wanted = tables.slice(from, from + TABLES);
  const [first, ...others] = wanted.map((table, i) =>
    rowsAfter(db, table, table.about(person), i === 0 ? afterRow : 0),
  );
  if (!first) return { text: "", next: null };
  const found = (await db.read(first, ...others)) as Row[][];
  let text = "";
  for (const [i, table] of wanted.entries()) {
    const rows = found[i] ?? [];
    const isLast = rows.length < ROWS;
    text += rowsText(
      table.name,
      rows.map(({ rowId: _, ...row }) => shownRow(table, row, origin)),
      { isFirstTable: from + i === 0, goesOn: i === 0 && afterRow > 0, isLast },
    );
    if (!isLast) return { text, next: { from: from + i, afterRow: Number(rows.at(-1)?.rowId) } };
  }
  const end = from + wanted.length;
  return { text, next: end < tables.length ? { from: end, afterRow: 0 } : null };
}

/** `+` keeps the database from walking the whole table in the order of its rows. */
function rowsAfter(
  { orm }: Database,
  { table, exported }: PersonalTable,
  about: SQL | undefined,
  afterRow: number,
) {
  const columns = getTableColumns(table);
  const picked = Object.fromEntries(exported.map((name) => [name, columns[name] as never]));
  return orm
    .select({ ...picked, rowId: sql<number>`rowid` })
    .from(table)
    .where(and(about, sql`+rowid > ${afterRow}`))
    .orderBy(sql`+rowid`)
    .limit(ROWS);
}

const BATCH = 200;

/** The daily job: deletes copies of people's data that can no longer be downloaded. */
export const deleteOldExports: RunBatch = async ({ read, orm }, { now }, cursor) => {
  // One more day for making them.
  const isOver = sql`id in (select id from data_exports
    where created_at < ${now - (EXPORT_DAYS + 1) * DAY_MS} limit ${BATCH})`;
  const [rows] = await read(orm.select({ id: dataExports.id }).from(dataExports).where(isOver));
  return {
    writes: [queueFolderDeletions(dataExports, isOver, now), orm.delete(dataExports).where(isOver)],
    next: rows.length < BATCH ? null : String(Number(cursor) + 1),
  };
};
