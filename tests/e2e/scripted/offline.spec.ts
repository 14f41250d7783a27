import type { BrowserContext, Page } from "@playwright/test";
import { MESSAGE_LIMIT } from "~/features/communication/messages/fields";
import type { Database } from "~db/client";
import { makeAthlete, makeBrand, makeConversation } from "../../support/factories";
import { expect, open, test } from "../../support/fixtures";
import { beginConversation, say } from "../../support/thread";

/** What the service worker does: messages go out although their page is closed, and nothing stays after sign-out. */

async function begin(db: Database) {
  const athlete = await makeAthlete(db);
  return { athlete, ...(await beginConversation(db, athlete)) };
}

async function openThread(page: Page, id: string) {
  await open(page, `/messages/${id}`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

/**
 * Writes two messages without a line and closes the page. The browser itself stays online, so its background sync must
 * not hear of them before the line is back.
 * @returns what the page asked background sync for
 */
async function writeInTunnel(page: Page, id: string) {
  // A page that opens asks the service worker to send what is kept. It is online, and on a busy machine it may begin only now.
  await page.addInitScript(() => {
    ServiceWorker.prototype.postMessage = () => {};
  });
  await openThread(page, id);
  const asked: string[] = [];
  await page.exposeFunction("ask", (tag: string) => asked.push(tag));
  await page.evaluate(async () => {
    const { sync } = (await navigator.serviceWorker.ready) as never as { sync: object };
    Object.assign(sync, { register: (window as never as { ask: unknown }).ask });
  });
  await page.context().setOffline(true);
  await say(page, "From the tunnel");
  await say(page, "Still in it");
  await expect(page.getByText("Not sent yet. We'll keep trying.")).toHaveCount(2);
  await page.close();
  return asked;
}

/** Says to the browser's background sync that the line is back, as the operating system does. */
async function lineIsBack(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto("/robots.txt");
  const browser = await context.newCDPSession(page);
  const found = new Promise<{ registrationId: string; scopeURL: string }>((resolve) => {
    browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0]);
    });
  });
  await browser.send("ServiceWorker.enable");
  const { registrationId, scopeURL } = await found;
  await browser.send("ServiceWorker.dispatchSyncEvent", {
    origin: new URL(scopeURL).origin,
    registrationId,
    tag: "outgoing",
    lastChance: false,
  });
}

const SENT = ["Hello", "From the tunnel", "Still in it"];

test("messages written offline go out in order when the line is back, although their page was closed", async ({
  browserOf,
  db,
}) => {
  const { athlete, id, stored } = await begin(db);
  const page = await browserOf(athlete);
  const context = page.context();
  expect(await writeInTunnel(page, id)).toContain("outgoing");
  expect(await stored()).toEqual(["Hello"]);
  await context.setOffline(false);
  await lineIsBack(context);
  await expect.poll(stored).toEqual(SENT);
  // The thread sends nothing a second time.
  const again = await context.newPage();
  await openThread(again, id);
  await expect(again.locator("[id^=message-]")).toHaveText(SENT.map((text) => new RegExp(text)));
  await expect(again.getByRole("list", { name: "Messages being sent" })).toHaveCount(0);
});

test("where background sync does nothing, any page sends them", async ({ browserOf, db }) => {
  const { athlete, id, stored } = await begin(db);
  const page = await browserOf(athlete);
  const context = page.context();
  await writeInTunnel(page, id);
  await context.setOffline(false);
  const other = await context.newPage();
  await other.goto("/athlete/dashboard");
  await expect.poll(stored).toEqual(SENT);
});

test("a refused message stays on the device and says why; sign-out takes it away, and public pages start nothing", async ({
  browserOf,
  db,
}) => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const justNow = { from: athlete, at: Date.now() };
  const id = await makeConversation(
    db,
    brand,
    athlete,
    Array.from({ length: MESSAGE_LIMIT.count }, () => justNow),
  );
  const page = await browserOf(athlete);
  const kept = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      stores: (await indexedDB.databases()).map(({ name }) => name),
    }));
  await page.goto("/");
  expect(await kept()).toEqual({ workers: 0, stores: [] });
  await openThread(page, id);
  await say(page, "Are you there?");
  const why = page.getByText("You've sent 30 messages in a minute.");
  await expect(why).toBeVisible();
  // The worker is refused as well, each time a page opens.
  for (const _ of ["once", "again"]) {
    await openThread(page, id);
    await expect(why).toBeVisible();
  }
  expect(await kept()).toEqual({ workers: 1, stores: ["outgoing"] });
  await open(page, "/athlete/dashboard");
  await page.getByLabel("Side navigation").getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  expect(await kept()).toEqual({ workers: 0, stores: [] });
});
