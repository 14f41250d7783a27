import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { markPosted } from "~/features/content/content/commands.server";
import { approveContent } from "~/features/content/content/decisions.server";
import { loadBrandContent } from "~/features/content/content/queries.server";
import { loadContractPage } from "~/features/deals/contracts/contract.server";
import {
  proposeAmendment,
  proposeCancellation,
} from "~/features/deals/contracts/propose-follow-up.server";
import { signContract } from "~/features/deals/contracts/sign.server";
import type { Terms } from "~/features/deals/contracts/terms";
import {
  loadInvitationChoices,
  loadManyInvitationChoices,
} from "~/features/deals/invitations/choices.server";
import { loadCampaignForAthlete } from "~/features/deals/invitations/queries.server";
import {
  COUNTRIES_IN,
  campaignConflicts,
  conflictingGrants,
  selectInvitationConflicts,
} from "~/features/deals/rights/conflicts.server";
import {
  conflictsSql,
  listContractConflicts,
  newestVersion,
  signedOffer,
} from "~/features/deals/rights/contract-conflicts.server";
import { daysLater } from "~/features/deals/rights/days";
import { monthsLater } from "~/features/deals/rights/grants.server";
import { loadRights } from "~/features/deals/rights/ledger.server";
import { notifyEndingRights } from "~/features/deals/rights/notify-ending-rights.server";
import { loadMatches } from "~/features/finding/matching/queries.server";
import { loadAthleteForBrand } from "~/features/workspace/workspace/athlete-page.server";
import { loadCampaignPage } from "~/features/workspace/workspace/queries.server";
import { dayOf, formatLongDay } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";
import { newId } from "~db/columns";
import {
  COUNTRIES,
  type ContractStatus,
  type Country,
  PRODUCT_CATEGORIES,
  TERRITORIES,
} from "~db/constants";
import { athleteRecommendations, auditLogs, type campaigns, contracts, grants } from "~db/schema";
import { authContext, env } from "../support/auth-context";
import { commandContext } from "../support/command-context";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeContract,
  makeInvitation,
  makeStaff,
  type Person,
} from "../support/factories";
import { notificationsOf } from "../support/notifications";
import { ownDatabase } from "../support/own-database";
import { quickHash } from "../support/quick-password";

// A job of these tests goes over all rights, and those of other tests end open contracts.
const db = ownDatabase();
afterAll(() => db.client.close());
const PASSWORD = "correct horse";
const TODAY = dayOf(Date.now());
let passwordHash: string;

beforeAll(async () => {
  passwordHash = quickHash(PASSWORD);
});

const as = (person: Person) => commandContext(db, person);
const someAthlete = () => makeAthlete(db, { name: "Ada North", passwordHash });

interface Deal {
  brand: Person;
  athlete: Person;
  campaignId: string;
  id: string;
}

/** A contract that nobody has signed, of a brand of its own. */
async function makeDeal(
  athlete: Person,
  terms: Partial<Terms> = {},
  {
    companyName = "Northlight",
    ...campaign
  }: Partial<typeof campaigns.$inferInsert> & { companyName?: string } = {},
): Promise<Deal> {
  const brand = await makeBrand(db, { companyName, passwordHash });
  const campaignId = await makeCampaign(db, brand.brandId, { category: "footwear", ...campaign });
  const dealId = await makeInvitation(db, campaignId, athlete.userId);
  const { startDate, endDate } = campaign;
  const sides = { brand, athlete, campaignId, startDate, endDate };
  const id = await makeContract(db, dealId, sides, terms);
  return { brand, athlete, campaignId, id };
}

async function sign(deal: Deal, person: Person, acknowledged = true) {
  const auth = await authContext(db, { ip: `192.0.2.${person.userId.charCodeAt(25)}` });
  const { hash } = await loadContractPage(as(person), deal.id);
  return signContract(auth, as(person), deal.id, {
    hash,
    name: person.name,
    password: PASSWORD,
    acknowledged,
  });
}

const EXCLUSIVE: Partial<Terms> = {
  category: "footwear",
  exclusiveIn: "footwear",
  exclusiveMonths: 3,
  exclusiveTerritory: "uk_eu",
  use: "none",
};

/** A contract that both have signed. */
async function signed(...deal: Parameters<typeof makeDeal>) {
  const made = await makeDeal(...deal);
  await sign(made, made.athlete);
  await sign(made, made.brand);
  return made;
}

const rowsOf = async (contractId: string) => {
  const [rows] = await db.read(
    db.orm.select().from(grants).where(eq(grants.contractId, contractId)),
  );
  return rows;
};

const monthsFrom = async (day: string, months: number) => {
  const [[row]] = await db.read(
    db.orm.all<{ day: string }>(sql`select ${monthsLater(sql`${day}`, sql`${months}`)} as day`),
  );
  return row?.day ?? "";
};

/** When an exclusivity of 3 months that begins today ends, in words. */
const inThreeMonths = async () => formatLongDay(await monthsFrom(TODAY, 3));

describe("what a contract grants", () => {
  it("is written with the last signature, and once when both sign at the same moment", async () => {
    const deal = await makeDeal(await someAthlete(), EXCLUSIVE);
    await sign(deal, deal.athlete);
    expect(await rowsOf(deal.id)).toEqual([]);
    await sign(deal, deal.brand);
    const together = await makeDeal(await someAthlete(), EXCLUSIVE);
    await Promise.all([sign(together, together.brand), sign(together, together.athlete)]);
    for (const { id, brand, athlete } of [deal, together])
      expect(await rowsOf(id)).toMatchObject([
        {
          brandId: brand.brandId,
          athleteId: athlete.userId,
          kind: "exclusivity",
          category: "footwear",
          territory: "uk_eu",
          paid: true,
          firstDay: TODAY,
          lastDay: await monthsFrom(TODAY, 3),
        },
      ]);
  });

  it("is nothing where the contract grants nothing", async () => {
    const deal = await signed(await someAthlete(), { use: "none" });
    expect(await rowsOf(deal.id)).toEqual([]);
  });

  it("is the use of each content item, from the day on which it is posted, before and after the contract", async () => {
    const athlete = await someAthlete();
    const deal = await makeDeal(athlete, { use: "paid", useMonths: 6, useTerritory: "worldwide" });
    const before = await makeContent(db, deal.campaignId, athlete.userId, "posted", {
      postedAt: Date.parse("2026-08-31T20:00:00Z"),
      platform: "tiktok",
    });
    const after = await makeContent(db, deal.campaignId, athlete.userId, "approved");
    await sign(deal, athlete);
    await sign(deal, deal.brand);
    await markPosted(as(athlete), env, after, "https://example.com/post");
    const rows = await rowsOf(deal.id);
    expect(rows.find(({ contentId }) => contentId === before)).toMatchObject({
      kind: "use",
      territory: "worldwide",
      channels: ["tiktok"],
      paid: true,
      firstDay: "2026-08-31",
      lastDay: "2027-02-28",
    });
    expect(rows.find(({ contentId }) => contentId === after)).toMatchObject({
      channels: [],
      firstDay: TODAY,
      lastDay: await monthsFrom(TODAY, 6),
    });
    expect(rows).toHaveLength(2);
  });

  it("is not granted by a content item that is posted without a signed contract", async () => {
    const athlete = await someAthlete();
    const deal = await makeDeal(athlete, { use: "organic", useMonths: 6 });
    const contentItem = await makeContent(db, deal.campaignId, athlete.userId, "approved");
    await markPosted(as(athlete), env, contentItem, "https://example.com/post");
    expect(await rowsOf(deal.id)).toEqual([]);
  });

  it("lasts as many calendar months as the contract says", () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 1, max: 60 }),
        async (offset, months) => {
          const day = daysLater("2024-01-01", offset);
          const [year, month, date] = day.split("-").map(Number) as [number, number, number];
          const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
          last.setUTCDate(Math.min(date, last.getUTCDate()));
          expect(await monthsFrom(day, months)).toBe(dayOf(last.getTime()));
        },
      ),
      { numRuns: 60 },
    ));
});

describe("the ledger", () => {
  it("shows each side its own rights, and others nothing", async () => {
    const { brand, athlete } = await signed(await someAthlete(), EXCLUSIVE);
    for (const person of [brand, athlete])
      expect((await loadRights(as(person))).current).toMatchObject([
        { kind: "exclusivity", company: "Northlight", athlete: "Ada North", territory: "uk_eu" },
      ]);
    for (const stranger of [await makeBrand(db), await makeAthlete(db), await makeStaff(db)])
      expect(await loadRights(as(stranger))).toMatchObject({ current: [], ended: [] });
  });

  it("shows with a contract what that contract grants", async () => {
    const athlete = await someAthlete();
    const [first, second] = [await signed(athlete, EXCLUSIVE), await signed(athlete, EXCLUSIVE)];
    for (const { id, brand } of [first, second])
      for (const person of [athlete, brand])
        expect((await loadRights(as(person), id)).current).toMatchObject([{ contractId: id }]);
    expect((await loadRights(as(first.brand), second.id)).current).toEqual([]);
  });

  it("shows what has ended apart, for 90 days", async () => {
    const { id, athlete } = await signed(await someAthlete(), EXCLUSIVE);
    const endedOn = (days: number) =>
      db.write([
        sql`update grants set first_day = '2020-01-01', last_day = ${daysLater(TODAY, -days)} where contract_id = ${id}`,
      ]);
    await endedOn(0);
    expect((await loadRights(as(athlete))).current).toHaveLength(1);
    await endedOn(1);
    expect(await loadRights(as(athlete))).toMatchObject({ current: [], ended: [{}] });
    await endedOn(91);
    expect(await loadRights(as(athlete))).toMatchObject({ current: [], ended: [] });
  });

  it("counts a right only while its contract is signed by both and stands", async () => {
    const { id, athlete, brand } = await signed(await someAthlete(), EXCLUSIVE);
    const other = await makeDeal(athlete, { category: "footwear" });
    expect(await listContractConflicts(as(athlete), other.id)).toHaveLength(1);
    await db.write([
      db.orm.update(contracts).set({ status: "withdrawn" }).where(eq(contracts.id, id)),
    ]);
    expect(await listContractConflicts(as(athlete), other.id)).toEqual([]);
    expect((await loadRights(as(brand))).current).toEqual([]);
  });
});

describe("after an amendment or a cancellation", () => {
  it("the exclusivity of an amendment runs from the first contract, also in what it conflicts with", async () => {
    const athlete = await someAthlete();
    const deal = await signed(athlete, EXCLUSIVE);
    const first = daysLater(TODAY, -40);
    await db.write([
      sql`update contracts set closed_at = ${Date.parse(first)} where id = ${deal.id}`,
    ]);
    const last = await monthsFrom(first, 6);
    await makeDeal(athlete, {}, { companyName: "Later", startDate: daysLater(last, 1) });
    const amendment = { ...deal, id: newId() };
    const { terms } = (await loadContractPage(as(deal.brand), deal.id)).document;
    await proposeAmendment(as(deal.brand), deal.id, {
      id: amendment.id,
      terms: { ...terms, exclusiveMonths: 6 },
    });
    expect(await listContractConflicts(as(athlete), amendment.id)).toEqual([]);
    for (const person of [athlete, deal.brand]) await sign(amendment, person);
    expect((await loadRights(as(athlete))).current).toMatchObject([
      { contractId: amendment.id, firstDay: first, lastDay: last, mayExtend: true },
    ]);
  });

  it("an amendment grants again what it restates, with its own terms, in place of what was granted", async () => {
    const athlete = await someAthlete();
    const deal = await makeDeal(athlete, { use: "organic", useMonths: 6, useTerritory: "uk" });
    const { brand, campaignId } = deal;
    const postedAt = Date.now() - 10 * DAY_MS;
    await makeContent(db, campaignId, athlete.userId, "posted", { postedAt, approvedAt: postedAt });
    for (const person of [athlete, brand]) await sign(deal, person);
    const [before] = (await loadRights(as(brand))).current;
    expect(before).toMatchObject({ contractId: deal.id, paid: false, territory: "uk" });
    const amendment = { ...deal, id: newId() };
    const { terms } = (await loadContractPage(as(brand), deal.id)).document;
    await proposeAmendment(as(athlete), deal.id, {
      id: amendment.id,
      terms: { ...terms, use: "paid", useMonths: 12, useTerritory: "worldwide" },
    });
    await sign(amendment, athlete);
    expect((await loadRights(as(brand))).current).toEqual([before]);
    await sign(amendment, brand);
    const firstDay = daysLater(TODAY, -10);
    expect((await loadRights(as(brand))).current).toMatchObject([
      {
        contractId: amendment.id,
        kind: "use",
        paid: true,
        territory: "worldwide",
        firstDay,
        lastDay: await monthsFrom(firstDay, 12),
      },
    ]);
    expect(await rowsOf(deal.id)).toHaveLength(1);
  });

  it.each([
    ["go_on", ["Approved before", "Posted before"]],
    ["end", []],
  ] as const)(
    "a cancellation that says '%s' leaves the use of %j and no exclusivity",
    async (delivered, left) => {
      const athlete = await someAthlete();
      const deal = await makeDeal(athlete, { ...EXCLUSIVE, use: "organic", useMonths: 6 });
      const { campaignId, brand } = deal;
      const past = { approvedAt: Date.now() - DAY_MS, postedAt: Date.now() - DAY_MS };
      await makeContent(db, campaignId, athlete.userId, "posted", {
        ...past,
        title: "Posted before",
      });
      const approved = (title: string, approvedAt: number) =>
        makeContent(db, campaignId, athlete.userId, "approved", { title, approvedAt });
      const contentItems = [
        await approved("Approved before", past.approvedAt),
        await approved("Approved after", Date.now() + DAY_MS),
      ];
      for (const person of [athlete, brand]) await sign(deal, person);
      expect((await loadRights(as(brand))).current).toHaveLength(2);
      const cancellation = { ...deal, id: newId() };
      await proposeCancellation(as(brand), deal.id, {
        id: cancellation.id,
        ending: { endsOn: TODAY, brandPays: 0, delivered },
      });
      for (const person of [athlete, brand]) await sign(cancellation, person, false);
      for (const contentItem of contentItems)
        await markPosted(as(athlete), env, contentItem, `https://example.com/${contentItem}`);
      const { current } = await loadRights(as(brand));
      expect(current.map(({ contentItem }) => contentItem).sort()).toEqual(left);
      for (const right of current)
        expect(right).toMatchObject({ kind: "use", contractId: cancellation.id, mayExtend: false });
    },
  );
});

describe("before a contract is signed", () => {
  it("both sides read which exclusivity it would break, the athlete alone with whom", async () => {
    const athlete = await someAthlete();
    await signed(athlete, EXCLUSIVE, { companyName: "Rival Shoes" });
    const deal = await makeDeal(athlete, { category: "footwear" });
    const until = `until ${await inThreeMonths()}, in the UK and the EU`;
    expect(await listContractConflicts(as(athlete), deal.id)).toEqual([
      `Exclusive for running and sports shoes with Rival Shoes ${until}`,
    ]);
    expect(await listContractConflicts(as(deal.brand), deal.id)).toEqual([
      `Exclusive for running and sports shoes with another brand ${until}`,
    ]);
    for (const stranger of [await makeBrand(db), await makeAthlete(db)])
      expect(await listContractConflicts(as(stranger), deal.id)).toEqual([]);
  });

  it("the athlete reads which agreed work its exclusivity would forbid, and the brand does not", async () => {
    const athlete = await someAthlete();
    const endDate = daysLater(TODAY, 40);
    await makeDeal(athlete, {}, { companyName: "Rival Shoes", title: "Long run", endDate });
    const unnamed = await makeDeal(athlete, { category: "footwear" }, { category: null });
    const deal = await makeDeal(athlete, EXCLUSIVE);
    const long = `You have agreed to promote running and sports shoes for Rival Shoes in “Long run” until ${formatLongDay(endDate)}`;
    expect(await listContractConflicts(as(athlete), deal.id)).toEqual([long]);
    expect(await listContractConflicts(as(deal.brand), deal.id)).toEqual([]);
    // The category of a signed contract counts where its campaign has none.
    for (const person of [athlete, unnamed.brand]) await sign(unnamed, person);
    expect(await listContractConflicts(as(athlete), deal.id)).toEqual([
      long,
      "You have agreed to promote running and sports shoes for Northlight in “Autumn miles”",
    ]);
  });

  it.each<[string, Partial<Terms>, Parameters<typeof makeDeal>[2]]>([
    ["another category", {}, { category: "travel" }],
    ["a time after it", {}, { startDate: daysLater(TODAY, 200), endDate: daysLater(TODAY, 300) }],
    ["another country", { exclusiveTerritory: "uk" }, { audienceCountries: ["DE", "US"] }],
    ["a campaign that is over", {}, { status: "completed" }],
    ["no exclusivity", { exclusiveIn: null }, {}],
  ])("agreed work in %s is no conflict", async (_, terms, campaign) => {
    const athlete = await someAthlete();
    await makeDeal(athlete, {}, campaign);
    const deal = await makeDeal(athlete, { ...EXCLUSIVE, ...terms });
    expect(await listContractConflicts(as(athlete), deal.id)).toEqual([]);
  });

  it.each([
    ["that begins after it", { startDate: daysLater(TODAY, 300) }, [], 0],
    ["without an end", {}, [], 1],
    ["that ends before it", { endDate: daysLater(TODAY, 10) }, [], 0],
    ["that ends before it, but for a deliverable", { endDate: daysLater(TODAY, 10) }, [30], 1],
  ])("work %s is compared by its own days", async (_, campaign, due, found) => {
    const athlete = await someAthlete();
    const held = await signed(athlete, EXCLUSIVE);
    await db.write([
      sql`update grants set first_day = ${daysLater(TODAY, 20)}, last_day = ${daysLater(TODAY, 200)} where contract_id = ${held.id}`,
    ]);
    const deliverable = { platform: "instagram", format: "reel", count: 1, note: null } as const;
    const deal = await makeDeal(
      athlete,
      {
        category: "footwear",
        deliverables: due.map((days) => ({ ...deliverable, due: daysLater(TODAY, days) })),
      },
      campaign,
    );
    expect(await listContractConflicts(as(athlete), deal.id)).toHaveLength(found);
  });

  it("each side has to tick that it has read them, and what it read is in the audit log", async () => {
    const athlete = await someAthlete();
    await signed(athlete, EXCLUSIVE);
    const deal = await makeDeal(athlete, { category: "footwear" });
    for (const person of [athlete, deal.brand]) {
      await expect(sign(deal, person, false)).rejects.toMatchObject({
        fields: { acknowledged: ["Tick the box to sign although it conflicts"] },
      });
      await sign(deal, person);
    }
    const [audits] = await db.read(
      db.orm
        .select({ detail: auditLogs.detail })
        .from(auditLogs)
        .where(sql`resource_id = ${deal.id} and action = 'contract_signed'`),
    );
    expect(audits).toMatchObject([
      { detail: { conflicts: [expect.stringContaining("with Northlight until")] } },
      { detail: { conflicts: [expect.stringContaining("with another brand until")] } },
    ]);
  });

  it("a contract without a conflict needs no tick", async () => {
    const deal = await makeDeal(await someAthlete(), EXCLUSIVE);
    await sign(deal, deal.athlete, false);
    expect(await sign(deal, deal.brand, false)).toEqual({
      status: "fully_executed",
      kind: "contract",
    });
  });
});

describe("before an invitation or an approval", () => {
  it("the brand reads the conflict wherever it would cause one, without the other brand's name", async () => {
    const athlete = await someAthlete();
    await signed(athlete, EXCLUSIVE, { companyName: "Rival Shoes" });
    const { brand, campaignId } = await makeDeal(athlete);
    const free = await makeCampaign(db, brand.brandId, { category: "travel", title: "Away" });
    const contentId = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
    const matched = await makeCampaign(db, brand.brandId, { category: "footwear" });
    const available = await makeAthlete(db);
    await db.write(
      [athlete, available].map(({ userId }, i) =>
        db.orm.insert(athleteRecommendations).values({
          id: newId(),
          brandId: brand.brandId,
          athleteId: userId,
          campaignId: matched,
          matchScore: 80 - i,
          matchReason: "Runs",
          createdAt: Date.now(),
        }),
      ),
    );
    const text = `Exclusive for running and sports shoes with another brand until ${await inThreeMonths()}, in the UK and the EU`;

    const one = await loadInvitationChoices(as(brand), athlete.userId);
    expect(new Map(one?.campaigns.map(({ id, conflicts }) => [id, conflicts]))).toEqual(
      new Map([
        [campaignId, [text]],
        [matched, [text]],
        [free, []],
      ]),
    );
    const other = await makeAthlete(db);
    const many = await loadManyInvitationChoices(as(brand), [athlete.userId, other.userId]);
    expect(many.conflicts).toHaveLength(2);
    expect(many.conflicts).toContainEqual({ campaignId, athleteId: athlete.userId, text });
    expect((await loadAthleteForBrand(as(brand), athlete.userId))?.conflicts).toContain(
      `${text}: conflicts with “Autumn miles”`,
    );
    expect((await loadMatches(db, brand.brandId, matched)).matches).toMatchObject([
      { athleteId: athlete.userId, obstacles: [text] },
      { athleteId: available.userId, obstacles: [] },
    ]);
    expect((await loadCampaignPage(as(brand), campaignId, "content"))?.content).toMatchObject([
      { conflicts: [text] },
    ]);
    expect(await loadBrandContent(db, brand.brandId, contentId)).toMatchObject({
      conflicts: [text],
    });
    // It is said, and decides nothing.
    await approveContent(as(brand), contentId);
  });

  it("work on a campaign is compared by the campaign's days and audience", async () => {
    const athlete = await someAthlete();
    const { id } = await signed(athlete, EXCLUSIVE);
    await db.write([
      sql`update grants set first_day = ${daysLater(TODAY, 20)}, last_day = ${daysLater(TODAY, 200)} where contract_id = ${id}`,
    ]);
    const brand = await makeBrand(db);
    const foundFor = async (values: Parameters<typeof makeCampaign>[2]) => {
      const own = await makeCampaign(db, brand.brandId, { category: "footwear", ...values });
      const choices = await loadInvitationChoices(as(brand), athlete.userId);
      return choices?.campaigns.find((one) => one.id === own)?.conflicts.length;
    };
    expect(await foundFor({})).toBe(1);
    expect(await foundFor({ startDate: daysLater(TODAY, 200) })).toBe(1);
    expect(await foundFor({ startDate: daysLater(TODAY, 201) })).toBe(0);
    expect(await foundFor({ endDate: daysLater(TODAY, 20) })).toBe(1);
    expect(await foundFor({ endDate: daysLater(TODAY, 19) })).toBe(0);
    expect(await foundFor({ audienceCountries: ["US", "DE"] })).toBe(1);
    expect(await foundFor({ audienceCountries: ["US"] })).toBe(0);
    expect(await foundFor({ category: null })).toBe(0);
  });

  it("the athlete reads it with the brand's name before answering", async () => {
    const athlete = await someAthlete();
    await signed(athlete, EXCLUSIVE, { companyName: "Rival Shoes" });
    const { campaignId } = await makeDeal(athlete);
    expect((await loadCampaignForAthlete(as(athlete), campaignId)).conflicts).toEqual([
      expect.stringContaining("with Rival Shoes until"),
    ]);
  });

  it("an exclusivity with the brand itself is no conflict", async () => {
    const athlete = await someAthlete();
    const { brand, campaignId } = await signed(athlete, EXCLUSIVE);
    const found = await loadInvitationChoices(as(brand), athlete.userId);
    expect(found?.campaigns).toMatchObject([{ id: campaignId, conflicts: [] }]);
  });
});

describe("a right that ends soon", () => {
  const run = async (cursor = ""): Promise<void> => {
    const { writes, next } = await notifyEndingRights(db, { day: TODAY, now: Date.now() }, cursor);
    if (writes.length > 0) await db.write(writes);
    if (next !== null) await run(next);
  };
  const notifications = async ({ userId }: Person) => {
    const rows = await notificationsOf(db, userId);
    return rows
      .filter(({ title }) => title.includes(" ends on "))
      .map(({ title, message }) => ({ title, message }));
  };
  const endsIn = ({ id }: Deal, days: number) =>
    db.write([
      sql`update grants set last_day = ${daysLater(TODAY, days)} where contract_id = ${id}`,
    ]);

  it("is told to its brand once, 30 days before the end, and not earlier", async () => {
    const athlete = await someAthlete();
    const deal = await signed(athlete, EXCLUSIVE);
    await endsIn(deal, 31);
    await run();
    expect(await notifications(deal.brand)).toEqual([]);
    await endsIn(deal, 30);
    await run();
    await run();
    expect(await notifications(deal.brand)).toEqual([
      {
        title: `Ada North: exclusivity ends on ${formatLongDay(daysLater(TODAY, 30))}`,
        message: `Their exclusivity for running and sports shoes with you ends on ${formatLongDay(daysLater(TODAY, 30))}.`,
      },
    ]);
    expect(await notifications(athlete)).toEqual([]);
  });

  it("is one notification for all content items of a contract that end on the same day", async () => {
    const athlete = await someAthlete();
    const deal = await makeDeal(athlete, { use: "organic", useMonths: 1 });
    for (const hours of [1, 2])
      await makeContent(db, deal.campaignId, athlete.userId, "posted", {
        postedAt: Date.parse(`${TODAY}T0${hours}:00:00Z`),
      });
    for (const person of [athlete, deal.brand]) await sign(deal, person);
    await endsIn(deal, 12);
    await run();
    expect(await notifications(deal.brand)).toEqual([
      {
        title: `Ada North: right to use content ends on ${formatLongDay(daysLater(TODAY, 12))}`,
        message: `Your right to use their content for “Autumn miles” ends on ${formatLongDay(daysLater(TODAY, 12))}.`,
      },
    ]);
  });

  it("of a contract that stands no more is not told", async () => {
    const deal = await signed(await someAthlete(), EXCLUSIVE);
    await endsIn(deal, 5);
    await db.write([sql`update contracts set status = 'withdrawn' where id = ${deal.id}`]);
    await run();
    expect(await notifications(deal.brand)).toEqual([]);
  });
});

describe("the overlap", () => {
  const STATUSES: ContractStatus[] = ["fully_executed", "fully_executed", "withdrawn"];
  const day = fc.integer({ min: 0, max: 12 });
  const days = fc.tuple(day, day).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
  const categories = fc.constantFrom(...PRODUCT_CATEGORIES.slice(0, 2));
  const onDay = (n: number) => daysLater("2027-03-25", n);

  const claims = (sides: { athleteId: string; brandId: string }, claim: Claim) =>
    conflictingGrants({
      athleteId: sql`${sides.athleteId}`,
      brandId: sql`${sides.brandId}`,
      category: sql`${claim.category}`,
      firstDay: sql`${onDay(claim.days[0])}`,
      lastDay: sql`${onDay(claim.days[1])}`,
      countries: sql`${JSON.stringify(claim.countries)}`,
    });

  interface Claim {
    category: string;
    days: readonly [number, number];
    countries: Country[];
  }

  const PLACES = {
    uk: ["GB"],
    uk_eu: ["GB", "DE", "FR", "ES", "IT", "NL", "IE"],
    worldwide: ["GB", "US", "DE", "FR", "ES", "IT", "NL", "IE"],
  };

  it("is found by the index in every query that asks for it", async () => {
    const brand = await makeBrand(db);
    const sides = { athleteId: "a", brandId: "b" };
    const claim = { category: "footwear", days: [0, 1] as const, countries: ["GB" as const] };
    const queries = [
      sql`select held.id from ${claims(sides, claim)}`,
      selectInvitationConflicts(as(brand), ["a", "b"]).getSQL(),
      sql`select ${campaignConflicts(sql`a.user_id`, TODAY)} from campaigns, athlete_profiles a`,
      conflictsSql(newestVersion("c", brand.brandId), brand.brandId, TODAY),
      conflictsSql(signedOffer(as(brand), { invitationId: "i" }), "a", TODAY),
    ];
    for (const query of queries) {
      const [plan] = await db.read(
        db.orm.all<{ detail: string }>(sql`explain query plan ${query}`),
      );
      const steps = plan.map(({ detail }) => detail).filter((step) => /\bheld\b/.test(step));
      expect([...new Set(steps)]).toEqual([
        "SEARCH held USING INDEX grants_of_athlete (athlete_id=? AND kind=? AND category=? AND last_day>?)",
      ]);
    }
  });

  it("is what a plain comparison of all days, places and brands finds", async () => {
    const athlete = await someAthlete();
    const other = await someAthlete();
    const deals = await Promise.all(
      [athlete, athlete, athlete, athlete, athlete, athlete, other].map(async (person, i) => {
        const deal = await makeDeal(person);
        const status = STATUSES[i % STATUSES.length] ?? "pending";
        await db.write([db.orm.update(contracts).set({ status }).where(eq(contracts.id, deal.id))]);
        return { ...deal, status };
      }),
    );
    const grant = fc.record({
      kind: fc.constantFrom("exclusivity" as const, "exclusivity" as const, "use" as const),
      category: categories,
      days,
      territory: fc.constantFrom(...TERRITORIES),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(grant, { minLength: deals.length, maxLength: deals.length }),
        fc.record({ category: categories, days, countries: fc.subarray([...COUNTRIES]) }),
        fc.nat(deals.length - 2),
        async (given, claim, asking) => {
          const brandId = deals[asking]?.brand.brandId ?? "";
          const held = given.map((one, i) => ({
            ...one,
            id: newId(),
            deal: deals[i] as (typeof deals)[0],
          }));
          await db.write([
            sql`delete from grants where athlete_id in (${athlete.userId}, ${other.userId})`,
            db.orm.insert(grants).values(
              held.map(({ id, deal, kind, category, territory, days: [first, last] }) => ({
                id,
                contractId: deal.id,
                athleteId: deal.athlete.userId,
                brandId: deal.brand.brandId,
                kind,
                category,
                territory,
                firstDay: onDay(first),
                lastDay: onDay(last),
              })),
            ),
          ]);
          const [found] = await db.read(
            db.orm.all<{ id: string }>(
              sql`select held.id from ${claims({ athleteId: athlete.userId, brandId }, claim)}`,
            ),
          );
          const every = (from: number, to: number) =>
            Array.from({ length: to - from + 1 }, (_, i) => from + i);
          const naive = held.filter(
            ({ deal, kind, category, territory, days: own }) =>
              deal.athlete === athlete &&
              deal.brand.brandId !== brandId &&
              deal.status === "fully_executed" &&
              kind === "exclusivity" &&
              category === claim.category &&
              every(...own).some((n) => every(...claim.days).includes(n)) &&
              (territory === "worldwide" ||
                claim.countries.some((code) => PLACES[territory].includes(code))),
          );
          expect(found.map(({ id }) => id).sort()).toEqual(naive.map(({ id }) => id).sort());
        },
      ),
      { numRuns: 150 },
    );
  });

  it("holds in a territory wherever it holds in a smaller one", () => {
    for (const [i, territory] of TERRITORIES.entries())
      for (const smaller of TERRITORIES.slice(0, i))
        expect(COUNTRIES_IN[territory]).toEqual(expect.arrayContaining([...COUNTRIES_IN[smaller]]));
  });
});
