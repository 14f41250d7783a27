import { containsWords, normalizedWords } from "~/platform/match-words";
import type { Region } from "~db/constants";
import { type Area, gazetteer, isHome, type KnownPlace } from "./gazetteer-index.server";
import { nameKey } from "./name-key";

/** Finds typed places in the gazetteer (docs/decisions/0021-places.md). Pure. */

/** A place that the gazetteer knows, or a name that several counties share, such as Yorkshire. */
export type Place =
  | KnownPlace
  | { kind: "group"; name: string; key: string; areas: [Area, ...Area[]] };

/** Most athletes are British or Irish: without a country, a town abroad must be this many times larger. */
const HOME_WEIGHT = 20;

const EU = "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE".split(
  " ",
);

/**
 * The place of a typed location: its first part that is known, where the parts after it agree. 'London' is in
 * the United Kingdom, 'London, Ontario' in Canada. Null when no part is known.
 */
export function findPlace(typed: string): Place | null {
  const parts = splitParts(typed);
  for (let i = 0; i < parts.length; i++) {
    const found = resolvePlace(parts.slice(i)) ?? findAroundVillage(parts.slice(i));
    if (found) return found;
  }
  return null;
}

/** As `findPlace`, but null when the first part is not known: who asks for Whitby does not ask for all of Yorkshire. */
export const findNamedPlace = (typed: string): Place | null => resolvePlace(splitParts(typed));

const splitParts = (typed: string) =>
  typed
    .split(/[,/|()]/)
    .map(nameKey)
    .filter(Boolean);

const resolvePlace = ([own = "", ...wider]: string[]): Place | null =>
  chooseBest(own, wider) ?? withoutCommas(own, wider) ?? withoutDirection(own, wider);

/** Keswick is in Cumbria. Of a name in several counties, what they have in common: their nation or their country. */
function findAroundVillage([own = "", ...wider]: string[]): Place | null {
  const [first, ...others] = filterWithin(gazetteer().villages.get(own) ?? [], wider);
  if (!first) return null;
  const common = [first, ...ancestors(first)].find((place) =>
    others.every((other) => isWithin(other, place)),
  );
  return common ?? null;
}

/** 'Leeds UK' as 'Leeds, UK'. */
function withoutCommas(part: string, wider: string[]): Place | null {
  const words = part.split(" ");
  for (let n = words.length - 1; n > 0; n--) {
    const rest = nameKey(words.slice(n).join(" "));
    const found =
      lookUpPlaces(rest).length > 0 && chooseBest(words.slice(0, n).join(" "), [rest, ...wider]);
    if (found) return found;
  }
  return null;
}

const DIRECTION =
  /^(?:(?:near|nr|central|greater|inner|outer|north|south|east|west|city|county|borough|of)\s+)+/;

/** 'East London' is in London. */
function withoutDirection(part: string, wider: string[]): Place | null {
  const rest = part.replace(DIRECTION, "");
  return rest === part ? null : chooseBest(rest, wider);
}

function lookUpPlaces(key: string): Place[] {
  const { named, groups } = gazetteer();
  const group = toGroup(key, groups.get(key) ?? []);
  return [...(named.get(key) ?? []), ...(group ? [group] : [])];
}

/** The keys of several counties that share a name; null when only one has it. */
function toGroup(name: string, [first, ...others]: Area[]): Place | null {
  if (!first || others.length === 0) return null;
  return {
    kind: "group",
    name: name.replace(/^./, (letter) => letter.toUpperCase()),
    key: `g${name.replaceAll(" ", "")}`,
    areas: [first, ...others],
  };
}

/** The likeliest place of that name within all wider ones that are known. */
const chooseBest = (own: string, wider: string[]): Place | null =>
  filterWithin(lookUpPlaces(own), wider).sort((a, b) => weight(b) - weight(a))[0] ?? null;

/** Those that lie within every wider name that is known. */
function filterWithin<P extends Place>(places: readonly P[], wider: string[]): P[] {
  const around = wider.map(lookUpPlaces).filter((known) => known.length > 0);
  return places.filter((place) =>
    around.every((known) => known.some((widerPlace) => isWithin(place, widerPlace))),
  );
}

function isWithin(place: Place, wider: Place): boolean {
  if (wider.kind === "group") return wider.areas.some((area) => isWithin(place, area));
  return place === wider || ancestors(place).includes(wider);
}

/** The places around a place, from the nearest to the country. */
function ancestors(place: Place): KnownPlace[] {
  switch (place.kind) {
    case "country":
      return [];
    case "nation":
      return [place.country];
    case "area":
      return [...(place.nation ? [place.nation] : []), place.country];
    case "group":
      return ancestors(place.areas[0]);
    case "town":
      return [place.area, ...ancestors(place.area)];
  }
}

const findCountry = (place: Place) => {
  const widest = ancestors(place).at(-1) ?? place;
  return widest.kind === "country" ? widest : null;
};

/** Towns by their people. A country, nation or county of the name counts where no town has it. */
function weight(place: Place): number {
  const country = findCountry(place);
  const home = country && isHome(country) ? HOME_WEIGHT : 1;
  switch (place.kind) {
    case "town":
      return place.people * home;
    case "country":
      return 100;
    case "nation":
      return 90;
    default:
      return home;
  }
}

/** 'Leeds, West Yorkshire, England, United Kingdom'; a county named as its town is left out. */
function placeNames(place: Place): string {
  const names = [place, ...ancestors(place)].map(({ name }) => name).filter(Boolean);
  return names.filter((name, i) => nameKey(name) !== nameKey(names[i - 1] ?? "")).join(", ");
}

/** What follows from a typed location: names to find it by, keys to filter it by, and its region. */
export function locate(typed: string): Location {
  const known = located.get(typed);
  if (known) return known;
  const place = findPlace(typed);
  const location: Location = place
    ? { place: placeNames(place), placeKeys: listKeys(place), region: findRegion(place) }
    : { place: "", placeKeys: "", region: "other" };
  if (located.size === MAX_CACHED) located.clear();
  located.set(typed, location);
  return location;
}

interface Location {
  /** 'Leeds, West Yorkshire, England, United Kingdom', or ''. */
  place: string;
  placeKeys: string;
  region: Region;
}

// Hundreds of candidates share a few locations.
const located = new Map<string, Location>();
const MAX_CACHED = 2_000;

/** What the places around a typed location are called, also in short. */
export const widerNames = (typed: string): string[] =>
  locate(typed)
    .place.split(", ")
    .slice(1)
    .flatMap((name) => [name, ...(SHORT_NAMES[name] ?? [])]);

const SHORT_NAMES: Record<string, string[]> = {
  "United Kingdom": ["UK", "Britain"],
  "United States": ["US", "USA"],
};

/** Whether the gazetteer has the place. An unknown place cannot be called outside of another. */
export const isKnownPlace = (location: string): boolean => locate(location).placeKeys !== "";

/**
 * Whether a typed location lies in another: 'Leeds' in 'UK', and not 'New York' in 'York'. Where the gazetteer
 * does not know one of them, their words decide.
 */
export function isLocatedIn(location: string, wider: string): boolean {
  const place = findNamedPlace(wider);
  const { placeKeys } = locate(location);
  if (!place || !placeKeys) return containsWords(normalizedWords(location), normalizedWords(wider));
  const own = placeKeys.split(" ");
  return keysWithin(place).some((key) => own.includes(key));
}

const listKeys = (place: Place): string =>
  [place, ...ancestors(place)].map(({ key }) => key).join(" ");

function findRegion(place: Place): Region {
  const code = findCountry(place)?.code ?? "";
  if (code === "GB") return "uk";
  if (code === "US") return "us";
  return EU.includes(code) ? "eu" : "other";
}

/** All places that a typed location may be resolved to, with the keys it then has. */
export function everyPlace(): { key: string; keys: string[] }[] {
  const { areas, groups } = gazetteer();
  const around = new Set(areas.flatMap(ancestors));
  const shared = [...groups].flatMap(([name, some]) => toGroup(name, some) ?? []);
  const places: Place[] = [...areas.flatMap((area) => area.towns), ...areas, ...around, ...shared];
  return places.map((place) => ({ key: place.key, keys: listKeys(place).split(" ") }));
}

/** Keys of the place: an athlete there has at least one of them. */
export function keysWithin(place: Place): string[] {
  if (place.kind === "group") return [place, ...place.areas].map(({ key }) => key);
  return [sameAsTown(place).key];
}

/** Of Glasgow the whole council area, of London all boroughs, of Luxembourg the country. */
function sameAsTown(place: KnownPlace): KnownPlace {
  if (place.kind !== "town") return place;
  const { area } = place;
  if (place.name === area.country.name) return area.country;
  if (!isHome(area.country)) return place;
  return area.name === place.name || (area.name === "Greater London" && place.name === "London")
    ? area
    : place;
}

/** Whether the words are the whole name of a place, as 'York' is, and not only the start of 'Yorkshire'. */
export const isPlaceName = (words: string): boolean => lookUpPlaces(nameKey(words)).length > 0;

/** A place as one types it: 'Leeds, West Yorkshire', 'Girona, Spain', 'Portland, Oregon, United States'. */
export function placeLabel(place: KnownPlace): string {
  const [own = "", ...wider] = placeNames(place).split(", ");
  const home = isHome(findCountry(place) ?? NO_COUNTRY);
  if (place.kind === "town" && home) return [own, wider[0]].filter(Boolean).join(", ");
  if (place.kind === "town" && wider.at(-1) !== "United States")
    return [own, wider.at(-1)].filter(Boolean).join(", ");
  return [own, ...wider].join(", ");
}
const NO_COUNTRY = { kind: "country", code: "", name: "", key: "" } as const;

/** Labels of places that begin with what was typed, the likeliest first. */
export function suggestPlaces(typed: string, most: number): string[] {
  const start = nameKey(typed);
  if (start.length < 2) return [];
  const found = [...gazetteer().named]
    .filter(([key]) => key.startsWith(start))
    .flatMap(([, places]) => places)
    .sort((a, b) => weight(b) - weight(a));
  return [...new Set(found.map(placeLabel))].slice(0, most);
}
