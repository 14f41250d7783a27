import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { loadContractPage } from "~/features/deals/contracts/contract.server";
import { loadOfferToSign } from "~/features/deals/contracts/sign-offers.server";
import { acceptOffer } from "~/features/deals/invitations/accept-offer.server";
import type { Agree } from "~/features/deals/invitations/schema";
import { sendOffer } from "~/features/deals/invitations/send-offer.server";
import { withdrawInvitation } from "~/features/deals/invitations/withdraw-invitations.server";
import { writeWithPasskey } from "~/features/identity/passkeys/write-with-passkey.server";
import { sha256Hex } from "~/platform/signing";
import type { Database } from "~db/client";
import { campaigns, contractSignatures, contracts, contractVersions, deals } from "~db/schema";
import { authContext } from "../support/auth-context";
import { makeChallenge, makePasskey } from "../support/authenticator";
import { commandContext } from "../support/command-context";
import { PASSWORD, passwordHash } from "../support/deals";
import { ask } from "../support/deliverables";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeExclusivity,
  makeInvitation,
  type Person,
} from "../support/factories";
import { notificationsOf } from "../support/notifications";
import { offerForm } from "../support/offers";
import { database } from "../support/own-database";

const db = database();
let brand: Person;
let athlete: Person;
let campaignId: string;
let id: string;

beforeEach(async () => {
  brand = await makeBrand(db, { companyName: "Northlight", name: "Priya Raman", passwordHash });
  athlete = await makeAthlete(db, { name: "Maya Okafor", passwordHash });
  campaignId = await makeCampaign(db, brand.brandId, {
    deliverables: [ask(2, "reel")],
    category: "footwear",
    startDate: "2031-01-01",
    endDate: "2031-02-01",
  });
  id = await makeInvitation(db, campaignId, athlete.userId, "pending", { fee: 450_00 });
});

const HERS = { name: "Maya Okafor", password: PASSWORD };
const THEIRS = { name: "Priya Raman", password: PASSWORD };

/** The athlete asks for a fee, in pounds. */
const counter = async (fee: number, expectedOffer: number, signature = {}, on: Database = db) =>
  sendOffer(
    commandContext(on, athlete),
    id,
    offerForm(fee, expectedOffer, [ask(3, "reel")], signature),
    await authContext(db),
  );

const readHash = async () =>
  (await loadOfferToSign(commandContext(db, brand), { invitationId: id }))?.hash;

/** The brand accepts as the page does. */
const agree = async (expectedOffer: number, form: Partial<Agree> = THEIRS, on: Database = db) =>
  acceptOffer(
    commandContext(on, brand),
    id,
    { expectedOffer, hash: await readHash(), ...form },
    await authContext(db),
  );

async function stateOf() {
  const [[contract], [version], signatures, [deal]] = await db.read(
    db.orm.select().from(contracts).where(eq(contracts.dealId, id)),
    db.orm.select().from(contractVersions).where(eq(contractVersions.contractId, id)),
    db.orm.select().from(contractSignatures).where(eq(contractSignatures.contractId, id)),
    db.orm.select({ fee: deals.fee }).from(deals).where(eq(deals.id, id)),
  );
  return { contract, version, signed: signatures.map(({ side, name }) => [side, name]), deal };
}

const UNDECIDED = { contract: undefined, deal: undefined };

const changeBrief = () =>
  db.write([
    db.orm.update(campaigns).set({ version: sql`version + 1` }).where(eq(campaigns.id, campaignId)),
  ]);

describe("a counter-offer that the athlete has signed", () => {
  it("is a contract in force once the brand accepts it with a name and a password", async () => {
    await counter(600, 1, HERS);
    await agree(2);
    const { contract, version, signed, deal } = await stateOf();
    expect(contract).toMatchObject({ id, status: "fully_executed", proposedBy: "athlete" });
    expect(version?.hash).toBe(await sha256Hex(String(version?.body)));
    expect(JSON.parse(String(version?.body))).toMatchObject({
      brand: { id: brand.brandId, name: "Northlight" },
      athlete: { id: athlete.userId, name: "Maya Okafor" },
      terms: { fee: 600_00, deliverables: [{ count: 3, due: "2031-01-29" }] },
    });
    expect(signed).toEqual([
      ["athlete", "Maya Okafor"],
      ["brand", "Priya Raman"],
    ]);
    expect(deal).toEqual({ fee: 600_00 });
    expect(JSON.stringify(await notificationsOf(db, athlete.userId))).toContain(
      "Both of you have signed the contract now",
    );
  });

  it("needs the brand's name, password and the contract that was read", async () => {
    await counter(600, 1, HERS);
    await expect(agree(2, {})).rejects.toMatchObject({ fields: { name: [/name/] } });
    await expect(agree(2, { ...THEIRS, password: "wrong" })).rejects.toMatchObject({
      fields: { password: [expect.any(String)] },
    });
    for (const hash of ["0".repeat(64), undefined])
      await expect(agree(2, { ...THEIRS, hash })).rejects.toMatchObject({ code: "conflict" });
    expect(await stateOf()).toMatchObject(UNDECIDED);
  });

  it("takes the brand's own passkey for its password, once", async () => {
    await counter(600, 1, HERS);
    const device = await makePasskey(db, brand);
    const challenge = async ({ userId }: Person) => makeChallenge(await authContext(db), userId);
    const byPasskey = (passkey: string) => agree(2, { name: THEIRS.name, passkey });
    const stranger = await makePasskey(db, athlete);
    await expect(
      byPasskey(await stranger.sign({ challenge: await challenge(brand) })),
    ).rejects.toMatchObject({ code: "invalid" });
    await expect(
      byPasskey(await device.sign({ challenge: await challenge(athlete) })),
    ).rejects.toMatchObject({ code: "conflict" });
    const answer = await device.sign({ challenge: await challenge(brand) });
    await expect(agree(2, { name: "Someone Else", passkey: answer })).rejects.toMatchObject({
      fields: { otherName: [expect.any(String)] },
    });
    expect(await stateOf()).toMatchObject(UNDECIDED);
    await byPasskey(answer);
    expect((await stateOf()).contract).toMatchObject({ status: "fully_executed" });
    await expect(
      writeWithPasskey(await authContext(db), brand.userId, answer, () => {
        throw new Error("The answer counts twice");
      }),
    ).rejects.toMatchObject({ code: "conflict" });
  });

  it("is not sent without the athlete's password and the name of the account", async () => {
    await expect(counter(600, 1, { ...HERS, password: "wrong" })).rejects.toMatchObject({
      fields: { password: [expect.any(String)] },
    });
    await expect(counter(600, 1, { ...HERS, name: "Someone Else" })).rejects.toMatchObject({
      fields: { otherName: [expect.stringContaining("in the name of Maya Okafor")] },
    });
    expect(await readHash()).toBeUndefined();
  });

  it("is one contract when it is accepted twice at once", async () => {
    await counter(600, 1, HERS);
    await Promise.all([agree(2), agree(2)]);
    await agree(2);
    expect((await stateOf()).signed).toHaveLength(2);
  });

  it("is not signed by a second acceptance, after one without a signature", async () => {
    await counter(600, 1);
    await agree(2, {});
    await agree(2, {});
    await expect(agree(2)).rejects.toMatchObject({ code: "conflict" });
    expect(await stateOf()).toMatchObject({ signed: [] });
  });

  it("is not accepted when another one, a change of the campaign or a withdrawal comes first", async () => {
    const overtaken: [string, () => Promise<unknown>][] = [
      ["another offer", () => counter(700, 2, HERS)],
      ["a change of the campaign", changeBrief],
      ["a withdrawal", () => withdrawInvitation(commandContext(db, brand), id)],
    ];
    for (const [what, first] of overtaken) {
      athlete = await makeAthlete(db, { name: "Maya Okafor", passwordHash });
      id = await makeInvitation(db, campaignId, athlete.userId, "pending", { fee: 450_00 });
      await counter(600, 1, HERS);
      const slow: Database = {
        ...db,
        write: async (statements) => {
          await first();
          return db.write(statements);
        },
      };
      await expect(agree(2, THEIRS, slow), what).rejects.toMatchObject({ code: "conflict" });
      expect(await stateOf(), what).toMatchObject(UNDECIDED);
    }
  });

  it("signs nothing after a change of the campaign, and the brand may then sign it first", async () => {
    await counter(600, 1, HERS);
    await changeBrief();
    expect(await readHash()).toBeUndefined();
    await agree(2);
    expect(await stateOf()).toMatchObject({
      contract: { status: "partially_signed" },
      signed: [["brand", "Priya Raman"]],
    });
  });

  it("that conflicts with another brand's right needs the athlete's yes", async () => {
    await makeExclusivity(db, athlete, { category: "footwear", lastDay: "2099-03-31" });
    await expect(counter(600, 1, HERS)).rejects.toMatchObject({
      fields: { acknowledged: [expect.stringContaining("Tick the box")] },
    });
    await counter(600, 1, { ...HERS, acknowledged: true });
    await expect(agree(2)).rejects.toMatchObject({ fields: { acknowledged: [/Tick the box/] } });
    await agree(2, { ...THEIRS, acknowledged: true });
    expect((await stateOf()).contract).toMatchObject({ status: "fully_executed" });
  });

  it("is read by its two sides alone", async () => {
    await counter(600, 1, HERS);
    const read = (person: Person) =>
      loadOfferToSign(commandContext(db, person), { invitationId: id });
    expect(await read(await makeBrand(db))).toBeNull();
    expect(await read(await makeAthlete(db))).toBeNull();
    expect(await read(brand)).toMatchObject({ signedBy: "Maya Okafor" });
  });
});

describe("a counter-offer that the athlete has not signed", () => {
  it("is a deal without a contract if the brand does not sign", async () => {
    await counter(600, 1);
    await agree(2, {});
    expect(await stateOf()).toMatchObject({ contract: undefined, deal: { fee: 600_00 } });
  });

  it("is drawn up and signed by the brand that accepts it, and the athlete's name puts it into force", async () => {
    await counter(600, 1);
    await agree(2);
    expect(await stateOf()).toMatchObject({
      contract: { id, status: "partially_signed", proposedBy: "brand" },
      signed: [["brand", "Priya Raman"]],
      deal: { fee: 600_00 },
    });
    expect(JSON.stringify(await notificationsOf(db, athlete.userId))).toContain("turn to sign");
    const page = await loadContractPage(commandContext(db, athlete), id);
    expect(page).toMatchObject({ may: { sign: true }, newTerms: [] });
  });
});
