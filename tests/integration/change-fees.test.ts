import { eq, inArray } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import {
  changeOfferedFees,
  listChangeableOffers,
} from "~/features/deals/invitations/change-offered-fees.server";
import { sendOffer } from "~/features/deals/invitations/send-offer.server";
import { campaignInvitations, invitationOffers, offerSignatures } from "~db/schema";
import { authContext } from "../support/auth-context";
import { commandContext } from "../support/command-context";
import { PASSWORD, passwordHash } from "../support/deals";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeInvitation,
  type Person,
} from "../support/factories";
import { notificationsOf } from "../support/notifications";
import { offerForm } from "../support/offers";
import { database } from "../support/own-database";

const db = database();
let brand: Person;
let campaignId: string;

beforeEach(async () => {
  brand = await makeBrand(db, { companyName: "Northlight", name: "Priya Raman", passwordHash });
  campaignId = await makeCampaign(db, brand.brandId, { budget: 2_000_00 });
});

async function makePending(more: Parameters<typeof makeAthlete>[1] = {}) {
  const athlete = await makeAthlete(db, more);
  const id = await makeInvitation(db, campaignId, athlete.userId, "pending", { fee: 400_00 });
  return { athlete, id };
}

const change = async (ids: string[], fee: number, more = {}) =>
  changeOfferedFees(
    commandContext(db, brand),
    { offer: ids.map((id) => `${id}:1`), fee, ...more },
    await authContext(db),
  );

const feesOf = async (ids: string[]) => {
  const [rows] = await db.read(
    db.orm
      .select({ fee: campaignInvitations.fee, offer: campaignInvitations.offer })
      .from(campaignInvitations)
      .where(inArray(campaignInvitations.id, ids)),
  );
  return rows;
};

it("gives each offer its next version and tells each athlete", async () => {
  const pending = await Promise.all(Array.from({ length: 4 }, () => makePending()));
  const ids = pending.map(({ id }) => id);
  expect(await change(ids, 450)).toMatchObject({ changed: 4, refused: [] });
  expect(await feesOf(ids)).toEqual(ids.map(() => ({ fee: 450_00, offer: 2 })));
  const [versions] = await db.read(
    db.orm.select().from(invitationOffers).where(inArray(invitationOffers.invitationId, ids)),
  );
  expect(versions.filter(({ number, fee }) => number === 2 && fee === 450_00)).toHaveLength(4);
  for (const { athlete } of pending)
    expect(JSON.stringify(await notificationsOf(db, athlete.userId))).toContain("£450");
});

it("names those that cannot be changed, with the reason, and changes the others", async () => {
  const free = await makePending();
  const asking = await makePending({ name: "Ada North" });
  await sendOffer(commandContext(db, asking.athlete), asking.id, offerForm(600, 1));
  const decided = await makePending({ name: "Bea South" });
  await db.write([
    db.orm
      .update(campaignInvitations)
      .set({ status: "declined" })
      .where(eq(campaignInvitations.id, decided.id)),
  ]);
  const dear = await makePending({
    name: "Cleo West",
    figures: { startingRate: 500_00, refusesLess: true },
  });
  const ids = [free, asking, decided, dear].map(({ id }) => id);
  const list = await listChangeableOffers(commandContext(db, brand), ids);
  expect(list.filter(({ refusal }) => !refusal)).toHaveLength(2);
  const { changed, refused } = await change(ids, 450);
  expect(changed).toBe(1);
  expect(refused.map(({ athlete, reason }) => `${athlete}: ${reason}`).sort()).toEqual([
    "Ada North: their own offer waits for your answer",
    "Bea South: the invitation has been decided",
    "Cleo West: £500 is the least that Cleo West takes",
  ]);
  expect(await change([free.id], 480)).toMatchObject({
    changed: 0,
    refused: [{ reason: "the offer has changed since you opened it" }],
  });
});

it("goes over the campaign's budget only when the brand says so", async () => {
  const ids = (await Promise.all([makePending(), makePending()])).map(({ id }) => id);
  await expect(change(ids, 1_001)).rejects.toMatchObject({
    fields: { overBudget: [expect.stringContaining("£2 over")] },
  });
  expect(await feesOf(ids)).toMatchObject([{ offer: 1 }, { offer: 1 }]);
  expect(await change(ids, 1_000)).toMatchObject({ changed: 2 });
});

it("signs all of them with one name and one password", async () => {
  const ids = (await Promise.all([makePending(), makePending()])).map(({ id }) => id);
  const sign = { name: "Priya Raman", password: PASSWORD };
  await expect(change(ids, 450, { ...sign, password: "wrong" })).rejects.toMatchObject({
    fields: { password: [expect.any(String)] },
  });
  await change(ids, 450, sign);
  const [signed] = await db.read(
    db.orm.select().from(offerSignatures).where(inArray(offerSignatures.invitationId, ids)),
  );
  expect(signed.map(({ number }) => number)).toEqual([2, 2]);
});

it("is not done for another brand", async () => {
  const { id } = await makePending();
  const own = brand;
  brand = await makeBrand(db);
  expect(await change([id], 450)).toMatchObject({ changed: 0, refused: [] });
  brand = own;
  expect(await feesOf([id])).toEqual([{ fee: 400_00, offer: 1 }]);
});
