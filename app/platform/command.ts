import { and, eq, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { assertRowChanged, ConcurrencyError, type Database, type Statement } from "~db/client";
import { type AuditContext, type AuditEntry, audit } from "./audit";
import { appErrorIn, conflict, forbidden, notFound } from "./errors";
import { statesOf, type Transition, type Transitions } from "./state-machine";

/** What a command needs of the request it answers. */
export interface WriteContext extends AuditContext {
  actor: { personId: string };
  db: Database;
}

/** The author of a change: the person who is signed in, the owner of a mailed link, or the system. */
export interface Writer extends AuditContext {
  actor: { personId: AuditEntry["userId"] };
  db: Database;
}

/**
 * For a change by a person who is not signed in, such as the owner of a mailed link.
 * @param personId null: the account is not known
 */
export const personContext = (
  { db, request }: Pick<Writer, "db" | "request">,
  personId: AuditEntry["userId"],
  now: number,
): Writer => ({ actor: { personId }, db, now, request });

/** For a change by the system: a job, or an answer of another service. @param job names it in the audit log */
export const systemContext = (db: Database, job: string, now: number) => ({
  actor: { personId: null },
  db,
  now,
  request: { id: job, ip: "", userAgent: "" },
});

export interface Change {
  /** Run before the row changes, so that they see it as it was. */
  before?: Statement[];
  /**
   * The conditional write: its WHERE names the row, its owner and the state in which it was read. When it
   * changes nothing, the whole batch is undone. Left out where the batch depends on no row: the record of a look, a preference.
   */
  change?: Statement;
  /** What follows from the change: other rows, notifications. */
  effects?: Statement[];
  /** Its author is the actor, unless it names another. Left out for what the audit log does not list. */
  audit?: Omit<AuditEntry, "userId"> & Partial<Pick<AuditEntry, "userId">>;
}

/** Needs no author. */
type UnauditedChange = Change & { audit?: undefined };

/** What a statement of a batch returned and how many rows it changed. */
type ResultOf = (
  statement: Statement,
) => Awaited<ReturnType<Database["write"]>>[number] | undefined;

/**
 * The one way to write: a conditional change, its effects and its audit row in one batch, all or nothing.
 * @param lost makes the error for a change that found its row gone, moved on or not the actor's
 * @throws AppError conflict, unless `lost` makes another
 */
export async function commit(ctx: Writer, change: Change, lost?: () => unknown): Promise<ResultOf>;
export async function commit(
  ctx: Pick<Writer, "db">,
  change: UnauditedChange,
  lost?: () => unknown,
): Promise<ResultOf>;
export function commit(
  ctx: Pick<Writer, "db">,
  change: Change,
  lost?: () => unknown,
): Promise<ResultOf> {
  return commitAll(ctx as Writer, [change], lost);
}

/** Several changes in one batch, all or none of them: what one person does with several rows at once. */
export async function commitAll(
  ctx: Writer,
  changes: readonly Change[],
  lost: () => unknown = conflict,
): Promise<ResultOf> {
  const statements = changes.flatMap(({ before = [], change, effects = [], audit: entry }) => [
    ...before,
    ...(change ? [change, assertRowChanged()] : []),
    ...effects,
    ...(entry ? [auditBy(ctx, entry)] : []),
  ]);
  try {
    const results = await ctx.db.write(statements);
    return (statement) => results[statements.indexOf(statement)];
  } catch (error) {
    throw error instanceof ConcurrencyError ? lost() : error;
  }
}

const auditBy = (ctx: Writer, entry: NonNullable<Change["audit"]>) =>
  audit(ctx, { userId: ctx.actor.personId, ...entry });

/**
 * Like `commit`, for a job or a button that may be pressed twice: another change that came first is no error.
 * @returns whether the change was made
 */
export async function commitIfUnchanged(ctx: Writer, change: Change): Promise<boolean>;
export async function commitIfUnchanged(
  ctx: Pick<Writer, "db">,
  change: UnauditedChange,
): Promise<boolean>;
export async function commitIfUnchanged(ctx: Pick<Writer, "db">, change: Change) {
  try {
    await commit(ctx as Writer, change, () => new ConcurrencyError());
    return true;
  } catch (error) {
    if (error instanceof ConcurrencyError) return false;
    throw error;
  }
}

type StatefulTable = SQLiteTable & { id: SQLiteColumn; status: SQLiteColumn };

interface Workflow<
  Context extends WriteContext,
  Row extends { id: string; status: string },
  T extends Transitions<string, string>,
  Table extends StatefulTable,
> {
  machine: { transitions: T };
  table: Table;
  /** What the audit rows call such a row. */
  resource: string;
  /** Whether this actor acts for the party that a transition names. */
  actsAs(ctx: Context, party: T[keyof T]["by"]): boolean;
  /** The row as this actor may name it, with all that its effects need. */
  read(ctx: Context, key: string): Promise<Row | undefined>;
  /** The condition, beside id and state, under which the row still changes: its owner, and what else was read. */
  unchanged(ctx: Context, row: Row): SQL | undefined;
}

interface Effects<Table extends StatefulTable> extends Omit<Change, "change" | "audit"> {
  set?: Partial<Table["$inferInsert"]>;
  /** What must hold besides when the row changes: a limit that counts other rows. */
  onlyIf?: SQL;
  auditDetail?: Record<string, unknown>;
  auditOncePerMs?: number;
}

export type Step<Row, Name extends string> =
  | Name
  | { name: Name; isRepeated: (row: Row) => boolean | Promise<boolean> };

/**
 * Makes the function that prepares a transition of a row that was read, for a batch that holds several.
 * @returns `(ctx, row, name, effectsOf) => Change`, which throws AppError forbidden (another party's transition) or conflict
 *   (another state)
 */
export const prepareStep =
  <
    Context extends WriteContext,
    Row extends { id: string; status: string },
    T extends Transitions<string, string>,
    Table extends StatefulTable,
  >({
    machine,
    table,
    resource,
    actsAs,
    unchanged,
  }: Omit<Workflow<Context, Row, T, Table>, "read">) =>
  async (
    ctx: Context,
    row: Row,
    name: keyof T & string,
    effectsOf: (row: Row) => Effects<Table> | Promise<Effects<Table>>,
  ): Promise<Change> => {
    const { from, to, by, audit: action } = machine.transitions[name] as Transition<string, string>;
    if (!actsAs(ctx, by as T[keyof T]["by"])) throw forbidden();
    if (!statesOf(from).includes(row.status)) throw conflict();
    const {
      set,
      onlyIf,
      auditDetail: detail,
      auditOncePerMs: oncePerMs,
      ...effects
    } = await effectsOf(row);
    return {
      ...effects,
      change: ctx.db.orm
        .update(table)
        .set({ ...set, status: to } as never)
        .where(
          and(eq(table.id, row.id), eq(table.status, row.status), unchanged(ctx, row), onlyIf),
        ),
      audit: {
        action,
        resourceType: resource,
        resourceId: row.id,
        ...(detail && { detail }),
        ...(oncePerMs !== undefined && { oncePerMs }),
      },
    };
  };

/**
 * Makes the command that takes a row of this table through its state machine: the actor's party, one read,
 * the state, one batch.
 */
export const workflow =
  <
    Context extends WriteContext,
    Row extends { id: string; status: string },
    T extends Transitions<string, string>,
    Table extends StatefulTable,
  >({
    read,
    ...definition
  }: Workflow<Context, Row, T, Table>) =>
  /**
   * @param step the transition, and whether a row that is in its new state got there by this very command, which is sent
   *   again because its answer was lost: that is as good as done. Left out, it is a conflict
   * @param effectsOf what the transition does beside the new state; may refuse by throwing
   * @throws AppError forbidden (another party's transition), not_found (no such row for this actor) or
   *   conflict (another state, or the row changed since it was read)
   */
  async (
    ctx: Context,
    key: string,
    step: Step<Row, keyof T & string>,
    effectsOf: (row: Row) => Effects<Table> | Promise<Effects<Table>>,
  ) => {
    const { name, isRepeated } =
      typeof step === "string" ? { name: step, isRepeated: undefined } : step;
    const { by, to } = definition.machine.transitions[name] as Transition<string, string>;
    if (!definition.actsAs(ctx, by as T[keyof T]["by"])) throw forbidden();
    try {
      const row = await read(ctx, key);
      if (!row) throw notFound();
      await commit(ctx, await prepareStep(definition)(ctx, row, name, effectsOf));
    } catch (error) {
      if (!isRepeated || appErrorIn(error)?.code !== "conflict") throw error;
      const row = await read(ctx, key);
      if (row?.status !== to || !(await isRepeated(row))) throw error;
    }
  };

const ATTEMPTS = 4;

/** Makes the error of a `commit` in an attempt, after which it reads again. */
export const readAgain = () => new ConcurrencyError();

/**
 * For a write that holds only if the row is as it was read: when another was written in between, it reads again. So an answer from
 * outside never overwrites a newer one, and the second of two clicks finds what the first has done.
 * @throws AppError conflict, when that goes on
 */
export async function untilWritten<T>(attempt: () => Promise<T>): Promise<T> {
  for (let n = 0; n < ATTEMPTS; n++) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ConcurrencyError)) throw error;
    }
  }
  throw conflict("This is being updated right now. Try again in a moment.");
}
