import { tierOf } from "../athletes/figures";
import { regionOf } from "../athletes/region";
import { spellSport } from "../athletes/sports";
import {
  ENGAGEMENT_STEP,
  type Filters,
  FOLLOWERS_STEP,
  MAX_ENGAGEMENT_FILTER,
  MAX_FOLLOWERS_FILTER,
  MOST_THEMES,
  NO_FILTERS,
  REGION_FILTERS,
} from "../discovery/filters";
import type { Preferences } from "./preferences";

/**
 * Discovery's filters that come nearest to a brand's preferences. What a filter cannot say (two sports, places
 * of two regions) is left open. A sport and a theme are taken by their names there: kinds of them ("Gravel
 * cycling") are found by matching alone. Pure.
 */
export function preferenceFilters(wanted: Preferences): Filters {
  const [sport = "", ...otherSports] = wanted.targetSports;
  const regions = new Set(wanted.targetLocations.map(regionOf));
  const region = REGION_FILTERS.find((one) => regions.size === 1 && regions.has(one)) ?? "";
  const { targetFollowerMin: least, targetFollowerMax: most } = wanted;
  const tier = most !== null && tierOf(least ?? 0) === tierOf(most) ? tierOf(most) : "";
  return {
    ...NO_FILTERS,
    sport: otherSports.length === 0 ? spellSport(sport) : "",
    region,
    tier,
    themes: wanted.preferredContentThemes.slice(0, MOST_THEMES),
    minFollowers: downTo(least ?? 0, FOLLOWERS_STEP, MAX_FOLLOWERS_FILTER),
    minEngagement: downTo(wanted.targetEngagementMin ?? 0, ENGAGEMENT_STEP, MAX_ENGAGEMENT_FILTER),
  };
}

const downTo = (figure: number, step: number, most: number) =>
  Math.min(most, Math.floor(figure / step) * step);
