import { statementsIn } from "../../scripts/database-pipeline.mjs";

/** A statement that was read while a screen was loaded, and what it cost the database. */
export interface RecordedRead {
  sql: string;
  args: unknown[];
  rows: number;
  rowsRead: number;
  ms: number;
}

/** A `fetch` for the database client that notes each statement with the figures of the database's answer. */
export function recordReads() {
  const reads: RecordedRead[] = [];
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const asked = await request.clone().text();
    const answer = await fetch(request);
    for (const { sql, args, result } of statementsIn(asked, await answer.clone().text()))
      if (result && /^\s*(select|with)\b/i.test(sql))
        reads.push({
          sql,
          args,
          rows: result.rows.length,
          rowsRead: result.rows_read,
          ms: result.query_duration_ms,
        });
    return answer;
  };
  return { reads, send };
}
