import type { DailyPart } from "~/platform/daily";
import { purgeCounts, purgeSearches } from "../discovery/purge.server";
import { dailyMatches } from "../matching/refresh.server";
import { dailyFigures } from "./daily-figures.server";

/** What is done once a day, in this order: docs/operations.md. */
export const DAILY_PARTS: readonly DailyPart[] = [
  dailyFigures,
  dailyMatches,
  purgeSearches,
  purgeCounts,
];
