/** What is asked of the words of the search model (athlete_words, FTS5), as its match expressions. Pure. */
import type { Filters } from "./filters";

const MOST_WORDS = 6;
/** Shorter words are matched whole: too many begin with one letter. */
const SHORTEST_BEGINNING = 2;
/** Beginnings of up to this many letters are indexed; a longer word is first asked for as a whole. */
const LONGEST_BEGINNING = 5;
const TERM_LENGTHS = { least: 4, most: 24 };

/** What leads a mark, and marks that are nothing more; as in migrations/0006_search_facts.sql. */
const REGION = "\uE000";
const SPORT = "\uE001";
const VERIFIED = "\uE002";
const THEME = "\uE003";
const VERIFIED_SPORT = "\uE004";
const FOLLOWERS = { 500000: "\uE014", 100000: "\uE013", 50000: "\uE012", 10000: "\uE011" };
const ENGAGEMENT = { 8: "\uE024", 6: "\uE023", 4: "\uE022", 2: "\uE021" };
/** Matches nobody. */
const NOBODY = "\uE0FF";

/** The words that were typed, in lower case; signs part words and are not asked for. */
export function wordsOf(q: string): string[] {
  const words =
    q
      .toLowerCase()
      .normalize("NFC")
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return q && words.length === 0 ? [NOBODY] : words.slice(0, MOST_WORDS);
}

/** What to ask for a word, best first: the word itself, or that a word begins with it. */
export function asked(word: string): string[] {
  const { length } = [...word];
  if (length < SHORTEST_BEGINNING) return [quoted(word)];
  return length <= LONGEST_BEGINNING ? [`${quoted(word)}*`] : [quoted(word), `${quoted(word)}*`];
}

const LEAST_OF_TIER = { "": 0, nano: 0, micro: 10_000, mid: 50_000, macro: 500_000 };

/**
 * Whether the words carry the region as a mark: where nothing narrower does, and where the list has an order of
 * its own. There few hits are sorted and many are looked for one by one: 'uk' in the US must be few.
 */
export const marksRegion = ({ q, region, sport, verified, sort }: Filters) =>
  region !== "" && ((!sport && !verified) || (q !== "" && sort !== "score"));

/** Engagement from which so few are left that its mark pays beside any other. */
const RARE_ENGAGEMENT = 6;

/**
 * The filters that the words carry as marks. Meeting a long list costs more than looking at the few that
 * are left, so what lets many through is asked for only where nothing narrower is.
 */
export function marksOf(filters: Filters): string {
  const { sport, region, verified, themes } = filters;
  const least = Math.max(filters.minFollowers, LEAST_OF_TIER[filters.tier]);
  const followers = sport && verified ? undefined : reached(FOLLOWERS, least);
  const narrow = sport || verified || followers;
  const marks = [
    sport && (verified ? VERIFIED_SPORT : SPORT) + hex(sport),
    verified && !sport && VERIFIED,
    marksRegion(filters) && REGION + region,
    followers,
    (!narrow || filters.minEngagement >= RARE_ENGAGEMENT) &&
      reached(ENGAGEMENT, filters.minEngagement),
  ].flatMap((mark) => (mark ? [quoted(mark)] : []));
  const wanted = themes.map((theme) => quoted(THEME + hex(asciiLower(theme))));
  return [...marks, ...(wanted.length > 0 ? [`(${wanted.join(" OR ")})`] : [])].join(" AND ");
}

/** The mark of the highest milestone that everybody with at least `value` has reached. */
const reached = (milestones: Record<number, string>, value: number) =>
  Object.entries(milestones)
    .sort(([a], [b]) => Number(b) - Number(a))
    .find(([milestone]) => Number(milestone) <= value)?.[1];

/** A word under itself and without each of its letters: what a term mistyped by one letter shares with it. */
export function variantsOf(word: string): string[] {
  const letters = [...word];
  if (letters.length < TERM_LENGTHS.least || letters.length > TERM_LENGTHS.most) return [word];
  return [word, ...letters.map((_, i) => letters.toSpliced(i, 1).join(""))];
}

const quoted = (token: string) => `"${token}"`;

/** As SQL's lower() sees it. */
export const asciiLower = (text: string) =>
  text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

const hex = (text: string) =>
  Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .toUpperCase();
