import { expect, test } from "@playwright/test";
import WebSocket from "ws";
import { ask } from "../support/http";
import { openSession } from "../support/sign-in";
import { knock } from "../support/socket";
import { makeWorld } from "../support/world";

const closed = (socket: WebSocket) =>
  new Promise<number>((resolve) => socket.on("close", (code) => resolve(code)));

test("only a person with a session, from our own pages, enters their own rooms", async () => {
  const { db, people, ids } = await makeWorld();
  const session = await openSession(db, people.athlete);
  const stranger = await openSession(db, people.otherAthlete);
  const bell = `/parties/notifications/${people.athlete.userId}`;
  const review = `/parties/review/${ids.contentId}`;

  expect(await knock(bell)).toBe(401);
  expect(await knock(bell, { session, origin: "https://evil.example" })).toBe(403);
  expect(await knock(bell, { session: stranger })).toBe(404);
  expect(await knock(review, { session: stranger })).toBe(404);
  expect(await knock("/parties/review/unknown", { session })).toBe(404);
  for (const path of [bell, review]) {
    const socket = await knock(path, { session });
    expect(socket).toBeInstanceOf(WebSocket);
    (socket as WebSocket).close();
  }
  db.client.close();
});

test("a client cannot take another's connection id", async () => {
  const { db, people } = await makeWorld();
  const session = await openSession(db, people.brand);
  const bell = `/parties/notifications/${people.brand.userId}?_pk=victim`;
  const first = (await knock(bell, { session })) as WebSocket;
  const second = (await knock(bell, { session })) as WebSocket;
  expect([first.readyState, second.readyState]).toEqual([WebSocket.OPEN, WebSocket.OPEN]);
  first.close();
  second.close();
  db.client.close();
});

test("rooms take no messages from clients and no requests from outside", async () => {
  const { db, people } = await makeWorld();
  const session = await openSession(db, people.brand);
  const bell = `/parties/notifications/${people.brand.userId}`;
  expect((await ask(bell, { session })).status).toBe(404);
  expect((await ask(bell, { session, form: { type: "notified" } })).status).toBe(404);
  const socket = (await knock(bell, { session })) as WebSocket;
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
  const mine = (await knock(bell, { session })) as WebSocket;
  const review = (await knock(`/parties/review/${ids.contentId}`, { session })) as WebSocket;
  const elsewhere = (await knock(bell, { session: other })) as WebSocket;
  const codes = Promise.all([closed(mine), closed(review)]);
  expect((await ask("/logout", { session, form: {} })).status).toBe(303);
  expect(await codes).toEqual([4001, 4001]);
  expect(elsewhere.readyState).toBe(WebSocket.OPEN);
  elsewhere.close();
  db.client.close();
});
