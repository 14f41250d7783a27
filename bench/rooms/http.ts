import { createServer } from "node:http";
import type { Posted } from "./source";

/** The door through which messages come: `hand` gets each on its own. Says when it is open. */
export function serveDoor(hand: (posted: Posted) => void) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    for (const posted of JSON.parse(Buffer.concat(chunks).toString()) as Posted[]) hand(posted);
    response.end();
  });
  server.listen(Number(process.argv[2]), "127.0.0.1", () => process.send?.("open"));
  return server;
}
