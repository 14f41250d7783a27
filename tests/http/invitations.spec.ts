import { expect, test } from "@playwright/test";
import { newId } from "~db/columns";
import { makeInvitation } from "../support/factories";
import { authedClient } from "../support/http";
import { makeWorld } from "../support/world";

const UNKNOWN = "01arz3ndektsv4rrffq69g5fav";

/** What a stranger may learn of an answer. */
const expectedVersion = async (answer: Response) => ({
  status: answer.status,
  location: answer.headers.get("Location"),
  length: (await answer.text()).replace(/[0-9a-z]{26,}/g, "").length,
});

test("a campaign that is not for this athlete responds like an unknown one", async () => {
  const { db, people, ids, draftId } = await makeWorld();
  const { invitationId } = ids;
  const stranger = await authedClient(db, people.otherAthlete);
  expect((await stranger(`/athlete/campaigns/${ids.campaignId}`)).status).toBe(200);
  const hidden = await stranger(`/athlete/campaigns/${draftId}.data`);
  expect(hidden.status).toBe(404);
  expect(await expectedVersion(hidden)).toEqual(
    await expectedVersion(await stranger(`/athlete/campaigns/${UNKNOWN}.data`)),
  );
  // Without an invitation there is nothing to answer, even where the campaign may be read.
  for (const [campaignId, id] of [
    [ids.campaignId, invitationId],
    [UNKNOWN, UNKNOWN],
  ] as const) {
    const page = `/athlete/campaigns/${campaignId}`;
    for (const intent of ["decline", "undo"]) {
      const answer = await stranger(page, { form: { intent, invitationId: id } });
      expect(answer.status, intent).toBe(404);
    }
    const read = { invitationId: id, expectedVersion: "1", expectedOffer: "1" };
    expect((await stranger(`${page}/accept`, { form: read })).status).toBe(404);
  }
  db.client.close();
});

test("a password that proves a signature is not sent back", async () => {
  const { db, people, ids } = await makeWorld();
  const brand = await authedClient(db, people.brand);
  const form = {
    ...{ id: newId(), campaignId: ids.campaignId, fee: "500", allDeliverables: "on" },
    ...{ name: "Ada Northlight", password: "not-the-password" },
  };
  const answer = await brand(`/brand/athletes/${people.otherAthlete.userId}/invite`, { form });
  expect(answer.status).toBe(400);
  const page = await answer.text();
  expect(page).toContain("Ada Northlight");
  expect(page).not.toContain("not-the-password");
  db.client.close();
});

test("an invitation to another brand's campaign is refused like an unknown one", async () => {
  const { db, people, ids } = await makeWorld();
  const stranger = await authedClient(db, people.otherBrand);
  const address = `/brand/athletes/${people.otherAthlete.userId}/invite`;
  const send = (campaignId: string) =>
    stranger(address, { form: { id: newId(), campaignId, fee: "500" } });
  const foreign = await send(ids.campaignId);
  expect(foreign.status).toBe(404);
  expect(await expectedVersion(foreign)).toEqual(await expectedVersion(await send(UNKNOWN)));
  expect(await (await stranger(address)).text()).not.toContain(ids.campaignId);
  db.client.close();
});

test("an invitation is sent once and redirects inside the site", async () => {
  const { db, people, draftId } = await makeWorld();
  const brand = await authedClient(db, people.brand);
  const address = `/brand/athletes/${people.otherAthlete.userId}/invite`;
  const form = {
    id: newId(),
    campaignId: draftId,
    fee: "500",
    deliverables: "1 Instagram reel",
    returnTo: "//evil.example",
  };
  const first = await brand(address, { form });
  expect(first.status).toBe(303);
  expect(first.headers.get("Location")).toBe(`/brand/athletes/${people.otherAthlete.userId}`);
  const again = await brand(address, { form });
  expect([again.status, again.headers.get("Location")]).toEqual([
    303,
    first.headers.get("Location"),
  ]);
  const second = await brand(address, { form: { ...form, id: newId() } });
  expect(second.status).toBe(400);
  expect(await second.text()).toContain("This athlete has already been invited to this campaign");
  db.client.close();
});

test("completing or cancelling a campaign says what becomes of its pending invitations", async () => {
  const { db, people, ids } = await makeWorld();
  await makeInvitation(db, ids.campaignId, people.otherAthlete.userId, "pending");
  const brand = await authedClient(db, people.brand);
  const page = await (await brand(`/brand/campaigns/${ids.campaignId}`)).text();
  const question = "1 pending invitation will expire and everyone involved will be notified.";
  expect(page.split(question).length - 1).toBe(2);
  db.client.close();
});
