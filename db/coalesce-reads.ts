interface Call<Query> {
  queries: readonly Query[];
  resolve: (results: unknown[]) => void;
  reject: (error: unknown) => void;
}

/**
 * Joins the reads that are asked for before the event loop turns into one request. The loaders of a page and the
 * check of its session run side by side, so a page sends one request instead of one for each of them: the
 * requests cost more processor time, here and in the database, than the queries in them.
 * @param run sends queries together; when it fails, every call in it fails
 */
export function coalesceReads<Query>(run: (queries: Query[]) => Promise<unknown[]>) {
  let waiting: Call<Query>[] = [];

  async function send() {
    const calls = waiting;
    waiting = [];
    try {
      const results = await run(calls.flatMap(({ queries }) => queries));
      let from = 0;
      for (const { queries, resolve } of calls) {
        resolve(results.slice(from, from + queries.length));
        from += queries.length;
      }
    } catch (error) {
      for (const { reject } of calls) reject(error);
    }
  }

  return (queries: readonly Query[]): Promise<unknown[]> =>
    new Promise((resolve, reject) => {
      waiting.push({ queries, resolve, reject });
      if (waiting.length === 1) setTimeout(send);
    });
}
