import {
  da,
  de,
  en,
  en_AU,
  es,
  fr,
  it,
  type LocaleDefinition,
  nl,
  pl,
  pt_PT,
  sv,
} from "@faker-js/faker";

export interface Names {
  first: string[];
  last: string[];
}

/** As many as give every name several bearers among a million. */
const FIRST = 160;
const LAST = 280;

const listed = (names: string) => names.split(", ");

function namesOf({ person }: LocaleDefinition): Names {
  const { female = [], male = [] } = person?.first_name ?? {};
  const first = Array.from({ length: FIRST / 2 }, (_, i) => [spread(female, i), spread(male, i)]);
  return {
    first: [...new Set(first.flat())],
    last: Array.from({ length: LAST }, (_, i) => spread(person?.last_name?.generic ?? [], i, LAST)),
  };
}

/** Some of a list in alphabetical order, of each letter. */
const spread = (from: readonly string[], i: number, parts = FIRST / 2) =>
  from[Math.floor((i * from.length) / parts)] as string;

const english = namesOf(en);
const southern = namesOf(en_AU);

export const ENGLISH: Names = {
  first: [...southern.first, ...english.first],
  last: [...southern.last, ...english.last],
};

export const BRITISH: Names = {
  first: [
    ...listed(
      "Callum, Isla, Rhys, Megan, Rory, Ellie, Jamal, Priti, Kieran, Nia, Tariq, Zara, Hamish",
    ),
    ...ENGLISH.first,
  ],
  last: [
    ...listed(
      "Campbell, Davies, Fraser, Hughes, Kerr, MacDonald, Iqbal, Mensah, Pritchard, Sutcliffe",
    ),
    ...ENGLISH.last,
  ],
};

export const IRISH: Names = {
  first: listed(
    "Aoife, Cian, Niamh, Oisín, Saoirse, Conor, Ciara, Eoin, Róisín, Darragh, Orla, Fionn",
  ),
  last: listed(
    "Murphy, Kelly, Byrne, Ryan, O'Brien, O'Shea, Walsh, Gallagher, Doyle, Kavanagh, Nolan",
  ),
};

export const GERMAN = namesOf(de);
export const FRENCH = namesOf(fr);
export const SPANISH = namesOf(es);
export const ITALIAN = namesOf(it);
export const DUTCH = namesOf(nl);
export const SWEDISH = namesOf(sv);
export const DANISH = namesOf(da);
export const POLISH = namesOf(pl);
export const PORTUGUESE = namesOf(pt_PT);
