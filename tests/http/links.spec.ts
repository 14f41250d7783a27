import { expect } from "@playwright/test";
import { eq } from "drizzle-orm";
import { dayOf } from "~/platform/dates";
import type { Database } from "~db/client";
import { campaignLandings, campaignLinks, linkClicks, profiles } from "~db/schema";
import { makeActiveDeal } from "../support/factories";
import { test } from "../support/fixtures";
import { ORIGIN } from "../support/http";
import { openSession } from "../support/sign-in";

/** What a click on a short link does. */

const TARGET = "https://shop.example/autumn?from=laurel";
const PERSON = "Mozilla/5.0 (Macintosh; Intel Mac OS X 14_6) Gecko/20100101 Firefox/132.0";

const drawCode = () =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((n) => "bcdfghjkmnpqrstvwxz"[n % 19]).join("");

async function makeLink(db: Database) {
  const { athlete, brand, campaignId, dealId } = await makeActiveDeal(db);
  const code = drawCode();
  await db.write([
    db.orm.insert(campaignLandings).values({ campaignId, target: TARGET, updatedAt: 1 }),
    db.orm.insert(campaignLinks).values({
      ...{ code, dealId, campaignId, athleteId: athlete.userId, target: TARGET, createdAt: 1 },
    }),
  ]);
  const counted = async () => {
    const [[row]] = await db.read(
      db.orm.select().from(linkClicks).where(eq(linkClicks.code, code)),
    );
    return row && { day: row.day, clicks: row.clicks, bots: row.bots };
  };
  return { code, athlete, brand, counted };
}

const click = (code: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(`${ORIGIN}/go/${code}`, {
    method,
    redirect: "manual",
    headers: { "User-Agent": PERSON, ...headers },
  });

test("a click leads to the landing page, sets no cookie and is not kept by caches", async ({
  db,
}) => {
  const { code, athlete, counted } = await makeLink(db);
  const session = await openSession(db, athlete);
  const answer = await click(code.toUpperCase(), { Cookie: `session=${session}` });
  expect(answer.status).toBe(302);
  expect(answer.headers.get("Location")).toBe(TARGET);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(answer.headers.get("Referrer-Policy")).toBe("strict-origin");
  expect(answer.headers.get("Set-Cookie")).toBeNull();
  await expect.poll(counted).toEqual({ day: dayOf(Date.now()), clicks: 1, bots: 0 });
});

test("a slash after the code leads to the same page, and counts", async ({ db }) => {
  const { code, counted } = await makeLink(db);
  const answer = await click(`${code}/`);
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, TARGET]);
  await expect.poll(counted).toMatchObject({ clicks: 1 });
});

test("50 browsers that click at the same moment count as 50, and programs apart", async ({
  db,
}) => {
  const { code, counted } = await makeLink(db);
  const answers = await Promise.all([
    ...Array.from({ length: 50 }, (_, n) => click(code, { "User-Agent": `${PERSON} ${n}` })),
    click(code, {}, "HEAD"),
    click(code, { "Sec-Purpose": "prefetch" }),
    click(code, { "User-Agent": "Googlebot/2.1" }),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302]));
  await expect.poll(counted).toEqual({ day: dayOf(Date.now()), clicks: 50, bots: 3 });
});

test("one browser that clicks again and again counts once in a minute of the clock", async ({
  db,
}) => {
  const { code, counted } = await makeLink(db);
  const again = () => Promise.all(Array.from({ length: 5 }, () => click(code)));
  const answers = [...(await again()), ...(await again())];
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302]));
  // A program's click counts, so the ten have been looked at.
  await click(code, { "User-Agent": "Googlebot/2.1" });
  await expect.poll(counted).toMatchObject({ bots: 1 });
  // Two where a new minute begins among them.
  expect([1, 2]).toContain((await counted())?.clicks);
});

test("a link of a brand whose account is suspended or closed leads nowhere", async ({ db }) => {
  for (const change of [{ status: "suspended" as const }, { closedAt: 1 }]) {
    const { code, brand } = await makeLink(db);
    expect((await click(code)).status).toBe(302);
    await db.write([db.orm.update(profiles).set(change).where(eq(profiles.id, brand.userId))]);
    const answer = await click(code);
    expect(answer.status).toBe(410);
    expect(answer.headers.get("Location")).toBeNull();
  }
});

test("a code that leads nowhere shows the site's page for that, to a signed-in person as well", async ({
  db,
}) => {
  const { athlete } = await makeLink(db);
  const session = await openSession(db, athlete);
  for (const cookie of ["", `session=${session}`]) {
    const answer = await click(drawCode(), cookie ? { Cookie: cookie } : {});
    expect(answer.status).toBe(404);
    expect(answer.headers.get("Set-Cookie")).toBeNull();
    const html = await answer.text();
    expect(html).toContain("find that page");
    // Nobody is known at this address.
    expect(html).not.toContain("Go to your dashboard");
  }
});

test("a link that staff have switched off says so, leads nowhere and counts nothing", async ({
  db,
}) => {
  const { code, counted } = await makeLink(db);
  await db.write([
    db.orm.update(campaignLinks).set({ stoppedAt: 1 }).where(eq(campaignLinks.code, code)),
  ]);
  const answer = await click(code);
  expect(answer.status).toBe(410);
  expect(answer.headers.get("Location")).toBeNull();
  expect(answer.headers.get("Cache-Control")).toContain("no-store");
  expect(await answer.text()).toContain("This link is switched off");
  expect((await click("bcdfghjk")).status).toBe(404);
  expect(await counted()).toBeUndefined();
});
