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
  name: "Sports" | "Locations" | "Followers" | "Engagement" | "Budget" | "Themes";
  met: boolean;
  /** What the athlete has to set against it, as half a sentence: 'plays Golf, none of your sports'. */
  own: string;
}

/** One line for each thing the brand prefers; none when it does not mind. */
export function preferenceLines(wanted: Preferences, athlete: Candidate): PreferenceLine[] {
  const lines: PreferenceLine[] = [];
  const say = (name: PreferenceLine["name"], met: boolean, own: string) =>
    lines.push({ name, met, own });
  if (wanted.targetSports.length > 0) {
    const met = wanted.targetSports.some((target) => likeness(athlete.sport, target) > 0);
    say(
      "Sports",
      met,
      met
        ? `${athlete.sport} is a sport you prefer`
        : `${athlete.sport || "no named sport"} is not among the sports you prefer`,
    );
  }
  if (wanted.targetLocations.length > 0) {
    const place = wordsOf(athlete.location);
    const met = wanted.targetLocations.some((target) => contains(place, wordsOf(target)));
    say(
      "Locations",
      met,
      athlete.location
        ? `based in ${athlete.location}${met ? ", where you look" : ", outside the places you prefer"}`
        : "names no location",
    );
  }
  const { targetFollowerMin: least, targetFollowerMax: most } = wanted;
  if (least !== null || most !== null) {
    const count = `${formatCount(athlete.totalFollowers)} followers`;
    const verdict = between(athlete.totalFollowers, least, most, formatCount);
    say(
      "Followers",
      !verdict,
      verdict ? `${count}, ${verdict}` : `${count}, within what you prefer`,
    );
  }
  if (wanted.targetEngagementMin !== null) {
    const verdict = between(athlete.avgEngagement, wanted.targetEngagementMin, null, formatPercent);
    const rate = `${formatPercent(athlete.avgEngagement)} engagement`;
    say("Engagement", !verdict, verdict ? `${rate}, ${verdict}` : `${rate}, as high as you prefer`);
  }
  if (wanted.budgetMin !== null || wanted.budgetMax !== null) {
    const worth = Math.round(worthOf(athlete) / 100) * 100;
    const verdict = between(worth, wanted.budgetMin, wanted.budgetMax, formatMoney);
    const value = `engagement worth about ${formatMoney(worth)}`;
    say("Budget", !verdict, verdict ? `${value}, ${verdict}` : `${value}, within your budget`);
  }
  if (wanted.preferredContentThemes.length > 0) {
    const both = saying(athlete.contentThemes, wanted.preferredContentThemes);
    say(
      "Themes",
      both.length > 0,
      both.length > 0
        ? `posts about ${both.slice(0, 3).join(", ").toLowerCase()}`
        : "posts about none of the themes you prefer",
    );
  }
  return lines;
}

/** What is wrong with a figure, or null. */
function between(
  figure: number,
  least: number | null,
  most: number | null,
  format: (figure: number) => string,
): string | null {
  if (least !== null && figure < least) return `below the ${format(least)} you prefer`;
  if (most !== null && figure > most) return `above the ${format(most)} you prefer`;
  return null;
}
