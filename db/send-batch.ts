import {
  BatchCond,
  HttpServerError,
  type HttpStream,
  openHttp,
  ResponseError,
  type RowsResult,
  Stmt,
} from "@libsql/hrana-client";

export interface BoundStatement {
  sql: string;
  /** The values, in order. */
  args: unknown[];
}

export interface Server {
  url: string;
  authToken?: string | undefined;
  fetch: typeof fetch;
  /** Keeps one stream open for the next batch of this isolate. It occupies a connection of the server. */
  keepsStream?: boolean | undefined;
}

/** A connection of the server. It may outlive a request, so each batch brings the `fetch` of its own. */
interface Stream {
  hrana: HttpStream;
  fetch: typeof fetch;
}

/** The one stream that is kept for a server. */
interface KeptStream {
  /** null while a batch uses it, and when its answer did not come. */
  stream: Stream | null;
  since: number;
}

const keptStreams = new Map<string, KeptStream>();

/** A stream is used again until it was idle for so long. The server ends it after 10 to 11 s. */
const USABLE_MS = 8_000;
/** Until then the server may still hold it, and no other is kept. No batch takes longer. */
const HELD_MS = 12_000;

const ATTEMPTS = 8;
const SHORTEST_DELAY_MS = 20;
const LONGEST_DELAY_MS = 320;

/**
 * Runs statements in one transaction and one request. It is sent again when no statement has run: its first step, BEGIN, found the
 * database busy, or the server had no connection for it. BUSY at a later step is not repeated. `fetch` decides how long: when the time
 * of its request is spent, it throws.
 * @throws ResponseError the database's error with its code; after the last attempt SQLITE_BUSY
 */
export async function sendBatch(
  server: Server,
  mode: "deferred" | "write",
  statements: readonly BoundStatement[],
): Promise<RowsResult[]> {
  const results = await begin(server, mode, statements);
  return results();
}

/** @returns the results of a batch that has begun */
async function begin(
  server: Server,
  mode: "deferred" | "write",
  statements: readonly BoundStatement[],
) {
  for (let attempt = 1; ; attempt++) {
    try {
      const { begun, results } = await sendOnce(server, mode, statements);
      await begun;
      return results;
    } catch (error) {
      const hasNotBegun = isBusy(error) || isWithoutConnection(error);
      if (attempt === ATTEMPTS || !hasNotBegun) throw error;
      await delayBefore(attempt + 1);
    }
  }
}

/** sqld answers 429 when no connection became free in 5 s. */
const isWithoutConnection = (error: unknown) =>
  error instanceof HttpServerError && error.status === 429;

/** Whether the database was busy with other writes. Nothing of the failed batch was kept. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "SQLITE_BUSY";

/** Exponential backoff with jitter; all of them together take at most 1.3 s. */
function delayBefore(attempt: number): Promise<void> {
  const longest = Math.min(LONGEST_DELAY_MS, SHORTEST_DELAY_MS * 2 ** (attempt - 2));
  const delay = (longest * (1 + Math.random())) / 2;
  return new Promise((resolve) => setTimeout(resolve, delay));
}

/** To open a stream, the server reads the whole schema: ten times the work of most batches (docs/decisions/0089). */
async function sendOnce(
  server: Server,
  mode: "deferred" | "write",
  statements: readonly BoundStatement[],
) {
  if (!server.keepsStream) return execute(openStream(server), mode, statements, closeAfterBatch);
  const current = keptStreams.get(server.url);
  const age = Date.now() - (current?.since ?? 0);
  const usable = age < USABLE_MS ? current?.stream : null;
  if (!usable && age < HELD_MS)
    return execute(openStream(server), mode, statements, closeAfterBatch);
  const use = async (stream: Stream) => {
    keptStreams.set(server.url, { stream: null, since: Date.now() });
    const executed = await execute(stream, mode, statements);
    keptStreams.set(server.url, { stream, since: Date.now() });
    return executed;
  };
  if (!usable) return use(openStream(server));
  usable.fetch = server.fetch;
  try {
    return await use(usable);
  } catch (error) {
    if (!isUnknownStream(error)) throw error;
    return use(openStream(server));
  }
}

function openStream({ url, authToken, fetch }: Server): Stream {
  const send = (request: Request) => stream.fetch(request);
  const client = openHttp(url, authToken, send);
  client.intMode = "number";
  const stream: Stream = { hrana: client.openStream(), fetch };
  return stream;
}

/** One request opens the stream, runs the batch and closes the stream. */
const closeAfterBatch = ({ hrana }: Stream) => hrana.closeGracefully();

/** The answer is there; whether the batch began and what its statements brought is in the promises. */
async function execute(
  stream: Stream,
  mode: "deferred" | "write",
  statements: readonly BoundStatement[],
  afterwards?: (stream: Stream) => void,
) {
  const batch = stream.hrana.batch(false);
  let last = batch.step();
  const begun = last.run(mode === "write" ? "BEGIN IMMEDIATE" : "BEGIN DEFERRED");
  const rows = statements.map(({ sql, args }) => {
    const step = batch.step().condition(BatchCond.ok(last));
    last = step;
    return step.query(new Stmt(sql).bindIndexes(args as never));
  });
  const commit = batch.step().condition(BatchCond.ok(last));
  const committed = commit.run("COMMIT");
  const rolledBack = batch
    .step()
    .condition(BatchCond.not(BatchCond.ok(commit)))
    .run("ROLLBACK");
  // Each is awaited below by who asks for it; ROLLBACK fails where SQLite has rolled back by itself.
  for (const step of [begun, committed, rolledBack, ...rows]) step.catch(() => undefined);
  const executed = batch.execute();
  afterwards?.(stream);
  await executed;
  return {
    begun,
    results: async () => {
      const results = (await Promise.all(rows)) as RowsResult[];
      await committed;
      return results;
    },
  };
}

/** The server was started again or has ended the stream. Nothing has run. */
const isUnknownStream = (error: unknown) =>
  error instanceof ResponseError
    ? error.code === "STREAM_EXPIRED"
    : error instanceof HttpServerError && error.status === 400;
