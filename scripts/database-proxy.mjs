// Stands between the Worker and sqld: adds latency, counts, and can break in the ways a network does.
import { createServer, request } from "node:http";

/**
 * @typedef {{ start: number, end: number }} Span ms
 * @param {{ port: number, target: number }} options ports on this machine
 */
export async function startDatabaseProxy({ port, target }) {
  const proxy = {
    /** Added to every request, ms. */
    delayMs: 0,
    /** @type {"forward" | "hang" | "refuse" | "stall": stops in the middle of its answer} */
    mode: "forward",
    /** @type {Span[]} */
    spans: [],
    /**
     * The longest chain of answered requests that lie one after another. Nobody waits for one that is still
     * open when the page is there: those belong to the work after the answer.
     */
    depth: () => longestChain(proxy.spans.filter(({ end }) => Number.isFinite(end))),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };

  const server = createServer((incoming, outgoing) => {
    const span = { start: performance.now(), end: Number.POSITIVE_INFINITY };
    proxy.spans.push(span);
    outgoing.on("close", () => {
      span.end = performance.now();
    });
    if (proxy.mode === "hang") return;
    if (proxy.mode === "refuse") {
      outgoing.writeHead(503).end();
      return;
    }
    setTimeout(() => forward(incoming, outgoing), proxy.delayMs);
  });

  function forward(incoming, outgoing) {
    const { method, url: path, headers } = incoming;
    const upstream = request(
      { port: target, host: "127.0.0.1", method, path, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode, answer.headers);
        if (proxy.mode === "stall") outgoing.write("{");
        else answer.pipe(outgoing);
      },
    );
    upstream.on("error", () => outgoing.destroy());
    incoming.pipe(upstream);
  }

  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return proxy;
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
