import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

interface Received {
  key: string;
  /** The mail's id at the provider; null if it refused the request. */
  mail: string | null;
  at: number;
}

/** The emulator takes 5,000 requests from a key in an hour. Idempotency keys hold for all of them. */
const REQUESTS_PER_KEY = 1_000;

/** Stands before the mail emulator and writes down what arrives: the emulator itself does not count repeats. */
export async function startProvider(emulatorUrl: string, onReceived: (count: number) => void) {
  const received: Received[] = [];
  let requests = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const key = String(request.headers["idempotency-key"]);
    const answer = await fetch(emulatorUrl + request.url, {
      method: "POST",
      headers: {
        Authorization: `Bearer bench-${Math.floor(requests++ / REQUESTS_PER_KEY)}`,
        "Content-Type": "application/json",
        "Idempotency-Key": key,
      },
      body: Buffer.concat(chunks),
    });
    const text = await answer.text();
    received.push({ key, mail: answer.ok ? JSON.parse(text).id : null, at: performance.now() });
    response.writeHead(answer.status, { "Content-Type": "application/json" }).end(text);
    onReceived(received.length);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return { received, port, stop: () => server.close() };
}
