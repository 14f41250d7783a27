import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { recordEntry } from "~/features/campaigns/record/entries.server";
import {
  contestMeasure,
  countOpenContests,
  listOpenContests,
} from "~/features/content/track-record/contests.server";
import { decideContest } from "~/features/content/track-record/decide-contest.server";
import {
  loadBrandTrackRecord,
  loadOwnTrackRecord,
  loadTrackRecord,
} from "~/features/content/track-record/load-track-record.server";
import { decisionSchema } from "~/features/content/track-record/schema";
import { DAY_MS } from "~/platform/durations";
import { newId } from "~db/columns";
import type { ContestOutcome, TrackMeasure } from "~db/constants";
import {
  brandProfiles,
  campaigns,
  campaignVersions,
  contentSubmissions,
  contracts,
  contractVersions,
  dealForecasts,
  deals as dealsTable,
  type disputes,
  payments,
  postFigures,
  posts,
  replyTimes,
  trackRecordContests,
} from "~db/schema";
import { commandContext } from "../support/command-context";
import { makeEndedDeal } from "../support/ended-deals";
import {
  makeAthlete,
  makeBrand,
  makeContract,
  makeDispute,
  makeStaff,
  type Person,
} from "../support/factories";
import { mailsQueuedFor, notificationsOf } from "../support/notifications";
import { database } from "../support/own-database";

/** What the ended deals of an athlete and of a brand come to, for the other side. */
import { expectRoleHeldBefore } from "../support/role-age";

const db = database();

let athletes: Person[];
let brands: Person[];
let athlete: Person;
let brand: Person;

beforeEach(async () => {
  athletes = await Promise.all(Array.from({ length: 3 }, () => makeAthlete(db)));
  brands = await Promise.all(Array.from({ length: 3 }, () => makeBrand(db)));
  [[athlete], [brand]] = [athletes, brands] as [[Person], [Person]];
});

const ctx = (person = brand) => commandContext(db, person);
type Options = Parameters<typeof makeEndedDeal>[3];
const makeDeals = async (n: number, pairOf: (i: number) => [Person, Person], options: Options) => {
  const made = [];
  for (let i = 0; i < n; i++) made.push(await makeEndedDeal(db, ...pairOf(i), options));
  return made;
};
/** Deals of the athlete, with three brands in turn. */
const deals = (n: number, options: Options = {}) =>
  makeDeals(n, (i) => [brands[i % 3] as Person, athlete], options);
/** Deals of the brand, with three athletes in turn. */
const dealsOfBrand = (n: number, options: Options = {}) =>
  makeDeals(n, (i) => [brand, athletes[i % 3] as Person], options);
type Deal = Awaited<ReturnType<typeof makeEndedDeal>>;
const texts = (record: { measures: { text: string }[] } | null) =>
  record?.measures.map(({ text }) => text);
const ofAthlete = () => loadTrackRecord(ctx(), "athlete", athlete.userId);
const ofBrand = () => loadTrackRecord(ctx(athlete), "brand", brand.brandId);

test("with four ended deals others see nothing, and the owner how many are missing; with five all see the same", async () => {
  await deals(4);
  expect(await ofAthlete()).toBeNull();
  expect((await loadOwnTrackRecord(ctx(athlete))).record).toMatchObject({ deals: 4, others: 3 });
  await deals(1);
  expect(await ofAthlete()).toEqual((await loadOwnTrackRecord(ctx(athlete))).record);
});

test("a brand's record too is shown from five ended deals on, by its id and by its campaign", async () => {
  const [first] = await dealsOfBrand(4);
  const shown = async () => [
    await ofBrand(),
    await loadBrandTrackRecord(ctx(athlete), String(first?.campaignId)),
  ];
  expect(await shown()).toEqual([null, null]);
  await dealsOfBrand(1);
  const { record } = await loadOwnTrackRecord(ctx());
  expect(record).toMatchObject({ deals: 5, others: 3 });
  expect(await shown()).toEqual([record, record]);
});

test("a record is shown to others with deals with three of them, however many deals there are", async () => {
  const second = [brands[1], athletes[1]] as [Person, Person];
  for (let i = 0; i < 3; i++)
    for (const pair of [
      [brand, athlete],
      [second[0], athlete],
      [brand, second[1]],
    ] as const)
      await makeEndedDeal(db, ...pair);
  expect([await ofAthlete(), await ofBrand()]).toEqual([null, null]);
  for (const person of [athlete, brand])
    expect((await loadOwnTrackRecord(ctx(person))).record).toMatchObject({ deals: 6, others: 2 });
  await makeEndedDeal(db, brands[2] as Person, athlete);
  await makeEndedDeal(db, brand, athletes[2] as Person);
  expect([await ofAthlete(), await ofBrand()]).toMatchObject([
    { deals: 7, others: 3 },
    { deals: 7, others: 3 },
  ]);
});

test("a deal that lasted less than a day counts for neither side", async () => {
  await makeEndedDeal(db, brand, athlete, { lasted: DAY_MS - 1 });
  const counted = async () =>
    Promise.all(
      [athlete, brand].map(async (person) => (await loadOwnTrackRecord(ctx(person))).record.deals),
    );
  expect(await counted()).toEqual([0, 0]);
  await makeEndedDeal(db, brand, athlete, { lasted: DAY_MS });
  expect(await counted()).toEqual([1, 1]);
});

const verify = () =>
  db.write([
    db.orm
      .update(brandProfiles)
      .set({ isVerified: true })
      .where(eq(brandProfiles.id, brand.brandId)),
  ]);

const counts = async (person: Person) => (await loadOwnTrackRecord(ctx(person))).record.deals === 1;

test.each([
  ["never paid", { status: "due", toAthlete: null, toFee: null, toBrand: null }, false],
  ["held", { status: "held", toAthlete: null, toFee: null, toBrand: null }, false],
  ["paid back", { toAthlete: 0, toFee: 0, toBrand: 54_000 }, false],
  ["paid in part", { toAthlete: 1, toFee: 0, toBrand: 53_999 }, true],
] as const)(
  "an athlete's deal counts once money of it is the athlete's, or with a verified brand: %s",
  async (_, settlement, isCounted) => {
    const [deal] = await deals(1);
    await db.write([
      db.orm
        .update(payments)
        .set(settlement)
        .where(eq(payments.dealId, String(deal?.dealId))),
    ]);
    expect(await counts(athlete)).toBe(isCounted);
    expect(await counts(brand), "what a brand did not pay counts for the brand").toBe(true);
    await verify();
    expect(await counts(athlete)).toBe(true);
  },
);

test("a deal without a fee counts with a verified brand alone, for both sides", async () => {
  const [deal] = await deals(1, { fundedAfterDays: null });
  await db.write([
    db.orm
      .update(dealsTable)
      .set({ fee: 0 })
      .where(eq(dealsTable.id, String(deal?.dealId))),
  ]);
  const both = () => Promise.all([counts(athlete), counts(brand)]);
  expect(await both()).toEqual([false, false]);
  await verify();
  expect(await both()).toEqual([true, true]);
});

test("an athlete's content items are late after the campaign's last day, by when they were first sent", async () => {
  await deals(3);
  await deals(2, { sentDaysLate: 1, rounds: 2 });
  expect(texts(await ofAthlete())).toEqual([
    "3 of 5 content items on time",
    "0.8 per content item (4 rounds on 5 approved)",
    "Nothing to measure yet",
  ]);
});

test("results are the platform's figures of the latest span against what was expected", async () => {
  const made = await deals(5);
  const now = Date.now();
  const figures = [
    { engagements: 150, source: "connected" },
    { engagements: 50, source: "connected" },
    { engagements: 9_999, source: "typed" },
  ] as const;
  for (const [i, { contentId, dealId }] of made.slice(0, 3).entries())
    await db.write([
      db.orm.insert(posts).values({
        ...{ contentId, athleteId: athlete.userId, postedAt: now, keptUntil: now, createdAt: now },
      }),
      ...(["7d", "24h"] as const).map((span) =>
        db.orm.insert(postFigures).values({
          ...{ contentId, span, takenAt: now, source: "connected" },
          ...(span === "7d" ? figures[i] : { engagements: 1 }),
        }),
      ),
      db.orm.insert(dealForecasts).values({
        ...{ dealId, followers: 1, reachLow: 1, reach: 1, reachHigh: 1, madeAt: now },
        ...{ engagementsLow: 50, engagements: 100, engagementsHigh: 150 },
      }),
    ]);
  expect(texts(await ofAthlete())?.[2]).toBe(
    "100% of the engagements expected (1 of 2 deals reached them)",
  );
});

test("a brand's time to pay counts from the deal, and what was never paid counts too", async () => {
  await dealsOfBrand(3, { fundedAfterDays: 2 });
  await dealsOfBrand(1, { fundedAfterDays: 9 });
  await dealsOfBrand(1, { fundedAfterDays: null });
  expect(texts(await ofBrand())).toEqual([
    "Paid in up front in 4 of 5 deals, typically 2 days after both agreed",
    "0 of 5 deals changed",
    "No disputes decided in 5 deals",
  ]);
});

test("a brief that changed after both agreed counts, and one that changed before does not", async () => {
  const made = await dealsOfBrand(5);
  for (const [i, daysAgo] of [39, 41].entries()) {
    const [campaign] = (
      await db.read(
        db.orm
          .select()
          .from(campaigns)
          .where(eq(campaigns.id, String(made[i]?.campaignId))),
      )
    )[0];
    if (!campaign) throw new Error("no campaign");
    await db.write([
      db.orm.insert(campaignVersions).values({
        ...campaign,
        ...{ id: newId(), campaignId: campaign.id, version: 1 },
        createdAt: Date.now() - daysAgo * DAY_MS,
      }),
    ]);
  }
  expect(texts(await ofBrand())?.[1]).toBe("1 of 5 deals changed");
});

test("an amendment by the brand counts once it holds; one by the athlete, or an open one, does not", async () => {
  const made = await dealsOfBrand(5);
  const amended = [
    ["brand", "fully_executed"],
    ["athlete", "fully_executed"],
    ["brand", "pending"],
  ] as const;
  for (const [i, [proposedBy, status]] of amended.entries()) {
    const { dealId, campaignId, athlete } = made[i] as Deal;
    const amends = await makeContract(db, dealId, { brand, athlete, campaignId });
    const [id, now] = [newId(), Date.now()];
    await db.write([
      db.orm
        .update(contracts)
        .set({ status: status === "pending" ? "fully_executed" : "replaced", closedAt: now })
        .where(eq(contracts.id, amends)),
      db.orm.insert(contracts).values({
        ...{ id, dealId, campaignId, amends, kind: "amendment", title: "Autumn miles" },
        ...{ brandId: brand.brandId, athleteId: athlete.userId, proposedBy, status },
        ...{ offeredAt: now, createdAt: now },
      }),
      db.orm.insert(contractVersions).values({
        ...{ contractId: id, number: 1, proposedBy, body: "{}", hash: id, createdAt: now },
      }),
    ]);
  }
  expect(texts(await ofBrand())?.[1]).toBe("1 of 5 deals changed");
});

test("a deal without a fee, and one called off before a payment, say nothing about paying", async () => {
  const [free, calledOff] = await dealsOfBrand(2, { fundedAfterDays: null });
  const [, paidFirst] = await dealsOfBrand(3);
  await verify();
  await db.write([
    db.orm
      .update(dealsTable)
      .set({ fee: 0 })
      .where(eq(dealsTable.id, String(free?.dealId))),
    ...[calledOff, paidFirst].flatMap((deal) => [
      db.orm
        .update(campaigns)
        .set({ status: "cancelled" })
        .where(eq(campaigns.id, String(deal?.campaignId))),
      db.orm
        .update(dealsTable)
        .set({ status: "cancelled" })
        .where(eq(dealsTable.id, String(deal?.dealId))),
    ]),
  ]);
  expect(texts(await ofBrand())?.[0]).toMatch(/^Paid in up front in 3 of 3 deals/);
});

test("a deal that the brand ended counts for both sides", async () => {
  const [deal] = await deals(1);
  const { dealId, campaignId } = deal as Deal;
  await db.write([
    db.orm.update(campaigns).set({ status: "active" }).where(eq(campaigns.id, campaignId)),
    db.orm.update(dealsTable).set({ status: "ended" }).where(eq(dealsTable.id, dealId)),
  ]);
  expect([await counts(athlete), await counts(brand)]).toEqual([true, true]);
});

test("a content item sent again after the last day is on time; drafts are not, and rounds count of approved content items", async () => {
  const [again] = await deals(3);
  const [draft, waiting] = await deals(2, { rounds: 3 });
  const set = (deal: Deal | undefined, status: "draft" | "awaiting_review") =>
    db.orm
      .update(contentSubmissions)
      .set({ status })
      .where(eq(contentSubmissions.id, String(deal?.contentId)));
  await db.write([
    ...recordEntry({
      ...{ dealId: String(again?.dealId), campaignId: String(again?.campaignId) },
      ...{ subjectId: String(again?.contentId) },
      ...{ athleteId: athlete.userId, kind: "draft_submitted", body: {}, at: Date.now() },
    }),
    set(draft, "draft"),
    set(waiting, "awaiting_review"),
  ]);
  expect(texts(await ofAthlete())?.slice(0, 2)).toEqual([
    "4 of 5 content items on time",
    "None on 3 approved content items",
  ]);
});

describe("disputes", () => {
  const ruled = async (
    { campaignId, athlete }: Deal,
    filer: "brand" | "athlete",
    values: Partial<typeof disputes.$inferInsert>,
  ) => {
    const deal = { brand, athlete, campaignId };
    await makeDispute(db, deal, { filer: deal[filer], status: "resolved", ...values });
  };

  test.each([
    ["athlete", "other", 1],
    ["athlete", "no_action", 0],
    ["athlete", "refund", 0],
    ["brand", "no_action", 1],
    ["brand", "other", 0],
    ["brand", "refund", 0],
  ] as const)(
    "filed by the %s and ruled '%s': %i lost by the brand",
    async (filer, resolutionType, lost) => {
      const resolvedBy = (await makeStaff(db)).userId;
      const [deal] = await dealsOfBrand(5);
      await ruled(deal as Deal, filer, { resolutionType, resolvedBy });
      expect(texts(await ofBrand())?.[2]).toBe(`${lost} of 1 ruling not in the brand's favour`);
    },
  );

  test("count when our team ruled, and not when the two sides settled", async () => {
    const staff = (await makeStaff(db)).userId;
    const [a, b, c] = await dealsOfBrand(5);
    if (!a || !b || !c) throw new Error("no deals");
    await ruled(a, "athlete", { resolutionType: "other", resolvedBy: staff });
    await ruled(b, "athlete", { resolutionType: "no_action", resolvedBy: staff });
    await ruled(c, "athlete", { resolutionType: "other", resolvedBy: brand.brandId });
    expect(texts(await ofBrand())?.[2]).toBe("1 of 2 rulings not in the brand's favour");
  });
});

test("deals of others, open ones and those of more than two years ago are not counted", async () => {
  await makeEndedDeal(db, await makeBrand(db), await makeAthlete(db));
  const [deal] = await deals(1);
  const set = (status: "active" | "cancelled" | "completed", daysAgo = 0) => {
    const closedAt = Date.now() - daysAgo * DAY_MS;
    return db.write([
      db.orm
        .update(dealsTable)
        .set({
          ...{ status, createdAt: closedAt - 40 * DAY_MS },
          closedAt: status === "active" ? null : closedAt,
        })
        .where(eq(dealsTable.id, String(deal?.dealId))),
    ]);
  };
  const both = () => Promise.all([counts(athlete), counts(brand)]);
  expect(await both()).toEqual([true, true]);
  await set("active");
  expect(await both()).toEqual([false, false]);
  // A campaign that the brand cancelled is the brand's, not the athlete's.
  await set("cancelled");
  expect(await both()).toEqual([false, true]);
  await set("completed", 729);
  expect(await both()).toEqual([true, true]);
  await set("completed", 731);
  expect(await both()).toEqual([false, false]);
});

test("a brand's time to answer is the one that is shown elsewhere", async () => {
  await dealsOfBrand(5);
  expect((await ofBrand())?.usually).toBeNull();
  await db.write([db.orm.insert(replyTimes).values({ userId: brand.userId, medianMs: DAY_MS })]);
  expect((await ofBrand())?.usually).toBe("Usually answers within a day");
});

describe("contests", () => {
  const REASON = "The brief came after the last day";
  const contest = (person: Person, dealId: string, measure: TrackMeasure = "on_time") =>
    contestMeasure(ctx(person), { measure, dealId, reason: REASON });
  const contestsOf = async (person: Person) => (await loadOwnTrackRecord(ctx(person))).contests;
  const queued = async (person: Person) =>
    (await listOpenContests(ctx(await makeStaff(db)))).filter(
      ({ userId }) => userId === person.userId,
    );
  const decide = async (
    outcome: ContestOutcome,
    person: Person = athlete,
    by: Person | Promise<Person> = makeStaff(db),
  ) => {
    const [open] = await queued(person);
    return decideContest(ctx(await by), {
      id: String(open?.id),
      outcome,
      answer: "The dates show it",
    });
  };
  const news = async (person: Person) => notificationsOf(db, person.userId);
  const isContested = async () =>
    (await ofAthlete())?.measures.map(({ isContested }) => isContested);

  test("an open contest shows on its measure alone, and waits in the queue with what the deal comes to", async () => {
    await deals(4);
    const [late] = await deals(1, { sentDaysLate: 1 });
    await contest(athlete, String(late?.dealId));
    expect(await isContested()).toEqual([true, false, false]);
    // Until it is decided, the deal counts.
    expect(texts(await ofAthlete())?.[0]).toBe("4 of 5 content items on time");
    expect(await queued(athlete)).toEqual([
      expect.objectContaining({
        ...{ measure: "on_time", name: "Delivered on time", reason: REASON },
        ...{ person: athlete.name, text: "0 of 1 content item on time" },
      }),
    ]);
    await contest(brand, String(late?.dealId), "paid");
    expect((await queued(brand))[0]?.text).toMatch(/^Paid in up front in 1 of 1 deal,/);
    const { measures } = (await loadOwnTrackRecord(ctx())).record;
    expect(measures.filter(({ isContested: is }) => is).map(({ measure }) => measure)).toEqual([
      "paid",
    ]);
  });

  test("a measure has one open contest, also when two are sent at once", async () => {
    const made = (await deals(3)).map(({ dealId }) => dealId);
    const sent = await Promise.allSettled(made.map((id) => contest(athlete, id)));
    expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(sent.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { code: "conflict", message: expect.stringContaining("already contesting") },
    });
    await contest(athlete, String(made[0]), "revisions");
    expect(await contestsOf(athlete)).toHaveLength(2);
  });

  test("a replayed contest is refused while it is open and after it was decided", async () => {
    const [deal] = await deals(1);
    const id = String(deal?.dealId);
    await contest(athlete, id);
    await expect(contest(athlete, id)).rejects.toMatchObject({ code: "conflict" });
    await decide("upheld");
    await expect(contest(athlete, id)).rejects.toThrow("can be contested once");
    expect(await contestsOf(athlete)).toHaveLength(1);
  });

  test("what is not one's own, not ended or of the other side cannot be contested", async () => {
    const [deal] = await deals(1);
    const id = String(deal?.dealId);
    const wrongDeal = { fields: { dealId: [expect.any(String)] } };
    await expect(contest(await makeAthlete(db), id)).rejects.toMatchObject(wrongDeal);
    await expect(contest(await makeBrand(db), id, "paid")).rejects.toMatchObject(wrongDeal);
    await expect(contest(athlete, id, "paid")).rejects.toMatchObject({
      fields: { measure: [expect.any(String)] },
    });
    await expect(contest(await makeStaff(db), id)).rejects.toMatchObject({ code: "forbidden" });
    await db.write([
      db.orm
        .update(dealsTable)
        .set({ status: "active", closedAt: null })
        .where(eq(dealsTable.id, id)),
    ]);
    await expect(contest(athlete, id)).rejects.toMatchObject(wrongDeal);
    expect(await db.read(ofDeal(id))).toEqual([[]]);
  });

  test("it is decided by whoever had a role before it, or has had one for three days", async () => {
    const [late] = await deals(1, { sentDaysLate: 1 });
    await contest(athlete, String(late?.dealId));
    const [open] = await queued(athlete);
    const decision = {
      id: String(open?.id),
      outcome: "upheld",
      answer: "The dates show it",
    } as const;
    await expectRoleHeldBefore(ctx(await makeStaff(db)), open?.createdAt ?? 0, (by) =>
      decideContest(by, decision),
    );
  });

  const ofDeal = (id: string) =>
    db.orm.select().from(trackRecordContests).where(eq(trackRecordContests.dealId, id));

  test.each([
    ["upheld", "the record stands", "4 of 5 content items on time"],
    ["corrected", "left the deal out", "4 of 4 content items on time"],
  ] as const)(
    "%s: the person is told why, and it is decided once",
    async (outcome, notifications, text) => {
      await deals(4);
      const [late] = await deals(1, { sentDaysLate: 1, rounds: 1 });
      await contest(athlete, String(late?.dealId));
      const [open] = await queued(athlete);
      await decide(outcome);
      expect(await queued(athlete)).toEqual([]);
      const shown = await ofAthlete();
      expect(texts(shown)?.[0]).toBe(text);
      // The deal still counts in what was not contested, and as a deal.
      expect(texts(shown)?.[1]).toContain("1 round on 5 approved");
      expect(shown?.deals).toBe(5);
      expect(await isContested()).toEqual([false, false, false]);
      const [notice] = await news(athlete);
      expect(notice?.message).toContain(notifications);
      expect(notice?.message).toContain("The dates show it");
      expect(notice?.link).toBe("/track-record");
      expect(await contestsOf(athlete)).toMatchObject([{ outcome, answer: "The dates show it" }]);
      const again = { id: String(open?.id), outcome: "corrected", answer: "Again" } as const;
      await expect(decideContest(ctx(await makeStaff(db)), again)).rejects.toMatchObject({
        code: "conflict",
        message: "A colleague has already decided this contest.",
      });
      expect(await contestsOf(athlete)).toMatchObject([{ outcome, answer: "The dates show it" }]);
      expect(await news(athlete)).toHaveLength(1);
    },
  );

  test("the other side of the deal is told of the decision, and not what was written", async () => {
    const [deal] = await deals(1);
    const { dealId, campaignId } = deal as Deal;
    await contest(athlete, dealId);
    await decide("upheld");
    await contest(brand, dealId, "paid");
    await decide("corrected", brand);
    const [toBrand, toAthlete] = [await news(brand), await news(athlete)];
    expect(toBrand.map(({ link }) => link).toSorted()).toEqual([
      `/brand/athletes/${athlete.userId}`,
      "/track-record",
    ]);
    expect(toAthlete.map(({ link }) => link).toSorted()).toEqual([
      `/athlete/campaigns/${campaignId}`,
      "/track-record",
    ]);
    for (const { link, message } of [...toBrand, ...toAthlete]) {
      expect(message.includes("The dates show it")).toBe(link === "/track-record");
      expect(message).not.toContain(REASON);
    }
    // Both are told by email as well.
    for (const { userId } of [brand, athlete]) {
      expect(await mailsQueuedFor(db, userId)).toHaveLength(2);
    }
  });

  test("a decision needs an outcome and words for the person", () => {
    const of = (form: object) =>
      decisionSchema.safeParse({
        id: newId(),
        outcome: "corrected",
        answer: "It was late",
        ...form,
      });
    expect(of({}).success).toBe(true);
    for (const [form, message] of [
      [{ answer: " " }, "Please say why"],
      [{ outcome: undefined }, "Please choose a decision"],
      [{ outcome: "removed" }, "Please choose a decision"],
    ] as const)
      expect(of(form).error?.issues).toMatchObject([{ message }]);
  });

  test("a deal of more than two years ago cannot be contested", async () => {
    const [deal] = await deals(1);
    await db.write([
      db.orm
        .update(dealsTable)
        .set({ createdAt: 0, closedAt: Date.now() - 731 * DAY_MS })
        .where(eq(dealsTable.id, String(deal?.dealId))),
    ]);
    await expect(contest(athlete, String(deal?.dealId))).rejects.toMatchObject({
      fields: { dealId: [expect.any(String)] },
    });
  });

  test("open ones are counted for our team until they are decided", async () => {
    const [deal] = await deals(1);
    const id = String(deal?.dealId);
    await contest(athlete, id);
    // Older than those of other tests, so that it is known by its age.
    await db.write([
      db.orm
        .update(trackRecordContests)
        .set({ createdAt: 0 })
        .where(eq(trackRecordContests.dealId, id)),
    ]);
    const waiting = await countOpenContests(db);
    expect(waiting.n).toBeGreaterThan(0);
    expect(waiting.oldest).toBe(0);
    await decide("upheld");
    expect((await countOpenContests(db)).oldest).not.toBe(0);
  });

  test("only staff decide", async () => {
    const [deal] = await deals(1);
    await contest(athlete, String(deal?.dealId));
    for (const by of [athlete, brand])
      await expect(decide("corrected", athlete, by)).rejects.toMatchObject({ code: "forbidden" });
    expect(await contestsOf(athlete)).toMatchObject([{ outcome: null }]);
  });
});
