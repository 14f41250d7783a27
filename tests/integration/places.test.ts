import { eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { countMatches } from "~/features/finding/discovery/count-matches.server";
import { dropVagueDistance } from "~/features/finding/discovery/filter-conditions.server";
import { type Filters, NO_FILTERS, SORTS } from "~/features/finding/discovery/filters";
import { selectMatchPage } from "~/features/finding/discovery/match-page.server";
import { discoverAthletes } from "~/features/finding/discovery/queries.server";
import { deriveFigures } from "~/features/profiles/athletes/derived-figures";
import { NOTHING_LEARNED } from "~/features/profiles/reach/forecast-posts";
import { gazetteer } from "~/features/reference/places/gazetteer-index.server";
import { computeDistance, findKeysAround } from "~/features/reference/places/place-keys.server";
import {
  findPlace,
  keysWithin,
  locate,
  placeLabel,
} from "~/features/reference/places/places.server";
import { newId } from "~db/columns";
import { athleteProfiles } from "~db/schema";
import { makeAthlete, makeBrand } from "../support/factories";
import { database } from "../support/own-database";

const db = database();
/** A word of this run's own, so that other tests' athletes stay out of its searches. */
const club = `club${newId().slice(-10)}`;
const LOCATIONS = [
  "Leeds",
  "Bradford, UK",
  "York",
  "Hull",
  "Whitby, North Yorkshire",
  "Glasgow",
  "Edinburgh, Scotland",
  "Inverness",
  "Croydon",
  "London, Ontario",
  "Kraków",
  "New York, US",
  "Nowhere at all",
];
/** Counting and sorting stop here, so that the plans for many hits are taken, too. */
const FEW = 2;
let brandId = "";

beforeAll(async () => {
  brandId = (await makeBrand(db)).userId;
  for (const location of LOCATIONS)
    await makeAthlete(db, {
      name: `Sam ${club}`,
      figures: { sport: `Running ${club}`, location, ...locate(location) },
    });
});

async function find(filters: Partial<Filters>) {
  const wanted = { ...NO_FILTERS, q: club, ...filters };
  const { athletes, matching } = await discoverAthletes(db, brandId, wanted, null);
  expect(matching.n).toBe(athletes.length);
  return athletes.map(({ location }) => location).sort();
}

it.each([
  ["town", "Leeds", ["Leeds"]],
  ["town with accents left out", "krakow", ["Kraków"]],
  ["city of boroughs", "London", ["Croydon"]],
  ["county", "West Yorkshire", ["Bradford, UK", "Leeds"]],
  ["county of an unknown town", "North Yorkshire", ["Whitby, North Yorkshire", "York"]],
  [
    "name that counties share",
    "Yorkshire",
    ["Bradford, UK", "Hull", "Leeds", "Whitby, North Yorkshire", "York"],
  ],
  ["nation", "Scotland", ["Edinburgh, Scotland", "Glasgow", "Inverness"]],
  ["country", "Canada", ["London, Ontario"]],
  [
    "country that is a region",
    "United Kingdom",
    [
      ...["Bradford, UK", "Croydon", "Edinburgh, Scotland", "Glasgow", "Hull", "Inverness"],
      ...["Leeds", "Whitby, North Yorkshire", "York"],
    ],
  ],
  ["place that the gazetteer does not know", "nowhere", ["Nowhere at all"]],
  ["place of no athlete", "Truro, Cornwall", []],
])("finds the athletes of a %s", async (_, place, expected) => {
  for (const sort of SORTS) expect(await find({ place, sort })).toEqual(expected);
  expect(await find({ q: "", place, sport: `Running ${club}` })).toEqual(expected);
});

it("finds them by the same names as words", async () => {
  for (const q of ["Scotland", "runner in Scotland", "athletes from scotland"])
    expect(await find({ q: `${q} ${club}` })).toEqual([
      "Edinburgh, Scotland",
      "Glasgow",
      "Inverness",
    ]);
  expect(await find({ q: `west yorkshire ${club}` })).toEqual(["Bradford, UK", "Leeds"]);
  expect(await find({ q: `york ${club}` })).toEqual(["New York, US", "York"]);
  expect(await find({ q: `united kingdom ${club}` })).toHaveLength(9);
  expect(await find({ q: `kingdom ${club}` })).toEqual([]);
});

it("finds athletes within so many kilometres of a town, alone and with other filters", async () => {
  expect(await find({ place: "Leeds", within: 25 })).toEqual(["Bradford, UK", "Leeds"]);
  expect(await find({ place: "Leeds", within: 50 })).toEqual(["Bradford, UK", "Leeds", "York"]);
  expect(await find({ place: "Leeds", within: 100 })).toContain("Hull");
  const more = { sport: `Running ${club}`, tier: "nano", minScore: 0 } as const;
  expect(await find({ place: "Leeds", within: 50, q: "", ...more })).toEqual(
    await find({ place: "Leeds", within: 50, ...more }),
  );
});

it("finds an athlete by each of several sports as words", async () => {
  const { userId } = await makeAthlete(db, {
    name: `Multi ${club}`,
    figures: { sport: "Climbing", otherSports: ["Table Tennis", "Yoga"], location: "" },
  });
  const search = async (q: string) =>
    (await discoverAthletes(db, brandId, { ...NO_FILTERS, q: `multi ${q} ${club}` }, null))
      .athletes;
  for (const q of ["climber", "yoga", "table tennis"])
    expect(
      (await search(q)).map(({ id }) => id),
      q,
    ).toEqual([userId]);
  expect(await search("golf")).toEqual([]);
});

it("finds and counts the athletes of a place like a plain filter, whatever else is asked", async () => {
  const sports = [`Rowing ${club}`, `Golf ${club}`];
  const located = [
    ...LOCATIONS,
    "Yorkshire",
    "Cornwall",
    "Scotland",
    "UK",
    "Ilkley, West Yorkshire",
  ];
  const known = await Promise.all(
    Array.from({ length: 90 }, async (_, i) => {
      const figures = {
        sport: sports[i % 2] as string,
        otherSports: i % 5 === 0 ? [sports[(i + 1) % 2] as string] : [],
        location: located[i % located.length] as string,
        totalFollowers: ((i * 37) % 60) * 11_111,
        avgEngagement: ((i * 29) % 43) / 3,
        growthRate: ((i * 17) % 21) - 5.5,
        ambassadorScore: (i * 13) % 101,
        isVerified: i % 3 === 0,
      };
      const { placeKeys, ...place } = locate(figures.location);
      const { userId } = await makeAthlete(db, {
        name: `Plain ${club}`,
        figures: { ...figures, ...place, placeKeys },
      });
      return { userId, ...figures, ...place, keys: placeKeys.split(" ") };
    }),
  );
  const anyFilters = fc.record({
    q: fc.constantFrom("", `plain ${club}`),
    // Without words the sport keeps other tests' athletes out.
    sport: fc.constantFrom(...sports),
    region: fc.constantFrom("", "", "uk", "eu") as fc.Arbitrary<Filters["region"]>,
    place: fc.constantFrom("Leeds", "West Yorkshire", "Yorkshire", "England", "UK", "Canada"),
    within: fc.constantFrom(0, 50, 100),
    minFollowers: fc.constantFrom(0, 0, 20_000, 600_000),
    minEngagement: fc.constantFrom(0, 0, 2, 4.5),
    minScore: fc.constantFrom(0, 0, 40),
    verified: fc.boolean(),
    sort: fc.constantFrom(...SORTS),
  });
  await fc.assert(
    fc.asyncProperty(anyFilters, async (some) => {
      const filters = dropVagueDistance({ ...NO_FILTERS, ...some });
      const place = findPlace(filters.place);
      if (!place) throw new Error(`${filters.place} is known`);
      const keys =
        filters.within > 0 && place.kind === "town"
          ? findKeysAround(place, filters.within)
          : keysWithin(place);
      const expected = known
        .filter(
          (a) =>
            [a.sport, ...a.otherSports].includes(filters.sport) &&
            keys.some((key) => a.keys.includes(key)) &&
            (!filters.region || a.region === filters.region) &&
            a.totalFollowers >= filters.minFollowers &&
            a.avgEngagement >= filters.minEngagement &&
            a.ambassadorScore >= filters.minScore &&
            (!filters.verified || a.isVerified),
        )
        .map(({ userId }) => userId);
      for (const mostSorted of [FEW, 10_000]) {
        const [rows, [counted]] = await db.read(
          db.orm.all<{ user_id: string }>(selectMatchPage(filters, null, 100, mostSorted)),
          db.orm.all<{ n: number }>(countMatches(filters, mostSorted)),
        );
        expect(new Set(rows.map((row) => row.user_id))).toEqual(new Set(expected));
        expect(Math.min(counted?.n ?? 0, mostSorted + 1)).toBe(
          Math.min(expected.length, mostSorted + 1),
        );
      }
    }),
    { numRuns: 60 },
  );
}, 60_000);

it("draws the border at 50 km", async () => {
  const leeds = findPlace("Leeds");
  if (leeds?.kind !== "town") throw new Error("Leeds is a town");
  const away = gazetteer()
    .towns.filter(({ area }) => area.country.code === "GB")
    .map((town) => ({ town, km: computeDistance(leeds, town) }))
    .sort((a, b) => a.km - b.km);
  const last = away.findLast(({ km }) => km <= 50);
  const next = away.find(({ km }) => km > 50);
  for (const one of [last, next]) {
    const location = placeLabel(one?.town ?? leeds);
    await makeAthlete(db, {
      name: `Border ${club}`,
      figures: { sport: "Golf", location, ...locate(location) },
    });
  }
  expect(last?.km).toBeGreaterThan(48);
  expect(next?.km).toBeLessThan(52);
  expect(await find({ q: `border ${club}`, place: "Leeds", within: 50 })).toEqual([
    placeLabel(last?.town ?? leeds),
  ]);
});

it("takes the largest circles around the densest places", async () => {
  for (const place of ["Essen", "Los Angeles", "New York", "London"])
    expect(await find({ place, within: 100, sort: "followers" })).toBeDefined();
});

it("follows an athlete who moves", async () => {
  const { userId } = await makeAthlete(db, { name: `Mover ${club}`, figures: { location: "" } });
  const moved = async (location: string) => {
    const [[profile]] = await db.read(
      db.orm.select().from(athleteProfiles).where(eq(athleteProfiles.userId, userId)),
    );
    if (!profile) throw new Error("The athlete is there");
    const history = {
      ...{ today: "2026-11-22", channels: [], snapshots: [], items: [] },
      learned: NOTHING_LEARNED,
    };
    await db.write([
      db.orm
        .update(athleteProfiles)
        .set({ location, ...deriveFigures({ ...profile, location }, history) })
        .where(eq(athleteProfiles.userId, userId)),
    ]);
  };
  await moved("Cardiff");
  expect(await find({ q: `mover ${club}`, place: "Wales" })).toEqual(["Cardiff"]);
  await moved("Galway");
  expect(await find({ q: `mover ${club}`, place: "Wales" })).toEqual([]);
  expect(await find({ q: `mover ${club}`, region: "eu" })).toEqual(["Galway"]);
});
