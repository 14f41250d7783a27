import { expect, test } from "@playwright/test";
import { makeAthlete, makeCampaign, makeConversation, makeInvitation } from "../support/factories";
import { ask, authedClient } from "../support/http";
import { makeWorld, type Role, type World } from "../support/world";

/** What the palette finds: a person's own rows, and nothing of others. */

let world: World;

test.beforeAll(async () => {
  world = await makeWorld();
  const { db, people } = world;
  const campaignId = await makeCampaign(db, people.brand.brandId, { title: "Quagga miles" });
  const athlete = await makeAthlete(db, { name: "Quagga Jones" });
  await makeInvitation(db, campaignId, athlete.userId);
  await makeInvitation(db, campaignId, people.athlete.userId);
  await makeConversation(db, people.brand, athlete, []);
});

test.afterAll(() => world.db.client.close());

async function found(role: Role, q: string): Promise<string[]> {
  const request = await authedClient(world.db, world.people[role]);
  const answer = await request(`/find?${new URLSearchParams({ q })}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const entries = (await answer.json()) as { label: string; note: string }[];
  return entries.map(({ label, note }) => `${note}: ${label}`);
}

test("each side finds its own, by any part of a name", async () => {
  expect(await found("brand", " QUAGGA ")).toEqual([
    "Campaign: Quagga miles",
    "Athlete: Quagga Jones",
    "Messages: Quagga Jones",
    "Discover: Search all athletes for “QUAGGA”",
  ]);
  expect(await found("athlete", "agga")).toEqual(["Campaign: Quagga miles"]);
});

test("others find nothing of it; a wildcard is no wildcard", async () => {
  expect(await found("otherBrand", "quagga")).toEqual([
    "Discover: Search all athletes for “quagga”",
  ]);
  expect(await found("otherAthlete", "quagga")).toEqual([]);
  expect(await found("moderator", "quagga")).toEqual([]);
  expect(await found("athlete", "q%a")).toEqual([]);
  expect(await found("brand", "q")).toEqual([]);
  expect(await found("brand", "q".repeat(81))).toEqual([]);
});

test("visitors are asked to sign in", async () => {
  const answer = await ask("/find?q=quagga");
  expect([answer.status, answer.headers.get("location")]).toEqual([
    302,
    expect.stringContaining("/login"),
  ]);
});
