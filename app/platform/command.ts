import { and, eq, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { assertRowChanged, ConcurrencyError, type Database, type Statement } from "~db/client";
import { type AuditContext, type AuditEntry, audit, systemRequest } from "./audit";
import { conflict, forbidden, notFound } from "./errors";
import { statesOf, type Transition, type Transitions } from "./state-machine";

/** What a command needs of the request it answers. */
export interface WriteContext extends AuditContext {
  actor: { personId: string };
  db: Database;
}

/** The author of a change: the person who is signed in, the owner of a mailed link, or the system. */
interface Writer extends AuditContext {
  actor: { personId: AuditEntry["userId"] };
  db: Database;
}

/** For a change by a person who is not signed in, such as the owner of a mailed link. */
export const personContext = (
  { db, request }: Pick<Writer, "db" | "request">,
  personId: string | SQL,
  now: number,
): Writer => ({ actor: { personId }, db, now, request });

/** For a change by the system: a job, or an answer of another service. @param job names it in the audit log */
export const systemContext = (db: Database, job: string, now: number) => ({
  actor: { personId: null },
  db,
  now,
  request: systemRequest(job),
});

export interface Change {
  /** Run before the row changes, so that they see it as it was. */
  before?: Statement[];
  /**
   * The conditional write: its WHERE names the row, its owner and the state in which it was read. When it
   * changes nothing, the whole batch is undone.
   */
  change: Statement;
  /** What follows from the change: other rows, notifications. */
  effects?: Statement[];
  audit: Omit<AuditEntry, "userId">;
}

/**
 * The one way to write: a conditional change, its effects and its audit row in one batch, all or nothing.
 * @param lost makes the error for a change that found its row gone, moved on or not the actor's
 * @returns how many rows a statement of the batch changed
 * @throws AppError conflict, unless `lost` makes another
 */
export async function commit(
  ctx: Writer,
  { before = [], change, effects = [], audit: entry }: Change,
  lost: () => unknown = conflict,
): Promise<(statement: Statement) => number> {
  const statements = [
    ...before,
    change,
    assertRowChanged(),
    ...effects,
    audit(ctx, { userId: ctx.actor.personId, ...entry }),
  ];
  try {
    const results = await ctx.db.write(statements);
    return (statement) => results[statements.indexOf(statement)]?.rowsAffected ?? 0;
  } catch (error) {
    throw error instanceof ConcurrencyError ? lost() : error;
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
    machine,
    table,
    resource,
    actsAs,
    read,
    unchanged,
  }: Workflow<Context, Row, T, Table>) =>
  /**
   * @param effectsOf what the transition does beside the new state; may refuse by throwing
   * @throws AppError forbidden (another party's transition), not_found (no such row for this actor) or
   *   conflict (another state, or the row changed since it was read)
   */
  async (
    ctx: Context,
    key: string,
    name: keyof T & string,
    effectsOf: (row: Row) => Effects<Table> | Promise<Effects<Table>>,
  ) => {
    const { from, to, by, audit: action } = machine.transitions[name] as Transition<string, string>;
    if (!actsAs(ctx, by as T[keyof T]["by"])) throw forbidden();
    const row = await read(ctx, key);
    if (!row) throw notFound();
    if (!statesOf(from).includes(row.status)) throw conflict();
    const {
      set,
      onlyIf,
      auditDetail: detail,
      auditOncePerMs: oncePerMs,
      ...effects
    } = await effectsOf(row);
    return commit(ctx, {
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
    });
  };
