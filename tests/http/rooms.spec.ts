import { expect, test } from "@playwright/test";
import WebSocket from "ws";
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

  expect(await openSocket(bell)).toBe(401);
  expect(await openSocket(bell, { session, origin: "https://evil.example" })).toBe(403);
  expect(await openSocket(bell, { session: stranger })).toBe(404);
  expect(await openSocket(review, { session: stranger })).toBe(404);
  expect(await openSocket("/parties/review/unknown", { session })).toBe(404);
  for (const path of [bell, review]) {
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
