import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { localVariables, portsFrom } from "../../scripts/stack.mjs";
import { readEnv } from "./env";
import { sendMail } from "./mail";

test("a redirect takes neither the mail nor the provider's key elsewhere", async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    response.writeHead(307, { Location: "/elsewhere" }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const local = localVariables(portsFrom(8787), { appEnv: "test" });
  const env = readEnv({ ...local, MAIL_API_URL: `http://127.0.0.1:${port}` });
  const mail = { to: "ada@example.com", subject: "s", text: "t", reason: "r" };
  const render = () => ({ text: "t", html: "h" });
  await expect(sendMail(env, mail, { render, idempotencyKey: "k" })).rejects.toThrow("307");
  expect(asked).toEqual(["/emails"]);
  server.close();
});
