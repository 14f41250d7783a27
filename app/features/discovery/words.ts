/** What is asked of the words of the search model (athlete_words, FTS5), as its match expressions. Pure. */
import type { Filters } from "./filters";

const MOST_WORDS = 6;
/** Shorter words are matched whole: too many begin with one letter. */
const SHORTEST_BEGINNING = 2;
/** As in migrations/0002_search.sql. */
const FOLLOWER_MILESTONES = [500, 100, 50, 10];
const ENGAGEMENT_MILESTONES = [8, 6, 4, 2];
const TERM_LENGTHS = { least: 4, most: 24 };

/** The words that were typed, in lower case; signs part words and are not asked for. */
export const wordsOf = (q: string): string[] =>
  (
    q
      .toLowerCase()
      .normalize("NFC")
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  ).slice(0, MOST_WORDS);

/** Each word begins a word of the athlete's name, sport or place. Nothing but signs: nothing matches. */
export const saying = (words: string[]): string =>
  words.length === 0
    ? quoted("_nobody")
    : words
        .map((word) => quoted(word) + (word.length < SHORTEST_BEGINNING ? "" : "*"))
        .join(" AND ");

/**
 * The filters that the words carry as marks, to be added to `saying`: all but score, sorting and what lies
 * between milestones.
 */
export function marksOf({
  sport,
  region,
  verified,
  themes,
  minFollowers,
  minEngagement,
  tier,
}: Filters) {
  const least = Math.max(
    minFollowers,
    tier === "macro" ? 500_000 : 0,
    tier === "mid" ? 50_000 : 0,
    tier === "micro" ? 10_000 : 0,
  );
  const followers = FOLLOWER_MILESTONES.find((thousands) => thousands * 1_000 <= least);
  const engagement = ENGAGEMENT_MILESTONES.find((percent) => percent <= minEngagement);
  const marks = [
    sport && `_sport${hex(sport)}`,
    region && `_region${region}`,
    verified && "_verified",
    followers && `_f${followers}`,
    engagement && `_e${engagement}`,
  ].flatMap((mark) => (mark ? [quoted(mark)] : []));
  const wanted = themes.map((theme) => quoted(`_theme${hex(asciiLower(theme))}`));
  return [...marks, ...(wanted.length > 0 ? [`(${wanted.join(" OR ")})`] : [])].join(" AND ");
}

/** A word under itself and without each of its letters: what a term mistyped by one letter shares with it. */
export function variantsOf(word: string): string[] {
  const letters = [...word];
  if (letters.length < TERM_LENGTHS.least || letters.length > TERM_LENGTHS.most) return [word];
  return [word, ...letters.map((_, i) => letters.toSpliced(i, 1).join(""))];
}

const quoted = (token: string) => `"${token}"`;

/** As SQL's lower() sees it. */
const asciiLower = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

const hex = (text: string) =>
  Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .toUpperCase();
