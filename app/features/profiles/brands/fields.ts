import type { ListRule } from "~/platform/list-field";

export const ENTRY_LENGTH = 60;
export const SPORTS_LIST = {
  name: "targetSports",
  unique: true,
  commas: true,
} as const satisfies ListRule;
