import type { Database } from "~db/client";

/**
 * A million rows through the triggers would take an hour: these and the indexes of the search table are
 * dropped, their SQL is kept in a table of the database itself, and they are made again at the end. That table
 * also shows that a run was interrupted, and the next run continues from it.
 */
const TABLE = "scale_suspended";

const FOUND = `type = 'trigger' AND name NOT GLOB '*_fold' AND tbl_name IN ('profiles', 'athlete_profiles', 'athlete_search', 'social_accounts', 'subscriptions')
  OR type = 'index' AND tbl_name = 'athlete_search' AND sql IS NOT NULL`;

export async function areTriggersSuspended({ client }: Client): Promise<boolean> {
  const { rows } = await client.execute({
    sql: "SELECT 1 FROM sqlite_master WHERE name = ?",
    args: [TABLE],
  });
  return rows.length > 0;
}

export async function suspendTriggers({ client }: Client) {
  const { rows } = await client.execute(`SELECT type, name FROM sqlite_master WHERE ${FOUND}`);
  await client.batch(
    [
      `CREATE TABLE ${TABLE} AS SELECT type, name, sql FROM sqlite_master WHERE ${FOUND}`,
      ...rows.map(({ type, name }) => `DROP ${type} ${name}`),
    ],
    "write",
  );
}

/** The indexes alone; they stay listed until the triggers are restored. */
export async function restoreIndexes({ client }: Client) {
  for (const sql of await suspended(client, "index"))
    await client.execute(sql.replace(/^CREATE INDEX /, "CREATE INDEX IF NOT EXISTS "));
}

/** The last step: from here on the triggers keep the search table up to date. */
export async function restoreTriggers({ client }: Client) {
  await client.batch([...(await suspended(client, "trigger")), `DROP TABLE ${TABLE}`], "write");
}

async function suspended(client: Client["client"], type: string) {
  const { rows } = await client.execute({
    sql: `SELECT sql FROM ${TABLE} WHERE type = ?`,
    args: [type],
  });
  return rows.map(({ sql }) => String(sql));
}

type Client = Pick<Database & { client: import("@libsql/client").Client }, "client">;
