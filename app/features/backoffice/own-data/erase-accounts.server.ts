import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import { queueMailTo } from "~/features/identity/accounts/mail.server";
import { blockedMail, deletedMail } from "~/features/identity/accounts/mails";
import { openSessions } from "~/features/identity/accounts/queries.server";
import { endSessions } from "~/features/identity/accounts/sessions.server";
import { type Change, commit, commitIfUnchanged, systemContext } from "~/platform/command";
import type { Background } from "~/platform/context";
import { DAY_MS, HOUR_MS } from "~/platform/durations";
import { errorFields, log } from "~/platform/log";
import { KEPT_YEARS, type Person, type PersonalTable } from "~/platform/personal-data";
import type { Database, Statement } from "~db/client";
import { accountDeletions, profiles } from "~db/schema";
import { isFree, listBlockers } from "./blockers.server";
import { deletionMachine } from "./status";

/** Rows of a table, and tables, that one batch takes at most. */
const ROWS = 500;
const TABLES = 8;
const JOB = "erasures";

/**
 * The job that carries out what is due, in batches: each is one transaction with the step of the deletion's cursor, so that
 * a run that stops is continued and overlapping runs do nothing twice. What fails is tried again after an hour.
 * @param tables the last one is the account itself
 */
export const runErasures =
  (tables: readonly PersonalTable[]) =>
  async ({ db, clock }: Pick<Background, "db" | "clock">, deadline: number) => {
    while (clock() < deadline) {
      const due = await nextDue(db, clock());
      if (!due) return;
      try {
        await (due.status === "scheduled" ? startErasure : eraseBatch(tables))(db, due, clock());
      } catch (error) {
        log("error", "erasure.failed", { id: due.id, place: due.place, ...errorFields(error) });
        await commit({ db }, { effects: [postpone(db, due, { dueAt: clock() + HOUR_MS })] });
      }
    }
  };

const IN_PROGRESS = ["scheduled", "erasing"] as const;

async function nextDue({ read, orm }: Database, now: number) {
  const [[due]] = await read(
    orm
      .select({
        id: accountDeletions.id,
        userId: accountDeletions.userId,
        status: accountDeletions.status,
        place: accountDeletions.place,
        afterRow: accountDeletions.afterRow,
        notifiedAt: accountDeletions.notifiedAt,
        email: profiles.email,
      })
      .from(accountDeletions)
      .innerJoin(profiles, eq(profiles.id, accountDeletions.userId))
      .where(and(inArray(accountDeletions.status, IN_PROGRESS), lte(accountDeletions.dueAt, now)))
      .orderBy(asc(accountDeletions.dueAt))
      .limit(1),
  );
  return due;
}

type Due = NonNullable<Awaited<ReturnType<typeof nextDue>>>;

const postpone = ({ orm }: Database, { id }: Due, set: { dueAt: number; notifiedAt?: number }) =>
  orm
    .update(accountDeletions)
    .set(set)
    .where(and(eq(accountDeletions.id, id), inArray(accountDeletions.status, IN_PROGRESS)));

/** What began after the person asked may keep the account: it waits, and they are told once. */
async function startErasure(db: Database, due: Due, now: number) {
  const { id, userId } = due;
  const blockers = await listBlockers(db, userId);
  if (blockers.length > 0) {
    const names = blockers.map(({ label, title }) => `${label.toLowerCase()} “${title}”`);
    const mail = queueMailTo(userId, blockedMail(names.join(", ")), now, `${id}:blocked`);
    const isNotified = due.notifiedAt !== null;
    const later = { dueAt: now + DAY_MS, ...(!isNotified && { notifiedAt: now }) };
    const effects = [postpone(db, due, later), ...(isNotified ? [] : [mail])];
    return commit({ db }, { effects });
  }
  const [open] = await db.read(openSessions(db, userId, now));
  await commitIfUnchanged(systemContext(db, JOB, now), {
    change: db.orm
      .update(accountDeletions)
      .set({ status: deletionMachine.steps.erase.to })
      .where(
        and(
          eq(accountDeletions.id, id),
          inArray(accountDeletions.status, deletionMachine.steps.erase.from),
          lte(accountDeletions.dueAt, now),
          ...isFree(db, userId),
        ),
      ),
    effects: endSessions(db, userId, open, now, "Account deleted"),
    audit: auditEntry(due, "deletion_begun"),
  });
}

const eraseBatch =
  (tables: readonly PersonalTable[]) => async (db: Database, due: Due, now: number) => {
    const changing = tables.filter(({ erasure }) => erasure.how !== "kept");
    const from = Math.max(0, placeOf(changing, due.place));
    const person = { id: due.userId, email: due.email };
    const queries = changing
      .slice(from, from + TABLES)
      .map((table, i) => rowsToErase(db, table, person, i === 0 ? due.afterRow : 0));
    const found = await db.read(queries[0] as (typeof queries)[number], ...queries.slice(1));
    const ids = found.map((rows) => rows.map(({ rowId }) => rowId));
    // The first table that has more rows ends the batch, and begins the next.
    const full = ids.findIndex((rows) => rows.length === ROWS);
    const next = changing[from + (full === -1 ? ids.length : full)];
    const taken = full === -1 ? ids : ids.slice(0, full + 1);
    await commitIfUnchanged(systemContext(db, JOB, now), {
      change: db.orm
        .update(accountDeletions)
        .set(
          next
            ? { place: next.name, afterRow: full === -1 ? 0 : (ids[full]?.at(-1) ?? 0) }
            : { status: deletionMachine.steps.finish.to, closedAt: now },
        )
        .where(
          and(
            eq(accountDeletions.id, due.id),
            inArray(accountDeletions.status, deletionMachine.steps.finish.from),
            eq(accountDeletions.place, due.place),
            eq(accountDeletions.afterRow, due.afterRow),
          ),
        ),
      effects: [
        // While the account still has its address.
        ...(next ? [] : [receipt(tables, due, now)]),
        ...taken.flatMap((rows, i) => erase(db, changing[from + i] as PersonalTable, rows, now)),
      ],
      ...(!next && { audit: auditEntry(due, "deletion_done") }),
    });
  };

const placeOf = (tables: readonly PersonalTable[], place: string) =>
  tables.findIndex(({ name }) => name === place);

/** The rows after the cursor, by their numbers in the table; `+` keeps the database from walking the whole table. */
const rowsToErase = (
  { orm }: Database,
  { table, about, erasure }: PersonalTable,
  person: Person,
  afterRow: number,
) =>
  orm
    .select({ rowId: sql<number>`rowid` })
    .from(table)
    .where(
      and(
        ("rows" in erasure && erasure.rows ? erasure.rows : about)(person),
        sql`+rowid > ${afterRow}`,
      ),
    )
    .orderBy(sql`+rowid`)
    .limit(ROWS);

function erase(
  { orm }: Database,
  { table, erasure }: PersonalTable,
  ids: readonly number[],
  now: number,
): Statement[] {
  if (erasure.how === "kept" || ids.length === 0) return [];
  const rows = sql`rowid in (select value from json_each(${JSON.stringify(ids)}))`;
  const first = erasure.first?.(rows, now) ?? [];
  if (erasure.how === "deleted") return [...first, orm.delete(table).where(rows)];
  if (Object.keys(erasure.set).length === 0) return first;
  return [...first, orm.update(table).set(erasure.set).where(rows)];
}

function receipt(tables: readonly PersonalTable[], due: Due, now: number): Statement {
  const retained = tables
    .filter(({ erasure }) => erasure.how === "kept")
    .map(({ what }) => what.toLowerCase());
  const until = new Date(now);
  until.setUTCFullYear(until.getUTCFullYear() + KEPT_YEARS);
  return queueMailTo(due.userId, deletedMail(retained, until.getTime()), now, `${due.id}:done`);
}

const auditEntry = (
  { userId }: Due,
  action: "deletion_begun" | "deletion_done",
): Change["audit"] => ({ action, resourceType: "account", resourceId: userId });
