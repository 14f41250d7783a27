import { sportInSentence } from "~/features/reference/sports/sport-in-sentence";
import { sharedEntries } from "~/platform/match-words";
import { formatMoney } from "~/platform/money";
import { formatCount } from "~/platform/numbers";
import type { DismissReason } from "~db/constants";
import type { Candidate } from "./candidate";

const TWICE = 2;

export interface Dismissal
  extends Pick<
    Candidate,
    "userId" | "sport" | "totalFollowers" | "startingRate" | "contentThemes"
  > {
  reason: DismissReason;
}

export interface NegativeFeedback {
  fits: (candidate: Candidate) => boolean;
  concern: string;
}

/**
 * Derives penalties from a campaign's dismissals. A reason given once concerns one athlete; given
 * twice, every similar athlete loses `PENALTY` points, and the match says so.
 *
 * - too small: athletes with no more followers than the largest of them
 * - too expensive: athletes who ask for at least as much as the cheapest of those who state a price
 * - wrong sport: athletes of a sport that two of them share
 * - wrong audience: athletes with a theme that two of them share
 *
 * Other reasons have no effect on other athletes. Pure.
 */
export function summarizeDismissals(dismissed: readonly Dismissal[]): NegativeFeedback[] {
  const negativeFeedback: NegativeFeedback[] = [];
  const having = (reason: DismissReason) =>
    dismissed.filter((dismissal) => dismissal.reason === reason);

  const small = having("too_small");
  if (small.length >= TWICE) {
    const bar = Math.max(...small.map(({ totalFollowers }) => totalFollowers));
    negativeFeedback.push({
      fits: ({ totalFollowers }) => totalFollowers <= bar,
      concern: `You've dismissed athletes with up to ${formatCount(bar)} followers as too small.`,
    });
  }
  const dear = having("too_expensive").flatMap(({ startingRate }) => startingRate ?? []);
  if (dear.length >= TWICE) {
    const bar = Math.min(...dear);
    negativeFeedback.push({
      fits: ({ startingRate }) => startingRate !== null && startingRate >= bar,
      concern: `You've dismissed athletes from ${formatMoney(bar)} as too expensive.`,
    });
  }
  for (const sport of findRepeated(having("wrong_sport").map((dismissal) => [dismissal.sport])))
    negativeFeedback.push({
      fits: (candidate) => sharedEntries([candidate.sport], [sport]).length > 0,
      concern: `You've dismissed ${sportInSentence(sport)} athletes as the wrong sport.`,
    });
  const themes = findRepeated(having("wrong_audience").map(({ contentThemes }) => contentThemes));
  if (themes.length > 0)
    negativeFeedback.push({
      fits: ({ contentThemes }) => sharedEntries(contentThemes, themes).length > 0,
      concern: `You've dismissed athletes who post about ${themes.slice(0, 3).join(", ").toLowerCase()} as the wrong audience.`,
    });
  return negativeFeedback;
}

/** The entries that occur in at least two lists. */
function findRepeated(lists: readonly (readonly string[])[]): string[] {
  const found = new Map<string, { entry: string; n: number }>();
  for (const list of lists)
    for (const key of new Set(list.map((entry) => entry.toLowerCase()).filter(Boolean))) {
      const entry = list.find((one) => one.toLowerCase() === key) ?? key;
      found.set(key, { entry, n: (found.get(key)?.n ?? 0) + 1 });
    }
  return [...found.values()].filter(({ n }) => n >= TWICE).map(({ entry }) => entry);
}
