import { expect, test } from "@playwright/test";
import { publicName } from "~/features/profiles/athletes/public-view";
import { makeAthlete } from "../support/factories";
import { ask, authedClient } from "../support/http";
import { fill } from "../support/site-map";
import { makeWorld } from "../support/world";

const UNKNOWN = fill("/athletes/:athlete");

test("an athlete's page is public only when the athlete has made it so", async () => {
  const { db, people, ids } = await makeWorld();
  const path = `/athletes/${ids.athlete}`;
  expect(path).toMatch(/^\/athletes\/maya-okafor-[0-9a-z]{6}$/);

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
  expect(html).toMatch(new RegExp(`Share this page: <span[^>]*>http[^<]+${path}</span>`));
  expect(html).toContain('href="/brand-signup"');
  const brand = await authedClient(db, people.brand);
  expect(await (await brand(path)).text()).toContain(`/brand/athletes/${ids.athleteId}/invite`);

  const name = ids.athlete.replace("maya-okafor", "");
  for (const old of [ids.athleteId, `maya${name}`, name.slice(1)]) {
    const moved = await ask(`/athletes/${old}`);
    expect([moved.status, moved.headers.get("Location")], old).toEqual([301, path]);
    expect(moved.headers.get("Cache-Control"), "a page can be taken back").toBe(
      "private, no-store",
    );
  }

  const answer = async (address: string) => {
    const response = await ask(address);
    return { status: response.status, html: (await response.text()).replaceAll(address, "") };
  };
  const closed = await makeAthlete(db, { name: "Tom Lindqvist" });
  const hidden = await answer(`/athletes/${closed.userId}`);
  expect(hidden).toEqual(await answer(UNKNOWN));
  const readable = publicName({ id: closed.userId, name: closed.name });
  expect(await answer(`/athletes/${readable}`)).toEqual(
    await answer("/athletes/tom-lindqvist-zzzzzz"),
  );
  const map = await (await ask("/sitemap.xml")).text();
  expect(map).toContain(`${path}</loc>`);
  expect(map).not.toContain(readable);
  expect(hidden.status).toBe(404);
  expect(hidden.html).toContain('content="noindex"');
  db.client.close();
});
