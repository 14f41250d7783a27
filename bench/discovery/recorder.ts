import { connect } from "~db/client";

export interface Recorded {
  sql: string;
  args: unknown[];
  rowsRead: number;
  /** As the server measured it, without the way there and back. */
  databaseMs: number;
}

interface Step {
  rows_read?: number;
  query_duration_ms?: number;
}
interface Request {
  type: string;
  sql?: string;
  sql_id?: number;
  stmt?: Sent;
  batch?: { steps: { stmt: Sent }[] };
}
interface Sent {
  sql?: string;
  sql_id?: number;
  args?: { type: string; value?: string }[];
}
interface Answer {
  results: { response?: { result?: Step & { step_results?: (Step | null)[] } } }[];
}

/**
 * The product's own database client, which also writes down every statement it sends and what the server says
 * of it (the answers of libSQL's HTTP protocol carry rows read and duration).
 */
export function recordingDatabase(url: string) {
  const recorded: Recorded[] = [];
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input as RequestInfo, init);
    const asked = request.method === "POST" ? await request.clone().text() : "";
    const answer = await fetch(request);
    if (!asked) return answer;
    const said = await answer.text();
    note(JSON.parse(asked), JSON.parse(said), recorded);
    return new Response(said, answer);
  };
  return { ...connect({ url, fetch: send }), recorded };
}

function note({ requests }: { requests: Request[] }, { results }: Answer, into: Recorded[]) {
  const stored = new Map<number, string>();
  requests.forEach((request, i) => {
    if (request.type === "store_sql" && request.sql_id !== undefined)
      stored.set(request.sql_id, request.sql ?? "");
    const result = results[i]?.response?.result;
    const sent = request.stmt ? [request.stmt] : (request.batch?.steps ?? []).map((s) => s.stmt);
    sent.forEach(({ sql, sql_id, args = [] }, at) => {
      const text = sql ?? stored.get(sql_id ?? -1) ?? "";
      const step = result?.step_results ? result.step_results[at] : result;
      into.push({
        sql: text,
        args: args.map(({ type, value }) =>
          type === "integer" || type === "float" ? Number(value) : (value ?? null),
        ),
        rowsRead: step?.rows_read ?? 0,
        databaseMs: step?.query_duration_ms ?? 0,
      });
    });
  });
}
