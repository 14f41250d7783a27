// Stands between the Worker and sqld: adds latency, counts, and can break in the ways a network does.
import { createServer, request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { statementsIn } from "./database-pipeline.mjs";

/**
 * @typedef {{ start: number, end: number, asked: string, answered: string }} Span a request: when, in ms, and its bodies
 * @param {{ port: number, target: number }} options ports on this machine
 */
export async function startDatabaseProxy({ port, target }) {
  const proxy = {
    /** Added to every request, ms. */
    delayMs: 0,
    /** @type {"forward" | "hang" | "hang-writes" | "refuse" | "stall": stops in the middle of its answer} */
    mode: "forward",
    /** So many of the next write batches are told that the database is too busy to begin them. */
    busyWrites: 0,
    /** Write batches that came, forwarded or not. */
    writes: 0,
    /** @type {Span[]} */
    spans: [],
    /**
     * The longest chain of answered requests that lie one after another. A request is not waited for when it is still
     * open when the page is there: those belong to the work after the answer.
     */
    depth: () => longestChain(answeredSpans()),
    /** The statements of the same requests, without those that begin and end a transaction. */
    statements: () =>
      answeredSpans()
        .flatMap(({ asked, answered }) => statementsIn(asked, answered))
        .filter(({ sql }) => !/^(begin|commit|rollback)\b/i.test(sql)),
    /** Waits until nothing more is asked: what runs after an answer belongs neither to it nor to the next. */
    settled: async (quietMs) => {
      let length = 0;
      while (
        length !== proxy.spans.length ||
        proxy.spans.some(({ end }) => !Number.isFinite(end))
      ) {
        length = proxy.spans.length;
        await setTimeout(quietMs);
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };

  const answeredSpans = () => proxy.spans.filter(({ end }) => Number.isFinite(end));

  const server = createServer((incoming, outgoing) => {
    const span = {
      start: performance.now(),
      end: Number.POSITIVE_INFINITY,
      asked: "",
      answered: "",
    };
    proxy.spans.push(span);
    outgoing.on("close", () => {
      span.end = performance.now();
    });
    if (proxy.mode === "hang") return;
    if (proxy.mode === "refuse") {
      outgoing.writeHead(503).end();
      return;
    }
    answer(incoming, outgoing, span).catch(() => outgoing.destroy());
  });

  async function answer(incoming, outgoing, span) {
    await setTimeout(proxy.delayMs);
    const body = await text(incoming);
    span.asked = body;
    if (!body.includes("BEGIN IMMEDIATE")) return forward(incoming, outgoing, span);
    proxy.writes += 1;
    if (proxy.mode === "hang-writes") return;
    if (proxy.busyWrites === 0) return forward(incoming, outgoing, span);
    proxy.busyWrites -= 1;
    outgoing.writeHead(200, { "content-type": "application/json" }).end(busyAtBegin(body));
  }

  function forward(incoming, outgoing, span) {
    const { method, url: path, headers } = incoming;
    const upstream = request(
      { port: target, host: "127.0.0.1", method, path, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode, answer.headers);
        if (proxy.mode === "stall") outgoing.write("{");
        else answer.pipe(outgoing);
        answer.setEncoding("utf8").on("data", (part) => {
          span.answered += part;
        });
      },
    );
    upstream.on("error", () => outgoing.destroy());
    upstream.end(span.asked);
  }

  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return proxy;
}

/** What sqld answers when a writer leaves its queue before BEGIN: no step has run, and ROLLBACK has nothing to undo. */
function busyAtBegin(body) {
  const results = JSON.parse(body).requests.map(({ type, batch }) => {
    if (type !== "batch") return { type: "ok", response: { type } };
    const step_errors = batch.steps.map(() => null);
    step_errors[0] = { message: "SQLite error: database is locked", code: "SQLITE_BUSY" };
    step_errors[step_errors.length - 1] = {
      message: "SQLite error: cannot rollback - no transaction is active",
      code: "SQLITE_UNKNOWN",
    };
    const result = { step_results: batch.steps.map(() => null), step_errors };
    return { type: "ok", response: { type, result } };
  });
  return JSON.stringify({ baton: null, base_url: null, results });
}

function longestChain(spans) {
  let chain = 0;
  let lastEnd = Number.NEGATIVE_INFINITY;
  for (const { start, end } of spans.toSorted((a, b) => a.end - b.end)) {
    if (start < lastEnd) continue;
    chain += 1;
    lastEnd = end;
  }
  return chain;
}
