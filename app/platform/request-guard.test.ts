import { expect, test } from "vitest";
import { type GuardedRequest, type GuardOptions, guardRequest } from "./request-guard";
import { policyFinder } from "./request-policy";

const ORIGIN = "https://laurel.example";
const FORM = "application/x-www-form-urlencoded";

const policyFor = policyFinder([
  { path: "/uploads/:id/parts/:part", body: "stream", maxBytes: 8 },
  { path: "/api/drafts", body: "json", maxBytes: 20 },
  { path: "/webhooks/payments", body: "signed", maxBytes: 20, anyOrigin: true },
  { path: "/join", limit: { name: "join", method: "POST", by: "network" } },
  { path: "/enlist", limit: { name: "join", method: "POST", by: "network" } },
  { path: "/report", limit: { name: "report", method: "GET", by: "person" } },
  { path: "/locked", limit: { name: "locked", by: "network" } },
]);

/** A limiter that lets `allowed` requests of a key pass. */
function limiter(allowed: number) {
  const counts = new Map<string, number>();
  return {
    limit: async ({ key }: { key: string }) => {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return { success: (counts.get(key) ?? 0) <= allowed };
    },
  };
}

const guard = (request: Request, options: Partial<GuardOptions> = {}) =>
  guardRequest(request, {
    policy: policyFor(new URL(request.url)),
    origin: ORIGIN,
    ip: "203.0.113.9",
    userId: null,
    limiters: { network: limiter(100), person: limiter(100) },
    ...options,
  });

function post(path: string, body: BodyInit | null, headers: Record<string, string> = {}) {
  const sent = { Origin: ORIGIN, "Content-Type": FORM, ...headers };
  return new Request(ORIGIN + path, {
    method: "POST",
    body,
    headers: sent,
    duplex: "half",
  } as never);
}

async function status(answer: Promise<Response | GuardedRequest>) {
  const result = await answer;
  return result instanceof Response ? result.status : "passed";
}

async function passed(answer: Promise<Response | GuardedRequest>): Promise<GuardedRequest> {
  const result = await answer;
  if (result instanceof Response) throw new Error(`refused with ${result.status}`);
  return result;
}

test("a form is read once, and can be answered twice", async () => {
  const request = post("/anywhere", "name=Maya");
  const { toRequest } = await passed(guard(request));
  expect(request.bodyUsed).toBe(true);
  for (const _ of [1, 2]) expect((await toRequest().formData()).get("name")).toBe("Maya");
});

test("only the exact type of a form is a form", async () => {
  for (const type of [`${FORM}ed`, "application/json", "multipart/form-data", ""])
    expect(await status(guard(post("/anywhere", "a=1", { "Content-Type": type }))), type).toBe(415);
  const charset = `${FORM.toUpperCase()}; charset=utf-16`;
  const { toRequest } = await passed(guard(post("/anywhere", "a=1", { "Content-Type": charset })));
  expect(toRequest().headers.get("Content-Type")).toBe(FORM);
});

test("a part of an upload passes unread, and only with a length that fits", async () => {
  const parts = () =>
    new ReadableStream(
      {
        pull: () => {
          throw new Error("The guard read the stream");
        },
      },
      { highWaterMark: 0 },
    );
  const part = (length?: string) =>
    post("/uploads/u1/parts/3", parts(), {
      "Content-Type": "application/octet-stream",
      ...(length ? { "Content-Length": length } : {}),
    });
  const request = part("8");
  const { toRequest } = await passed(guard(request));
  expect(toRequest()).toBe(request);
  expect([request.bodyUsed, request.body?.locked]).toEqual([false, false]);
  expect(await status(guard(part("9")))).toBe(413);
  expect(await status(guard(part()))).toBe(411);
});

test("a webhook needs no origin of ours and keeps its bytes as they were sent", async () => {
  const bytes = new Uint8Array([0xff, 0x00, 0x7b, 0x0d, 0x0a]);
  const headers = { Origin: "", "Content-Type": "application/json", "X-Signature": "abc" };
  const { toRequest } = await passed(guard(post("/webhooks/payments", bytes, headers)));
  expect(new Uint8Array(await toRequest().arrayBuffer())).toEqual(bytes);
  expect(toRequest().headers.get("X-Signature")).toBe("abc");
  const long = post("/webhooks/payments", "x".repeat(21), headers);
  expect(await status(guard(long))).toBe(413);
});

test("a form whose sender's connection ends is refused, and is no failure of ours", async () => {
  const cut = new ReadableStream({
    pull(controller) {
      controller.error(new Error("Network connection lost."));
    },
  });
  expect(await status(guard(post("/anywhere", cut)))).toBe(400);
});

test("JSON is taken from our own pages, where a policy says so", async () => {
  const json = { "Content-Type": "application/json; charset=utf-8" };
  const { toRequest } = await passed(guard(post("/api/drafts", '{"a":1}', json)));
  expect(await toRequest().json()).toEqual({ a: 1 });
  expect(await status(guard(post("/api/drafts", "a=1")))).toBe(415);
  expect(await status(guard(post("/api/drafts", "{}", { ...json, Origin: "" })))).toBe(403);
  expect(await status(guard(post("/api/drafts", "x".repeat(21), json)))).toBe(413);
});

test("a limit without a method counts reads and forms together", async () => {
  const limiters = { network: limiter(2), person: limiter(0) };
  expect(await status(guard(new Request(`${ORIGIN}/locked`), { limiters }))).toBe("passed");
  expect(await status(guard(post("/locked", "a=1"), { limiters }))).toBe("passed");
  expect(await status(guard(post("/locked", "a=1"), { limiters }))).toBe(429);
});

test("one limit counts all addresses that share its name, by network", async () => {
  const limiters = { network: limiter(2), person: limiter(0) };
  const send = (path: string, ip: string) => status(guard(post(path, "a=1"), { limiters, ip }));
  expect(await send("/join", "2001:db8:1:2::1")).toBe("passed");
  expect(await send("/enlist", "2001:db8:1:2:ffff::2")).toBe("passed");
  expect(await send("/JOIN/", "2001:db8:1:2::3")).toBe(429);
  expect(await send("/join", "2001:db8:1:3::1")).toBe("passed");
});

test("costly requests are counted by person, wherever the person is", async () => {
  const limiters = { network: limiter(1), person: limiter(1) };
  const read = (userId: string | null, ip: string) =>
    status(guard(new Request(`${ORIGIN}/report`), { limiters, userId, ip }));
  expect(await read("maya", "192.0.2.1")).toBe("passed");
  expect(await read("maya", "192.0.2.2")).toBe(429);
  expect(await read("tom", "192.0.2.1")).toBe("passed");
  expect(await read(null, "192.0.2.1")).toBe("passed");
  expect(await read(null, "192.0.2.1")).toBe(429);
  expect(await status(guard(post("/report", "a=1"), { limiters, userId: "maya" }))).toBe("passed");
});

test("what comes unencrypted is sent to https when it reads, and refused when it writes", async () => {
  const unencrypted = (path: string, init?: RequestInit) =>
    new Request(`http://laurel.example${path}`, init);
  const answer = await guard(unencrypted("//evil.example/a?b=c"));
  if (!(answer instanceof Response)) throw new Error("It passed");
  expect(answer.status).toBe(308);
  expect(answer.headers.get("Location")).toBe(`${ORIGIN}//evil.example/a?b=c`);
  const form = { method: "POST", body: "a=1", headers: { Origin: ORIGIN, "Content-Type": FORM } };
  expect(await status(guard(unencrypted("/login", form)))).toBe(403);
  const origin = "http://localhost:8787";
  expect(await status(guard(unencrypted("/"), { origin })), "development").toBe("passed");
});

test.each([
  ["name", "passed"],
  ["rows[12].fee", "passed"],
  ["a[5000000]", 400],
  [`a${".b".repeat(2000)}`, 400],
  [`a${"[0]".repeat(2000)}`, 400],
  ["terms.payments[0].name", "passed"],
  ["terms.use", "passed"],
  ["a.length", 400],
  ["a.b.c", 400],
  ["__proto__.x", 400],
])("of the field %.20s: %s", async (name, answer) => {
  expect(await status(guard(post("/anywhere", new URLSearchParams([[name, "x"]]))))).toBe(answer);
});
