import { request as send } from "node:http";
import { expect, test } from "@playwright/test";
import { connect } from "~db/client";
import { makeAthlete, makeBrand, makeStaff } from "../support/factories";
import { ask, authedClient, ORIGIN, type RequestOptions } from "../support/http";
import { intentsOf } from "../support/intents";
import { browserPorts } from "../support/ports";
import { toSweep } from "../support/recently-changed";
import { FILE_FORMS, fill, screens } from "../support/site-map";

/** What no page of ours sends: each of it is refused, and none of it is an error of ours. */

const FORM = "application/x-www-form-urlencoded";

/** From an address of its own, so that the flood limit does not answer instead. */
let senders = 0;
const raw = (path: string, { type = FORM, body = "", method = "POST", session = "" }) =>
  fetch(ORIGIN + path, {
    method,
    redirect: "manual",
    headers: {
      "Sec-Fetch-Site": "same-origin",
      "CF-Connecting-IP": `198.18.0.${++senders % 250}`,
      ...(type ? { "Content-Type": type } : {}),
      ...(session ? { Cookie: `session=${session}` } : {}),
    },
    ...(body ? { body: new TextEncoder().encode(body) } : {}),
  });

/** What forms with a file accept: record.spec.ts and sales.spec.ts. */
const actions = toSweep(
  screens.filter(({ hasAction, path }) => hasAction && !FILE_FORMS.includes(path)),
);

test("every action accepts forms only", async () => {
  for (const { path } of actions) {
    const address = fill(path);
    const statuses = await Promise.all([
      raw(address, { type: "application/json", body: '{"a":1}' }),
      raw(address, { type: "multipart/form-data", body: "garbage" }),
      raw(address, { type: "multipart/form-data; boundary=x", body: "--x\r\ngarbage" }),
      raw(address, { type: "text/plain", body: "a=1" }),
      raw(address, { type: `${FORM}ed`, body: "a=1" }),
      raw(address, { type: "" }),
    ]);
    expect(
      statuses.map(({ status }) => status),
      path,
    ).toEqual([415, 415, 415, 415, 415, 415]);
  }
});

test("every action refuses unknown field names", async () => {
  const bodies = [
    "__intent__=garbage",
    `__intent__=${encodeURIComponent('{"type":"update","payload":null}')}`,
    "__state__=garbage",
    "email[2000000000]=x",
    "title.length=1",
    "__proto__[0]=x",
    "offers[0].__proto__=x",
    "offers[0].fee.a=x",
    "offers[0].fee[0]=x",
    "=x",
    "a=1&".repeat(501),
  ];
  for (const { path } of actions) {
    const answers = await Promise.all(bodies.map((body) => raw(fill(path), { body })));
    const accepted = bodies.filter((_, i) => answers[i]?.status !== 400);
    expect(accepted, path).toEqual([]);
  }
});

test("a charset in Content-Type is ignored", async () => {
  const answer = await raw("/login", { type: `${FORM}; charset=utf-16`, body: "email=a" });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("Enter an email address");
});

test("methods other than GET, HEAD and POST are refused", async () => {
  for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS"])
    for (const path of ["/", "/login", "/logout", "/brand/dashboard"]) {
      const answer = await raw(path, { method });
      expect(answer.status, `${method} ${path}`).toBe(405);
      expect(answer.headers.get("Allow")).toBe("GET, HEAD, POST");
    }
});

test("HEAD responds like GET, without a body", async () => {
  const head = await ask("/brand/dashboard?x=1", { method: "HEAD" });
  expect([head.status, head.headers.get("Location")]).toEqual([
    302,
    `/login?redirectTo=${encodeURIComponent("/brand/dashboard?x=1")}`,
  ]);
});

test("no action fails with 5xx on invalid values", async () => {
  // Hundreds of requests, one after another.
  test.slow();
  const db = connect({ url: `http://127.0.0.1:${browserPorts.database}` });
  const people = {
    athlete: await makeAthlete(db),
    brand: await makeBrand(db),
    admin: await makeStaff(db),
  };
  const as = {
    athlete: await authedClient(db, people.athlete),
    brand: await authedClient(db, people.brand),
    admin: await authedClient(db, people.admin),
    account: await authedClient(db, people.athlete),
  };
  const forms = (intents: string[]): Record<string, string>[] => [
    {},
    ...[...intents, "nonsense"].map((intent) => ({
      intent,
      id: "\0",
      title: "\0",
      feedback: "\0",
      comment: "\0",
      reason: "x",
    })),
    { budget: "1e999", minFollowers: "-1", startDate: "0000-00-00", "targetSports[999]": "\0" },
    { title: "\u202e\uffff\0", budget: "NaN", endDate: "9999-99-99", open: "\0", to: "//x" },
  ];
  for (const screen of actions.filter(({ group }) => group in as))
    for (const form of forms(intentsOf(screen))) {
      const send = as[screen.group as keyof typeof as];
      const answer = await send(fill(screen.path), { form });
      expect(answer.status, `${screen.path} ${JSON.stringify(form)}`).toBeLessThan(500);
    }
  db.client.close();
});

test("no route fails with 5xx on an invalid query", async () => {
  // Hundreds of requests, one after another.
  test.slow();
  const db = connect({ url: `http://127.0.0.1:${browserPorts.database}` });
  const as: Record<string, (path: string, asked?: RequestOptions) => Promise<Response>> = {
    athlete: await authedClient(db, await makeAthlete(db)),
    brand: await authedClient(db, await makeBrand(db)),
    admin: await authedClient(db, await makeStaff(db)),
    public: ask,
    auth: ask,
  };
  const cut = encodeURIComponent(`${"x".repeat(99)}😀`);
  const queries = [
    `q=${cut}&sport=${cut}`,
    "after=&tab[]=&tab=__proto__",
    "after=%00&q=%00&campaign=%00&token=%00",
    `after=${"9".repeat(3000)}&minFollowers=1e400&minScore=-1`,
    "%&%ED%A0%80=1&token=a.b.c",
  ];
  for (const { path, group } of toSweep(screens.filter(({ hasLoader }) => hasLoader)))
    if (as[group])
      for (const query of queries) {
        const answer = await as[group]?.(`${fill(path)}?${query}`);
        expect(answer?.status, `${path}?${query.slice(0, 40)}`).toBeLessThan(500);
      }
  db.client.close();
});

test("an invalid cookie counts as none", async () => {
  const unsigned = Buffer.from('{"uid":"x"}').toString("base64url");
  for (const cookie of [
    "garbage",
    "a.b",
    "..",
    "%00",
    `${unsigned}.${unsigned}`,
    "A".repeat(6000),
  ]) {
    const answer = await ask("/notifications", { headers: { Cookie: `session=${cookie}` } });
    expect(answer.headers.get("Location"), cookie.slice(0, 20)).toMatch(/^\/login/);
    for (const flash of [cookie, "null", "%7B", "%E0%A4%A", '{"title":1}'])
      expect((await ask("/", { headers: { Cookie: `flash=${flash}` } })).status).toBe(200);
  }
});

test("a preference redirects inside the site, whatever its Referer", async () => {
  const answer = await ask("/preferences/cookies", {
    form: { consent: "rejected" },
    headers: { Referer: `${ORIGIN}//evil.example/x` },
  });
  expect(answer.headers.get("Location")).toBe("/");
});

test("a user agent truncated within a character can sign in", async () => {
  const body = "email=nobody%40test.laurel&password=wrong-one";
  const status = await new Promise((resolve, reject) => {
    const sent = send(
      `${ORIGIN}/login`,
      {
        method: "POST",
        headers: {
          "Sec-Fetch-Site": "same-origin",
          "Content-Type": FORM,
          "Content-Length": body.length,
          "User-Agent": "x".repeat(299) + Buffer.from("😀").toString("latin1"),
        },
      },
      (answer) => resolve(answer.resume().statusCode),
    );
    sent.on("error", reject);
    sent.end(body);
  });
  expect(status).toBe(400);
});
