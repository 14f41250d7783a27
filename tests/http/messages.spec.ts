import { expect, test } from "@playwright/test";
import { eq, sql } from "drizzle-orm";
import { newId } from "~db/columns";
import { conversationParticipants, messages } from "~db/schema";
import { ask, authedClient } from "../support/http";
import { makeMedia } from "../support/media-rows";
import { makeWorld, type World } from "../support/world";

/** Access to conversations over HTTP, and what opening one writes. The world's brand and athlete have a conversation. */

const UNKNOWN = "01arz3ndektsv4rrffq69g5fav";

let world: World;
let page: string;

test.beforeAll(async () => {
  world = await makeWorld();
  page = `/messages/${world.ids.conversationId}`;
});

test.afterAll(() => world.db.client.close());

const readSeq = async (userId: string) => {
  const [rows] = await world.db.read(
    world.db.orm
      .select({ seq: conversationParticipants.readSeq })
      .from(conversationParticipants)
      .where(eq(conversationParticipants.userId, userId)),
  );
  return rows[0]?.seq;
};

const count = async () => {
  const [rows] = await world.db.read(
    world.db.orm
      .select({ seq: messages.seq })
      .from(messages)
      .where(eq(messages.conversationId, world.ids.conversationId)),
  );
  return rows.length;
};

test("strangers get the answer for an unknown conversation, at each address", async () => {
  const before = await count();
  for (const role of ["otherBrand", "otherAthlete"] as const) {
    const request = await authedClient(world.db, world.people[role]);
    const form = { intent: "send", id: newId(), message: "Me too" };
    for (const suffix of ["", ".data"]) {
      expect((await request(page + suffix)).status, role).toBe(404);
      expect((await request(page + suffix, { form })).status, role).toBe(404);
      expect((await request(page + suffix, { form: { intent: "block" } })).status, role).toBe(404);
      expect((await request(`/messages/${UNKNOWN}${suffix}`, { form })).status, role).toBe(404);
    }
    // Sockets open only for members of a room. Messages have no room that another person could enter.
    expect((await request(`/parties/notifications/${world.people.brand.userId}`)).status).toBe(404);
  }
  expect(await count()).toBe(before);
});

test("strangers cannot send, finish or load files of a conversation", async () => {
  const fileId = await makeMedia(world.db, null, world.people.brand.userId, {
    purpose: "message",
    kind: "document",
    conversationId: world.ids.conversationId,
  });
  const file = `${page}/files/${fileId}/document.pdf`;
  const announced = { name: "a.pdf", bytes: "10", modifiedAt: "1" };
  const owner = await authedClient(world.db, world.people.brand);
  const answer = await owner(`${page}/uploads`, { form: announced });
  const { id } = (await answer.json()) as { id: string };
  for (const role of ["otherBrand", "otherAthlete"] as const) {
    const request = await authedClient(world.db, world.people[role]);
    expect((await request(file)).status, role).toBe(404);
    expect((await request(`${page}/uploads`, { form: announced })).status, role).toBe(404);
    const finish = { form: { intent: "finish" } };
    expect((await request(`${page}/uploads/${id}`, finish)).status, role).toBe(404);
    const part = `${page}/uploads/${id}/parts/1`;
    expect((await request(part, { method: "POST", body: "0123456789" })).status, role).toBe(404);
  }
  // The participant passes, and finds no object behind this row.
  expect(await (await owner(file)).text()).toContain("Not found");
  const visitor = await ask(file);
  expect(visitor.status).toBe(302);
});

test("a file of a report is served to staff alone, and only if its message was reported", async () => {
  const { db, people, ids } = world;
  const address = (fileId: string) =>
    `/admin/content/reports/${ids.reportId}/files/${fileId}/document.pdf`;
  const [reported, other] = await Promise.all(
    ["reported", "other"].map(() =>
      makeMedia(db, null, people.brand.userId, {
        purpose: "message",
        kind: "document",
        conversationId: ids.conversationId,
      }),
    ),
  );
  await db.write([
    sql`update conversation_reports
      set messages = json_set(messages, '$[0].mediaId', ${reported}) where id = ${ids.reportId}`,
  ]);
  for (const role of ["moderator", "admin"] as const) {
    const staff = await authedClient(db, people[role]);
    const page = await (await staff(`/admin/content/reports/${ids.reportId}`)).text();
    expect(page).toContain(`href="${address(reported ?? "")}"`);
    // Staff pass, and find no object behind this row.
    expect(await (await staff(address(reported ?? ""))).text()).toBe("Not found.\n");
    const hidden = await staff(address(other ?? ""));
    expect([hidden.status, await hidden.text()]).toEqual([
      404,
      expect.not.stringMatching("Not found"),
    ]);
  }
  for (const role of ["brand", "athlete", "otherBrand", "otherAthlete"] as const) {
    const member = await authedClient(db, people[role]);
    const answer = await member(address(reported ?? ""));
    expect([answer.status, answer.headers.get("Location")], role).toEqual([
      302,
      `/${people[role].type}/dashboard`,
    ]);
  }
  expect((await ask(address(reported ?? ""))).headers.get("Location")).toMatch(/^\/login/);
});

test("staff are redirected to their home page, and visitors to sign-in", async () => {
  for (const role of ["moderator", "admin"] as const) {
    const request = await authedClient(world.db, world.people[role]);
    for (const path of ["/messages", page]) {
      expect((await request(path)).headers.get("Location")).toBe("/admin");
      expect((await request(path, { form: { intent: "block" } })).status).toBe(403);
    }
    expect((await request(`${page}/read`, { form: { seq: "1" } })).status).toBe(403);
  }
  for (const path of ["/messages", page])
    expect((await ask(path)).headers.get("Location")).toMatch(/^\/login\?/);
});

test("an athlete cannot find out whether an id belongs to a brand", async () => {
  const request = await authedClient(world.db, world.people.athlete);
  const { otherBrand, otherAthlete, athlete } = world.people;
  for (const { userId } of [otherBrand, otherAthlete, athlete, { userId: UNKNOWN }])
    expect((await request(`/messages?to=${userId}`)).status).toBe(404);
});

test("only opening the page marks messages as read, and only for the reader", async () => {
  const { athlete } = world.people;
  const request = await authedClient(world.db, athlete);
  const open = (path: string, headers: Record<string, string>) => request(path, { headers });
  const document = { "Sec-Fetch-Dest": "document" };
  expect(await readSeq(athlete.userId)).toBe(0);
  for (const [path, headers] of [
    [page, { ...document, "Sec-Purpose": "prefetch;prerender" }],
    [page, { "Sec-Fetch-Dest": "image" }],
    [`${page}.data`, {}],
    ["/messages", document],
  ] as const)
    expect((await open(path, headers)).status).toBe(200);
  const stale = await ask(page, { session: "no-session", headers: document });
  expect(stale.status).toBe(302);
  // Marks are written after the response, one after another, so earlier ones would be stored by now.
  expect((await open(page, document)).status).toBe(200);
  await expect.poll(() => readSeq(athlete.userId)).toBe(1);
});

test("a message that was kept on a device is refused under another account", async () => {
  const request = await authedClient(world.db, world.people.athlete);
  const before = await count();
  const form = { intent: "send", id: newId(), account: world.people.brand.userId, message: "Mine" };
  const answer = await request(`${page}/send`, { form });
  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain("written from another account");
  expect(await count()).toBe(before);
});

test("a page takes one round trip to the database, a message two", async () => {
  const request = await authedClient(world.db, world.people.athlete);
  for (const path of [
    "/messages",
    page,
    `${page}?before=40`,
    "/messages?tab=unread",
    "/messages?q=hello",
    `${page}/report`,
  ])
    expect((await request(path)).headers.get("Server-Timing"), path).toContain('"1 round trips"');
  const sent = await request(page, {
    form: { intent: "send", id: newId(), message: "Two trips" },
  });
  expect(sent.status).toBe(303);
  expect(sent.headers.get("Server-Timing")).toContain('"2 round trips"');
});
