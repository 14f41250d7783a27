import { locate } from "~/features/reference/places/places.server";
import { canonicalSport } from "~/features/reference/sports/sports";
import {
  ENGAGEMENT_STEP,
  type Filters,
  FOLLOWERS_STEP,
  MAX_ENGAGEMENT_FILTER,
  MAX_FOLLOWERS_FILTER,
  MAX_THEMES,
  NO_FILTERS,
  REGION_FILTERS,
} from "../discovery/filters";
import type { Preferences } from "./preferences";

/**
 * The Discover filters closest to a brand's preferences. A preference without an equivalent filter (two sports, places
 * in two regions) is left out. Discover matches sports and themes by exact name: related ones ("Gravel
 * cycling") are found by matching only. Pure.
 */
export function toDiscoveryFilters(preferences: Preferences): Filters {
  const [sport = "", ...otherSports] = preferences.targetSports;
  const [place = "", ...otherPlaces] = preferences.targetLocations;
  const regions = new Set(preferences.targetLocations.map((one) => locate(one).region));
  const region = REGION_FILTERS.find((one) => regions.size === 1 && regions.has(one)) ?? "";
  const { targetFollowerMin: least, targetFollowerMax: most } = preferences;
  return {
    ...NO_FILTERS,
    sport: otherSports.length === 0 ? canonicalSport(sport) : "",
    ...(otherPlaces.length === 0 ? { place } : { region }),
    themes: preferences.preferredContentThemes.slice(0, MAX_THEMES),
    minFollowers: roundDownTo(least ?? 0, FOLLOWERS_STEP, MAX_FOLLOWERS_FILTER),
    maxFollowers: most === null ? NO_FILTERS.maxFollowers : upTo(most),
    minEngagement: roundDownTo(
      preferences.targetEngagementMin ?? 0,
      ENGAGEMENT_STEP,
      MAX_ENGAGEMENT_FILTER,
    ),
  };
}

const roundDownTo = (figure: number, step: number, max: number) =>
  Math.min(max, Math.floor(figure / step) * step);

const upTo = (followers: number) =>
  Math.min(
    NO_FILTERS.maxFollowers,
    Math.max(1, Math.ceil(followers / FOLLOWERS_STEP)) * FOLLOWERS_STEP,
  );
