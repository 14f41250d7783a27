import { foldText } from "~db/fold-text";

/** Names that people write for another: of countries in full, of towns as GeoNames has them. */
const ALIASES: Record<string, string> = {
  uk: "united kingdom",
  gb: "united kingdom",
  britain: "united kingdom",
  "great britain": "united kingdom",
  us: "united states",
  usa: "united states",
  america: "united states",
  "united states of america": "united states",
  eire: "ireland",
  "republic of ireland": "ireland",
  holland: "netherlands",
  "czech republic": "czechia",
  turkey: "turkiye",
  uae: "united arab emirates",
};

/** The name in lower case without accents, punctuation and articles: 'St. Albans' and 'Saint Albans' are one. */
export function nameKey(name: string): string {
  const lower = name.toLowerCase();
  const key = (/^[a-z ]*$/.test(lower) ? lower : withoutMarks(lower))
    .trim()
    .replace(/^the /, "")
    .replaceAll(/\bsaint\b/g, "st")
    .replace(/^co /, "county ");
  return ALIASES[key] ?? key;
}

const withoutMarks = (name: string) =>
  foldText(name)
    .normalize("NFD")
    .replaceAll(/[\p{M}.]/gu, "")
    .replaceAll("&", " and ")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ");
