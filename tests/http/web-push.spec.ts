import { expect, test } from "@playwright/test";
import { newId } from "~db/columns";
import { ask, authedClient } from "../support/http";
import { browserPorts } from "../support/ports";
import {
  PushReceiver,
  startPushService,
  subscriptionOf,
  vapidClaims,
} from "../support/push-service";
import { makeWorld } from "../support/world";

test("the Worker encrypts a push that the subscribed browser decrypts", async () => {
  const { db, people, ids } = await makeWorld();
  const service = await startPushService(browserPorts.push);
  const receiver = await PushReceiver.create();
  const subscription = subscriptionOf(receiver);
  const athlete = await authedClient(db, people.athlete);
  const started = await athlete("/notifications/push", { form: subscription });
  expect(started.status).toBe(204);

  const brand = await authedClient(db, people.brand);
  const account = people.brand.userId;
  const message = { intent: "send", account, id: newId(), message: "The secret text" };
  await brand(`/messages/${ids.conversationId}/send`, { form: message });
  const { pathname } = new URL(subscription.endpoint);
  const own = () => service.received.filter(({ path }) => path === pathname);
  await expect.poll(() => own().length).toBe(1);
  const [push] = own();
  expect(JSON.parse(await receiver.decrypt(push?.body ?? new Uint8Array()))).toEqual({
    title: "Northlight wrote to you",
    link: `/messages/${ids.conversationId}`,
  });
  expect(await vapidClaims(String(push?.headers.authorization))).toMatchObject({
    aud: "https://fcm.googleapis.com",
  });

  expect((await athlete("/logout", { form: {} })).headers.get("Clear-Site-Data")).toBe('"storage"');
  await brand(`/messages/${ids.conversationId}/send`, { form: { ...message, id: newId() } });
  const { rows } = await db.client.execute({
    sql: "select count(*) as n from outbox where kind = 'message-push' and payload like ?",
    args: [`%${people.brand.userId}%`],
  });
  expect(rows[0]?.n, "signed out: nothing more is queued").toBe(1);
  service.stop();
  db.client.close();
});

test("a subscription of another host is refused, and visitors are sent to sign in", async () => {
  const { db, people } = await makeWorld();
  const form = subscriptionOf(await PushReceiver.create());
  const staff = await authedClient(db, people.moderator);
  const elsewhere = { ...form, endpoint: "https://internal.example/push" };
  expect((await staff("/notifications/push", { form: elsewhere })).status).toBe(400);
  expect((await staff("/notifications/push", { form })).status).toBe(204);
  expect((await staff("/notifications/push")).status).toBe(404);
  const visitor = await ask("/notifications/push", { form });
  expect(visitor.headers.get("Location")).toMatch(/^\/login/);
  db.client.close();
});

test("browsers ask for the service worker each time", async () => {
  const answer = await ask("/sw.js");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toContain("javascript");
  expect(answer.headers.get("Cache-Control")).toBe("no-cache");
});
