import { expect, type Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { newId } from "~db/columns";
import { notifications } from "~db/schema";
import { waitForHydration } from "../support/fixtures";
import { type FlakyDatabase, test } from "../support/flaky-database";
import { authedClient } from "../support/http";
import { openSession } from "../support/sign-in";
import { openSocket } from "../support/socket";
import { beginConversation, say } from "../support/thread";

/** An unread notification of this athlete. @returns its id, and whether it has been read since */
async function unreadNotification({ db, athlete }: FlakyDatabase) {
  const id = newId();
  await db.write([
    db.orm.insert(notifications).values({
      id,
      userId: athlete.userId,
      kind: "campaign.withdrawn",
      category: "campaign",
      params: { company: "Northlight", title: "Autumn miles" },
      createdAt: Date.now(),
    }),
  ]);
  const read = async () => {
    const [rows] = await db.read(
      db.orm
        .select({ read: notifications.read })
        .from(notifications)
        .where(eq(notifications.id, id)),
    );
    return rows[0]?.read;
  };
  return { id, read };
}

test.describe.configure({ mode: "serial" });

test.afterEach(({ flakyDatabase }) => {
  flakyDatabase.proxy.mode = "forward";
  flakyDatabase.proxy.delayMs = 0;
  flakyDatabase.proxy.busyWrites = 0;
});

for (const mode of ["hang", "refuse", "stall"] as const)
  test(`a database that will ${mode}: an error page within five seconds`, async ({
    flakyDatabase,
  }) => {
    const request = await authedClient(flakyDatabase.db, flakyDatabase.athlete);
    flakyDatabase.proxy.mode = mode;
    const started = performance.now();
    const answer = await request("/notifications?page=2", { origin: flakyDatabase.origin });
    const html = await answer.text();
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(answer.status).toBe(503);
    expect(html).toContain("reach our records right now");
    expect(html, "the way to try again").toMatch(/href="\/notifications\?page=2"[^>]*>Try Again/);
  });

test("a short link says within five seconds that it can't be looked up", async ({
  flakyDatabase: { proxy, origin },
}) => {
  proxy.mode = "hang";
  const started = performance.now();
  const answer = await fetch(`${origin}/go/bcdfghjk`, { redirect: "manual" });
  expect(performance.now() - started).toBeLessThan(5_000);
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain("Try again in a minute");
});

test("the dashboard says so within five seconds, and its way back to sign-in works", async ({
  flakyDatabase,
}) => {
  const { db, athlete, proxy, origin } = flakyDatabase;
  const request = await authedClient(db, athlete);
  proxy.mode = "hang";
  const started = performance.now();
  const answer = await request("/dashboard", { origin });
  const html = await answer.text();
  expect(performance.now() - started).toBeLessThan(5_000);
  expect(answer.status).toBe(503);
  expect(html).toContain("Unable to Load Dashboard");
  expect(html).toContain("Refresh Page");
  expect(html).toContain("Back to Login");

  proxy.mode = "refuse";
  const left = await request("/dashboard", { origin, form: {} });
  expect(left.status).toBe(302);
  expect(left.headers.get("Location")).toBe("/login");
  expect(left.headers.get("Set-Cookie")).toMatch(/^session=;.*Max-Age=0/);
  expect((await fetch(`${origin}/login`)).status).toBe(200);
});

test("public pages do not need the database", async ({ flakyDatabase }) => {
  flakyDatabase.proxy.mode = "hang";
  const request = await authedClient(flakyDatabase.db, flakyDatabase.athlete);
  expect((await request("/features", { origin: flakyDatabase.origin })).status).toBe(200);
});

test("a database that takes three seconds: a page within five", async ({ flakyDatabase }) => {
  const request = await authedClient(flakyDatabase.db, flakyDatabase.athlete);
  flakyDatabase.proxy.delayMs = 3_000;
  const started = performance.now();
  const answer = await request("/notifications", { origin: flakyDatabase.origin });
  await answer.text();
  expect(answer.status).toBe(200);
  expect(performance.now() - started).toBeLessThan(5_000);
});

test("a command that cannot reach the database changes nothing", async ({ flakyDatabase }) => {
  const { db, athlete, proxy, origin } = flakyDatabase;
  const { id, read } = await unreadNotification(flakyDatabase);
  const request = await authedClient(db, athlete);
  proxy.mode = "refuse";
  const answer = await request("/notifications", { origin, form: { open: id } });
  expect(answer.status).toBe(503);
  proxy.mode = "forward";
  expect(await read()).toBe(false);
  expect((await request("/notifications", { origin, form: { open: id } })).status).toBe(303);
});

/** The form in the answer to a form that could not be sent. */
async function keptFields(answer: Response): Promise<Record<string, string>> {
  const html = await answer.text();
  expect(html).toContain("What you typed is kept on this page.");
  const fields = [...html.matchAll(/<textarea[^>]* name="(\w+)"[^>]*>([^<]*)<\/textarea>/g)];
  const plain = (text = "") => text.replaceAll("&lt;", "<").replaceAll("&gt;", ">");
  return Object.fromEntries(fields.map(([, name, value]) => [name, plain(value)]));
}

test("a form that fails without scripts can be sent again as it was typed", async ({
  flakyDatabase,
}) => {
  const { db, athlete, proxy, origin } = flakyDatabase;
  const request = await authedClient(db, athlete);
  const form = { fullName: "Ines “I” Carvalho", sport: "Running", bio: "Line 1\nLine <2>" };
  proxy.mode = "refuse";
  const answer = await request("/athlete/profile", { origin, form });
  expect(answer.status).toBe(503);
  const shown = await keptFields(answer);
  expect(shown).toEqual(form);
  proxy.mode = "forward";
  expect((await request("/athlete/profile", { origin, form: shown })).status).toBe(303);

  proxy.mode = "refuse";
  const secret = await request("/change-password", { origin, form: { newPassword: "hunter-22" } });
  expect(await secret.text()).not.toContain("hunter-22");
});

test("a message that is sent without scripts is kept in its form, and stored once when it is sent again", async ({
  flakyDatabase,
}) => {
  const { db, athlete, proxy, origin } = flakyDatabase;
  const request = await authedClient(db, athlete);
  const { id, stored } = await beginConversation(db, athlete);
  const html = await (await request(`/messages/${id}`, { origin })).text();
  const [, messageId = ""] = /name="id" value="(\w+)"/.exec(html) ?? [];
  const form = {
    intent: "send",
    id: messageId,
    account: athlete.userId,
    message: "See you <there>",
  };
  proxy.mode = "refuse";
  const failed = await request(`/messages/${id}`, { origin, form });
  expect(failed.status).toBe(503);
  const kept = await keptFields(failed);
  expect(kept).toEqual(form);
  expect(await stored()).toEqual(["Hello"]);
  proxy.mode = "forward";
  for (const _ of ["once", "again"])
    expect((await request(`/messages/${id}`, { origin, form: kept })).status).toBe(303);
  expect(await stored()).toEqual(["Hello", form.message]);
});

test("messages that a script sends wait while the database is down, and go out once, in order", async ({
  flakyDatabase,
  page,
}) => {
  const { db, athlete, proxy, origin } = flakyDatabase;
  const { id, stored } = await beginConversation(db, athlete);
  const cookie = { url: origin, httpOnly: true };
  await page.context().addCookies([
    { name: "session", value: await openSession(db, athlete), ...cookie },
    { name: "cookie-consent", value: "rejected", url: origin },
  ]);
  await page.goto(`${origin}/messages/${id}`);
  await waitForHydration(page);
  proxy.mode = "refuse";
  for (const text of ["First", "Second"]) await say(page, text);
  await expect(page.getByText("Not sent yet. We'll keep trying.")).toHaveCount(2);
  const shown = page.locator("[id^=message-]");
  await expect(shown, "the thread stays").toHaveText([/Hello/]);
  expect(await stored()).toEqual(["Hello"]);
  proxy.mode = "forward";
  await expect.poll(stored).toEqual(["Hello", "First", "Second"]);
  await expect(page.getByRole("list", { name: "Messages being sent" })).toHaveCount(0);
  await expect(shown).toHaveText([/Hello/, /First/, /Second/]);
  expect(await stored()).toEqual(["Hello", "First", "Second"]);
});

/** Until what keeps a page on screen is loaded, which takes over the page's requests. */
const waitForKeeper = (page: Page) =>
  page.waitForFunction(() => !String(window.fetch).includes("[native code]"));

test("a button that fails leaves its screen, says why and can be pressed again", async ({
  flakyDatabase,
  page,
}) => {
  const { db, athlete, proxy, origin } = flakyDatabase;
  await page.context().addCookies([
    { name: "session", value: await openSession(db, athlete), url: origin, httpOnly: true },
    { name: "cookie-consent", value: "rejected", url: origin },
  ]);
  await page.goto(`${origin}/security`);
  await waitForHydration(page);
  await waitForKeeper(page);
  const alerts = page.getByRole("switch").nth(1);
  const before = await alerts.getAttribute("aria-checked");
  proxy.mode = "refuse";
  await alerts.click();
  const toast = page.getByRole("status").filter({ hasText: "That wasn't sent" });
  await expect(toast).toContainText("reach our records right now");
  await expect(page.getByRole("heading", { level: 1, name: "Security Settings" })).toBeVisible();
  proxy.mode = "forward";
  await toast.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Security setting updated")).toBeVisible();
  await expect(alerts).not.toHaveAttribute("aria-checked", before ?? "");

  await page.goto(`${origin}/data-management`);
  await waitForHydration(page);
  await waitForKeeper(page);
  proxy.mode = "refuse";
  await page.getByRole("button", { name: "Export My Data" }).click();
  await expect(page.getByRole("alert")).toContainText("Export Failed. We can't reach our records");
  await expect(page.getByRole("heading", { level: 1, name: "Data Management" })).toBeVisible();
});

test("a socket whose session cannot be checked is refused", async ({ flakyDatabase }) => {
  const { db, athlete, proxy, origin } = flakyDatabase;
  const session = await openSession(db, athlete);
  proxy.mode = "refuse";
  const room = `/parties/notifications/${athlete.userId}`;
  expect(await openSocket(room, { session, at: origin })).toBe(503);
});

test("a command waits while the database is too busy to begin it", async ({ flakyDatabase }) => {
  const { db, athlete, proxy, origin } = flakyDatabase;
  const request = await authedClient(db, athlete);
  const { id, read } = await unreadNotification(flakyDatabase);
  proxy.busyWrites = 3;
  const answer = await request("/notifications", { origin, form: { open: id } });
  expect(answer.status).toBe(303);
  expect(proxy.busyWrites).toBe(0);
  expect(await read()).toBe(true);
});

test("a database that stays too busy: 503, and nothing has changed", async ({ flakyDatabase }) => {
  const { db, athlete, proxy, origin } = flakyDatabase;
  const request = await authedClient(db, athlete);
  const { id, read } = await unreadNotification(flakyDatabase);
  proxy.busyWrites = Number.POSITIVE_INFINITY;
  const started = performance.now();
  const answer = await request("/notifications", { origin, form: { open: id } });
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain("reach our records right now");
  expect(performance.now() - started).toBeLessThan(5_000);
  expect(await read()).toBe(false);
});

/** The first answer of /readyz that is about this mode: an answer is shared for five seconds. */
async function readinessWhen(
  { proxy, origin }: FlakyDatabase,
  mode: FlakyDatabase["proxy"]["mode"],
): Promise<Response> {
  let answer = new Response();
  const status = async () => {
    answer = await fetch(`${origin}/readyz`);
    return answer.status;
  };
  proxy.mode = "forward";
  await expect.poll(status, { timeout: 15_000 }).toBe(200);
  proxy.mode = mode;
  await expect.poll(status, { timeout: 15_000 }).toBe(503);
  return answer;
}

for (const mode of ["refuse", "hang-writes"] as const)
  test(`readiness reports a database that will ${mode}`, async ({ flakyDatabase }) => {
    const answer = await readinessWhen(flakyDatabase, mode);
    expect(await answer.json()).toEqual({ database: false, storage: true, rooms: true });
  });

test("a flood of readiness probes is one write, even while it hangs", async ({ flakyDatabase }) => {
  const { proxy, origin } = flakyDatabase;
  await readinessWhen(flakyDatabase, "hang-writes");
  proxy.writes = 0;
  const started = performance.now();
  while (performance.now() - started < 6_000) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => (await fetch(`${origin}/readyz`)).status),
    );
    expect(answers).toEqual(answers.map(() => 503));
  }
  expect(proxy.writes).toBeLessThanOrEqual(2);
});

test("each 5xx has one log line, with its request's id and what caused it", async ({
  flakyDatabase,
}) => {
  const { db, athlete, origin, errorLines } = flakyDatabase;
  const request = await authedClient(db, athlete);
  const readiness = await readinessWhen(flakyDatabase, "refuse");
  const answers = {
    readiness,
    page: await request("/notifications", { origin }),
    data: await request("/notifications.data", { origin }),
    command: await request("/notifications", { origin, form: { open: "x" } }),
    form: await request("/login", { origin, form: { email: athlete.email, password: "wrong" } }),
    dashboard: await request("/dashboard", { origin }),
  };
  for (const [name, { status, headers }] of Object.entries(answers)) {
    expect(status, name).toBe(503);
    await expect
      .poll(() => errorLines(headers.get("X-Request-Id")), { message: name })
      .toEqual([
        expect.objectContaining({
          event: "request",
          status: 503,
          message: "the database answered 503",
          chain: expect.stringMatching(/AppError\S* < Error$/),
        }),
      ]);
  }
});

test("the home page does without its figures while the database is away", async ({
  flakyDatabase,
}) => {
  flakyDatabase.proxy.mode = "refuse";
  const answer = await fetch(`${flakyDatabase.origin}/?outage`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("How the money works");
});
