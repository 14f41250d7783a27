import {
  BRITISH,
  DANISH,
  DUTCH,
  ENGLISH,
  FRENCH,
  GERMAN,
  IRISH,
  ITALIAN,
  type Names,
  POLISH,
  PORTUGUESE,
  SPANISH,
  SWEDISH,
} from "./names";

export interface Place {
  location: string;
  names: Names;
}

const at = (names: Names, country: string, cities: string): Place[] =>
  cities.split(", ").map((city) => ({ location: `${city}, ${country}`, names }));

/** Sixty places with what people are called there, those with many athletes first. */
export const PLACES: Place[] = [
  ...at(BRITISH, "UK", "London, Manchester, Leeds, Birmingham, Bristol"),
  ...at(ENGLISH, "US", "New York, Los Angeles, Austin, Boulder, Portland"),
  ...at(BRITISH, "Scotland", "Glasgow, Edinburgh"),
  ...at(GERMAN, "Germany", "Berlin, Munich"),
  ...at(FRENCH, "France", "Paris, Lyon"),
  ...at(SPANISH, "Spain", "Madrid, Barcelona"),
  ...at(BRITISH, "UK", "Sheffield, Liverpool, Newcastle, Nottingham, Brighton"),
  ...at(ENGLISH, "US", "Chicago, San Diego, Seattle, Denver, Flagstaff"),
  ...at(BRITISH, "Wales", "Cardiff, Swansea"),
  ...at(DUTCH, "Netherlands", "Amsterdam, Utrecht"),
  ...at(ITALIAN, "Italy", "Milan, Bologna"),
  ...at(IRISH, "Ireland", "Dublin, Galway"),
  ...at(SWEDISH, "Sweden", "Stockholm, Gothenburg"),
  ...at(DANISH, "Denmark", "Copenhagen"),
  ...at(POLISH, "Poland", "Warsaw, Kraków"),
  ...at(PORTUGUESE, "Portugal", "Lisbon, Porto"),
  ...at(ENGLISH, "Australia", "Melbourne, Sydney"),
  ...at(ENGLISH, "Canada", "Vancouver, Toronto"),
  ...at(BRITISH, "Northern Ireland", "Belfast"),
  ...at(BRITISH, "UK", "Bath, Exeter, York"),
  ...at(GERMAN, "Switzerland", "Zürich"),
  ...at(GERMAN, "Austria", "Innsbruck"),
  ...at(FRENCH, "France", "Annecy"),
  ...at(SPANISH, "Spain", "Girona"),
  ...at(DUTCH, "Belgium", "Ghent"),
  ...at(BRITISH, "Scotland", "Aberdeen, Inverness"),
  ...at(ENGLISH, "New Zealand", "Auckland"),
  ...at(ENGLISH, "South Africa", "Cape Town"),
];
