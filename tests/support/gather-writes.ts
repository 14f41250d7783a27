import type { Database, Statement } from "~db/client";

/**
 * A database whose writes wait until `send` or a read: what factories make one after another is one request instead of thirty, because
 * the server reads the whole schema for each.
 */
export function gatherWrites(db: Database): Database & { send: () => Promise<void> } {
  let waiting: Statement[] = [];
  const send = async () => {
    const statements = waiting;
    waiting = [];
    if (statements.length > 0) await db.write(statements);
  };
  return {
    orm: db.orm,
    send,
    read: async (...queries) => {
      await send();
      return db.read(...queries);
    },
    write: async (statements) => {
      waiting.push(...statements);
      return [];
    },
    logAccess: db.logAccess,
  };
}
