import { formatCount } from "~/platform/numbers";
import { shared } from "~/platform/words";
import type { DismissReason } from "~db/constants";
import { type Candidate, worthOf } from "./candidate";

/**
 * What a campaign's dismissals say of other athletes. A reason given once is about one athlete; given
 * twice it is a lesson: whom it fits as well loses `LESSON_POINTS`, and the match says so.
 *
 * - too small: nobody as small as the largest of them
 * - too expensive: nobody worth as much as the cheapest of them
 * - wrong sport: no sport that two of them share
 * - wrong audience: no theme that two of them share
 *
 * Having worked together before, and other reasons, say nothing of anyone else. Pure.
 */
export const LESSON_POINTS = 10;
const TWICE = 2;

export interface Dismissed
  extends Pick<
    Candidate,
    "userId" | "sport" | "totalFollowers" | "avgEngagement" | "contentThemes"
  > {
  reason: DismissReason;
}

export interface Lesson {
  fits: (candidate: Candidate) => boolean;
  concern: string;
}

export function lessonsOf(dismissed: readonly Dismissed[]): Lesson[] {
  const lessons: Lesson[] = [];
  const having = (reason: DismissReason) => dismissed.filter((one) => one.reason === reason);

  const small = having("too_small");
  if (small.length >= TWICE) {
    const bar = Math.max(...small.map(({ totalFollowers }) => totalFollowers));
    lessons.push({
      fits: ({ totalFollowers }) => totalFollowers <= bar,
      concern: `You dismissed athletes with up to ${formatCount(bar)} followers as too small.`,
    });
  }
  const dear = having("too_expensive");
  if (dear.length >= TWICE) {
    const bar = Math.min(...dear.map(worthOf));
    lessons.push({
      fits: (candidate) => worthOf(candidate) >= bar,
      concern: "You dismissed athletes worth as much as too expensive.",
    });
  }
  for (const sport of repeated(having("wrong_sport").map((one) => [one.sport])))
    lessons.push({
      fits: (candidate) => shared([candidate.sport], [sport]).length > 0,
      concern: `You dismissed ${sport} as the wrong sport.`,
    });
  const themes = repeated(having("wrong_audience").map(({ contentThemes }) => contentThemes));
  if (themes.length > 0)
    lessons.push({
      fits: ({ contentThemes }) => shared(contentThemes, themes).length > 0,
      concern: `You dismissed the audience of athletes who post about ${themes.slice(0, 3).join(", ").toLowerCase()}.`,
    });
  return lessons;
}

/** The entries that at least two of the lists have. */
function repeated(lists: readonly (readonly string[])[]): string[] {
  const found = new Map<string, { entry: string; n: number }>();
  for (const list of lists)
    for (const key of new Set(list.map((entry) => entry.toLowerCase()).filter(Boolean))) {
      const entry = list.find((one) => one.toLowerCase() === key) ?? key;
      found.set(key, { entry, n: (found.get(key)?.n ?? 0) + 1 });
    }
  return [...found.values()].filter(({ n }) => n >= TWICE).map(({ entry }) => entry);
}
