import gazetteerFile from "./gazetteer.json" with { type: "json" };
import { nameKey } from "./name-key";

/*
 * The gazetteer as objects, made when it is first read. The lines of its file: '=country', '-nation', then one for each area with its
 * towns: latitude and longitude in hundredths of a degree, thousands of people, GeoNames' id (base 36). What follows a slash
 * is another name of the area. '+' begins the names of the villages in the area, nation or country of the line before.
 */

export interface Country {
  kind: "country";
  name: string;
  code: string;
  key: string;
}

interface Nation {
  kind: "nation";
  name: string;
  country: Country;
  key: string;
}

/** A county of the United Kingdom or Ireland; elsewhere the first division, such as a state. */
export interface Area {
  kind: "area";
  name: string;
  nation: Nation | null;
  country: Country;
  towns: Town[];
  key: string;
}

export interface Town {
  kind: "town";
  name: string;
  area: Area;
  latitude: number;
  longitude: number;
  people: number;
  key: string;
}

export type KnownPlace = Country | Nation | Area | Town;

interface Index {
  towns: Town[];
  areas: Area[];
  named: Map<string, KnownPlace[]>;
  /** The places around the villages of a name. */
  villages: Map<string, (Area | Nation | Country)[]>;
  /** Counties that share a name: 'Sussex' is East and West Sussex. */
  groups: Map<string, Area[]>;
}

const HOME = ["GB", "IE"];
export const isHome = ({ code }: Country) => HOME.includes(code);

let cachedIndex: Index | undefined;

export function gazetteer(): Index {
  cachedIndex ??= read(gazetteerFile.lines);
  return cachedIndex;
}

/** Keys are words of the search model: letters and digits. */
const slug = (name: string) => nameKey(name).replaceAll(/[^a-z0-9]/g, "");

function read(lines: readonly string[]): Index {
  const index: Index = {
    towns: [],
    areas: [],
    named: new Map(),
    villages: new Map(),
    groups: new Map(),
  };
  const call = (name: string, known: KnownPlace) => {
    const key = nameKey(name);
    if (!key) return;
    const others = index.named.get(key);
    if (!others) index.named.set(key, [known]);
    else if (!others.includes(known)) others.push(known);
  };
  let country: Country | undefined;
  let nation: Nation | null = null;
  let area: Area | null = null;
  for (const line of lines) {
    if (line.startsWith("=")) {
      const [code = "", name = ""] = line.slice(1).split(";");
      country = { kind: "country", name, code, key: `c${code.toLowerCase()}` };
      nation = area = null;
      call(name, country);
    } else if (country && line.startsWith("+")) {
      const around = area ?? nation ?? country;
      for (const name of line.slice(1).split("|")) {
        const key = nameKey(name);
        index.villages.set(key, [...(index.villages.get(key) ?? []), around]);
      }
    } else if (country && line.startsWith("-")) {
      const name = line.slice(1);
      nation = { kind: "nation", name, country, key: `n${slug(name)}` };
      area = null;
      call(name, nation);
    } else if (country) {
      const [names = "", ...towns] = line.split("|");
      const [name = "", short] = names.split("/");
      const key = `a${country.code.toLowerCase()}${slug(name)}`;
      area = { kind: "area", name, nation, country, towns: [], key };
      index.areas.push(area);
      call(name, area);
      if (short) call(short, area);
      call(name.replace(/^County /, ""), area);
      if (isHome(country)) join(index.groups, area);
      for (const town of towns) readTown(town, area, index, call);
    }
  }
  return index;
}

function readTown(
  text: string,
  area: Area,
  index: Index,
  call: (name: string, known: KnownPlace) => void,
) {
  const [name = "", latitude, longitude, thousands, id] = text.split(";");
  const town: Town = {
    kind: "town",
    name,
    area,
    latitude: Number(latitude) / 100,
    longitude: Number(longitude) / 100,
    people: Number(thousands) * 1000,
    key: `t${id}`,
  };
  area.towns.push(town);
  index.towns.push(town);
  call(name, town);
  for (const other of OTHER_NAMES[`${name}, ${area.country.code}`]?.split(", ") ?? [])
    call(other, town);
  // 'Newcastle' for 'Newcastle upon Tyne', 'Weston' for 'Weston-super-Mare'.
  const [, short] = /^(.+?)[ -](?:upon|on|under|le|super|in|by)[ -]/i.exec(name) ?? [];
  if (short && isHome(area.country)) call(short, town);
}

function join(groups: Map<string, Area[]>, area: Area) {
  const [, shared] = /^(?:North|South|East|West)(?: Riding of)? (.+)$/.exec(area.name) ?? [];
  if (!shared) return;
  const key = nameKey(shared);
  const group = groups.get(key);
  if (group) group.push(area);
  else groups.set(key, [area]);
}

/** What people call towns that the gazetteer has under another name. */
const OTHER_NAMES: Record<string, string> = {
  "London, GB":
    "East London, West London, North London, South London, Central London, City of London",
  "Kingston upon Hull, GB": "Hull",
  "Derry, GB": "Londonderry, Derry/Londonderry",
  "Royal Leamington Spa, GB": "Leamington Spa, Leamington",
  "Royal Tunbridge Wells, GB": "Tunbridge Wells",
  "Great Malvern, GB": "Malvern",
  "Southend-on-Sea, GB": "Southend",
  "Brighton, GB": "Brighton and Hove",
  "Cardiff, GB": "Caerdydd",
  "Swansea, GB": "Abertawe",
  "Dublin, IE": "Baile Átha Cliath",
  "New York, US": "New York City, NYC",
  "Los Angeles, US": "LA",
  "Washington, US": "Washington DC",
  "San Francisco, US": "San Fran",
  "Munich, DE": "München, Muenchen",
  "Köln, DE": "Cologne, Koeln",
  "Nuremberg, DE": "Nürnberg, Nuernberg",
  "Hannover, DE": "Hanover",
  "Vienna, AT": "Wien",
  "Zürich, CH": "Zuerich",
  "Geneva, CH": "Genève, Genf",
  "Basel, CH": "Basle",
  "Rome, IT": "Roma",
  "Milan, IT": "Milano",
  "Florence, IT": "Firenze",
  "Venice, IT": "Venezia",
  "Naples, IT": "Napoli",
  "Turin, IT": "Torino",
  "Genoa, IT": "Genova",
  "Lisbon, PT": "Lisboa",
  "Porto, PT": "Oporto",
  "Sevilla, ES": "Seville",
  "Prague, CZ": "Praha",
  "Warsaw, PL": "Warszawa",
  "Kraków, PL": "Cracow",
  "Copenhagen, DK": "København",
  "Gothenburg, SE": "Göteborg",
  "Brussels, BE": "Bruxelles, Brussel",
  "Antwerp, BE": "Antwerpen",
  "Gent, BE": "Ghent, Gand",
  "Brugge, BE": "Bruges",
  "The Hague, NL": "Den Haag",
  "Lyon, FR": "Lyons",
  "Athens, GR": "Athína",
  "Bucharest, RO": "București",
};
