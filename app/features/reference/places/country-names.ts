import type { Country } from "~db/constants";

export const COUNTRY_NAMES: Record<Country, string> = {
  GB: "United Kingdom",
  US: "United States",
  DE: "Germany",
  FR: "France",
  ES: "Spain",
  IT: "Italy",
  NL: "Netherlands",
  IE: "Ireland",
};

export const formatCountries = (countries: readonly Country[]) =>
  countries.map((code) => COUNTRY_NAMES[code]).join(", ");
