import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { loadOfferToSign } from "~/features/deals/contracts/sign-offers.server";
import { invite, inviteMany } from "~/features/deals/invitations/invite.server";
import { respondToInvitation } from "~/features/deals/invitations/respond-to-invitation.server";
import { sendOffer } from "~/features/deals/invitations/send-offer.server";
import { sha256Hex } from "~/platform/signing";
import { newId } from "~db/columns";
import {
  campaigns,
  contractSignatures,
  contracts,
  contractVersions,
  dealDeliverables,
  deals,
  offerSignatures,
  recordEntries,
} from "~db/schema";
import type { Deliverable } from "~db/terms";
import { authContext } from "../support/auth-context";
import { commandContext } from "../support/command-context";
import { PASSWORD, passwordHash } from "../support/deals";
import { ask } from "../support/deliverables";
import { makeAthlete, makeBrand, makeCampaign, type Person } from "../support/factories";
import { offerForm } from "../support/offers";
import { database } from "../support/own-database";

const db = database();
let brand: Person;
let athlete: Person;
let campaignId: string;

beforeEach(async () => {
  brand = await makeBrand(db, { companyName: "Northlight", name: "Priya Raman", passwordHash });
  athlete = await makeAthlete(db, { name: "Maya Okafor" });
  campaignId = await makeCampaign(db, brand.brandId, {
    deliverables: [ask(2, "reel")],
    startDate: "2031-01-01",
    endDate: "2031-02-01",
  });
});

const ctxOf = (person: Person) => commandContext(db, person);
const form = (more = {}) => ({
  id: newId(),
  campaignId,
  fee: 450,
  deliverables: [],
  allDeliverables: true,
  name: "Priya Raman",
  password: PASSWORD,
  ...more,
});

/** Sends a signed offer. @returns its id */
async function sendSigned(more = {}) {
  const values = form(more);
  await invite(ctxOf(brand), athlete.userId, values, await authContext(db));
  return values.id;
}

/** The brand offers and signs. */
const answer = async (
  id: string,
  fee: number,
  expectedOffer: number,
  work: Deliverable[],
  password = PASSWORD,
) =>
  sendOffer(
    ctxOf(brand),
    id,
    offerForm(fee, expectedOffer, work, { name: "Priya Raman", password }),
    await authContext(db),
  );

/** Accepts as the page does. */
async function accept(
  id: string,
  signature: { name?: string; hash?: string; offer?: number } = {},
) {
  const contract = await loadOfferToSign(ctxOf(athlete), { campaignId });
  await respondToInvitation(ctxOf(athlete), id, "accept", {
    name: "Maya Okafor",
    ...(contract && { hash: contract.hash }),
    ...signature,
  });
}

async function stateOf(id: string) {
  const [[contract], [version], signatures, [deal], work, entries] = await db.read(
    db.orm.select().from(contracts).where(eq(contracts.dealId, id)),
    db.orm.select().from(contractVersions).where(eq(contractVersions.contractId, id)),
    db.orm.select().from(contractSignatures).where(eq(contractSignatures.contractId, id)),
    db.orm.select({ fee: deals.fee }).from(deals).where(eq(deals.id, id)),
    db.orm.select().from(dealDeliverables).where(eq(dealDeliverables.dealId, id)),
    db.orm
      .select({ kind: recordEntries.kind })
      .from(recordEntries)
      .where(eq(recordEntries.campaignId, campaignId)),
  );
  return { contract, version, signatures, deal, work, kinds: entries.map(({ kind }) => kind) };
}

describe("a signed offer", () => {
  it("is a contract in force once the athlete accepts it with a name", async () => {
    const id = await sendSigned();
    await accept(id);
    const { contract, version, signatures, deal, work, kinds } = await stateOf(id);
    expect(contract).toMatchObject({ id, status: "fully_executed", kind: "contract", version: 1 });
    expect(version?.hash).toBe(await sha256Hex(String(version?.body)));
    expect(JSON.parse(String(version?.body))).toMatchObject({
      contract: id,
      brand: { name: "Northlight" },
      athlete: { name: "Maya Okafor" },
      terms: { fee: 450_00, deliverables: [{ count: 2, format: "reel", due: "2031-01-29" }] },
    });
    expect(signatures.map(({ side, name, hash }) => ({ side, name, hash }))).toEqual([
      { side: "athlete", name: "Maya Okafor", hash: version?.hash },
      { side: "brand", name: "Priya Raman", hash: version?.hash },
    ]);
    expect(deal).toEqual({ fee: 450_00 });
    expect(work).toMatchObject([{ count: 2, due: "2031-01-29" }]);
    expect(kinds.filter((kind) => kind.startsWith("contract"))).toEqual([
      "contract_version",
      "contract_signed",
      "contract_signed",
    ]);
  });

  it("needs the athlete's name, and the contract that was read", async () => {
    const id = await sendSigned();
    await expect(accept(id, { name: "" })).rejects.toMatchObject({ fields: { name: [/name/] } });
    await expect(accept(id, { hash: "0".repeat(64) })).rejects.toMatchObject({ code: "conflict" });
    expect((await stateOf(id)).deal).toBeUndefined();
  });

  it("is one contract when it is accepted twice at once", async () => {
    const id = await sendSigned();
    await Promise.allSettled([accept(id), accept(id)]);
    await accept(id);
    const { signatures } = await stateOf(id);
    expect(signatures).toHaveLength(2);
  });

  it("signs nothing after another offer, or after a change of the campaign", async () => {
    const first = await sendSigned();
    await sendOffer(ctxOf(brand), first, offerForm(500, 1, [ask(2, "reel")]));
    expect(await loadOfferToSign(ctxOf(athlete), { campaignId })).toBeNull();
    await respondToInvitation(ctxOf(athlete), first, "accept", { offer: 2 });
    expect(await stateOf(first)).toMatchObject({ contract: undefined, deal: { fee: 500_00 } });

    athlete = await makeAthlete(db, { name: "Maya Okafor" });
    const second = await sendSigned();
    const read = await loadOfferToSign(ctxOf(athlete), { campaignId });
    await db.write([
      db.orm
        .update(campaigns)
        .set({ version: sql`version + 1` })
        .where(eq(campaigns.id, campaignId)),
    ]);
    await expect(accept(second, { hash: String(read?.hash) })).rejects.toMatchObject({
      code: "conflict",
    });
    expect((await stateOf(second)).contract).toBeUndefined();
  });

  it("may answer a counter-offer, also with the athlete's own terms, until there is another version or brief", async () => {
    const id = await sendSigned();
    await sendOffer(ctxOf(athlete), id, offerForm(600, 1, [ask(3, "reel")]));
    expect(await loadOfferToSign(ctxOf(athlete), { campaignId })).toBeNull();
    await answer(id, 600, 2, [ask(3, "reel")]);
    await answer(id, 550, 3, [ask(3, "reel")]);
    const read = String((await loadOfferToSign(ctxOf(athlete), { campaignId }))?.hash);
    await answer(id, 560, 4, [ask(3, "reel")]);
    await expect(accept(id, { offer: 5, hash: read })).rejects.toMatchObject({
      code: "conflict",
    });
    await accept(id, { offer: 5 });
    const { contract, version, signatures, deal, work } = await stateOf(id);
    expect(contract).toMatchObject({ id, status: "fully_executed", version: 1 });
    expect(version?.hash).toBe(await sha256Hex(String(version?.body)));
    expect(JSON.parse(String(version?.body)).terms).toMatchObject({ fee: 560_00 });
    expect(signatures.map(({ side }) => side)).toEqual(["athlete", "brand"]);
    expect(deal).toEqual({ fee: 560_00 });
    expect(work).toMatchObject([{ count: 3 }]);
  });

  it("as an answer is not sent without the password, and signs nothing after a change of the campaign", async () => {
    const id = await sendSigned({ name: undefined, password: undefined });
    await expect(answer(id, 500, 1, [ask(2, "reel")], "wrong")).rejects.toMatchObject({
      fields: { password: [expect.any(String)] },
    });
    await answer(id, 500, 1, [ask(2, "reel")]);
    await db.write([
      db.orm
        .update(campaigns)
        .set({ version: sql`version + 1` })
        .where(eq(campaigns.id, campaignId)),
    ]);
    expect(await loadOfferToSign(ctxOf(athlete), { campaignId })).toBeNull();
    await respondToInvitation(ctxOf(athlete), id, "accept", { offer: 2 });
    expect(await stateOf(id)).toMatchObject({ contract: undefined, deal: { fee: 500_00 } });
  });

  it("needs the password and the name of the account, and nothing is sent without them", async () => {
    await expect(sendSigned({ password: "wrong" })).rejects.toMatchObject({
      fields: { password: [expect.any(String)] },
    });
    await expect(sendSigned({ name: "Someone Else" })).rejects.toMatchObject({
      fields: { otherName: [expect.stringContaining("in the name of Priya Raman")] },
    });
    expect(await loadOfferToSign(ctxOf(athlete), { campaignId })).toBeNull();
  });

  it("is read by its athlete alone", async () => {
    await sendSigned();
    const other = await makeAthlete(db);
    expect(await loadOfferToSign(ctxOf(other), { campaignId })).toBeNull();
    expect(await loadOfferToSign(ctxOf(athlete), { campaignId })).not.toBeNull();
  });
});

it("one name and one password sign the offers of a batch, each with a contract of its own", async () => {
  const others = [athlete, await makeAthlete(db, { name: "Rosie Calder" })];
  const offers = others.map(({ userId }) => ({ athleteId: userId, invite: true }));
  await inviteMany(ctxOf(brand), { ...form(), offers }, await authContext(db));
  const [signed] = await db.read(
    db.orm
      .select({ body: offerSignatures.body, userId: offerSignatures.userId })
      .from(offerSignatures)
      .where(sql`${offerSignatures.body} ->> '$.campaign.id' = ${campaignId}`),
  );
  expect(signed.map(({ body }) => JSON.parse(body).athlete.name).sort()).toEqual([
    "Maya Okafor",
    "Rosie Calder",
  ]);
  expect(new Set(signed.map(({ userId }) => userId))).toEqual(new Set([brand.userId]));
});
