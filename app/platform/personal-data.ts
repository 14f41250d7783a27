import { eq, getTableName, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Statement } from "~db/client";

/*
 * What the database knows about people: each feature declares its tables, column by column, in its personal-data.ts;
 * app/server/personal-data.ts lists them. The export, the deletion and docs/privacy.md follow from the declarations, and
 * tests/integration/personal-data.test.ts fails for a column that none of them names.
 */

/** Whose rows are looked for. */
export interface Person {
  id: string;
  email: string;
}

/** Picks rows: all that tell something about this person. */
export type RowsOf = (person: Person) => SQL | undefined;

type ColumnOf<T extends SQLiteTable> = keyof T["_"]["columns"] & string;

/** Why rows are kept while there is an account: the legal bases of the Privacy Policy. */
type Why = "contract" | "security" | "dispute" | "reply";

/** How long what is kept without an account is kept: as long as a claim about a contract can be made. */
export const KEPT_YEARS = 6;

interface Erased {
  /** If deletion takes fewer rows than the export shows: what the other side wrote stays theirs. */
  rows?: RowsOf;
  /** What goes with them, run before they change: stored files. */
  first?: (rows: SQL, now: number) => Statement[];
}

/** What happens to the rows when the account is deleted. */
type Erasure<Column extends string = string> =
  | ({ how: "deleted" } & Erased)
  /** Others' rows hang on them: they stay, without what is personal. */
  | ({ how: "blanked"; set: { readonly [C in Column]?: unknown } } & Erased)
  /** `because` completes 'kept for six years, because …'. */
  | { how: "kept"; because: string };

interface Declaration<Column extends string> {
  /** Its name in the export; the table's, unless a table tells of two sides and is declared for each. */
  name?: string;
  /** A heading of the export and of docs/privacy.md. */
  what: string;
  why: Why;
  /** Who sees it beside the person. */
  visibleTo: string;
  about: RowsOf;
  exported: readonly Column[];
  /** Columns that the export leaves out, and why. */
  withheld?: { readonly [C in Column]?: string };
  /** The address of the file that a row is about. */
  link?: (row: Record<string, unknown>) => string;
  erasure: Erasure<Column>;
}

export interface PersonalTable extends Declaration<string> {
  name: string;
  table: SQLiteTable;
}

/** A table that tells nothing about a person, and why not. */
export interface OtherTable {
  table: SQLiteTable;
  holds: string;
}

export type DeclaredTable = PersonalTable | OtherTable;

export const personal = <T extends SQLiteTable>(
  table: T,
  declaration: Declaration<ColumnOf<T>>,
): PersonalTable => ({
  name: getTableName(table),
  ...(declaration as Declaration<string>),
  table,
});

export const notPersonal = (table: SQLiteTable, holds: string): OtherTable => ({ table, holds });

export const isPersonal = (declared: DeclaredTable): declared is PersonalTable =>
  "erasure" in declared;

/** The rows whose column holds the person's id. */
export const ownedBy =
  (column: SQLiteColumn): RowsOf =>
  ({ id }) =>
    eq(column, id);

export const INTERNAL = "serves the machine and says nothing about you";
export const SECRET = "a secret that would open the account";
export const STAFF = "names a member of our team, or is their working note";
