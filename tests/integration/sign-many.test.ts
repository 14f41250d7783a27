import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays } from "~/features/campaigns/deadlines/business-days";
import { closeContract, proposeChange } from "~/features/deals/contracts/change.server";
import { listContractsToSign, signContracts } from "~/features/deals/contracts/sign-many.server";
import type { Terms } from "~/features/deals/contracts/terms";
import { dayOf } from "~/platform/dates";
import type { Database } from "~db/client";
import { newId } from "~db/columns";
import { auditLogs, contractSignatures, contracts, deals, recordEntries } from "~db/schema";
import { authContext } from "../support/auth-context";
import { type Deal, dealsOn, PASSWORD, passwordHash, TERMS } from "../support/deals";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeExclusivity,
  makeInvitation,
  type Person,
} from "../support/factories";
import { interrupted } from "../support/interrupted";
import { notificationsOf } from "../support/notifications";
import { database } from "../support/own-database";

/** A brand signs several contracts at once. */

const db = database();
const { as, sendFirst, sign, statusOf } = dealsOn(db);

/** Contracts of one brand that their athletes have signed. */
async function contractsOf(count: number, category: Terms["category"] = null): Promise<Deal[]> {
  const brand = await makeBrand(db, { companyName: "Northlight", passwordHash });
  const campaignId = await makeCampaign(db, brand.brandId, { title: "Autumn miles" });
  const made: Deal[] = [];
  for (let i = 0; i < count; i++) {
    const athlete = await makeAthlete(db, { name: `Ada ${i}`, passwordHash });
    const dealId = await makeInvitation(db, campaignId, athlete.userId, "accepted", {
      fee: 90_000,
    });
    const deal = { brand, athlete, campaignId, dealId, id: newId() };
    await sendFirst(deal, { ...TERMS, category });
    await sign(deal, athlete);
    made.push(deal);
  }
  return made;
}

const brandOf = ([deal]: Deal[]) => {
  if (!deal) throw new Error("no deal");
  return deal.brand;
};

const toSign = (person: Person, dealIds: string[] = []) => listContractsToSign(as(person), dealIds);

async function signAll(
  person: Person,
  read: { id: string; hash: string }[],
  values: { name?: string; password?: string; otherName?: boolean; within?: Database } = {},
) {
  const { within = db, ...typed } = values;
  const auth = await authContext(db, { ip: `192.0.2.${person.userId.charCodeAt(25)}` });
  return signContracts(auth, { ...as(person), db: within }, read, {
    name: person.name,
    password: PASSWORD,
    ...typed,
  });
}

const signaturesOf = async (ids: string[]) =>
  (
    await db.read(
      db.orm.select().from(contractSignatures).where(inArray(contractSignatures.contractId, ids)),
    )
  )[0].filter(({ side }) => side === "brand");

test("each contract gets a signature, a record and a notification of its own, and comes into force", async () => {
  const made = await contractsOf(3);
  const brand = brandOf(made);
  const read = await toSign(brand);
  expect(read.map(({ athlete }) => athlete)).toEqual(["Ada 0", "Ada 1", "Ada 2"]);
  expect(read[0]?.lines.map(({ label }) => label)).toContain("Fee");
  expect(await signAll(brand, read)).toEqual({ signed: 3, refused: [] });
  const ids = made.map(({ id }) => id);
  const signatures = await signaturesOf(ids);
  expect(signatures).toHaveLength(3);
  for (const { contractId, hash, name, consent } of signatures) {
    expect(hash).toBe(read.find(({ id }) => id === contractId)?.hash);
    expect([name, consent]).toEqual([
      brand.name,
      expect.stringMatching(/^By typing my full name, I sign this contract/),
    ]);
  }
  for (const deal of made) expect(await statusOf(deal)).toBe("fully_executed");
  const [entries, audits, [fee]] = await db.read(
    db.orm
      .select({ id: recordEntries.subjectId })
      .from(recordEntries)
      .where(eq(recordEntries.kind, "contract_signed")),
    db.orm
      .select({ id: auditLogs.resourceId })
      .from(auditLogs)
      .where(eq(auditLogs.userId, brand.userId)),
    db.orm
      .select({ fee: deals.fee })
      .from(deals)
      .where(eq(deals.id, made[1]?.dealId ?? "")),
  );
  expect(entries.filter(({ id }) => ids.includes(String(id)))).toHaveLength(6);
  expect(audits.filter(({ id }) => ids.includes(String(id)))).toHaveLength(6);
  expect(fee).toEqual({ fee: TERMS.fee });
  for (const { athlete } of made) expect(await notificationsOf(db, athlete.userId)).toHaveLength(2);
  expect(await toSign(brand)).toEqual([]);
  expect(await signAll(brand, read), "sent twice").toEqual({ signed: 3, refused: [] });
  expect(await signaturesOf(ids)).toHaveLength(3);
});

test("a wrong password or another name signs nothing", async () => {
  const made = await contractsOf(2);
  const brand = brandOf(made);
  const read = await toSign(brand);
  await expect(signAll(brand, read, { password: "guess" })).rejects.toMatchObject({
    fields: { password: [expect.anything()] },
  });
  await expect(signAll(brand, read, { name: "Someone Else" })).rejects.toMatchObject({
    fields: { otherName: [expect.anything()] },
  });
  expect(await signaturesOf(made.map(({ id }) => id))).toEqual([]);
});

test("what changed, was closed, conflicts or costs too much is named, and the rest is signed", async () => {
  const made = await contractsOf(5, "footwear");
  const brand = brandOf(made);
  const [first, changed, closed, conflicting, dear] = made as [Deal, Deal, Deal, Deal, Deal];
  const read = await toSign(brand);
  await proposeChange(as(changed.athlete), changed.id, {
    expectedVersion: 1,
    terms: { ...TERMS, fee: 95_000 },
  });
  await closeContract(as(closed.athlete), closed.id, { intent: "decline" });
  await makeExclusivity(db, conflicting.athlete, {
    category: "footwear",
    lastDay: addDays(dayOf(Date.now()), 30),
  });
  const other = await makeCampaign(db, brand.brandId, { budget: 10_000 });
  await db.write([
    db.orm.update(contracts).set({ campaignId: other }).where(eq(contracts.id, dear.id)),
    db.orm.update(deals).set({ fee: 1 }).where(eq(deals.id, dear.dealId)),
  ]);
  const { signed, refused } = await signAll(brand, read);
  expect(refused.map(({ athlete, refusal }) => [athlete, refusal])).toEqual([
    ["Ada 2", "it can't be signed any more"],
    ["Ada 3", "it conflicts with another deal of the athlete"],
    ["Ada 4", "it goes over the campaign's budget"],
    ["Ada 1", "it has changed since you opened it"],
  ]);
  expect(signed).toBe(1);
  expect(await statusOf(first)).toBe("fully_executed");
});

test("a change that comes in between undoes all of it", async () => {
  const made = await contractsOf(2);
  const brand = brandOf(made);
  const [, second] = made as [Deal, Deal];
  const read = await toSign(brand);
  const within = interrupted(db, () =>
    closeContract(as(second.athlete), second.id, { intent: "decline" }),
  );
  await expect(signAll(brand, read, { within })).rejects.toMatchObject({ code: "conflict" });
  expect(await signaturesOf(made.map(({ id }) => id))).toEqual([]);
});

test("only the brand's own contracts are listed and signed, all or those of ticked deals", async () => {
  const made = await contractsOf(1);
  const other = await makeBrand(db, { passwordHash });
  const read = await toSign(brandOf(made));
  expect(
    await toSign(
      other,
      made.map(({ dealId }) => dealId),
    ),
  ).toEqual([]);
  expect(await signAll(other, read)).toEqual({ signed: 0, refused: [] });
  const athlete = await makeAthlete(db, { passwordHash });
  const campaignId = await makeCampaign(db, other.brandId);
  const dealId = await makeInvitation(db, campaignId, athlete.userId);
  await sendFirst({ brand: other, athlete, campaignId, dealId, id: newId() });
  expect(await toSign(other)).toHaveLength(1);
  expect(await toSign(other, [dealId])).toHaveLength(1);
  expect(await toSign(other, [newId()])).toEqual([]);
});

test("fifty are signed in one read and one write", async () => {
  const made = await contractsOf(50);
  const brand = brandOf(made);
  const read = await toSign(brand);
  let writes = 0;
  const within: Database = {
    ...db,
    write: (statements) => {
      writes += 1;
      return db.write(statements);
    },
  };
  expect(await signAll(brand, read, { within })).toEqual({ signed: 50, refused: [] });
  expect(writes).toBe(1);
});
