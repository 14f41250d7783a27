import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  changeConversation,
  unsendMessage,
} from "~/features/communication/messages/change-conversation.server";
import { markRead } from "~/features/communication/messages/mark-read.server";
import {
  messagePushSchema,
  sendMessagePush,
} from "~/features/communication/messages/message-push.server";
import type { Change } from "~/features/communication/messages/schema";
import { sendMessage } from "~/features/communication/messages/send-message.server";
import {
  notificationPushSchema,
  sendNotificationPush,
} from "~/features/communication/notifications/device-push.server";
import { notify } from "~/features/communication/notifications/notify";
import {
  loadOwnDevices,
  startPush,
  stopPush,
} from "~/features/communication/web-push/devices.server";
import { subscriptionSchema } from "~/features/communication/web-push/schema";
import { endSessions } from "~/features/identity/accounts/sessions.server";
import type { Background } from "~/platform/context";
import { HOUR_MS } from "~/platform/durations";
import { TooEarly } from "~/platform/outbox";
import { newId } from "~db/columns";
import { BELL_CATEGORIES, NOTIFICATION_CATEGORIES, type NotificationCategory } from "~db/constants";
import { outbox, pushSubscriptions, userSessions } from "~db/schema";
import { env } from "../support/auth-context";
import { type Choices, chooseNotifications } from "../support/choose-notifications";
import { commandContext } from "../support/command-context";
import { makeAthlete, makeBrand, type Person } from "../support/factories";
import { describeTest, testKind } from "../support/notifications";
import { database } from "../support/own-database";
import { makeDevice } from "../support/push-devices";
import { startPushService, vapidClaims } from "../support/push-service";

/** Push notifications to devices, from the command to the push service, where a receiver decrypts them. */

const db = database();

let service: Awaited<ReturnType<typeof startPushService>>;
let brand: Person;
let athlete: Person;

beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  service.status = 201;
  [brand, athlete] = [await makeBrand(db, { companyName: "Harrow" }), await makeAthlete(db)];
});

type Device = Awaited<ReturnType<typeof makeDevice>>;

const CHOICES = {
  app: [...BELL_CATEGORIES],
  email: [...NOTIFICATION_CATEGORIES],
  push: [...NOTIFICATION_CATEGORIES],
  mail: "at_once" as const,
  quietFrom: undefined,
  quietTo: undefined,
};

const choose = (choice: Partial<Choices>) =>
  chooseNotifications(commandContext(db, athlete), { ...CHOICES, ...choice });

const write = (message = "The secret text") =>
  sendMessage(commandContext(db, brand), { id: athlete.userId }, { id: newId(), message });

/** Tells the athlete of something of this category. @returns the id of the conversation, for a message */
async function tell(category: NotificationCategory) {
  if (category === "message") return write();
  await db.write(
    notify(commandContext(db, brand), testKind(category), {
      userId: athlete.userId,
      subjectId: "campaigns",
      params: { title: "News", message: "The secret text" },
    }),
  );
}

/** The pushes to this device that are queued. */
async function queuedFor({ ctx }: Device) {
  const [rows] = await db.read(
    db.orm
      .select({ id: outbox.id, kind: outbox.kind, payload: outbox.payload })
      .from(outbox)
      .where(
        sql`sent_at is null and iif(json_valid(payload), payload ->> '$.subscriptionId', null) in
          (select id from push_subscriptions where session_id = ${ctx.actor.sessionId})`,
      ),
  );
  return rows;
}

/** Sends the pushes to this device that are queued, like the outbox. @returns what the device got, decrypted */
async function pushesTo(device: Device, now = Date.now()) {
  const { path, receiver } = device;
  const relayed = { ...env, WEB_PUSH_RELAY: service.url };
  const background = { db, env: relayed, clock: () => now } as unknown as Background;
  for (const { id, kind, payload } of await queuedFor(device)) {
    if (kind === "message-push")
      await sendMessagePush(background, messagePushSchema.parse(payload));
    else
      await sendNotificationPush(describeTest)(background, notificationPushSchema.parse(payload));
    await db.write([db.orm.update(outbox).set({ sentAt: now }).where(eq(outbox.id, id))]);
  }
  const own = service.received.filter((request) => request.path === path);
  return Promise.all(own.map(async ({ body }) => JSON.parse(await receiver.decrypt(body))));
}

const subscriptionsOf = async ({ userId }: Person) => {
  const [rows] = await db.read(
    db.orm.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId)),
  );
  return rows;
};

test("each device of the recipient gets a push that says who acted, without the text", async () => {
  const devices = [await makeDevice(db, athlete), await makeDevice(db, athlete)];
  const sender = await makeDevice(db, brand);
  await tell("invitation");
  const conversationId = await write();
  for (const device of devices)
    expect(await pushesTo(device)).toEqual([
      {
        title: "News",
        link: "/athlete/campaigns",
        notificationId: expect.any(String),
      },
      { title: "Harrow wrote to you", link: `/messages/${conversationId}` },
    ]);
  expect(await pushesTo(sender), "nothing to the sender").toEqual([]);

  const [request] = service.received.filter(({ path }) => path === devices[0]?.path);
  expect(request?.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400" });
  expect(request?.body.length).toBeLessThanOrEqual(4096);
  const claims = await vapidClaims(String(request?.headers.authorization));
  expect(claims).toMatchObject({
    key: env.VAPID_PUBLIC_KEY,
    aud: "https://fcm.googleapis.com",
    sub: `mailto:${env.OPERATOR_EMAIL}`,
  });
  expect(claims.exp * 1000 - Date.now()).toBeLessThan(24 * HOUR_MS);
});

test.each([...NOTIFICATION_CATEGORIES])("'%s' can be switched off for push alone", async (kind) => {
  const device = await makeDevice(db, athlete);
  await choose({ push: NOTIFICATION_CATEGORIES.filter((other) => other !== kind), mail: "never" });
  await tell(kind);
  await tell(kind === "comment" ? "content" : "comment");
  expect(await pushesTo(device), "the other kind alone").toHaveLength(1);
});

test("a kind that is off in the app, and mail once a day, leave push as it is", async () => {
  const device = await makeDevice(db, athlete);
  await choose({ app: [], email: [], mail: "daily" });
  await tell("content");
  expect(await pushesTo(device)).toHaveLength(1);
});

test("a push waits for the end of the quiet hours", async () => {
  const device = await makeDevice(db, athlete);
  await choose({ quietFrom: "22:00", quietTo: "07:00" });
  await tell("comment");
  const midnight = Date.parse("2026-11-24T00:00Z");
  const error = await pushesTo(device, midnight).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(TooEarly);
  expect(error.notBefore).toBe(Date.parse("2026-11-24T07:00Z"));
  expect(await pushesTo(device, error.notBefore)).toHaveLength(1);
});

test("what has been read, removed or muted is not pushed", async () => {
  const device = await makeDevice(db, athlete);
  const id = await write();
  await markRead(db, athlete.userId, id, 1);
  await write("A mistake");
  await unsendMessage(commandContext(db, brand), id, 2);
  await tell("content");
  await db.write([sql`update notifications set read = 1 where user_id = ${athlete.userId}`]);
  expect(await pushesTo(device)).toEqual([]);
});

test.each<Change>(["mute", "block"])("after '%s' a message is not pushed", async (change) => {
  const device = await makeDevice(db, athlete);
  const id = await write();
  await changeConversation(commandContext(db, athlete), id, change);
  expect(await pushesTo(device)).toEqual([]);
});

test.each([404, 410])("the answer %i deletes the subscription", async (status) => {
  const device = await makeDevice(db, athlete);
  service.status = status;
  await tell("content");
  await pushesTo(device);
  expect(await subscriptionsOf(athlete)).toEqual([]);
});

test("any other refusal is tried again", async () => {
  const device = await makeDevice(db, athlete);
  service.status = 503;
  await tell("content");
  await expect(pushesTo(device)).rejects.toThrow("push service answered 503");
  expect(await subscriptionsOf(athlete)).toHaveLength(1);
});

test("a redirect of the push service is not followed", async () => {
  const device = await makeDevice(db, athlete);
  service.status = 307;
  await tell("content");
  await expect(pushesTo(device)).rejects.toThrow("push service answered 307");
});

test("the end of a session ends its push, also of what is queued", async () => {
  const [gone, stored] = [await makeDevice(db, athlete), await makeDevice(db, athlete)];
  await tell("content");
  await db.write([
    db.orm
      .update(userSessions)
      .set({ revoked: true })
      .where(eq(userSessions.id, gone.ctx.actor.sessionId)),
  ]);
  await tell("comment");
  expect(await pushesTo(gone)).toEqual([]);
  expect(await pushesTo(stored)).toHaveLength(2);
  expect((await loadOwnDevices(stored.ctx, env)).devices).toHaveLength(1);
  await db.write(endSessions(db, athlete.userId, [], Date.now(), "Password changed"));
  await tell("content");
  expect(await pushesTo(stored)).toHaveLength(2);
});

test("a session that has expired gets no push", async () => {
  const device = await makeDevice(db, athlete);
  await tell("content");
  const { sessionId } = device.ctx.actor;
  await db.write([
    sql`update user_sessions set expires_at = ${Date.now()} where id = ${sessionId}`,
  ]);
  await tell("comment");
  expect(await queuedFor(device), "after it").toHaveLength(1);
  expect(await pushesTo(device)).toEqual([]);
});

test("a message is queued for the devices of the other side alone, unless they have muted it", async () => {
  const [own, other] = [await makeDevice(db, brand), await makeDevice(db, athlete)];
  const id = await write();
  expect(await queuedFor(own)).toEqual([]);
  expect(await queuedFor(other)).toHaveLength(1);
  await changeConversation(commandContext(db, athlete), id, "mute");
  await write();
  expect(await queuedFor(other)).toHaveLength(1);
});

test("the devices are listed by name, and stopped by their owner alone", async () => {
  const { ctx } = await makeDevice(db, athlete);
  await makeDevice(db, athlete);
  const { publicKey, devices } = await loadOwnDevices(ctx, env);
  expect(publicKey).toBe(env.VAPID_PUBLIC_KEY);
  expect(devices.map(({ name, isThis }) => ({ name, isThis }))).toEqual([
    { name: "Chrome on Windows", isThis: false },
    { name: "Chrome on Windows", isThis: true },
  ]);
  const id = devices[0]?.id ?? "";
  await expect(stopPush(commandContext(db, brand), id)).rejects.toMatchObject({
    code: "not_found",
  });
  await stopPush(ctx, id);
  expect((await loadOwnDevices(ctx, env)).devices).toHaveLength(1);
  const none = { ...env, VAPID_PUBLIC_KEY: undefined, VAPID_PRIVATE_KEY: undefined };
  expect(await loadOwnDevices(ctx, none)).toEqual({ publicKey: null, devices: [] });
});

test("a session or a browser that starts again replaces what it had", async () => {
  const device = await makeDevice(db, athlete);
  await startPush(device.ctx, device.subscription);
  expect(await subscriptionsOf(athlete)).toHaveLength(1);
  const next = await makeDevice(db, brand);
  await startPush(next.ctx, device.subscription);
  expect(await subscriptionsOf(athlete), "someone else signed in there").toEqual([]);
  expect(await subscriptionsOf(brand)).toHaveLength(1);
});

test("ten devices are the most; signed-out ones do not count", async () => {
  const [first] = await Promise.all(Array.from({ length: 10 }, () => makeDevice(db, athlete)));
  await expect(makeDevice(db, athlete)).rejects.toMatchObject({
    code: "limit",
    message:
      "You can get push notifications on up to 10 devices. To add this one, stop them on another.",
  });
  await db.write([
    sql`update user_sessions set revoked = 1 where id = ${first?.ctx.actor.sessionId}`,
  ]);
  await makeDevice(db, athlete);
  expect(await subscriptionsOf(athlete)).toHaveLength(10);
});

test("a subscription of no known push service, or with no key on the curve, is refused", async () => {
  const { subscription } = await makeDevice(db, athlete);
  const isTaken = async (change: object) =>
    (await subscriptionSchema.safeParseAsync({ ...subscription, ...change })).success;
  expect(await isTaken({})).toBe(true);
  expect(await isTaken({ endpoint: "https://example.com/fcm.googleapis.com" })).toBe(false);
  expect(await isTaken({ p256dh: `B${"A".repeat(86)}` })).toBe(false);
  expect(await isTaken({ auth: "short" })).toBe(false);
});
