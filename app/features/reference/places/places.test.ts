import fc from "fast-check";
import { expect, it } from "vitest";
import { gazetteer, isHome, type Town } from "./gazetteer-index.server";
import { computeDistance, findKeysAround, ownKeys } from "./place-keys.server";
import {
  everyPlace,
  findNamedPlace,
  findPlace,
  isLocatedIn,
  keysWithin,
  locate,
  placeLabel,
  suggestPlaces,
} from "./places.server";

it.each([
  ["London", "London, Greater London, England, United Kingdom"],
  ["london, uk", "London, Greater London, England, United Kingdom"],
  ["East London", "London, Greater London, England, United Kingdom"],
  ["London, Ontario", "London, Ontario, Canada"],
  ["London, Canada", "London, Ontario, Canada"],
  ["Newcastle", "Newcastle upon Tyne, Tyne and Wear, England, United Kingdom"],
  ["Newcastle, Australia", "Newcastle, New South Wales, Australia"],
  ["Newcastle, Staffordshire", "Newcastle under Lyme, Staffordshire, England, United Kingdom"],
  ["Boston", "Boston, Lincolnshire, England, United Kingdom"],
  ["Boston, MA", "Boston, Massachusetts, United States"],
  ["Perth", "Perth, Western Australia, Australia"],
  ["Perth, Scotland", "Perth, Perth and Kinross, Scotland, United Kingdom"],
  ["Glasgow", "Glasgow, Scotland, United Kingdom"],
  ["Inverness, Scotland", "Inverness, Highlands, Scotland, United Kingdom"],
  ["Hull", "Kingston upon Hull, East Riding of Yorkshire, England, United Kingdom"],
  ["st. albans", "St Albans, Hertfordshire, England, United Kingdom"],
  ["Leeds UK", "Leeds, West Yorkshire, England, United Kingdom"],
  ["Leeds, LS1, U.K.", "Leeds, West Yorkshire, England, United Kingdom"],
  ["Durham", "Durham, County Durham, England, United Kingdom"],
  ["Co. Durham", "County Durham, England, United Kingdom"],
  ["Keswick", "Cumbria, England, United Kingdom"],
  ["Keswick, UK", "Cumbria, England, United Kingdom"],
  ["Llanberis", "Gwynedd, Wales, United Kingdom"],
  ["Whitby, Yorkshire", "North Yorkshire, England, United Kingdom"],
  // Namesakes: two counties of England; one in England and one in Wales.
  ["Wickham", "England, United Kingdom"],
  ["Greenfield", "United Kingdom"],
  ["Greenfield, Wales", "Flintshire, Wales, United Kingdom"],
  ["Galway", "Galway, County Galway, Ireland"],
  ["Krakow", "Kraków, Lesser Poland, Poland"],
  ["KRAKÓW", "Kraków, Lesser Poland, Poland"],
  ["München", "Munich, Bavaria, Germany"],
  ["Zurich", "Zürich, Switzerland"],
  ["Portland, Oregon, U.S.A.", "Portland, Oregon, United States"],
  ["France, Ohio, US", "Ohio, United States"],
  ["Scotland", "Scotland, United Kingdom"],
  ["Great Britain", "United Kingdom"],
  ["Holland", "Netherlands"],
  ["Singapore", "Singapore"],
  ["Somewhere nice", ""],
  ["🏃", ""],
  ["", ""],
])("finds %j at %j", (typed, place) => {
  expect(locate(typed).place).toBe(place);
});

it.each([
  ["Leeds", "uk"],
  ["Belfast, Northern Ireland", "uk"],
  ["Galway, Ireland", "eu"],
  ["  Girona ,  SPAIN ", "eu"],
  ["Boulder", "us"],
  ["Zurich, Switzerland", "other"],
  ["Nowhere", "other"],
])("finds the region of %j", (typed, region) => {
  expect(locate(typed).region).toBe(region);
});

it("takes any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 120 }), (typed) => {
      const { place, placeKeys } = locate(typed);
      expect(place === "").toBe(placeKeys === "");
      expect(placeKeys).toMatch(/^[a-z0-9 ]*$/);
    }),
  );
});

it("finds every town of Britain and Ireland again under its label", () => {
  for (const town of gazetteer().towns.filter(({ area }) => isHome(area.country)))
    expect(findPlace(placeLabel(town)), placeLabel(town)).toBe(town);
});

it("gives each place a key of its own", () => {
  const { towns, areas } = gazetteer();
  const keys = [...towns, ...areas].map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

it.each([
  ["Leeds", "UK", true],
  ["Leeds", "Yorkshire", true],
  ["Glasgow", "Great Britain", true],
  ["Glasgow", "England", false],
  ["Croydon", "London", true],
  ["New York, US", "York", false],
  ["Whitby, Yorkshire", "Yorkshire", true],
  ["Little Snoring, Norfolk", "Norfolk", true],
  ["Clubville, Mars", "Mars", true],
  ["", "UK", false],
])("places %j in %j: %j", (location, wider, inside) => {
  expect(isLocatedIn(location, wider)).toBe(inside);
});

it("does not take the county for a town that is not known", () => {
  expect(findNamedPlace("Whitby, North Yorkshire")).toBeNull();
  expect(findNamedPlace("North Yorkshire")?.kind).toBe("area");
});

const town = (name: string): Town => {
  const found = findPlace(name);
  if (found?.kind !== "town") throw new Error(`${name} is no town`);
  return found;
};

it("measures between towns", () => {
  expect(computeDistance(town("Leeds"), town("Leeds"))).toBe(0);
  expect(computeDistance(town("Leeds"), town("York"))).toBeCloseTo(35.6, 1);
  expect(computeDistance(town("London"), town("Edinburgh"))).toBeCloseTo(534, -1);
});

it("covers a circle with the keys of exactly the towns in it", () => {
  const { towns } = gazetteer();
  const centres = fc.constantFrom(...towns);
  fc.assert(
    fc.property(centres, fc.constantFrom(10, 25, 50, 100), (centre, km) => {
      const keys = new Set(findKeysAround(centre, km));
      for (const other of towns) {
        const inside = keys.has(other.key) || keys.has(other.area.key);
        expect(inside, `${other.name} from ${centre.name}`).toBe(
          computeDistance(centre, other) <= km,
        );
      }
    }),
    { numRuns: 20 },
  );
});

it("asks for few keys, the most in the densest places", () => {
  const most = Math.max(
    ...gazetteer()
      .towns.filter((_, i) => i % 7 === 0)
      .map((centre) => findKeysAround(centre, 50).length),
  );
  expect(most).toBeLessThan(130);
});

it("means all of a city, and one county where a name is shared", () => {
  const keys = (name: string) => keysWithin(findPlace(name) ?? town(name));
  expect(keys("London")).toEqual(["agbgreaterlondon"]);
  expect(keys("Leeds")).toEqual([town("Leeds").key]);
  expect(keys("Sussex")).toEqual(["gsussex", "agbeastsussex", "agbwestsussex"]);
});

it("suggests the likeliest places first", () => {
  expect(suggestPlaces("newc", 2)).toEqual([
    "Newcastle upon Tyne, Tyne and Wear",
    "Newcastle under Lyme, Staffordshire",
  ]);
  expect(suggestPlaces("GLASG", 8)[0]).toBe("Glasgow, Scotland");
  expect(suggestPlaces("scotl", 8)).toContain("Scotland, United Kingdom");
  expect(suggestPlaces("krak", 8)).toContain("Kraków, Poland");
  expect(suggestPlaces("l", 8)).toEqual([]);
});

it("gives each place a key of its own, and a wider place the keys of all within it", () => {
  const places = everyPlace();
  expect(new Set(places.map(({ key }) => key)).size).toBe(places.length);
  for (const wider of ["nscotland", "cgb", "agbwestyorkshire", "gyorkshire", "csg"])
    expect(new Set(ownKeys([wider])), wider).toEqual(
      new Set([wider, ...places.filter(({ keys }) => keys.includes(wider)).map(({ key }) => key)]),
    );
});
