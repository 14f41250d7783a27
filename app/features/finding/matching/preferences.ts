import { isKnownPlace, isLocatedIn } from "~/features/reference/places/places.server";
import { findBestSport } from "~/features/reference/sports/sport-fit";
import { sportInSentence } from "~/features/reference/sports/sport-in-sentence";
import { containingAny } from "~/platform/match-words";
import { formatMoney } from "~/platform/money";
import { formatCount, formatPercent } from "~/platform/numbers";
import type { Candidate } from "./candidate";

/** A brand's general preferences, and how an athlete compares with them. Pure. */
export interface Preferences {
  targetSports: string[];
  targetLocations: string[];
  targetFollowerMin: number | null;
  targetFollowerMax: number | null;
  /** Percent. */
  targetEngagementMin: number | null;
  /** Pence, for one athlete. */
  budgetMin: number | null;
  budgetMax: number | null;
  preferredContentThemes: string[];
}

export interface PreferenceLine {
  name: Name;
  met: boolean;
  /** The athlete's side as half a sentence: 'Golf is not among the sports you prefer'. */
  own: string;
}

type Name = "Sports" | "Locations" | "Followers" | "Engagement" | "Budget" | "Themes";

interface Rule {
  name: Name;
  /** Whether the brand has set this preference, and it can be told of the athlete. */
  minds(preferences: Preferences, athlete: Candidate): boolean;
  met(athlete: Candidate, preferences: Preferences): boolean;
  own(athlete: Candidate, preferences: Preferences, met: boolean): string;
}

interface Bounded {
  bounds(preferences: Preferences): [least: number | null, most: number | null];
  figure(athlete: Candidate): number;
  format(figure: number): string;
  own(figure: string): string;
  /** Said of a figure of 0, which is one that is not known. */
  unknown: string;
  fits: string;
}

/** A figure with an optional minimum and maximum. */
function range(name: Name, { bounds, figure, format, own, unknown, fits }: Bounded): Rule {
  const below = (value: number, least: number | null) => least !== null && value < least;
  return {
    name,
    minds: (preferences) => bounds(preferences).some((bound) => bound !== null),
    met(athlete, preferences) {
      const [least, most] = bounds(preferences);
      const value = figure(athlete);
      return !below(value, least) && (most === null || value <= most);
    },
    own(athlete, preferences, met) {
      const [least, most] = bounds(preferences);
      const value = figure(athlete);
      if (value === 0 && !met) return unknown;
      const verdict = below(value, least)
        ? `below your ${format(least ?? 0)} minimum`
        : `above your ${format(most ?? 0)} maximum`;
      return `${own(format(value))}, ${met ? fits : verdict}`;
    },
  };
}

const isInAny = (location: string, targets: readonly string[]) =>
  targets.some((target) => isLocatedIn(location, target));

const FACTOR_RULES: readonly Rule[] = [
  {
    name: "Sports",
    minds: ({ targetSports }) => targetSports.length > 0,
    met: (athlete, { targetSports }) => findBestSport(athlete, targetSports) !== null,
    own: (athlete, { targetSports }) => {
      const best = findBestSport(athlete, targetSports);
      return best
        ? `${sportInSentence(best.sport)}, one of your sports`
        : `${sportInSentence(athlete.sport) || "no sport listed"}, not a sport in your preferences`;
    },
  },
  {
    name: "Locations",
    minds: ({ targetLocations }, { location }) =>
      targetLocations.length > 0 &&
      (!location || isKnownPlace(location) || isInAny(location, targetLocations)),
    met: ({ location }, { targetLocations }) => isInAny(location, targetLocations),
    own: ({ location }, _, met) =>
      location
        ? `based in ${location}${met ? ", one of your locations" : ", outside your locations"}`
        : "no location listed",
  },
  range("Followers", {
    bounds: ({ targetFollowerMin, targetFollowerMax }) => [targetFollowerMin, targetFollowerMax],
    figure: ({ totalFollowers }) => totalFollowers,
    format: formatCount,
    own: (followers) => `${followers} followers`,
    unknown: "followers not known",
    fits: "in your range",
  }),
  range("Engagement", {
    bounds: ({ targetEngagementMin }) => [targetEngagementMin, null],
    figure: ({ avgEngagement }) => avgEngagement,
    format: formatPercent,
    own: (rate) => `${rate} engagement`,
    unknown: "engagement not known",
    fits: "meets your minimum",
  }),
  {
    name: "Budget",
    minds: ({ budgetMax }, { startingRate }) => budgetMax !== null && startingRate !== null,
    met: ({ startingRate }, { budgetMax }) => Number(startingRate) <= Number(budgetMax),
    own: ({ startingRate }, { budgetMax }, met) =>
      `from ${formatMoney(Number(startingRate))}, ${met ? "within your budget" : `above your ${formatMoney(Number(budgetMax))} budget`}`,
  },
  {
    name: "Themes",
    minds: ({ preferredContentThemes }) => preferredContentThemes.length > 0,
    met: ({ contentThemes }, { preferredContentThemes }) =>
      containingAny(contentThemes, preferredContentThemes).length > 0,
    own: ({ contentThemes }, { preferredContentThemes }, met) =>
      met
        ? `posts about ${containingAny(contentThemes, preferredContentThemes).slice(0, 3).join(", ").toLowerCase()}`
        : "doesn't post about your themes",
  },
];

/** One line per preference that is set. */
export const comparePreferences = (
  preferences: Preferences,
  athlete: Candidate,
): PreferenceLine[] =>
  FACTOR_RULES.filter(({ minds }) => minds(preferences, athlete)).map(({ name, met, own }) => {
    const isMet = met(athlete, preferences);
    return { name, met: isMet, own: own(athlete, preferences, isMet) };
  });

/** The share of preferences that the athlete meets, 0 to 1; null without preferences. */
export function computeMetShare(preferences: Preferences, athlete: Candidate): number | null {
  const minded = FACTOR_RULES.filter(({ minds }) => minds(preferences, athlete));
  if (minded.length === 0) return null;
  return minded.filter(({ met }) => met(athlete, preferences)).length / minded.length;
}
