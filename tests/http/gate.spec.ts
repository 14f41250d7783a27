import { expect, test } from "@playwright/test";
import { connect } from "~db/client";
import { makeAthlete } from "../support/factories";
import { ask, asker, ORIGIN } from "../support/http";
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

test("a form longer than 64 KB is refused, whether or not it says its length", async () => {
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

test("a flood of one anonymous form is told to wait", async () => {
  const answers = await Promise.all(
    Array.from({ length: 80 }, () =>
      ask("/brand-signup", { form: {}, headers: { "CF-Connecting-IP": "203.0.113.9" } }),
    ),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers.get("Retry-After")).toBe("60");
});

test("another spelling of the address is no way around the limit", async () => {
  const spellings = [
    "/athlete-signup/",
    "/Athlete-Signup",
    "/athlete-sign%75p",
    "/athlete-signup/.data",
  ];
  const answers = await Promise.all(
    Array.from({ length: 80 }, (_, i) =>
      ask(spellings[i % spellings.length] ?? "", {
        form: {},
        headers: { "CF-Connecting-IP": "203.0.113.10" },
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
});

test("a page that is a key does not tell its address to others", async () => {
  for (const path of ["/reset-password?token=x", "/confirm-email?token=x"])
    expect((await ask(path)).headers.get("Referrer-Policy")).toBe("same-origin");
});

test("every kind of answer carries the security headers", async () => {
  const answers = await Promise.all([
    ask("/"),
    ask("/nowhere"),
    ask("/notifications"),
    ask("/notifications.data"),
    ask("/login", { form, headers: { "Sec-Fetch-Site": "cross-site" } }),
    ask("/healthz"),
  ]);
  for (const { headers, url } of answers) {
    const policy = headers.get("Content-Security-Policy") ?? "";
    expect(policy, url).toContain("default-src 'self'");
    expect(policy, url).not.toContain("unsafe-inline");
    expect(headers.get("X-Content-Type-Options"), url).toBe("nosniff");
    expect(headers.get("X-Frame-Options"), url).toBe("DENY");
    expect(headers.get("Server-Timing"), url).toMatch(/db;desc="\d+ round trips"/);
  }
});

test("each page with scripts has a nonce of its own", async () => {
  const db = connect({ url: `http://127.0.0.1:${browserPorts.database}` });
  const request = await asker(db, await makeAthlete(db));
  const nonce = async () => {
    const { headers } = await request("/notifications");
    return /'nonce-([0-9a-f]{32})'/.exec(headers.get("Content-Security-Policy") ?? "")?.[1];
  };
  const first = await nonce();
  expect(first).toBeDefined();
  expect(await nonce()).not.toBe(first);
  db.client.close();
});

test("health and readiness tell the parts", async () => {
  expect(await (await ask("/healthz")).json()).toEqual({ up: true });
  const ready = await ask("/readyz");
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({ database: true, storage: true, rooms: true });
});
