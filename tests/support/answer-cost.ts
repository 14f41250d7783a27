import type { startDatabaseProxy } from "../../scripts/database-proxy.mjs";

type Proxy = Awaited<ReturnType<typeof startDatabaseProxy>>;

/**
 * What an answer cost the database, after `proxy.spans` was emptied for its request. The answer says how many requests
 * it has sent; those that came later are of the work after it (outbox, last activity) and are left out.
 */
export async function answerCost(proxy: Proxy, { headers }: Response) {
  await proxy.settled(proxy.delayMs);
  const [, requests = "0"] = /"(\d+) round trips"/.exec(headers.get("Server-Timing") ?? "") ?? [];
  proxy.spans.length = Number(requests);
  const statements = proxy.statements();
  return {
    requests: proxy.spans.length,
    /** How many of them lie one after another. */
    depth: proxy.depth(),
    statements: statements.length,
    rowsRead: statements.reduce((rows, { result }) => rows + (result?.rows_read ?? 0), 0),
  };
}
