import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { AppError } from "./errors";
import { errorFields, logRequest } from "./log";
import { answerAppErrors } from "./remix";
import { type Claims, Session } from "./session";

afterEach(() => vi.restoreAllMocks());

const contextOf = (claims: Claims | null) => ({
  request: { id: "r1", method: "POST", url: new URL("https://laurel.example/login?token=secret") },
  session: new Session(claims, async () => claims),
  meter: { trips: 2, busyMs: 1, wrote: false },
  cookies: { set: () => {} },
});

/** The log line of a request whose action throws this. */
async function lineOf(claims: Claims | null, thrown: unknown) {
  const said = vi.spyOn(console, "log").mockImplementation(() => {});
  const context = contextOf(claims);
  const action = async () => {
    throw thrown;
  };
  const { routes } = answerAppErrors({ routes: { login: { module: { action } } } } as never);
  const wrapped = routes.login?.module.action as (args: object) => Promise<unknown>;
  await wrapped({ context, request: new Request(context.request.url) }).catch(() => {});
  logRequest(context as never, 303, 7);
  return JSON.parse(String(said.mock.calls[0]?.[0]));
}

test("a line says whose request was refused and why, also where the answer is a redirect", async () => {
  const claims = { uid: "u1", level: "password" } as Claims;
  const line = await lineOf(claims, new AppError("limit", "Too many attempts.", 30));
  expect(line).toMatchObject({ user: "u1", path: "/login", status: 303, refusal: "limit" });
  expect(JSON.stringify(line)).not.toContain("secret");
});

test("a visitor has no id, and a failure of ours is no refusal", async () => {
  const line = await lineOf(null, new AppError("unavailable", "Later."));
  expect(line).toMatchObject({ user: null, status: 303 });
  expect(line).not.toHaveProperty("refusal");
});

test("Cloudflare keeps no line of its own, which would have the query", () => {
  const config = readFileSync(new URL("../../wrangler.toml", import.meta.url), "utf8");
  expect(config).toMatch(/\[observability\.logs\]\nenabled = true\ninvocation_logs = false/);
});

test("the first cause is told, with its place and the names of what it passed through", () => {
  const refused = Object.assign(new TypeError("connection refused"), { code: "ECONNREFUSED" });
  const { name, message, stack, chain } = errorFields(
    new Error("insert into profiles values ('ada@example.com')", {
      cause: new RangeError("wrapped", { cause: refused }),
    }),
  );
  expect([name, message, chain]).toEqual([
    "TypeError",
    "connection refused",
    "Error < RangeError < TypeError(ECONNREFUSED)",
  ]);
  expect(stack).toContain("log.test.ts");
});

test("a parser's error does not quote its input", () => {
  let thrown: unknown;
  try {
    JSON.parse("ada@example.com");
  } catch (error) {
    thrown = error;
  }
  expect(errorFields(thrown)).toMatchObject({ name: "SyntaxError", message: "" });
  expect(JSON.stringify(errorFields(thrown))).not.toContain("example.com");
});
