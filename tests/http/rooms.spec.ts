import { expect, test } from "@playwright/test";
import WebSocket from "ws";
import { newId } from "~db/columns";
import { ask } from "../support/http";
import { openSession } from "../support/sign-in";
import { openSocket } from "../support/socket";
import { makeWorld } from "../support/world";

const closed = (socket: WebSocket) =>
  new Promise<number>((resolve) => socket.on("close", (code) => resolve(code)));

test("only a person with a session, from our own pages, enters their own rooms", async () => {
  const { db, people, ids } = await makeWorld();
  const session = await openSession(db, people.athlete);
  const stranger = await openSession(db, people.otherAthlete);
  const bell = `/parties/notifications/${people.athlete.userId}`;
  const review = `/parties/review/${ids.contentId}`;
  const chat = `/parties/chat/${ids.conversationId}`;
  const staff = await openSession(db, people.admin);

  expect(await openSocket(chat)).toBe(401);
  for (const outsider of [stranger, staff, await openSession(db, people.otherBrand)])
    expect(await openSocket(chat, { session: outsider })).toBe(404);
  expect((await ask(chat, { session })).status).toBe(404);
  expect(await openSocket(bell)).toBe(401);
  expect(await openSocket(bell, { session, origin: "https://evil.example" })).toBe(403);
  expect(await openSocket(bell, { session: stranger })).toBe(404);
  expect(await openSocket(review, { session: stranger })).toBe(404);
  expect(await openSocket("/parties/review/unknown", { session })).toBe(404);
  for (const path of [bell, review, chat]) {
    const socket = await openSocket(path, { session });
    expect(socket).toBeInstanceOf(WebSocket);
    (socket as WebSocket).close();
  }
  db.client.close();
});

test("a client cannot choose its connection id", async () => {
  const { db, people } = await makeWorld();
  const session = await openSession(db, people.brand);
  const bell = `/parties/notifications/${people.brand.userId}?_pk=victim`;
  const first = (await openSocket(bell, { session })) as WebSocket;
  const second = (await openSocket(bell, { session })) as WebSocket;
  expect([first.readyState, second.readyState]).toEqual([WebSocket.OPEN, WebSocket.OPEN]);
  first.close();
  second.close();
  db.client.close();
});

test("rooms refuse client messages and HTTP requests", async () => {
  const { db, people } = await makeWorld();
  const session = await openSession(db, people.brand);
  const bell = `/parties/notifications/${people.brand.userId}`;
  expect((await ask(bell, { session })).status).toBe(404);
  expect((await ask(bell, { session, form: { topic: "notifications" } })).status).toBe(404);
  const socket = (await openSocket(bell, { session })) as WebSocket;
  const code = closed(socket);
  socket.send("hello");
  expect(await code).toBe(1008);
  db.client.close();
});

test("signing out closes the session's sockets, those of review rooms too", async () => {
  const { db, people, ids } = await makeWorld();
  const session = await openSession(db, people.athlete);
  const other = await openSession(db, people.athlete);
  const bell = `/parties/notifications/${people.athlete.userId}`;
  const mine = (await openSocket(bell, { session })) as WebSocket;
  const review = (await openSocket(`/parties/review/${ids.contentId}`, { session })) as WebSocket;
  const elsewhere = (await openSocket(bell, { session: other })) as WebSocket;
  const codes = Promise.all([closed(mine), closed(review)]);
  expect((await ask("/logout", { session, form: {} })).status).toBe(303);
  expect(await codes).toEqual([4001, 4001]);
  expect(elsewhere.readyState).toBe(WebSocket.OPEN);
  elsewhere.close();
  db.client.close();
});

test("a suspension closes the sockets of all sessions, and lets none in", async () => {
  const { db, people, ids } = await makeWorld();
  const sessions = [await openSession(db, people.athlete), await openSession(db, people.athlete)];
  const bell = `/parties/notifications/${people.athlete.userId}`;
  const sockets = [
    await openSocket(bell, { session: sessions[0] }),
    await openSocket(`/parties/review/${ids.contentId}`, { session: sessions[0] }),
    await openSocket(bell, { session: sessions[1] }),
  ] as WebSocket[];
  const codes = Promise.all(sockets.map(closed));
  const session = await openSession(db, people.admin);
  const form = { intent: "suspend", reason: "Spam" };
  const path = `/admin/users/${people.athlete.userId}`;
  expect((await ask(path, { session, form })).status).toBe(303);
  expect(await codes).toEqual([4001, 4001, 4001]);
  expect(await openSocket(bell, { session: sessions[0] })).toBe(401);
  db.client.close();
});

/** An open socket, and a way to wait for the next message of a kind. */
async function enter(path: string, session: string) {
  const socket = (await openSocket(path, { session })) as WebSocket;
  const events: Record<string, unknown>[] = [];
  let wake = () => {};
  socket.on("message", (data) => {
    events.push(JSON.parse(String(data)));
    wake();
  });
  return {
    socket,
    heard: events,
    say: (message: unknown) => socket.send(JSON.stringify(message)),
    /** The next message with this key. */
    async next(key: string) {
      for (;;) {
        const at = events.findIndex((message) => key in message);
        if (at !== -1) return events.splice(at, 1)[0];
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}

test("people in a review room know each other by the names of their sessions", async () => {
  const { db, people, ids } = await makeWorld();
  const room = `/parties/review/${ids.contentId}`;
  const maya = await enter(room, await openSession(db, people.athlete));
  const brand = await enter(room, await openSession(db, people.brand));
  const { name } = people.brand;

  maya.say({ looking: true });
  expect(await brand.next("others")).toEqual({ others: ["Maya Okafor"] });
  expect(await maya.next("others")).toEqual({ others: [] });
  brand.say({ looking: true });
  expect(await maya.next("others")).toEqual({ others: [name] });
  brand.say({ typing: true });
  expect(await maya.next("typing")).toEqual({ typing: name, stopped: false });

  maya.say({ typing: false });
  expect(await brand.next("typing")).toEqual({ typing: "Maya Okafor", stopped: true });
  expect(maya.heard.filter((message) => "typing" in message)).toEqual([]);

  maya.heard.length = 0;
  brand.socket.close();
  expect(await maya.next("others")).toEqual({ others: [] });
  maya.socket.close();
  db.client.close();
});

test("a review room shows out who says anything else, too much or too often", async () => {
  const { db, people, ids } = await makeWorld();
  const session = await openSession(db, people.brand);
  const room = `/parties/review/${ids.contentId}`;
  for (const message of [
    "hello",
    "{}",
    JSON.stringify({ looking: true, name: "Another name" }),
    JSON.stringify({ topic: `content:${ids.contentId}` }),
    JSON.stringify({ others: [] }),
    JSON.stringify({ position: { file: "clip", ms: 0, playing: true } }),
    JSON.stringify({ watching: true }),
    JSON.stringify({ typing: true }) + " ".repeat(500),
    Buffer.from(JSON.stringify({ typing: true })),
  ]) {
    const { socket } = await enter(room, session);
    const code = closed(socket);
    socket.send(message);
    expect(await code, String(message).slice(0, 60)).toBe(1008);
  }
  const flood = await enter(room, session);
  const code = closed(flood.socket);
  for (let i = 0; i <= 90; i++) flood.say({ typing: true });
  expect(await code).toBe(1008);
  db.client.close();
});

test("a content item that is taken back shows its brand out of the room, and tells it first", async () => {
  const { db, people, ids } = await makeWorld();
  const athlete = await openSession(db, people.athlete);
  const room = `/parties/review/${ids.contentId}`;
  const maya = await enter(room, athlete);
  const brand = await enter(room, await openSession(db, people.brand));
  const code = closed(brand.socket);
  const path = `/athlete/content/${ids.contentId}`;
  expect((await ask(path, { session: athlete, form: { intent: "withdraw" } })).status).toBe(303);
  expect(await brand.next("topic")).toEqual({ topic: `content:${ids.contentId}` });
  expect(await code).toBe(4003);
  expect(maya.socket.readyState).toBe(WebSocket.OPEN);
  maya.socket.close();
  db.client.close();
});

test("the room of a conversation carries each message as it is stored, to both sides", async () => {
  const { db, people, ids } = await makeWorld();
  const page = `/messages/${ids.conversationId}`;
  const session = await openSession(db, people.brand);
  const sides = await Promise.all(
    [session, await openSession(db, people.athlete)].map((one) =>
      enter(`/parties/chat/${ids.conversationId}`, one),
    ),
  );
  const id = newId();
  const send = { intent: "send", id, account: people.brand.userId, message: "At nine" };
  // Twice, as a form on a bad line is sent.
  for (const _ of [1, 2])
    expect((await ask(`${page}/send`, { session, form: send })).status).toBe(204);
  const stored = { seq: 2, senderId: people.brand.userId, body: "At nine", removedAt: null };
  for (const side of sides) {
    const { entries } = (await side.next("entries")) as { entries: unknown[] };
    // Said twice, in one frame or two, it is the same.
    expect(entries[0]).toMatchObject(stored);
    expect(entries.at(-1)).toEqual(entries[0]);
  }
  const unsend = { intent: "unsend", seq: "2" };
  expect((await ask(page, { session, form: unsend })).status).toBe(303);
  for (const side of sides) {
    let frame = await side.next("entries");
    while (JSON.stringify(frame).includes("At nine")) frame = await side.next("entries");
    expect(frame).toMatchObject({
      entries: [{ ...stored, body: "", removedAt: expect.any(Number) }],
    });
    side.socket.close();
  }
  db.client.close();
});

test("a block disconnects both sides from the room of their conversation, and refuses new sockets", async () => {
  const { db, people, ids } = await makeWorld();
  const page = `/messages/${ids.conversationId}`;
  const chat = `/parties/chat/${ids.conversationId}`;
  const sessions = await Promise.all(
    [people.brand, people.athlete].map((person) => openSession(db, person)),
  );
  const [brand = "", athlete = ""] = sessions;
  const sockets = await Promise.all(sessions.map((session) => openSocket(chat, { session })));
  const codes = Promise.all(sockets.map((socket) => closed(socket as WebSocket)));
  expect((await ask(page, { session: athlete, form: { intent: "block" } })).status).toBe(303);
  expect(await codes).toEqual([4003, 4003]);
  for (const session of [brand, athlete]) expect(await openSocket(chat, { session })).toBe(404);
  db.client.close();
});
