import { expect, test } from "vitest";
import { recordMovement } from "~/features/billing/ledger/record-movement.server";
import { savePreferences } from "~/features/finding/matching/save-preferences.server";
import { exportStatement } from "~/features/money/statements/export.server";
import { loadEarnings, loadSpending } from "~/features/money/statements/money-summary.server";
import { loadStatement } from "~/features/money/statements/statement.server";
import { DAY_MS } from "~/platform/durations";
import { newId } from "~db/columns";
import type { LedgerMovement } from "~db/constants";
import { payments } from "~db/schema";
import { commandContext } from "../support/command-context";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeInvitation,
  type Person,
} from "../support/factories";
import { database } from "../support/own-database";

/** What each side reads of the ledger. */

const db = database();
const as = (person: Person) => commandContext(db, person);
const OCTOBER = Date.parse("2026-10-31T23:59:59Z");
const NOVEMBER = Date.parse("2026-11-01T00:00:00Z");

/** A payment of this deal, with these movements of its money. */
async function pay(
  { brand, athlete, title }: { brand: Person; athlete: Person; title: string },
  moves: [LedgerMovement, number, number][],
) {
  const campaignId = await makeCampaign(db, brand.brandId, { title });
  const dealId = await makeInvitation(db, campaignId, athlete.userId, "accepted");
  const id = newId();
  const now = Date.now();
  await db.write([
    db.orm.insert(payments).values({
      id,
      dealId,
      campaignId,
      brandId: brand.brandId,
      athleteId: athlete.userId,
      number: 1,
      name: "Full fee",
      release: "approval",
      amount: 10_000,
      fee: 800,
      createdAt: now,
      updatedAt: now,
    }),
    ...moves.map(([kind, amount, at]) => recordMovement(kind, { paymentId: id, amount }, at)),
  ]);
  return campaignId;
}

async function textOf(person: Person, batch?: number) {
  let text = "";
  for await (const part of exportStatement(as(person), batch)) text += part;
  return text.trim().split("\r\n");
}

async function twoDeals() {
  const brand = await makeBrand(db, { companyName: "Northlight" });
  const athlete = await makeAthlete(db, { name: "=Ada" });
  const whole = await pay({ brand, athlete, title: "Spring" }, [
    ["funded", 10_800, OCTOBER],
    ["released", 10_000, OCTOBER],
    ["fee_earned", 800, OCTOBER],
    ["sent", 10_000, NOVEMBER],
  ]);
  const divided = await pay({ brand, athlete, title: "Autumn" }, [
    ["funded", 10_800, NOVEMBER],
    ["released", 2_500, NOVEMBER],
    ["refund_due", 5_000, NOVEMBER + 1],
  ]);
  return { brand, athlete, whole, divided };
}

test("an athlete reads what each month earned and paid out, and not what the brand paid on top", async () => {
  const { athlete } = await twoDeals();
  const { side, earned, spent, entries } = await loadStatement(as(athlete), 1, null);
  expect({ side, earned, spent }).toEqual({
    side: "athlete",
    earned: {
      rows: [
        { month: "2026-11", earned: 2_500, paidOut: 10_000 },
        { month: "2026-10", earned: 10_000, paidOut: 0 },
      ],
      total: { earned: 12_500, paidOut: 10_000 },
      pages: 1,
    },
    spent: { rows: [], pages: 0 },
  });
  expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ["released", 2_500],
    ["sent", 10_000],
    ["released", 10_000],
  ]);
});

test("a brand reads what each campaign cost, and where the money is", async () => {
  const { brand, whole, divided } = await twoDeals();
  const { earned, spent, spentMonths } = await loadStatement(as(brand), 1, null);
  expect(earned.rows).toEqual([]);
  expect(spentMonths.rows.map(({ held: _, ...row }) => row)).toEqual([
    { month: "2026-11", paid: 10_800, toAthletes: 2_500, fee: 0, refunded: 5_000 },
    { month: "2026-10", paid: 10_800, toAthletes: 10_000, fee: 800, refunded: 0 },
  ]);
  expect(spentMonths.total).toEqual(spent.total);
  expect(spent.rows).toEqual([
    {
      id: divided,
      title: "Autumn",
      paid: 10_800,
      toAthletes: 2_500,
      fee: 0,
      refunded: 5_000,
      held: 3_300,
    },
    {
      id: whole,
      title: "Spring",
      paid: 10_800,
      toAthletes: 10_000,
      fee: 800,
      refunded: 0,
      held: 0,
    },
  ]);
});

test("what came back of a fee on its way is neither on its way nor paid", async () => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  await pay({ brand, athlete, title: "Taken back" }, [
    ["funded", 10_800, NOVEMBER],
    ["released", 10_000, NOVEMBER],
    ["sent", 10_000, NOVEMBER],
    ["taken_back", 4_000, NOVEMBER + 1],
  ]);
  expect(await loadEarnings({ ...as(athlete), now: NOVEMBER + 2 })).toMatchObject({
    onItsWay: 6_000,
    paid: 0,
  });
});

test("the strip of each side says what the statement says, for this year", async () => {
  const { brand, athlete } = await twoDeals();
  const inNovember = (person: Person) => ({ ...as(person), now: NOVEMBER + 2 });
  const { earned } = await loadStatement(as(athlete), 1, null);
  const { spent } = await loadStatement(as(brand), 1, null);
  const sent = earned.total?.paidOut;
  expect(await loadEarnings(inNovember(athlete))).toMatchObject({ onItsWay: sent, paid: 0 });
  const weekLater = { ...as(athlete), now: NOVEMBER + 7 * DAY_MS };
  expect(await loadEarnings(weekLater)).toMatchObject({ onItsWay: 0, paid: sent });
  expect(await loadSpending(inNovember(brand))).toMatchObject({
    budget: null,
    free: null,
    paid: (spent.total?.toAthletes ?? 0) + (spent.total?.fee ?? 0),
  });
  const nextYear = Date.parse("2027-01-01T00:00:00Z");
  expect(await loadEarnings({ ...as(athlete), now: nextYear })).toMatchObject({ paid: 0 });
  expect(await loadSpending({ ...as(brand), now: nextYear })).toMatchObject({ paid: 0 });
});

test("what is agreed and not paid in, and offered, is promised; the rest of the budget is free", async () => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const campaignId = await makeCampaign(db, brand.brandId);
  await makeInvitation(db, campaignId, athlete.userId, "accepted", { fee: 90_000 });
  const other = await makeAthlete(db);
  await makeInvitation(db, campaignId, other.userId, "pending", { fee: 50_000 });
  await savePreferences(as(brand), { ...NO_PREFERENCES, yearBudget: 2_000 });
  expect(await loadSpending(as(brand))).toMatchObject({
    ...{ budget: 200_000, paid: 0, secured: 0, promised: 140_000, free: 60_000 },
  });
  expect(await loadEarnings(as(athlete))).toMatchObject({
    agreed: 90_000,
    secured: 0,
    released: 0,
  });
  expect(await loadEarnings(as(other)), "an offer is no deal").toMatchObject({ agreed: 0 });
});

const NO_PREFERENCES = { targetSports: [], targetLocations: [], preferredContentThemes: [] };

test("nobody reads another one's money", async () => {
  const { brand, athlete } = await twoDeals();
  for (const other of [await makeBrand(db), await makeAthlete(db)]) {
    expect((await loadStatement(as(other), 1, null)).entries).toEqual([]);
    expect(await textOf(other)).toHaveLength(1);
  }
  // A type that is not the row's finds nothing either.
  const posing = { ...as(athlete), actor: { ...as(athlete).actor, type: "brand" as const } };
  expect((await loadStatement(posing, 1, null)).entries).toEqual([]);
  expect((await loadStatement(as(brand), 1, null)).entries).toHaveLength(6);
});

test("the file has every movement once, the newest first, in batches of any size", async () => {
  const { brand } = await twoDeals();
  const [head, ...lines] = await textOf(brand);
  expect(head).toBe('"When","What","Amount (£)","Campaign","Athlete","Payment"');
  expect(lines).toHaveLength(6);
  expect(lines[0]).toMatch(/^"2026-11-01T00:00:00.001Z","Refunded",50,"Autumn","'=Ada",/);
  expect(await textOf(brand, 2)).toEqual([head, ...lines]);
  expect(await textOf(brand, 1)).toEqual([head, ...lines]);
});

test("a long statement goes on with the next page", async () => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  for (let i = 0; i < 26; i++)
    await pay({ brand, athlete, title: `Campaign ${i}` }, [
      ["funded", 10_800, NOVEMBER + i],
      ["released", 10_000, NOVEMBER + i],
    ]);
  const pages = [await loadStatement(as(brand), 1, null)];
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) {
    const [at, id] = next.split(".");
    pages.push(await loadStatement(as(brand), 2, { at: Number(at), id: String(id) }));
  }
  expect(pages.map(({ entries }) => entries.length)).toEqual([25, 25, 2]);
  const ids = pages.flatMap(({ entries }) => entries.map((entry) => entry.id));
  expect(new Set(ids).size).toBe(52);
  expect(pages.map(({ spent }) => spent.rows.length)).toEqual([25, 1, 1]);
  const campaigns = pages.slice(0, 2).flatMap(({ spent }) => spent.rows.map((row) => row.id));
  expect(new Set(campaigns).size).toBe(26);
  for (const { spent } of pages)
    expect(spent).toMatchObject({
      total: { paid: 26 * 10_800, held: 26 * 800, toAthletes: 26 * 10_000, fee: 0, refunded: 0 },
      pages: 2,
    });
});
