import type { Territory } from "~db/constants";

export const TERRITORY_NAMES: Record<Territory, string> = {
  uk: "the UK",
  uk_eu: "the UK and the EU",
  worldwide: "all countries",
};
