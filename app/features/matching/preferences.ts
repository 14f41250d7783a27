import { formatMoney } from "~/platform/money";
import { formatCount, formatPercent } from "~/platform/numbers";
import { type Candidate, worthOf } from "./candidate";
import { contains, likeness, saying, wordsOf } from "./words";

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
  {
    name: "Followers",
    minds: ({ targetFollowerMin, targetFollowerMax }) =>
      targetFollowerMin !== null || targetFollowerMax !== null,
    met: ({ totalFollowers }, { targetFollowerMin, targetFollowerMax }) =>
      isBetween(totalFollowers, targetFollowerMin, targetFollowerMax),
    own: ({ totalFollowers }, { targetFollowerMin, targetFollowerMax }, met) =>
      `${formatCount(totalFollowers)} followers, ${
        met
          ? "within what you prefer"
          : beyond(totalFollowers, targetFollowerMin, targetFollowerMax, formatCount)
      }`,
  },
  {
    name: "Engagement",
    minds: ({ targetEngagementMin }) => targetEngagementMin !== null,
    met: ({ avgEngagement }, { targetEngagementMin }) =>
      isBetween(avgEngagement, targetEngagementMin, null),
    own: ({ avgEngagement }, { targetEngagementMin }, met) =>
      `${formatPercent(avgEngagement)} engagement, ${
        met
          ? "as high as you prefer"
          : beyond(avgEngagement, targetEngagementMin, null, formatPercent)
      }`,
  },
  {
    name: "Budget",
    minds: ({ budgetMin, budgetMax }) => budgetMin !== null || budgetMax !== null,
    met: (athlete, { budgetMin, budgetMax }) =>
      isBetween(roundWorth(athlete), budgetMin, budgetMax),
    own: (athlete, { budgetMin, budgetMax }, met) =>
      `engagement worth about ${formatMoney(roundWorth(athlete))}, ${
        met ? "within your budget" : beyond(roundWorth(athlete), budgetMin, budgetMax, formatMoney)
      }`,
  },
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

/** What the engagement is worth, in whole pounds, as pence. */
const roundWorth = (athlete: Candidate) => Math.round(worthOf(athlete) / 100) * 100;

const isBetween = (figure: number, least: number | null, most: number | null) =>
  figure >= (least ?? Number.NEGATIVE_INFINITY) && figure <= (most ?? Number.POSITIVE_INFINITY);

/** What is wrong with a figure that is not between. */
const beyond = (
  figure: number,
  least: number | null,
  most: number | null,
  format: (figure: number) => string,
) =>
  least !== null && figure < least
    ? `below the ${format(least)} you prefer`
    : `above the ${format(most ?? 0)} you prefer`;
