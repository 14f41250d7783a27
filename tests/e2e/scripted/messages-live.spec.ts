import type { Page, WebSocketRoute } from "@playwright/test";
import type { Database } from "~db/client";
import { newId } from "~db/columns";
import { violations } from "../../support/axe";
import { makeAthlete, makeBrand, makeConversation } from "../../support/factories";
import { expect, open, test } from "../../support/fixtures";
import { authedClient } from "../../support/http";
import { message, say, textBox } from "../../support/thread";

const joined = (page: Page) => page.locator("html[data-livechat]").waitFor({ state: "attached" });

test("two people in a thread see each other's presence, typing, messages and read state", async ({
  browserOf,
  db,
}) => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const id = await makeConversation(db, brand, athlete, [{ from: brand }]);
  const [ours, theirs] = [await browserOf(brand), await browserOf(athlete)];
  for (const page of [ours, theirs]) {
    await open(page, `/messages/${id}`);
    await joined(page);
  }
  await expect(ours.getByText(`${athlete.name} is here`)).toBeVisible();
  await textBox(theirs).pressSequentially("On");
  await expect(ours.getByText(`${athlete.name} is typing…`)).toBeVisible();

  await say(theirs, "One");
  await expect(textBox(theirs)).toBeFocused();
  await expect(textBox(theirs)).toHaveValue("");
  await say(theirs, "Two\nlines");
  await say(theirs, "Three");
  await expect(message(theirs, "Three")).toBeVisible();
  await expect(theirs.getByRole("list", { name: "Messages being sent" })).toHaveCount(0);
  await expect(ours.locator("[id^=message-]")).toHaveText([/Message 1/, /One/, /Two/, /Three/]);
  await expect(ours.getByRole("status").filter({ hasText: `${athlete.name}: Three` })).toHaveCount(
    1,
  );
  await expect(theirs.getByText("Seen")).toBeVisible();
  await expect(message(ours, "Three")).toBeInViewport();

  await theirs.goto("about:blank");
  await expect(ours.getByText(`${athlete.name} is here`)).toBeHidden();
});

test("one's own message is not shown as being sent again when fifty newer ones have come", async ({
  browserOf,
  db,
}) => {
  const { brand, athlete, id } = await begin(db);
  const theirs = await browserOf(athlete);
  await open(theirs, `/messages/${id}`);
  await joined(theirs);
  await say(theirs, "The first one");
  await expect(message(theirs, "The first one")).toBeVisible();
  await expect(theirs.getByRole("list", { name: "Messages being sent" })).toHaveCount(0);
  const [ours, theirPhone] = [await authedClient(db, brand), await authedClient(db, athlete)];
  const send = (from: typeof ours, text: string) =>
    from(`/messages/${id}`, { form: { intent: "send", id: newId(), message: text } });
  for (let n = 1; n <= 25; n++) {
    await send(ours, `Question ${n}.`);
    await send(theirPhone, `Answer ${n}.`);
  }
  await expect(message(theirs, "Answer 25.")).toBeVisible();
  await expect(message(theirs, "The first one")).toHaveCount(0);
  await expect(theirs.getByRole("list", { name: "Messages being sent" })).toHaveCount(0);
});

test("on a phone what was just written stands above the text box, also while it waits for the line", async ({
  browserOf,
  db,
}) => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const id = await makeConversation(
    db,
    brand,
    athlete,
    Array.from({ length: 12 }, () => ({ from: brand })),
  );
  const page = await browserOf(athlete, { viewport: { width: 375, height: 640 } });
  await open(page, `/messages/${id}`);
  await joined(page);
  const gap = async (text: string) => {
    const written = await page.getByText(text, { exact: true }).first().boundingBox();
    const writing = await page.locator("#writing").boundingBox();
    return (writing?.y ?? 0) - ((written?.y ?? 0) + (written?.height ?? 0));
  };
  await say(page, "On my way");
  await expect(message(page, "On my way")).toBeVisible();
  await expect.poll(() => gap("On my way")).toBeGreaterThan(0);
  await page.context().setOffline(true);
  await say(page, "In a tunnel");
  await expect(page.getByText("Not sent yet.")).toBeVisible();
  await expect.poll(() => gap("In a tunnel")).toBeGreaterThan(0);
});

/** A conversation of one message from the brand. */
async function begin(db: Database) {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  return { brand, athlete, id: await makeConversation(db, brand, athlete, [{ from: brand }]) };
}

/** Puts itself between a page and the room of its conversation. The room of notifications is out of reach. */
async function between(page: Page) {
  const line = {
    messages: "pass" as "pass" | "twice" | "lose",
    isCut: false,
    lost: 0,
    sockets: new Set<WebSocketRoute>(),
  };
  await page.routeWebSocket("**/parties/notifications/**", (socket) => socket.close());
  await page.routeWebSocket("**/parties/chat/**", (socket) => {
    if (line.isCut) return socket.close();
    line.sockets.add(socket);
    const room = socket.connectToServer();
    room.onMessage((data) => {
      const isMessage = JSON.parse(String(data)).entries?.length > 0;
      if (isMessage && line.messages === "lose") line.lost += 1;
      else socket.send(data);
      if (isMessage && line.messages === "twice") socket.send(data);
    });
  });
  return line;
}

test("messages that come twice, get lost or are missed while the line is cut are shown once and in order", async ({
  browserOf,
  db,
}) => {
  const { brand, athlete, id } = await begin(db);
  const [ours, theirs] = [await browserOf(brand), await browserOf(athlete)];
  const line = await between(ours);
  for (const page of [ours, theirs]) {
    await open(page, `/messages/${id}`);
    await joined(page);
  }
  const shown = ours.locator("[id^=message-]");

  line.messages = "twice";
  await say(theirs, "One");
  await expect(shown).toHaveText([/Message 1/, /One/]);
  line.messages = "lose";
  await say(theirs, "Two");
  await expect.poll(() => line.lost).toBe(1);
  line.messages = "pass";
  await say(theirs, "Three");
  await expect(shown).toHaveText([/Message 1/, /One/, /Two/, /Three/]);
  await expect(theirs.getByText("Seen")).toBeVisible();

  line.isCut = true;
  for (const socket of line.sockets) await socket.close({ code: 1012, reason: "The line was cut" });
  await expect(ours.locator("html[data-livechat]")).toHaveCount(0);
  await say(theirs, "Four");
  await expect(message(theirs, "Four")).toBeVisible();
  line.isCut = false;
  await expect(shown).toHaveCount(5, { timeout: 30_000 });

  await message(theirs, "Two").getByRole("button", { name: "Unsend" }).click();
  await expect(shown).toHaveText([/Message 1/, /One/, /Message removed/, /Three/, /Four/]);
});

test("messages arrive while the rooms are down, and in a browser without scripts", async ({
  browserOf,
  db,
}) => {
  const { brand, athlete, id } = await begin(db);
  const [ours, theirs] = [await browserOf(brand), await browserOf(athlete)];
  const plain = await browserOf(brand, { javaScriptEnabled: false });
  await ours.routeWebSocket("**/parties/chat/**", (socket) => socket.close());
  await theirs.routeWebSocket("**/parties/**", (socket) => socket.close());
  for (const page of [ours, theirs]) await open(page, `/messages/${id}`);
  await ours.locator("html[data-livenotifications]").waitFor({ state: "attached" });
  let refused = 0;
  await ours.route(/\.data(\?|$)/, (route) => {
    refused += 1;
    return route.abort();
  });
  await textBox(ours).fill("Half a sentence");
  await say(theirs, "Around the room");
  await expect(message(theirs, "Around the room")).toHaveCount(1);
  // A load that does not reach the site is tried again; the page stays as it is.
  await expect.poll(() => refused).toBeGreaterThan(0);
  await ours.unrouteAll();
  await ours.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(message(ours, "Around the room")).toHaveCount(1);
  await expect(textBox(ours)).toHaveValue("Half a sentence");

  await plain.goto(`/messages/${id}`);
  await textBox(plain).fill("Without scripts");
  await plain.getByRole("button", { name: "Send", exact: true }).click();
  await expect(message(plain, "Without scripts")).toBeVisible();
  await expect(message(ours, "Without scripts")).toBeVisible();
});

test("a message written offline is sent once, when the connection is back", async ({
  browserOf,
  db,
}) => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const id = await makeConversation(db, brand, athlete, [{ from: brand }]);
  // The service worker's requests pass by the cuts of this test: offline.spec.ts is about it.
  const page = await browserOf(athlete, { serviceWorkers: "block" });
  await open(page, `/messages/${id}`);
  await page.route("**/send", (route) => route.abort());
  await say(page, "From the tunnel");
  await say(page, "Still in it");
  await expect(page.getByText("Not sent yet. We'll keep trying.")).toHaveCount(2);
  await page.unrouteAll();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(message(page, "From the tunnel")).toHaveCount(1);
  await expect(message(page, "Still in it")).toHaveCount(1);

  // The site is out of reach, and the device is online: the page keeps trying.
  await page.route("**/send", (route) => route.abort());
  await say(page, "While the records are away");
  await expect(page.getByText("Not sent yet. We'll keep trying.")).toBeVisible();
  await page.unrouteAll();
  await expect(message(page, "While the records are away")).toHaveCount(1, { timeout: 15_000 });

  // The message survives a reload, and the new page sends it.
  await page.route("**/send", (route) => route.abort());
  await say(page, "From the next page");
  await expect(page.getByText("Not sent yet. We'll keep trying.")).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await expect(message(page, "From the next page")).toHaveCount(1);

  // The message arrives but its response is lost: it is stored once.
  await page.route("**/send", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await say(page, "Answer lost");
  await expect(message(page, "Answer lost")).toHaveCount(1);
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByRole("list", { name: "Messages being sent" })).toHaveCount(0);
  await expect(page.locator("[id^=message-]")).toHaveText([
    /Message 1/,
    /From the tunnel/,
    /Still in it/,
    /While the records are away/,
    /From the next page/,
    /Answer lost/,
  ]);
});

test("a refused message says why, and can be sent again or discarded", async ({
  browserOf,
  db,
}) => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const id = await makeConversation(db, brand, athlete, [{ from: brand }]);
  // The worker of a page that has just opened sends what is kept, past what stands in for the server here.
  const page = await browserOf(athlete, { serviceWorkers: "block" });
  await open(page, `/messages/${id}`);
  const refusal = { status: 429, contentType: "text/plain", body: "Wait a minute." };
  await page.route("**/send", (route) => route.fulfill(refusal));
  await say(page, "Too soon");
  await expect(page.getByText("Wait a minute.")).toBeVisible();
  await say(page, "Not this");
  await expect(page.getByText("Wait a minute.")).toHaveCount(2);
  await page.getByRole("button", { name: "Discard" }).last().click();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(message(page, "Too soon")).toBeVisible();
  await expect(page.getByText("Not this")).toHaveCount(0);
});

test("the thread has no accessibility violations, and every control can be reached by keyboard", async ({
  browserOf,
  db,
}) => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const id = await makeConversation(db, brand, athlete, [
    { from: brand },
    { from: athlete, at: Date.now() },
    { from: brand },
  ]);
  const page = await browserOf(athlete);
  for (const path of ["/messages", `/messages/${id}`]) {
    await open(page, path);
    expect(await violations(page)).toEqual([]);
  }
  await page.locator("summary", { hasText: "Options" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Mute" })).toBeFocused();
  await page.keyboard.press("Escape");
  for (const name of ["Unsend", "Send"]) {
    const button = page.getByRole("button", { name, exact: true });
    while (!(await button.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press("Tab");
  }
});
