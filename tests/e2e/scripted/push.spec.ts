import { and, eq } from "drizzle-orm";
import { stopPush } from "~/features/communication/web-push/devices.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { pushSubscriptions, userSessions } from "~db/schema";
import { makeAthlete } from "../../support/factories";
import { expect, open, test } from "../../support/fixtures";
import { makeDevice } from "../../support/push-devices";
import { PushReceiver, subscriptionOf } from "../../support/push-service";

/** The browser's push service is out of reach: its answer is stubbed, and a push is delivered by the browser's debugger. */

test("a device asks only after a click, is listed, shows a push, and ends with the session", async ({
  browserOf,
  db,
}) => {
  const athlete = await makeAthlete(db);
  const page = await browserOf(athlete);
  const { endpoint, p256dh, auth } = subscriptionOf(await PushReceiver.create());
  await page.addInitScript(
    (json) => {
      const asked = () => {
        sessionStorage.asked = "yes";
        return Promise.resolve("granted" as const);
      };
      Notification.requestPermission = asked;
      PushManager.prototype.subscribe = async () =>
        ({ toJSON: () => json }) as unknown as PushSubscription;
    },
    { endpoint, keys: { p256dh, auth } },
  );
  await page.context().grantPermissions(["notifications"]);
  const debug = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) => {
    debug.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
      if (first) found(first.registrationId);
    });
  });
  await debug.send("ServiceWorker.enable");

  await open(page, "/notifications/settings");
  const main = page.getByRole("main");
  expect(await page.evaluate(() => sessionStorage.asked)).toBeUndefined();
  const start = main.getByRole("button", { name: "Notify me on this device" });
  const others = await Promise.all(Array.from({ length: 10 }, () => makeDevice(db, athlete)));
  await start.click();
  const refusal =
    "You can get push notifications on up to 10 devices. To add this one, stop them on another.";
  await expect(main.getByText(refusal)).toBeVisible();
  await stopPush(others[0]?.ctx as CommandContext, others[0]?.id ?? "");
  await start.click();
  await expect(main.getByText("(this device)")).toBeVisible();
  await expect(start).toBeHidden();

  // Where the browser has no place for notifications, it shows none: what the worker asks to be shown counts.
  const [worker] = page.context().serviceWorkers();
  expect(worker?.url()).toBe(new URL("/sw.js", page.url()).href);
  await worker?.evaluate(() => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    registration.showNotification = async (title, options) => {
      Object.assign(self, { shown: [title, options?.tag] });
    };
  });
  const push = { title: "Harrow wrote to you", link: "/messages/1" };
  await debug.send("ServiceWorker.deliverPushMessage", {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(push),
  });
  await expect
    .poll(() => worker?.evaluate(() => (self as unknown as { shown?: string[] }).shown))
    .toEqual([push.title, push.link]);

  const live = () =>
    db.read(
      db.orm
        .select({ id: pushSubscriptions.id })
        .from(pushSubscriptions)
        .innerJoin(userSessions, eq(userSessions.id, pushSubscriptions.sessionId))
        .where(and(eq(pushSubscriptions.userId, athlete.userId), eq(userSessions.revoked, false))),
    );
  expect((await live())[0]).toHaveLength(10);
  await page.getByLabel("Side navigation").getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  const workers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await workers()).toBe(0);
  expect((await live())[0], "those of the other devices").toHaveLength(9);
});
