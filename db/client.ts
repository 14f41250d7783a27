import { type Client, createClient, type Row } from "@libsql/client";
import { type SQL, sql } from "drizzle-orm";
import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import { drizzle, type LibSQLDatabase } from "drizzle-orm/libsql";
import { type SQLitePreparedQuery, SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { coalesceReads } from "./coalesce-reads";
import { type BoundStatement, isBusy, sendBatch } from "./send-batch";

export { isBusy };

type Orm = LibSQLDatabase;

/** A drizzle builder that has not been run, or raw `sql`. */
export type Statement = { toSQL(): { sql: string; params: unknown[] } } | SQL;

interface WriteResult {
  rowsAffected: number;
  rows: Row[];
}

export interface QueryBuilder {
  /** Builds queries. Run them through `read` and `write`, never by awaiting them. */
  orm: Orm;
}

export interface Database extends QueryBuilder {
  /** Runs reads together: one round trip, one snapshot. Calls of the same moment share the request. */
  read<Q extends BatchItem<"sqlite">, T extends Readonly<[Q, ...Q[]]>>(
    ...queries: T
  ): Promise<BatchResponse<T>>;
  /**
   * Runs writes together in one transaction: one round trip, all or nothing.
   * @throws ConcurrencyError when a `assertRowChanged()` among them finds that nothing changed
   */
  write(statements: Statement[]): Promise<WriteResult[]>;
  /** Writes the audit row of a look, beside its reads: a request does not wait for the check of its session first. */
  logAccess(row: Statement): Promise<unknown>;
}

/** Someone else changed the row first; nothing of the batch was kept. */
export class ConcurrencyError extends Error {
  override name = "ConcurrencyError";
}

/** Builds queries for every connection: making one costs more than many a query. */
export const orm: Orm = drizzle.mock();

const dialect = new SQLiteSyncDialect();

const compile = (statement: Statement): BoundStatement => {
  const { sql: text, params } =
    "toSQL" in statement ? statement.toSQL() : dialect.sqlToQuery(statement);
  return { sql: text, args: params };
};

/** What drizzle's own batch asks of a query. */
export type PreparedRead = Pick<SQLitePreparedQuery<never>, "getQuery" | "mapResult">;

export const prepare = (query: BatchItem<"sqlite">): PreparedRead =>
  (query as unknown as { _prepare(): PreparedRead })._prepare();

/**
 * Placed after a conditional write: undoes the whole batch when that write touched no row.
 * The check constraint of `write_guard` refuses the row this inserts.
 */
export const assertRowChanged = (): Statement =>
  sql`insert into write_guard (changed) select changes() where changes() = 0`;

/** The 'table.column, …' of a broken unique constraint, or null. */
export function brokenUnique(error: unknown): string | null {
  const text = messages(error);
  return /UNIQUE constraint failed: (\w+\.\w+(?:, \w+\.\w+)*)/.exec(text)?.[1] ?? null;
}

function messages(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? `${error.message} ${messages(error.cause)}` : error.message;
}

/**
 * The database is near and its answers are small, but it compresses for every client that allows it, and an edge
 * runtime asks for brotli by itself: that costs more than it saves (docs/decisions/0012).
 */
const uncompressed =
  (send: typeof fetch): typeof fetch =>
  (input, init) => {
    const request = input instanceof Request && !init ? input : new Request(input, init);
    request.headers.set("accept-encoding", "identity");
    return send(request);
  };

/** A connection, made when it is first used: a page without a query pays nothing for it. */
export function connect(config: {
  url: string;
  authToken?: string | undefined;
  fetch?: typeof fetch;
  /** The most calls at one time of a database in a file. */
  concurrency?: number;
  /** See `sendBatch`. */
  keepsStream?: boolean;
}): Database & { readonly client: Client } {
  let client: Client | undefined;
  const opened = () => {
    client ??= createClient({ ...config, intMode: "number" });
    return client;
  };
  const server = { ...config, fetch: uncompressed(config.fetch ?? fetch) };
  const run = async (mode: "deferred" | "write", statements: BoundStatement[]) => {
    if (config.url.startsWith("file:")) return opened().batch(statements as never, mode);
    const results = await sendBatch(server, mode, statements);
    return results.map(({ rows, affectedRowCount }) => ({ rows, rowsAffected: affectedRowCount }));
  };
  const read = coalesceReads(async (queries: BatchItem<"sqlite">[]) => {
    const prepared = queries.map(prepare);
    const statements = prepared.map((query) => {
      const { sql: text, params } = query.getQuery();
      return { sql: text, args: params };
    });
    const results = await run("deferred", statements);
    return results.map((result, i) => prepared[i]?.mapResult(result, true));
  });
  const write: Database["write"] = async (statements) => {
    try {
      return await run("write", statements.map(compile));
    } catch (error) {
      if (messages(error).includes("write_guard_lost_race")) throw new ConcurrencyError();
      throw error;
    }
  };
  return {
    get client() {
      return opened();
    },
    orm,
    read: <Q extends BatchItem<"sqlite">, T extends Readonly<[Q, ...Q[]]>>(...queries: T) =>
      read(queries) as Promise<BatchResponse<T>>,
    write,
    logAccess: (row) => write([row]),
  };
}
