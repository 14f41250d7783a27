import { PLATFORMS, type Platform } from "../constants";
import { searchWordsSql } from "./fold-expressions";

/**
 * The numbers and tokens that the search model's SQL and its queries share (docs/decisions/0010): the baseline is written
 * from these, and Discovery reads them. A change needs a migration that makes the view and the triggers again.
 */

/** The points that Athlete Premium adds to the score in the order of lists (docs/decisions/0073). */
export const PREMIUM_ORDER_POINTS = 5;

/** The rank is `score * SCORE_UNIT + number`, with bits for what raised it. */
export const SCORE_UNIT = 2 ** 32;
export const PREMIUM_BIT = 31;
export const CONNECTED_BIT = 30;

/** What Athlete Premium adds to the rank. */
export const PREMIUM_RANK = PREMIUM_ORDER_POINTS * SCORE_UNIT + 2 ** PREMIUM_BIT;

/** The first characters of filter tokens. They are private-use characters, which no typed word contains. */
export const TOKENS = {
  region: "\uE000",
  sport: "\uE001",
  verified: "\uE002",
  theme: "\uE003",
  verifiedSport: "\uE004",
  place: "\uE005",
  connected: "\uE006",
  public: "\uE007",
  audience: "\uE008",
  platform: "\uE009",
  price: "\uE00A",
};

/** From this percent on, an audience is mostly in its country. */
export const MOSTLY_PERCENT = 30;

/** The country of an audience that is mostly there, else ''. */
export const audienceOf = (row: "a." | "old." | "new.") =>
  `iif(${row}audience_share >= ${MOSTLY_PERCENT}, ${row}audience_country, '')`;

/** The platforms on which an athlete has a channel are one number, with a bit for each. */
export const platformBits = (platforms: readonly Platform[]): number =>
  platforms.reduce((bits, platform) => bits | (1 << PLATFORMS.indexOf(platform)), 0);

/** A row has the token of each step it reaches: followers, or a rate in percent. The tokens narrow a search; an exact bound decides. */
export const FOLLOWERS_TOKENS: Record<number, string> = {
  10000: "\uE011",
  50000: "\uE012",
  100000: "\uE013",
  500000: "\uE014",
};
export const ENGAGEMENT_TOKENS: Record<number, string> = {
  2: "\uE021",
  4: "\uE022",
  6: "\uE023",
  8: "\uE024",
};

/** Pounds at which bands of prices begin. An athlete with a price has the token of its band. */
export const PRICE_BANDS = [0, 50, 100, 150, 200, 250, 300, 400, 500, 750, 1_000, 2_000, 5_000];

/** The pounds at which the band of a price begins; NULL without a price. */
export const priceBandOf = (rate: string) =>
  `CASE ${PRICE_BANDS.toReversed()
    .map((pounds) => `WHEN ${rate} >= ${pounds * 100} THEN ${pounds}`)
    .join(" ")} END`;

/** Followers and half percents are counted in buckets; the last one holds all above it. */
export const FOLLOWERS_PER_BUCKET = 10_000;
export const ENGAGEMENT_BUCKETS_PER_PERCENT = 2;
export const MOST_FOLLOWERS_BUCKETS = 100;
const MOST_ENGAGEMENT_BUCKETS = 40;

/** The buckets of a row of athlete_search. @param row 'new.' in a trigger, '' in a query over the table */
export const bucketsOf = (row: "" | "new." | "old.") => ({
  platforms: `${row}platforms`,
  connected: `${row}rank >> ${CONNECTED_BIT} & 1`,
  followers: `min(${row}followers / ${FOLLOWERS_PER_BUCKET}, ${MOST_FOLLOWERS_BUCKETS})`,
  engagement: `min(CAST(${row}engagement * ${ENGAGEMENT_BUCKETS_PER_PERCENT} AS INTEGER), ${MOST_ENGAGEMENT_BUCKETS})`,
  score: `(${row}rank >> 32) - ${PREMIUM_ORDER_POINTS} * (${row}rank >> ${PREMIUM_BIT} & 1)`,
});

/** The columns of athlete_search, in their order, as the view names them. */
export const SEARCH_COLUMNS =
  "rank, user_id, sport, region, verified, followers, engagement, growth, rate, platforms, away_from, away_until, audience, location, themes, other_sports, place_key";

/**
 * The folded words of an athlete `a`, whose account is `p`. Countries of several words become one word: a search for the name King or States must not find a country.
 */
export const WORDS = searchWordsSql(`p.full_name || ' ' || a.sport || ' ' || a.location
       || coalesce((SELECT group_concat(' ' || value, '') FROM json_each(a.other_sports)), '') || ' '
       || replace(replace(a.place, 'United Kingdom', 'UK'), 'United States', 'USA')`);

/** Words of these lengths get misspellings: one row a letter left out. */
export const TERM_LENGTHS = { least: 4, most: 24 };

/** The words of the text `words`, one a row in `value`. */
const wordsOf = (words: string) =>
  `json_each('[' || replace(json_quote(replace(replace(replace(lower(${words}), ',', ' '), '-', ' '), '''', ' ')), ' ', '","') || ']')`;

/** The distinct words of rows of the view. @param from the rows, as `s` */
export const termsOf = (from: string, join = ", ", where = "") =>
  `(SELECT DISTINCT w.value AS term
        FROM ${from}${join}${wordsOf("s.words")} w${where})`;

const POSITIONS = Array.from({ length: TERM_LENGTHS.most + 1 }, (_, i) => i + 1).join(",");

/** A row for the word and for each misspelling. @param terms as `termsOf` */
export const variantsOfTerms = (terms: string) =>
  `SELECT substr(t.term, 1, i.value - 1) || substr(t.term, i.value + 1), t.term
  FROM ${terms} t,
       json_each('[${POSITIONS}]') i
  WHERE length(t.term) BETWEEN ${TERM_LENGTHS.least} AND ${TERM_LENGTHS.most} AND t.term NOT GLOB '*[^a-z0-9à-öø-ɏ]*' AND i.value <= length(t.term) + 1`;
