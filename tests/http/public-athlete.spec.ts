import { expect, test } from "@playwright/test";
import { makeAthlete } from "../support/factories";
import { ask, authedClient } from "../support/http";
import { fill } from "../support/site-map";
import { makeWorld } from "../support/world";

const UNKNOWN = fill("/athletes/:athleteId");

test("an athlete's page is public only when the athlete has made it so", async () => {
  const { db, people, ids } = await makeWorld();
  const path = `/athletes/${ids.athleteId}`;

  const page = await ask(path);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(page.headers.get("Server-Timing")).toContain('"1 round trips"');
  expect(page.headers.get("Cache-Control")).toBe("private, no-store");
  expect(html).toContain('<meta name="robots" content="index,follow"');
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="http[^"]+${path}"`));
  expect(html).toContain('"@type":"ProfilePage"');
  expect(html).toContain('property="og:title" content="Maya Okafor, Running');
  expect(html).not.toContain(people.athlete.email);
  expect(html).toContain('href="/brand-signup"');
  const brand = await authedClient(db, people.brand);
  expect(await (await brand(path)).text()).toContain(`/brand/athletes/${ids.athleteId}/invite`);

  const answer = async (address: string) => {
    const response = await ask(address);
    return { status: response.status, html: (await response.text()).replaceAll(address, "") };
  };
  const closed = await makeAthlete(db, { name: "Tom Lindqvist" });
  const hidden = await answer(`/athletes/${closed.userId}`);
  expect(hidden).toEqual(await answer(UNKNOWN));
  expect(hidden.status).toBe(404);
  expect(hidden.html).toContain('content="noindex"');
  db.client.close();
});
