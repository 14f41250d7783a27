import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sendMessage } from "~/features/communication/messages/send-message.server";
import { respondToInvitation } from "~/features/deals/invitations/respond-to-invitation.server";
import { loadDealPage } from "~/features/workspace/deal-page/load-deal-page.server";
import { newId } from "~db/columns";
import { campaignInvitations, deals } from "~db/schema";
import { dealsOn } from "../support/deals";
import { ask } from "../support/deliverables";
import {
  makeActiveDeal,
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeInvitation,
  makeStaff,
  makeContract as makeUnsigned,
  type Person,
} from "../support/factories";
import { database } from "../support/own-database";
import { sealNow } from "../support/sealed-record";

const db = database();
const { as, makeSigned, makeContract, sign } = dealsOn(db);

const page = (person: Person, dealId: string) => loadDealPage(as(person), dealId);

test("only its two sides and staff read a deal", async () => {
  const { dealId, brand, athlete } = await makeSigned();
  for (const person of [brand, athlete, await makeStaff(db, ["moderator"])])
    expect((await page(person, dealId)).id).toBe(dealId);
  for (const person of [await makeBrand(db), await makeAthlete(db)])
    await expect(page(person, dealId)).rejects.toMatchObject({ code: "not_found" });
});

test("each side reads its own next step, and whom it waits for", async () => {
  const { dealId, brand, athlete } = await makeContract();
  expect(await page(athlete, dealId)).toMatchObject({
    viewer: "athlete",
    own: { text: "read and sign the contract", due: { isToday: false } },
    awaited: null,
  });
  expect(await page(brand, dealId)).toMatchObject({
    viewer: "brand",
    own: null,
    awaited: { by: "athlete", text: "read and sign the contract", extends: {} },
  });
});

test("a draft is the athlete's alone, and messages are the two sides'", async () => {
  const { dealId, campaignId, brand, athlete } = await makeSigned();
  await makeContent(db, campaignId, athlete.userId, "draft", { title: "Not yet" });
  await makeContent(db, campaignId, athlete.userId, "awaiting_review", { title: "Sent" });
  await sendMessage(as(brand), { id: athlete.userId }, { id: newId(), message: "Hello Ada" });
  const staff = await makeStaff(db, ["admin"]);
  const read = async (person: Person) => {
    const { content, messages } = await page(person, dealId);
    return [content.map(({ title }) => title).sort(), messages.map(({ text }) => text)];
  };
  expect(await read(athlete)).toEqual([["Not yet", "Sent"], ["Hello Ada"]]);
  expect(await read(brand)).toEqual([["Sent"], ["Hello Ada"]]);
  expect(await read(staff)).toEqual([["Sent"], []]);
});

test("staff read the states of the money, and can do nothing with it", async () => {
  const { dealId, brand } = await makeSigned();
  expect((await page(brand, dealId)).money.payments).toMatchObject([{ may: { pay: true } }]);
  const { own, money } = await page(await makeStaff(db, ["admin"]), dealId);
  expect(own).toBeNull();
  expect(money.payments).toMatchObject([
    { label: "Agreed", says: [], may: { pay: false, release: false, return: false } },
  ]);
});

test("what is left of a deliverable is the athlete's next step", async () => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const campaignId = await makeCampaign(db, brand.brandId);
  const dealId = await makeInvitation(db, campaignId, athlete.userId, "accepted", {
    fee: 0,
    deliverables: [ask(4, "story")],
  });
  const step = async () => (await page(athlete, dealId)).own?.text;
  expect(await step()).toBe("make 4 Instagram stories");
  await makeContent(db, campaignId, athlete.userId, "posted", {
    deliverable: "4 Instagram stories",
  });
  expect(await step()).toBe("make 4 Instagram stories (3 to go)");
});

test("where nothing was agreed in writing, the next step is the content as such", async () => {
  const { dealId, campaignId, athlete } = await makeActiveDeal(db);
  expect((await page(athlete, dealId)).own?.text).toBe("make the content");
  await makeContent(db, campaignId, athlete.userId, "posted");
  expect((await page(athlete, dealId)).own).toBeNull();
});

test("a deal shows what the record holds of it, and nothing of an earlier deal of the same two", async () => {
  const { dealId: first, campaignId, brand, athlete } = await makeSigned();
  await db.write([
    db.orm.update(deals).set({ status: "ended", closedAt: Date.now() }).where(eq(deals.id, first)),
    db.orm.delete(campaignInvitations).where(eq(campaignInvitations.id, first)),
  ]);
  const again = await makeInvitation(db, campaignId, athlete.userId, "pending");
  await respondToInvitation(as(athlete), again, "accept");
  const labels = async (person: Person, dealId: string) =>
    (await page(person, dealId)).record.map(({ label }) => label);
  expect(await labels(brand, first)).toEqual([
    "Contract sent by the brand, version 1",
    "Contract signed by the athlete, version 1",
    "Contract signed by the brand, version 1",
  ]);
  for (const person of [brand, athlete])
    expect(await labels(person, again)).toEqual(["Invitation accepted"]);
  await sealNow(db, campaignId);
  expect((await page(athlete, again)).record).toMatchObject([
    { code: expect.stringMatching(/^\w{4}( \w{4}){4}$/) },
  ]);
});

test("both read the wording, and a brand with several contracts to sign is led to all", async () => {
  const deal = await makeContract();
  const { dealId, campaignId, brand, athlete } = deal;
  await sign(deal, athlete);
  expect((await page(brand, dealId)).own?.more).toBeUndefined();
  const other = await makeAthlete(db);
  const otherDeal = await makeInvitation(db, campaignId, other.userId);
  await makeUnsigned(db, otherDeal, { brand, athlete: other, campaignId });
  expect((await page(brand, dealId)).own).toMatchObject({
    text: "read and sign the contract",
    more: { label: "Sign all 2 contracts", to: "/brand/sign" },
  });
  for (const person of [brand, athlete]) {
    const { contract } = await page(person, dealId);
    expect(contract?.clauses.map(({ id }) => id)).toContain("law");
  }
});
