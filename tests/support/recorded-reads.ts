/** A statement that was read while a screen was loaded, and what it cost the database. */
export interface RecordedRead {
  sql: string;
  args: unknown[];
  rows: number;
  rowsRead: number;
  ms: number;
}

/** Its text, or the number under which the same request has stored it. */
interface Stmt {
  sql?: string;
  sql_id?: number;
  args?: { value?: unknown }[];
}

interface Result {
  rows: unknown[];
  rows_read: number;
  query_duration_ms: number;
}

interface Asked {
  requests: (
    | { type: "batch"; batch: { steps: { stmt: Stmt }[] } }
    | { type: "execute"; stmt: Stmt }
    | { type: "store_sql"; sql_id: number; sql: string }
  )[];
}

interface Answered {
  results: {
    response?:
      | { type: "batch"; result: { step_results: (Result | null)[] } }
      | { type: "execute"; result: Result };
  }[];
}

/** A `fetch` for the database client that notes each statement with the figures of the database's answer. */
export function recordReads() {
  const reads: RecordedRead[] = [];
  const stored = new Map<number, string>();
  const note = (stmt: Stmt, result: Result | null | undefined) => {
    const sql = stmt.sql ?? stored.get(stmt.sql_id ?? -1) ?? "";
    if (!result || !/^\s*(select|with)\b/i.test(sql)) return;
    reads.push({
      sql,
      args: (stmt.args ?? []).map(({ value }) => value ?? null),
      rows: result.rows.length,
      rowsRead: result.rows_read,
      ms: result.query_duration_ms,
    });
  };
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const asked = (await request.clone().json()) as Asked;
    const answer = await fetch(request);
    const { results } = (await answer.clone().json()) as Answered;
    asked.requests.forEach((one, i) => {
      const response = results[i]?.response;
      if (one.type === "store_sql") stored.set(one.sql_id, one.sql);
      if (one.type === "execute" && response?.type === "execute") note(one.stmt, response.result);
      if (one.type === "batch" && response?.type === "batch")
        one.batch.steps.forEach(({ stmt }, j) => {
          note(stmt, response.result.step_results[j]);
        });
    });
    return answer;
  };
  return { reads, send };
}
