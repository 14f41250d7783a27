import { eq, type SQL, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { ENTITLEMENTS } from "~/features/billing/billing/entitlements";
import { countMatches } from "~/features/finding/discovery/count-matches.server";
import { type Filters, NO_FILTERS, readCursor, SORTS } from "~/features/finding/discovery/filters";
import { selectMatchPage } from "~/features/finding/discovery/match-page.server";
import { discoverAthletes } from "~/features/finding/discovery/queries.server";
import { selectHighestScores } from "~/features/finding/discovery/rank.server";
import { insights } from "~/features/finding/insights/queries.server";
import { TIER_LABELS, type Tier, tierOf } from "~/features/profiles/athletes/figures";
import { newId } from "~db/columns";
import { COUNTRIES, type Country, PLATFORMS, type Platform } from "~db/constants";
import { athleteProfiles, profiles, subscriptions, trendingCategories } from "~db/schema";
import { givePremium, makeAthlete, makeBrand } from "../support/factories";
import { makeMedia } from "../support/media-rows";
import { database } from "../support/own-database";

const db = database();
/** A word of this run's own, so that other tests' athletes stay out of its searches. */
const club = `club${newId().slice(-10)}`;
const sports = [`Rowing ${club}`, `Golf ${club}`];
const THEMES = ["Race days", "Gym & kit", "ÉTÉ"];

interface ContentSnapshot {
  id: string;
  sports: string[];
  location: string;
  region: string;
  followers: number;
  engagement: number;
  growth: number;
  /** Pence. */
  rate: number | null;
  score: number;
  verified: boolean;
  premium: boolean;
  connected: boolean;
  platforms: Platform[];
  audience: [Country | null, number];
  /** The first and the last day. */
  away: [string, string];
  themes: string[];
}

/** Pence. */
const EDGES = [5_000, 4_999, 30_000, 29_999, 40_000, 40_001, 90_000, 95_000];

/** Each third states one. */
const AWAY = [
  {},
  { awayFrom: "2027-05-03", awayUntil: "2027-05-17" },
  {},
  {},
  { awayFrom: "2027-05-18", awayUntil: "2027-06-30" },
  {},
  { awayFrom: "2027-05-10", awayUntil: "2027-05-10" },
] as { awayFrom?: string; awayUntil?: string }[];

const known: ContentSnapshot[] = [];
let brandId = "";

const makeKnown = async (i: number): Promise<ContentSnapshot> => {
  const followers = (i * 7919) % 97 === 0 ? 2_500_000 : ((i * 37) % 60) * 11_111;
  const figures = {
    sport: sports[i % 2] as string,
    otherSports: i % 7 === 0 ? [sports[(i + 1) % 2] as string, "Yoga"] : [],
    location: i % 3 === 0 ? "Truro near Perth, UK" : "Perth, UK",
    region: (["uk", "us", "eu", "other"] as const)[i % 4] ?? "other",
    ambassadorScore: (i * 13) % 101,
    totalFollowers: followers,
    avgEngagement: ((i * 29) % 43) / 3,
    growthRate: ((i * 17) % 21) - 5.5,
    // Every eighth is at a bound of the filters or beside it.
    startingRate:
      i % 4 === 1
        ? null
        : i % 8 === 0
          ? (EDGES[(i / 8) % EDGES.length] ?? null)
          : ((i * 31) % 90) * 1_111,
    isVerified: i % 5 === 0,
    // Every third has figures of platforms alone, every eleventh a part of them.
    connectedFollowers: i % 3 === 0 ? followers : i % 11 === 0 ? followers / 2 : 0,
    ...AWAY[i % AWAY.length],
    ...(i % 5 < 3 ? { audienceCountry: COUNTRIES[i % 3], audienceShare: 20 + (i % 21) } : {}),
    contentThemes: THEMES.filter((_, t) => (i + t) % 3 === 0),
  };
  const platforms = PLATFORMS.filter((_, p) => (i + p) % (p + 2) === 0);
  const channels = Object.fromEntries(platforms.map((one) => [one, {}]));
  const person = await makeAthlete(db, { name: `Zoë O'Neill-${i} ${club}`, figures, channels });
  const premium = i % 4 === 3;
  if (premium) await givePremium(db, person);
  return {
    id: person.userId,
    premium,
    platforms,
    audience: [figures.audienceCountry ?? null, figures.audienceShare ?? 0],
    away: [figures.awayFrom ?? "", figures.awayUntil ?? ""],
    connected: figures.connectedFollowers === followers && followers > 0,
    sports: [figures.sport, ...figures.otherSports],
    location: figures.location,
    region: figures.region,
    followers,
    engagement: figures.avgEngagement,
    growth: figures.growthRate,
    rate: figures.startingRate,
    score: figures.ambassadorScore,
    verified: figures.isVerified,
    themes: figures.contentThemes,
  };
};

beforeAll(async () => {
  brandId = (await makeBrand(db)).userId;
  while (known.length < 120) known.push(await makeKnown(known.length));
});

const find = (filters: Partial<Filters>, page: { after?: string; before?: string } = {}) =>
  discoverAthletes(
    db,
    brandId,
    { ...NO_FILTERS, q: club, ...filters },
    readCursor(new URLSearchParams(page)),
  );

/** Every page from the first on. */
async function walk(filters: Partial<Filters>) {
  const ids: string[] = [];
  let next: string | null | undefined;
  do {
    const page = await find(filters, next ? { after: next } : {});
    ids.push(...page.athletes.map(({ id }) => id));
    next = page.next;
  } while (next);
  return ids;
}

const passes = (f: Filters) => (a: ContentSnapshot) =>
  (!f.q.startsWith("truro") || a.location.startsWith("Truro")) &&
  (!f.sport || a.sports.includes(f.sport)) &&
  (!f.region || a.region === f.region) &&
  (!f.tier || tierOf(a.followers) === f.tier) &&
  (f.themes.length === 0 || f.themes.some((theme) => a.themes.includes(theme))) &&
  (f.platforms.length === 0 || f.platforms.some((one) => a.platforms.includes(one))) &&
  (!f.audience || (a.audience[0] === f.audience && a.audience[1] >= 30)) &&
  (!f.freeFrom || !a.away[0] || a.away[1] < f.freeFrom || a.away[0] > f.freeUntil) &&
  a.followers >= f.minFollowers &&
  a.followers <= f.maxFollowers &&
  (f.minPrice === 0 || (a.rate !== null && a.rate >= f.minPrice * 100)) &&
  (f.maxPrice === NO_FILTERS.maxPrice || (a.rate !== null && a.rate <= f.maxPrice * 100)) &&
  a.engagement >= f.minEngagement &&
  a.score >= f.minScore &&
  (!f.verified || a.verified) &&
  (!f.connected || a.connected);

/** Counting and sorting stop here, so that the ways for many are taken, too. */
const FEW = 2;

const POINTS = ENTITLEMENTS.athlete.premium.orderPoints;

const VALUE = {
  score: (a: ContentSnapshot) => a.score + (a.premium ? POINTS : 0),
  followers: (a: ContentSnapshot) => a.followers,
  engagement: (a: ContentSnapshot) => a.engagement,
  growth: (a: ContentSnapshot) => a.growth,
};

it("finds names as people without their letters type them", async () => {
  const mark = newId();
  for (const [name, ...typed] of [
    ["Søren Łukasz", "soren", "søren", "lukasz", "Łukasz"],
    ["Đorđe Weiß", "dorde", "weiss", "weiß"],
    ["Þór Æsa", "thor", "aesa"],
    ["Νίκος Άννας", "νικος", "Νίκος", "αννασ"],
    ["Алёна Йорк", "алена", "алёна"],
    ["Işıl O'Neill", "isil", "oneill", "o'neill"],
  ] as const) {
    const person = await makeAthlete(db, { name: `${name} ${mark}` });
    for (const q of typed) {
      const { athletes } = await find({ q: `${q} ${mark}` });
      expect(
        athletes.map(({ id }) => id),
        `${q} for ${name}`,
      ).toEqual([person.userId]);
    }
  }
});

it("finds, counts, sorts and pages like a plain filter, with and without words", async () => {
  const dates = fc.constantFrom(
    ...[
      ["", ""],
      ["", ""],
      ["2027-05-17", "2027-05-18"],
    ],
    ...[
      ["2027-05-10", "2027-05-10"],
      ["2027-06-30", "2027-12-31"],
      ["2027-01-01", "2027-05-02"],
    ],
  );
  const anyFilters = fc
    .record({
      q: fc.constantFrom("", club, `perth ${club}`, `zoe ${club.toUpperCase()}`, `truro ${club}`),
      // Without words the sport keeps other tests' athletes out.
      sport: fc.constantFrom(...sports),
      region: fc.constantFrom("", "uk", "us", "eu") as fc.Arbitrary<Filters["region"]>,
      tier: fc.constantFrom("", ...(Object.keys(TIER_LABELS) as Tier[])),
      place: fc.constant(""),
      within: fc.constant(0),
      themes: fc.subarray(THEMES, { maxLength: 2 }),
      platforms: fc.subarray([...PLATFORMS], { maxLength: 2 }),
      minFollowers: fc.constantFrom(0, 0, 10_000, 60_000, 500_000, 1_000_000),
      maxFollowers: fc.constantFrom(
        NO_FILTERS.maxFollowers,
        NO_FILTERS.maxFollowers,
        10_000,
        60_000,
        1_000_000,
      ),
      minPrice: fc.constantFrom(0, 0, 0, 50, 300, 900),
      maxPrice: fc.constantFrom(NO_FILTERS.maxPrice, NO_FILTERS.maxPrice, 50, 400, 950),
      minEngagement: fc.constantFrom(0, 0, 2, 4.5, 9, 20),
      minScore: fc.constantFrom(0, 0, 40, 75, 100),
      verified: fc.boolean(),
      connected: fc.boolean(),
      dates,
      audience: fc.constantFrom("", "", ...COUNTRIES.slice(0, 4)),
      sort: fc.constantFrom(...SORTS),
    })
    .map(({ dates: [freeFrom = "", freeUntil = ""], ...filters }) => ({
      ...filters,
      freeFrom,
      freeUntil,
    }));
  await fc.assert(
    fc.asyncProperty(anyFilters, async (filters) => {
      const expected = known.filter(passes(filters));
      const ids = await walk(filters);
      expect(new Set(ids)).toEqual(new Set(expected.map(({ id }) => id)));
      expect(ids).toHaveLength(expected.length);
      const value = VALUE[filters.sort];
      const values = ids.map((id) => value(known.find((a) => a.id === id) as ContentSnapshot));
      expect(values).toEqual(values.toSorted((a, b) => b - a));
      expect((await find(filters)).matching).toEqual({ n: expected.length, more: false });
      const page = (mostSorted?: number) =>
        db.orm.all<{ rank: number }>(selectMatchPage(filters, null, 13, mostSorted));
      const [sorted, walked] = await db.read(page(), page(FEW));
      expect(walked).toEqual(sorted);
      const [[few]] = await db.read(db.orm.all<{ n: number }>(countMatches(filters, FEW)));
      expect(Math.min(few?.n ?? 0, FEW + 1)).toBe(Math.min(expected.length, FEW + 1));
    }),
    {
      numRuns: 100,
      // The points of Premium bring some to 100 who have fewer. Each of the others has one filter, to its bounds.
      examples: [
        ...(
          [
            { freeFrom: "2027-05-17", freeUntil: "2027-05-18" },
            { audience: COUNTRIES[0] },
            { platforms: [PLATFORMS[3]] },
            // The full-text index intersects these.
            { audience: COUNTRIES[0], minPrice: 300, maxPrice: 400 },
            { audience: COUNTRIES[1], maxPrice: 50, themes: [THEMES[0]] },
            { verified: true, platforms: [PLATFORMS[3]], audience: COUNTRIES[0] },
          ] as Partial<Filters>[]
        ).map((one): [Filters] => [{ ...NO_FILTERS, sport: sports[0] as string, ...one }]),
        [
          {
            ...NO_FILTERS,
            q: club,
            sport: sports[0] as string,
            minScore: 100,
            sort: "engagement",
          },
        ],
        [
          {
            ...NO_FILTERS,
            q: club,
            sport: sports[1] as string,
            minScore: 100,
            sort: "engagement",
          },
        ],
      ],
    },
  );
}, 60_000);

it("puts Premium ahead by its points in the order by score alone, marks it, and ends with the plan", async () => {
  const word = `ladder${club}`;
  const make = (ambassadorScore: number) =>
    makeAthlete(db, { name: word, figures: { ambassadorScore, totalFollowers: ambassadorScore } });
  const paying = await make(60);
  const [same, most] = [await make(60 + POINTS), await make(61 + POINTS)];
  const listed = async (filters: Partial<Filters> = {}) => {
    const { athletes } = await find({ q: word, ...filters });
    return athletes.map(({ id, isPremium, ambassadorScore }) => [id, ambassadorScore, isPremium]);
  };
  const plain = [
    [most.userId, 61 + POINTS, undefined],
    [same.userId, 60 + POINTS, undefined],
    [paying.userId, 60, undefined],
  ];
  expect(await listed()).toEqual(plain);

  await givePremium(db, paying);
  const raised = [plain[0], [paying.userId, 60, true], plain[1]];
  expect(await listed()).toEqual(raised);
  expect(await listed({ minScore: 61 })).toEqual(plain.slice(0, 2));
  expect((await listed({ sort: "followers" })).map(([id]) => id)).toEqual(plain.map(([id]) => id));

  await db.write([
    db.orm
      .update(subscriptions)
      .set({ plan: null, state: "free" })
      .where(eq(subscriptions.sideId, paying.userId)),
  ]);
  expect(await listed()).toEqual(plain);
});

it("leads the leaderboard by scores alone", async () => {
  const scores = (of: SQL) =>
    db.orm.all<{ score: number }>(sql`select a.ambassador_score as score
      from (${of}) s join athlete_profiles a on a.user_id = s.user_id`);
  for (const limit of [1, 10, 60]) {
    const [found, expected] = await db.read(
      scores(selectHighestScores(limit)),
      scores(sql`select s.user_id from athlete_search s join athlete_profiles a on a.user_id = s.user_id
        order by a.ambassador_score desc limit ${limit}`),
    );
    expect(found).toEqual(expected);
  }
});

it("checks a theme row by row beside a selective filter", async () => {
  for (const sport of sports)
    for (const theme of THEMES)
      for (const narrow of [{ tier: "macro" }, { minScore: 95 }, { minEngagement: 13 }] as const) {
        const filters = { ...NO_FILTERS, sport, themes: [theme], ...narrow };
        const expected = known.filter(passes(filters)).map(({ id }) => id);
        expect(new Set(await walk(filters))).toEqual(new Set(expected));
        expect((await find(filters)).matching.n).toBe(expected.length);
      }
});

it("pages back through the same pages", async () => {
  for (const sort of SORTS) {
    const first = await find({ sort });
    const second = await find({ sort }, { after: first.next ?? "" });
    const back = await find({ sort }, { before: second.previous ?? "" });
    expect(first.previous).toBeNull();
    expect(back.athletes).toEqual(first.athletes);
    expect(back.previous).toBeNull();
  }
});

it("shows each athlete once while others are added and removed", async () => {
  const guests: string[] = [];
  for (const sort of SORTS) {
    const expectedVersion: string[] = [];
    let next: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof find>> = await find(
        { sort },
        next ? { after: next } : {},
      );
      expectedVersion.push(...page.athletes.map(({ id }) => id));
      next = page.next;
      const guest = await makeKnown(guests.length * 31 + 7);
      guests.push(guest.id);
      const leaving = guests[guests.length - 2];
      if (leaving) await db.write([db.orm.delete(profiles).where(eq(profiles.id, leaving))]);
    } while (next);
    expect(new Set(expectedVersion).size).toBe(expectedVersion.length);
    for (const { id } of known) expect(expectedVersion).toContain(id);
  }
  for (const id of guests) await db.write([db.orm.delete(profiles).where(eq(profiles.id, id))]);
});

it("follows a changed profile and a new name at once", async () => {
  const { userId } = await makeAthlete(db, { name: `Old ${club}name` });
  const search = async (q: string) => (await find({ q })).athletes.map(({ id }) => id);
  expect(await search(`old ${club}name`)).toEqual([userId]);
  await db.write([
    db.orm
      .update(profiles)
      .set({ fullName: `New ${club}name` })
      .where(eq(profiles.id, userId)),
  ]);
  expect(await search(`old ${club}name`)).toEqual([]);
  await db.write([
    db.orm
      .update(athleteProfiles)
      .set({ location: `Zurich${club}`, contentThemes: ["Alps"] })
      .where(eq(athleteProfiles.userId, userId)),
  ]);
  expect(await search(`new zurich${club}`)).toEqual([userId]);
  expect((await find({ q: `${club}name`, themes: ["alps"] })).matching.n).toBe(1);
});

it("corrects one wrong letter and says what it searched for", async () => {
  const wrong = `${club.slice(0, 6)}${club.slice(7)}`;
  const found = await find({ q: `${wrong} perht`, sport: sports[0] as string });
  expect(found.near).toBe(`${club} perth`);
  expect(found.matching.n).toBe(69);
  expect((await find({ q: club })).near).toBeNull();
  const nobody = await find({ q: "qqqqqqqqqq" });
  expect([nobody.matching.n, nobody.near]).toEqual([0, null]);
  expect((await find({ q: `${wrong} qqqqqqqqqq` })).near).toBeNull();
});

it.each([
  '"',
  "*",
  "club*",
  "a AND b",
  "NEAR(a b)",
  "name:x",
  "^x",
  "-",
  "'; drop table profiles",
  "(",
  "%_",
  "🏃‍♀️🔥",
  "Кириллица Ёлки",
  "𞤀a𞤀",
  "a\u0300b",
  "日本語",
  "_region",
  "x".repeat(500),
  "é ".repeat(60),
])("takes %j as words", async (q) => {
  for (const sort of SORTS) expect((await find({ q, sort })).athletes).toBeDefined();
});

it("takes any text as words", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "grapheme", maxLength: 60 }), async (q) => {
      expect((await find({ q, sort: "followers" })).athletes).toBeDefined();
    }),
    { numRuns: 100 },
  );
});

it("shows the first three pictures of a portfolio, in its order, and no clip", async () => {
  const name = newId().slice(-10);
  const { userId } = await makeAthlete(db, { name: `Ada ${name}` });
  const publish = (publicName: string, position: number, more = {}) =>
    makeMedia(db, null, userId, { purpose: "portfolio", publicName, position, ...more });
  await publish(`${name}d`, 5);
  await publish(`${name}a`, 1);
  await publish(`${name}f`, 6);
  await publish(`${name}b`, 3);
  await publish(`${name}c`, 2, { kind: "clip" });
  await publish(`${name}e`, 4);
  await makeMedia(db, null, userId);
  const { athletes } = await discoverAthletes(db, brandId, { ...NO_FILTERS, q: name }, null);
  expect(athletes.map(({ pictures }) => pictures)).toEqual([[`${name}a`, `${name}b`, `${name}e`]]);
});

it("offers a common theme even when it is also one athlete's sport", async () => {
  const theme = `Kit tests ${club}`;
  await db.write([
    db.orm.insert(trendingCategories).values({
      category: theme,
      athleteCount: 1_000_000,
      avgEngagement: 3,
      growthPercentage: 1_000,
      computedAt: 1,
    }),
  ]);
  await makeAthlete(db, { figures: { sport: theme } });
  expect((await find({})).themes).toContainEqual({ theme, n: 1_000_000 });
  const { trends } = await insights(db, brandId, "trending");
  expect(trends?.find(({ category }) => category === theme)?.isSport).toBe(0);
  await db.write([db.orm.delete(trendingCategories).where(eq(trendingCategories.category, theme))]);
});

it("offers all sports with the number of athletes that the filter finds", async () => {
  const { sports: all } = await find({});
  const offered = Object.entries(all).filter(([sport]) => sports.includes(sport));
  expect(offered.map(([, n]) => n)).toEqual([69, 69]);
  for (const [sport, n] of offered) expect((await find({ sport, q: "" })).matching.n).toBe(n);
});

it("finds an athlete by each sport, says which one matched, and follows a change", async () => {
  const named = (one: string) => `${one} ${club}`;
  const { userId } = await makeAthlete(db, {
    name: `Several ${club}`,
    figures: { sport: named("Judo"), otherSports: [named("Karate"), named("Diving")] },
  });
  const foundBy = async (one: string) => {
    const { athletes, matching, sports: offered } = await find({ sport: named(one), q: "" });
    const [athlete] = athletes;
    const counted = offered[named(one)] ?? 0;
    expect([matching.n, athletes.length, athlete?.id ?? userId]).toEqual([
      counted,
      counted,
      userId,
    ]);
    return athlete && { sport: athlete.sport, also: athlete.alsoSport };
  };
  expect(await foundBy("Judo")).toEqual({ sport: named("Judo"), also: undefined });
  for (const one of ["Karate", "Diving"])
    expect(await foundBy(one)).toEqual({ sport: named("Judo"), also: named(one) });
  await db.write([
    db.orm
      .update(athleteProfiles)
      .set({ sport: named("Diving"), otherSports: [named("Judo")] })
      .where(eq(athleteProfiles.userId, userId)),
  ]);
  expect(await foundBy("Karate")).toBeUndefined();
  expect(await foundBy("Judo")).toEqual({ sport: named("Diving"), also: named("Judo") });
  expect(await foundBy("Diving")).toEqual({ sport: named("Diving"), also: undefined });
});
