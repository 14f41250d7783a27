import type { Database } from "~db/client";

/**
 * A million rows through the triggers would take an hour: these and the indexes of the search table are laid
 * by, kept word for word in a table of the database itself, and put back at the end. So a filling that was
 * cut short is known by that table, and nothing is lost whenever it ends.
 */
const TABLE = "scale_laid_by";

const FOUND = `type = 'trigger' AND tbl_name IN ('profiles', 'athlete_profiles', 'athlete_search')
  OR type = 'index' AND tbl_name = 'athlete_search' AND sql IS NOT NULL`;

export async function isLaidBy({ client }: Client): Promise<boolean> {
  const { rows } = await client.execute({
    sql: "SELECT 1 FROM sqlite_master WHERE name = ?",
    args: [TABLE],
  });
  return rows.length > 0;
}

export async function layBy({ client }: Client) {
  const { rows } = await client.execute(`SELECT type, name FROM sqlite_master WHERE ${FOUND}`);
  await client.batch(
    [
      `CREATE TABLE ${TABLE} AS SELECT type, name, sql FROM sqlite_master WHERE ${FOUND}`,
      ...rows.map(({ type, name }) => `DROP ${type} ${name}`),
    ],
    "write",
  );
}

/** The indexes alone; they stay listed, and are there again when the triggers come back. */
export async function putIndexesBack({ client }: Client) {
  for (const sql of await laidBy(client, "index"))
    await client.execute(sql.replace(/^CREATE INDEX /, "CREATE INDEX IF NOT EXISTS "));
}

/** The end of it: from here on the triggers keep what was made. */
export async function putTriggersBack({ client }: Client) {
  await client.batch([...(await laidBy(client, "trigger")), `DROP TABLE ${TABLE}`], "write");
}

async function laidBy(client: Client["client"], type: string) {
  const { rows } = await client.execute({
    sql: `SELECT sql FROM ${TABLE} WHERE type = ?`,
    args: [type],
  });
  return rows.map(({ sql }) => String(sql));
}

type Client = Pick<Database & { client: import("@libsql/client").Client }, "client">;
