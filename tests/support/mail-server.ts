import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

interface SentMail {
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

/** A mail provider on its own port that stores the mails it receives. */
export async function startMailServer() {
  const sent: SentMail[] = [];
  const server = createServer(async (request, response) => {
    sent.push(JSON.parse(await bodyOf(request)));
    response.end(JSON.stringify({ id: `mail-${sent.length}` }));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return { sent, url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
