import { expect, test } from "@playwright/test";
import { eq } from "drizzle-orm";
import WebSocket from "ws";
import { policyFor } from "~/server/policies";
import { connect } from "~db/client";
import { newId } from "~db/columns";
import { profiles } from "~db/schema";
import { makeAthlete } from "../support/factories";
import { ask, authedClient, ORIGIN } from "../support/http";
import { browserPorts } from "../support/ports";

const form = { email: "nobody@test.laurel", password: "wrong-password" };

test("a form sent from another site is refused", async () => {
  for (const headers of [
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { "Sec-Fetch-Site": "", Origin: "https://evil.example" },
    { "Sec-Fetch-Site": "", Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" },
    { "Sec-Fetch-Site": "", Origin: "" },
  ] as Record<string, string>[]) {
    const answer = await ask("/login", { form, headers });
    expect(answer.status, JSON.stringify(headers)).toBe(403);
  }
});

test("the same refusal covers the data form of a route", async () => {
  const headers = { "Sec-Fetch-Site": "cross-site" };
  expect((await ask("/login.data", { form, headers })).status).toBe(403);
});

test("a form longer than 64 KB is refused, with or without Content-Length", async () => {
  const message = "x".repeat(65 * 1024);
  expect((await ask("/contact", { form: { message } })).status).toBe(413);

  const body = new ReadableStream({
    start(controller) {
      for (let i = 0; i < 66; i++) controller.enqueue(new TextEncoder().encode("x".repeat(1024)));
      controller.close();
    },
  });
  const streamed = await fetch(`${ORIGIN}/contact`, {
    method: "POST",
    body,
    // @ts-expect-error Node asks for this with a streamed body; the types do not know it.
    duplex: "half",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      "Sec-Fetch-Site": "same-origin",
    },
  });
  expect(streamed.status).toBe(413);
});

test("the old loader protocol is not served", async () => {
  expect((await ask("/notifications?_data=routes%2Faccount%2Fnotifications")).status).toBe(400);
});

test("a flood of one anonymous form gets 429", async () => {
  const answers = await Promise.all(
    Array.from({ length: 140 }, () =>
      ask("/brand-signup", { form: {}, headers: { "CF-Connecting-IP": "203.0.113.9" } }),
    ),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(20);
  expect(refused[0]?.headers.get("Retry-After")).toBe("60");
});

test("the first run saves no more often than the screens whose forms it has", () => {
  const limitOf = (path: string) => policyFor(new URL(path, ORIGIN)).limit;
  expect(limitOf("/athlete/welcome")).toEqual(limitOf("/athlete/profile"));
  expect(limitOf("/brand/welcome")).toEqual(limitOf("/brand/preferences"));
  expect(limitOf("/brand/preferences")).toMatchObject({ method: "POST", by: "person" });
});

test("a person gives a password again only so often in a minute", async () => {
  const db = connect({ url: `http://127.0.0.1:${browserPorts.database}` });
  const client = await authedClient(db, await makeAthlete(db));
  // Without a password, so that none of them is a wrong try that others of this network would wait for.
  const answers = await Promise.all(
    Array.from({ length: 70 }, () => client("/change-password", { form: {} })),
  );
  // Those within 30 pass, and as many again when a new minute begins among them.
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10);
});

test("a person sends contracts and content to and fro only so often in a minute", async () => {
  const db = connect({ url: `http://127.0.0.1:${browserPorts.database}` });
  const client = await authedClient(db, await makeAthlete(db));
  for (const path of [`/contracts/${newId()}`, `/athlete/content/${newId()}`]) {
    const answers = await Promise.all(
      Array.from({ length: 70 }, () => client(path, { form: { intent: "withdraw" } })),
    );
    expect(answers.filter(({ status }) => status === 429).length, path).toBeGreaterThanOrEqual(10);
  }
});

test("another spelling of the path counts towards the same limit", async () => {
  const spellings = [
    "/athlete-signup/",
    "/Athlete-Signup",
    "/athlete-sign%75p",
    "/athlete-signup/.data",
  ];
  const answers = await Promise.all(
    Array.from({ length: 140 }, (_, i) =>
      ask(spellings[i % spellings.length] ?? "", {
        form: {},
        headers: { "CF-Connecting-IP": "203.0.113.10" },
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(20);
});

test("the three sign-up addresses share one limit, and a network of IPv6 addresses does too", async () => {
  const paths = ["/signup", "/athlete-signup", "/brand-signup"];
  const answers = await Promise.all(
    Array.from({ length: 240 }, (_, i) =>
      ask(paths[i % 3] ?? "", {
        form: {},
        headers: { "CF-Connecting-IP": `2001:db8:7:7::${i.toString(16)}` },
      }),
    ),
  );
  // With 60 for each address of the site, at most 60 would be refused; with 60 for each visitor's address, none.
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(60);
});

test("a page with a token in its URL sends no referrer", async () => {
  for (const path of ["/reset-password?token=x", "/confirm-email?token=x"])
    expect((await ask(path)).headers.get("Referrer-Policy")).toBe("same-origin");
});

const SECURITY_HEADERS = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
};

const POLICY = {
  "default-src": "'self'",
  "img-src": "'self' data:",
  "connect-src": "'self'",
  "object-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'self'",
  "frame-ancestors": "'none'",
};

/** The headers with which a room refuses a socket. */
const roomRefusal = () =>
  new Promise<Headers>((resolve, reject) => {
    const socket = new WebSocket(`${ORIGIN.replace("http", "ws")}/parties/notifications/x`, {
      headers: { Origin: ORIGIN },
    });
    socket.on("unexpected-response", (request, { headers }) => {
      request.destroy();
      resolve(new Headers(headers as Record<string, string>));
    });
    socket.on("open", () => reject(new Error("The room let a visitor in")));
  });

test("every kind of answer carries each of the security headers", async () => {
  const db = connect({ url: `http://127.0.0.1:${browserPorts.database}` });
  const request = await authedClient(db, await makeAthlete(db));
  const headersOf = async (answer: Promise<Response>) => (await answer).headers;
  const answers = {
    "public page": await headersOf(ask("/")),
    "page with scripts": await headersOf(request("/notifications")),
    "unknown address": await headersOf(ask("/nowhere")),
    redirect: await headersOf(ask("/notifications")),
    data: await headersOf(request("/notifications.data")),
    "endpoint of its own": await headersOf(request("/notifications/bell")),
    "refused form": await headersOf(
      ask("/login", { form, headers: { "Sec-Fetch-Site": "cross-site" } }),
    ),
    "refused method": await headersOf(fetch(`${ORIGIN}/login`, { method: "PUT" })),
    health: await headersOf(ask("/healthz")),
    room: await roomRefusal(),
  };
  for (const [name, headers] of Object.entries(answers)) {
    for (const [header, value] of Object.entries(SECURITY_HEADERS))
      expect(headers.get(header), `${name}: ${header}`).toBe(value);
    const policy = headers.get("content-security-policy")?.split("; ") ?? [];
    for (const [directive, value] of Object.entries(POLICY))
      expect(policy, name).toContain(`${directive} ${value}`);
    expect(policy.join(), name).not.toMatch(/unsafe-|\*/);
    expect(headers.get("cache-control"), name).toMatch(/no-store|^public, max-age=0/);
    expect(headers.get("access-control-allow-origin"), name).toBeNull();
    expect(headers.get("x-request-id"), name).toMatch(/^[0-9a-f-]{36}$/);
  }
  db.client.close();
});

test("each page with scripts has its own nonce, of 128 random bits", async () => {
  const db = connect({ url: `http://127.0.0.1:${browserPorts.database}` });
  const request = await authedClient(db, await makeAthlete(db));
  const nonce = async () => {
    const { headers } = await request("/notifications");
    return /'nonce-([0-9a-f]{32})'/.exec(headers.get("Content-Security-Policy") ?? "")?.[1];
  };
  const first = await nonce();
  expect(first).toBeDefined();
  const others = await Promise.all(Array.from({ length: 12 }, nonce));
  expect(new Set([first, ...others]).size).toBe(13);
  // A UUID has the same digit in the same place each time.
  expect(new Set(others.map((other) => other?.[12])).size).toBeGreaterThan(1);
  db.client.close();
});

test("what a person typed ends no script of the page", async () => {
  const db = connect({ url: `http://127.0.0.1:${browserPorts.database}` });
  const athlete = await makeAthlete(db);
  const fullName = "Ada </script><script>typed()</script>";
  await db.write([
    db.orm.update(profiles).set({ fullName }).where(eq(profiles.id, athlete.userId)),
  ]);
  const request = await authedClient(db, athlete);
  const html = await (await request("/settings")).text();
  expect(html).toContain("typed()");
  expect(html).not.toContain("<script>typed()");
  db.client.close();
});

test("health and readiness report each part", async () => {
  expect(await (await ask("/healthz")).json()).toEqual({ up: true });
  const ready = await ask("/readyz");
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({ database: true, storage: true, rooms: true });
});
