import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { localVariables, portsFrom } from "../../scripts/stack.mjs";
import { readEnv } from "./env";
import { sendMail } from "./mail";

/** What becomes of a mail that a provider answers like this. */
async function sendTo(provider: RequestListener): Promise<void> {
  const server = createServer(provider);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const local = localVariables(portsFrom(8787), { appEnv: "test" });
  const env = readEnv({ ...local, MAIL_API_URL: `http://127.0.0.1:${port}` });
  const mail = { to: "ada@example.com", subject: "s", text: "t", reason: "r" };
  const render = () => ({ text: "t", html: "h" });
  try {
    await sendMail(env, mail, {
      render,
      idempotencyKey: "k",
      signal: new AbortController().signal,
    });
  } finally {
    server.close();
  }
}

test("a redirect takes neither the mail nor the provider's key elsewhere", async () => {
  const asked: (string | undefined)[] = [];
  const sending = sendTo((request, response) => {
    asked.push(request.url);
    response.writeHead(307, { Location: "/elsewhere" }).end();
  });
  await expect(sending).rejects.toThrow("307");
  expect(asked).toEqual(["/emails"]);
});

test("a mail counts as sent once the provider names it, not because its address answers 200", async () => {
  await sendTo((_, response) => response.end(JSON.stringify({ id: "49a3999c" })));
  for (const body of ["<h1>Under maintenance</h1>", "", "{}", '{"id":""}', '"ok"'])
    await expect(
      sendTo((_, response) => response.end(body)),
      body,
    ).rejects.toThrow("without the id");
});
