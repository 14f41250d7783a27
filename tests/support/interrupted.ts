import type { Database } from "~db/client";

/** A database in which something else happens between what a command reads and what it writes. */
export function interrupted(db: Database, meanwhile: () => Promise<unknown>): Database {
  let done = false;
  return {
    ...db,
    async write(statements) {
      if (!done) {
        done = true;
        await meanwhile();
      }
      return db.write(statements);
    },
  };
}
