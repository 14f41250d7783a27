import type { Database } from "~db/client";

/** A database that counts what a command sends to it. */
export function countCalls(db: Database) {
  const calls = { reads: 0, writes: 0 };
  const counting: Database = {
    ...db,
    read: ((...args: never[]) => {
      calls.reads += 1;
      return (db.read as (...all: never[]) => unknown)(...args);
    }) as never,
    write: (statements) => {
      calls.writes += 1;
      return db.write(statements);
    },
  };
  return { calls, counting };
}
