import type { ListRule } from "~/platform/list-field";

export const SPORT_LENGTH = 100;
export const DELIVERABLE_LENGTH = 200;

export const SPORTS: ListRule = { name: "targetSports", unique: true, commas: true };
export const DELIVERABLES: ListRule = { name: "deliverables" };

/** What a quick rejection says unless the brand words it otherwise. */
export const FEEDBACK_DEFAULT = "Please revise";
