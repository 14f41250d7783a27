import type { ListRule } from "~/platform/list-field";

export const ENTRY_LENGTH = 100;
export const LISTS = {
  sports: { name: "targetSports", unique: true, commas: true },
  locations: { name: "targetLocations", unique: true },
  themes: { name: "preferredContentThemes", unique: true },
} as const satisfies Record<string, ListRule>;
