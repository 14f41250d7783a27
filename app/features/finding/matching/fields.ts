import type { ListRule } from "~/platform/list-field";
import type { DismissReason } from "~db/constants";

export const REASON_LABELS: Record<DismissReason, string> = {
  wrong_audience: "Wrong audience",
  wrong_sport: "Wrong sport",
  too_small: "Too small",
  too_expensive: "Too expensive",
  worked_together: "We've worked together before",
  other: "Another reason",
};

export const ENTRY_LENGTH = 100;
export const LISTS = {
  sports: { name: "targetSports", unique: true, commas: true },
  locations: { name: "targetLocations", unique: true },
  themes: { name: "preferredContentThemes", unique: true },
} as const satisfies Record<string, ListRule>;
