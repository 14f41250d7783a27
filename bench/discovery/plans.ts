import type { Place } from "./questions";
import type { Recorded } from "./recorder";

/** Tables that grow with the athletes. */
const BIG = [
  "profiles",
  "athlete_profiles",
  "athlete_search",
  "athlete_other_sports",
  "athlete_words",
  "metric_snapshots",
];

/** Steps of the statements' plans that read a big table from end to end. */
export async function bigScans({ client }: Place["db"], statements: Recorded[]): Promise<string[]> {
  const found: string[] = [];
  for (const { sql, args } of statements) {
    if (!/^\s*(select|insert|update|delete|with)/i.test(sql)) continue;
    const { rows } = await client.execute({
      sql: `EXPLAIN QUERY PLAN ${sql}`,
      args: args as never[],
    });
    for (const { detail } of rows)
      if (isBigScan(String(detail), sql)) found.push(`${detail} in ${sql.replace(/\s+/g, " ")}`);
  }
  return found;
}

function isBigScan(detail: string, sql: string): boolean {
  const [, name = "", how = ""] = /^SCAN (\w+)(.*)$/.exec(detail) ?? [];
  if (!BIG.includes(tableOf(name, sql))) return false;
  // A full-text table is looked up by its words when its index says M(atch).
  return !/VIRTUAL TABLE INDEX \d+:[^ ]*M/.test(how);
}

/** What a name in a plan stands for: the table itself or what the statement calls so. */
function tableOf(name: string, sql: string): string {
  if (BIG.includes(name)) return name;
  const [, table = ""] =
    new RegExp(`["\`]?(\\w+)["\`]?\\s+(?:as\\s+)?["\`]?${name}["\`]?\\b`, "i").exec(sql) ?? [];
  return table;
}
