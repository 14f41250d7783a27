import { inArray } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { loadContractPage } from "~/features/deals/contracts/contract.server";
import type { Terms } from "~/features/deals/contracts/terms";
import { contracts } from "~db/schema";
import { commandContext } from "../support/command-context";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContract,
  makeInvitation,
} from "../support/factories";
import { ownDatabase } from "../support/own-database";

// Every signed contract counts, so this database has no others.
const db = ownDatabase();
afterAll(() => db.client.close());

const brand = await makeBrand(db);

/** A contract of a deal of its own. */
async function contractWith(terms: Partial<Terms>) {
  const athlete = await makeAthlete(db);
  const campaignId = await makeCampaign(db, brand.brandId);
  const dealId = await makeInvitation(db, campaignId, athlete.userId);
  return makeContract(db, dealId, { brand, athlete, campaignId }, terms);
}
const exclusiveFor = (exclusiveMonths: number): Partial<Terms> =>
  exclusiveMonths ? { exclusiveIn: "sports_drinks", exclusiveMonths } : {};

async function signed(months: number[]) {
  const ids: string[] = [];
  for (const each of months) ids.push(await contractWith(exclusiveFor(each)));
  const change = { status: "fully_executed", closedAt: Date.now() } as const;
  await db.write([db.orm.update(contracts).set(change).where(inArray(contracts.id, ids))]);
}

const saidOf = async (id: string) => {
  const { unusual } = await loadContractPage(commandContext(db, brand), id);
  return unusual.map(({ text }) => text);
};

test("a long exclusivity is compared with published guidance, and with 50 signed contracts once they are there", async () => {
  const long = await contractWith(exclusiveFor(24));
  // 9 of 10 are exclusive for a shorter time; what is not signed, such as the contract itself, does not count.
  const tenth = [0, 0, 0, 0, 0, 3, 3, 6, 6, 24];
  await signed([...tenth, ...tenth, ...tenth, ...tenth, ...tenth.slice(1)]);
  expect(await saidOf(long)).toEqual([
    "24 months of exclusivity in sports drinks is longer than usual (3 months).",
  ]);
  await signed([0]);
  expect(await saidOf(long)).toEqual([
    "24 months of exclusivity in sports drinks is longer than in 9 of 10 contracts here.",
  ]);
  expect(await saidOf(await contractWith(exclusiveFor(4)))).toEqual([
    "4 months of exclusivity in sports drinks is longer than in 7 of 10 contracts here.",
  ]);
  expect(await saidOf(await contractWith(exclusiveFor(30)))).toEqual([
    "30 months of exclusivity in sports drinks is longer than in any other contract here.",
  ]);
});
