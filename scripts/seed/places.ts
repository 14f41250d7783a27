import type { SeededRandom } from "./random";

interface Names {
  first: string[];
  last: string[];
}

const listed = (names: string) => names.split(", ");

const BRITISH: Names = {
  first: listed(
    "Amara, Callum, Ellie, Harriet, Imogen, Jamal, Kieran, Megan, Nia, Owen, Priti, Rhys, Rory, Sadie, Tariq, Yasmin, Zara, Isla",
  ),
  last: listed(
    "Ashworth, Bennett, Campbell, Chowdhury, Davies, Fraser, Holloway, Hughes, Iqbal, Kerr, Lister, Mensah, Pritchard, Shaw, Sutcliffe, Whitaker",
  ),
};

const IRISH: Names = {
  first: listed("Aoife, Cian, Niamh, Oisín"),
  last: listed("Byrne, Gallagher, Kavanagh, O'Shea"),
};

const AMERICAN: Names = {
  first: listed("Alyssa, Brandon, Camila, Dana, Ethan, Jasmine, Kayla, Luis, Naomi, Tyler"),
  last: listed(
    "Alvarez, Brooks, Carter, Delgado, Hayes, Jefferson, Kim, Nguyen, Sullivan, Whitfield",
  ),
};

const SPANISH: Names = {
  first: listed("Aitana, Carla, Iker, Pau"),
  last: listed("Ferrer, Moreno, Soler, Vidal"),
};

const FRENCH: Names = {
  first: listed("Camille, Léa, Mathis, Théo"),
  last: listed("Fontaine, Garnier, Perrin, Rousseau"),
};

const GERMAN: Names = {
  first: listed("Anneke, Jonas, Leonie, Lukas, Mira, Felix"),
  last: listed("Albrecht, Brandt, Hofer, Kessler, Lindner, Steiner"),
};

const DUTCH: Names = {
  first: listed("Daan, Fenna, Jasper, Lotte, Sanne, Wout"),
  last: listed("Claes, de Boer, Janssens, Mulder, van Dijk, Vermeer"),
};

const ITALIAN: Names = {
  first: listed("Chiara, Davide, Giulia, Matteo"),
  last: listed("Bianchi, Conti, Ferrari, Galli"),
};

const SWEDISH: Names = {
  first: listed("Axel, Ebba, Linnea, Nils"),
  last: listed("Ekström, Hallberg, Nyman, Sandberg"),
};

const PORTUGUESE: Names = {
  first: listed("Beatriz, Inês, Rui, Tiago"),
  last: listed("Almeida, Carvalho, Moreira, Teixeira"),
};

const at = (names: Names, ...locations: string[]) =>
  locations.map((location) => ({ location, names }));

/** Where athletes live, with what people are called there. Near half of them live in the UK. */
const PLACES = [
  ...at(BRITISH, "Sheffield, UK", "Bristol, UK", "Cardiff, UK", "Glasgow, UK"),
  ...at(AMERICAN, "Boulder, US", "Portland, US"),
  ...at(SPANISH, "Girona, Spain"),
  ...at(BRITISH, "Edinburgh, UK", "Manchester, UK", "Brighton, UK"),
  ...at(FRENCH, "Annecy, France"),
  ...at(GERMAN, "Munich, Germany", "Innsbruck, Austria"),
  ...at(AMERICAN, "Austin, US", "San Diego, US", "Flagstaff, US"),
  ...at(BRITISH, "Newcastle, UK", "Exeter, UK", "Inverness, UK"),
  ...at(DUTCH, "Utrecht, Netherlands", "Ghent, Belgium"),
  ...at(ITALIAN, "Bologna, Italy"),
  ...at(SWEDISH, "Gothenburg, Sweden"),
  ...at(PORTUGUESE, "Porto, Portugal"),
  ...at(IRISH, "Galway, Ireland"),
  ...at(BRITISH, "London, UK", "Bath, UK", "Belfast, UK", "Nottingham, UK"),
];

/** Runners who moved to Scotland, so that a search for runners there finds several. */
const MOVED: Record<number, string> = { 24: "Glasgow", 48: "Inverness, UK" };

/** The n-th athlete's place, and a name from there that is still free. */
export function personFrom(random: SeededRandom, n: number, taken: Set<string>) {
  const { location, names } = PLACES[n % PLACES.length] as (typeof PLACES)[number];
  for (;;) {
    const name = `${random.one(names.first)} ${random.one(names.last)}`;
    if (taken.has(name)) continue;
    taken.add(name);
    return { name, location: MOVED[n] ?? location };
  }
}
