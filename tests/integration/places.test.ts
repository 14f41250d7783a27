import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { derivedFigures } from "~/features/athletes/derived-figures";
import { type Filters, NO_FILTERS, SORTS } from "~/features/discovery/filters";
import { discoverAthletes } from "~/features/discovery/queries.server";
import { distance } from "~/features/places/distance.server";
import { gazetteer } from "~/features/places/gazetteer-index.server";
import { findPlace, locate, placeLabel } from "~/features/places/places.server";
import { newId } from "~db/columns";
import { athleteProfiles } from "~db/schema";
import { database } from "../support/command-context";
import { makeAthlete, makeBrand } from "../support/factories";

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

it("draws the border at 50 km", async () => {
  const leeds = findPlace("Leeds");
  if (leeds?.kind !== "town") throw new Error("Leeds is a town");
  const away = gazetteer()
    .towns.filter(({ area }) => area.country.code === "GB")
    .map((town) => ({ town, km: distance(leeds, town) }))
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
    const history = { today: "2026-11-22", snapshots: [], items: [] };
    await db.write([
      db.orm
        .update(athleteProfiles)
        .set({ location, ...derivedFigures({ ...profile, location }, history) })
        .where(eq(athleteProfiles.userId, userId)),
    ]);
  };
  await moved("Cardiff");
  expect(await find({ q: `mover ${club}`, place: "Wales" })).toEqual(["Cardiff"]);
  await moved("Galway");
  expect(await find({ q: `mover ${club}`, place: "Wales" })).toEqual([]);
  expect(await find({ q: `mover ${club}`, region: "eu" })).toEqual(["Galway"]);
});
