import {
  type Faker,
  fakerDE,
  fakerEN_GB,
  fakerEN_IE,
  fakerEN_US,
  fakerES,
  fakerFR,
  fakerIT,
  fakerNL,
  fakerPT_PT,
  fakerSV,
} from "@faker-js/faker";

/** Where athletes live, with what people are called there. Near half of them live in the UK. */
export const PLACES: { location: string; names: Faker }[] = [
  ...named(fakerEN_GB, "Sheffield, UK", "Bristol, UK", "Cardiff, UK", "Glasgow, UK"),
  ...named(fakerEN_US, "Boulder, US", "Portland, US"),
  ...named(fakerES, "Girona, Spain"),
  ...named(fakerEN_GB, "Edinburgh, UK", "Manchester, UK", "Brighton, UK"),
  ...named(fakerFR, "Annecy, France"),
  ...named(fakerDE, "Munich, Germany", "Innsbruck, Austria"),
  ...named(fakerEN_US, "Austin, US", "San Diego, US", "Flagstaff, US"),
  ...named(fakerEN_GB, "Newcastle, UK", "Exeter, UK", "Inverness, UK"),
  ...named(fakerNL, "Utrecht, Netherlands", "Ghent, Belgium"),
  ...named(fakerIT, "Bologna, Italy"),
  ...named(fakerSV, "Gothenburg, Sweden"),
  ...named(fakerPT_PT, "Porto, Portugal"),
  ...named(fakerEN_IE, "Galway, Ireland"),
  ...named(fakerEN_GB, "London, UK", "Bath, UK", "Belfast, UK", "Nottingham, UK"),
];

function named(names: Faker, ...locations: string[]) {
  return locations.map((location) => ({ location, names }));
}
