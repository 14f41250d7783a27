/** Builds FTS5 match expressions for the search model. Pure. */

import { findSportByWord } from "~/features/reference/sports/sports";
import { foldedWords, isOfSigns, quoteWord } from "~db/folded-words";
import {
  ENGAGEMENT_TOKENS,
  FOLLOWERS_TOKENS,
  PRICE_BANDS,
  TERM_LENGTHS,
  TOKENS,
} from "~db/sql/search-model";
import type { Filters } from "./filters";
import { findStep, leastFollowers, planIntersection } from "./query-plan";

const MAX_WORDS = 6;
/** A shorter word is not matched as a prefix, because one letter has too many hits. */
const MIN_PREFIX_LENGTH = 2;
/** FTS5 indexes prefixes up to this length; a longer word is first matched as a whole. */
const MAX_PREFIX_LENGTH = 5;
/** A token that no row has. */
const MATCHES_NONE = "\uE0FF";

/** Words between those that are searched for: 'a runner in Scotland'. */
const FILLERS = "a an and at athlete athletes based from in near of the who with".split(" ");

/** Countries of several words are one word in the search model (db/sql/search.ts). */
const COUNTRIES: [RegExp, string][] = [
  [/\b(?:united kingdom|great britain)\b/g, "uk"],
  [/\bunited states(?: of america)?\b/g, "usa"],
];

/** The typed words, folded as those of the model, without fillers. */
export function parseSearchTerms(q: string): string[] {
  const plain = COUNTRIES.reduce(
    (text, [names, word]) => text.replaceAll(names, word),
    q.toLowerCase(),
  );
  const words = foldedWords(plain);
  const meant = words.filter((word) => !FILLERS.includes(word));
  if (q && words.length === 0) return [MATCHES_NONE];
  return (meant.length > 0 ? meant : words).slice(0, MAX_WORDS);
}

/**
 * The queries for a word, best first: the whole word, then the prefix. Who is called by a sport stands for it:
 * 'runner' finds Running too.
 * @param isWhole whether a short word is no beginning of others: York, not Yorkshire
 */
export function buildTermQueries(word: string, isWhole = false): string[] {
  const { length } = [...word];
  if (isOfSigns(word)) return [quoteWord(word)];
  if (length < MIN_PREFIX_LENGTH) return [quoteWord(word)];
  const prefix = `${quoteWord(word)}*`;
  const queries = length <= MAX_PREFIX_LENGTH && !isWhole ? [prefix] : [quoteWord(word), prefix];
  const sport = findSportByWord(word);
  return sport
    ? queries.map((query) => `(${query} OR ${quoteWord(sport.toLowerCase())})`)
    : queries;
}

/** All of the words or their beginnings. */
export const buildPrefixQuery = (text: string): string =>
  parseSearchTerms(text)
    .map((word) => buildTermQueries(word).at(-1))
    .join(" AND ");

/** Any of the places with these keys. */
export const buildPlaceQuery = (keys: string[]): string =>
  `(${keys.map((key) => quoteWord(TOKENS.place + key)).join(" OR ")})`;

/**
 * Whether the match expression contains the region token: when no narrower filter exists, or when the list is sorted
 * by another figure. That sort needs a small number of hits, as for 'uk' in the US.
 */
export function isRegionToken(filters: Filters): boolean {
  const { q, region, sport, verified, sort } = filters;
  if (region === "" || planIntersection(filters)) return false;
  return (!sport && !verified) || (q !== "" && sort !== "score");
}

/** From this engagement rate on, so few athletes remain that the token helps beside any other. */
const RARE_ENGAGEMENT = 6;

/**
 * The filters that go into the match expression as tokens: those of the plan, if there is one. Without a plan, a wide filter
 * becomes a token only when no narrower filter exists, because intersecting a long posting list costs more than checking the
 * remaining rows.
 */
export function buildFilterQuery(filters: Filters): string {
  const { sport, region, verified, connected, audience, minEngagement, themes } = filters;
  const planned = planIntersection(filters);
  const followers = findStep(FOLLOWERS_TOKENS, leastFollowers(filters));
  const isFollowersToken = planned ? planned.has("followers") : followers && !(sport && verified);
  const narrow = sport || verified || connected || isFollowersToken;
  const engagement = findStep(ENGAGEMENT_TOKENS, minEngagement);
  const isEngagementToken = planned
    ? planned.has("engagement")
    : !narrow || minEngagement >= RARE_ENGAGEMENT;
  const marks = [
    sport && (verified ? TOKENS.verifiedSport : TOKENS.sport) + hex(sport),
    verified && !sport && TOKENS.verified,
    connected && TOKENS.connected,
    isRegionToken(filters) && TOKENS.region + region,
    followers && isFollowersToken && FOLLOWERS_TOKENS[followers],
    engagement && isEngagementToken && ENGAGEMENT_TOKENS[engagement],
    planned?.has("audience") && TOKENS.audience + audience,
  ];
  const choices = [
    ...marks.map((mark) => (mark ? [mark] : [])),
    themes.map((theme) => TOKENS.theme + hex(asciiLower(theme))),
    planned?.has("price") ? listPriceTokens(filters) : [],
    planned?.has("platforms") ? filters.platforms.map((one) => TOKENS.platform + one) : [],
  ].map((tokens) => tokens.map(quoteWord));
  return choices
    .flatMap((tokens) => (tokens.length > 1 ? [`(${tokens.join(" OR ")})`] : tokens))
    .join(" AND ");
}

/** The tokens of all bands that overlap the bounds. The condition on the rate leaves out the rest. */
const listPriceTokens = ({ minPrice, maxPrice }: Filters): string[] =>
  PRICE_BANDS.filter(
    (pounds, i) => pounds <= maxPrice && (PRICE_BANDS[i + 1] ?? Infinity) > minPrice,
  ).map((pounds) => TOKENS.price + pounds);

/** The word and the word without each letter; a term with one typing mistake shares one of these variants. */
export function spellingVariants(word: string): string[] {
  const letters = [...word];
  if (letters.length < TERM_LENGTHS.least || letters.length > TERM_LENGTHS.most) return [word];
  return [word, ...letters.map((_, i) => letters.toSpliced(i, 1).join(""))];
}

/** Same as SQLite's lower(): ASCII only. */
export const asciiLower = (text: string) =>
  text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

const hex = (text: string) =>
  Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .toUpperCase();
