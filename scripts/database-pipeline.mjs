/**
 * The statements of one request to the database and their results. A statement may be sent as the number under which
 * the same request has stored its text.
 * @typedef {{ sql?: string, sql_id?: number, args?: { value?: unknown }[] }} Statement
 * @typedef {{ rows: unknown[], rows_read: number, query_duration_ms: number }} Result
 * @param {string} asked the request's body
 * @param {string} answered the answer's body
 * @returns {{ sql: string, args: unknown[], result: Result | null }[]} the result is null when the statement was not run
 */
export function statementsIn(asked, answered) {
  const { results } = JSON.parse(answered);
  const stored = new Map();
  const toStatement = ({ sql, sql_id, args = [] }, result) => ({
    sql: sql ?? stored.get(sql_id),
    args: args.map(({ value }) => value ?? null),
    result: result ?? null,
  });
  return JSON.parse(asked).requests.flatMap(({ type, stmt, batch, sql_id, sql }, i) => {
    const result = results[i]?.response?.result;
    if (type === "store_sql") stored.set(sql_id, sql);
    if (type === "execute") return [toStatement(stmt, result)];
    if (type !== "batch") return [];
    return batch.steps.map((step, j) => toStatement(step.stmt, result?.step_results[j]));
  });
}
