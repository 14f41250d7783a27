import { formatMoney } from "~/platform/money";
import { formatCount, formatPercent } from "~/platform/numbers";
import { contains, likeness, saying, wordsOf } from "~/platform/words";
import { type Candidate, worthOf } from "./candidate";

/** What a brand looks for in general, whatever the campaign, and how an athlete stands to it. Pure. */
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
  /** What the athlete has to set against it, as half a sentence: 'Golf is not among the sports you prefer'. */
  own: string;
}

type Name = "Sports" | "Locations" | "Followers" | "Engagement" | "Budget" | "Themes";

interface Rule {
  name: Name;
  /** Whether the brand minds. */
  minds(wanted: Preferences): boolean;
  met(athlete: Candidate, wanted: Preferences): boolean;
  own(athlete: Candidate, wanted: Preferences, met: boolean): string;
}

interface Bounded {
  bounds(wanted: Preferences): [least: number | null, most: number | null];
  figure(athlete: Candidate): number;
  format(figure: number): string;
  own(figure: string): string;
  fits: string;
}

/** A figure between a least and a most, either of which the brand may leave open. */
function range(name: Name, { bounds, figure, format, own, fits }: Bounded): Rule {
  const below = (value: number, least: number | null) => least !== null && value < least;
  return {
    name,
    minds: (wanted) => bounds(wanted).some((bound) => bound !== null),
    met(athlete, wanted) {
      const [least, most] = bounds(wanted);
      const value = figure(athlete);
      return !below(value, least) && (most === null || value <= most);
    },
    own(athlete, wanted, met) {
      const [least, most] = bounds(wanted);
      const value = figure(athlete);
      const verdict = below(value, least)
        ? `below the ${format(least ?? 0)} you prefer`
        : `above the ${format(most ?? 0)} you prefer`;
      return `${own(format(value))}, ${met ? fits : verdict}`;
    },
  };
}

const RULES: readonly Rule[] = [
  {
    name: "Sports",
    minds: ({ targetSports }) => targetSports.length > 0,
    met: ({ sport }, { targetSports }) =>
      targetSports.some((target) => likeness(sport, target) > 0),
    own: ({ sport }, _, met) =>
      met
        ? `${sport} is a sport you prefer`
        : `${sport || "no named sport"} is not among the sports you prefer`,
  },
  {
    name: "Locations",
    minds: ({ targetLocations }) => targetLocations.length > 0,
    met: ({ location }, { targetLocations }) =>
      targetLocations.some((target) => contains(wordsOf(location), wordsOf(target))),
    own: ({ location }, _, met) =>
      location
        ? `based in ${location}${met ? ", where you look" : ", outside the places you prefer"}`
        : "names no location",
  },
  range("Followers", {
    bounds: ({ targetFollowerMin, targetFollowerMax }) => [targetFollowerMin, targetFollowerMax],
    figure: ({ totalFollowers }) => totalFollowers,
    format: formatCount,
    own: (followers) => `${followers} followers`,
    fits: "within what you prefer",
  }),
  range("Engagement", {
    bounds: ({ targetEngagementMin }) => [targetEngagementMin, null],
    figure: ({ avgEngagement }) => avgEngagement,
    format: formatPercent,
    own: (rate) => `${rate} engagement`,
    fits: "as high as you prefer",
  }),
  range("Budget", {
    bounds: ({ budgetMin, budgetMax }) => [budgetMin, budgetMax],
    // In whole pounds.
    figure: (athlete) => Math.round(worthOf(athlete) / 100) * 100,
    format: formatMoney,
    own: (worth) => `engagement worth about ${worth}`,
    fits: "within your budget",
  }),
  {
    name: "Themes",
    minds: ({ preferredContentThemes }) => preferredContentThemes.length > 0,
    met: ({ contentThemes }, { preferredContentThemes }) =>
      saying(contentThemes, preferredContentThemes).length > 0,
    own: ({ contentThemes }, { preferredContentThemes }, met) =>
      met
        ? `posts about ${saying(contentThemes, preferredContentThemes).slice(0, 3).join(", ").toLowerCase()}`
        : "posts about none of the themes you prefer",
  },
];

/** One line for each thing the brand prefers; none when it does not mind. */
export const preferenceLines = (wanted: Preferences, athlete: Candidate): PreferenceLine[] =>
  RULES.filter(({ minds }) => minds(wanted)).map(({ name, met, own }) => {
    const isMet = met(athlete, wanted);
    return { name, met: isMet, own: own(athlete, wanted, isMet) };
  });

/** The share of the preferences that the athlete meets, 0 to 1; null when the brand has none. */
export function metShare(wanted: Preferences, athlete: Candidate): number | null {
  const minded = RULES.filter(({ minds }) => minds(wanted));
  if (minded.length === 0) return null;
  return minded.filter(({ met }) => met(athlete, wanted)).length / minded.length;
}
