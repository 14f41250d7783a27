/**
 * Chooses the driving index of a discovery query. A wrong estimate costs time and never changes the result. Pure.
 *
 * Scanning the index of the sort order stops when the page is full, which suits many matches. Reading
 * all rows of the narrowest filter and sorting them suits few matches. The estimates are for a million
 * athletes; with fewer, both are fast.
 */
import { TIER_MINIMUM } from "~/features/profiles/athletes/figures";
import type { Platform } from "~db/constants";
import { ENGAGEMENT_TOKENS, FOLLOWERS_TOKENS } from "~db/sql/search-model";
import { type Filters, NO_FILTERS, PAGE, type Sort } from "./filters";

/** Indexes of athlete_search; `score` is the table itself, which is stored in score order. */
export type DrivingIndex =
  | Sort
  | "rate"
  | "sport"
  | "verified"
  | "verified_sport"
  | "connected"
  | "audience";

const ATHLETES = 1_000_000;
/** The cost of sorting a row, relative to reading it. */
const SORTING = 2;
/** A scan that finds fewer than estimated goes on to the end; the rows of a filter are no more than they are. */
const DOUBT = 4;
/** Up to this share, checking themes row by row is faster than an FTS lookup. */
const NARROW = 0.01;

/** More than this share of athletes: intersecting the list of such a token costs more than checking rows. */
const WIDE = 0.25;
/** The cost of a row found by tokens, relative to a row of an index. */
const HIT = 12;
/** The cost of checking the themes of a row, relative to reading it. */
const THEME_CHECK = 40;

/** Estimated selectivity of each filter. */
const SHARE_OF_SPORT = 0.03;
const SHARE_VERIFIED = 0.08;
const SHARE_CONNECTED = 0.1;
const SHARE_OF_AUDIENCE = 0.06;
const SHARE_OF_REGION = 0.3;
const SHARE_OF_THEME = 0.05;
const SHARE_OF_TIER = { nano: 0.7, micro: 0.2, mid: 0.08, macro: 0.01 };
const shareFrom = (followers: number) => Math.min(1, 3_000 / Math.max(followers, 1));
/** Nearly all have Instagram. */
const SHARE_OF_PLATFORM: Record<Platform, number> = {
  instagram: 0.95,
  tiktok: 0.6,
  youtube: 0.35,
  x: 0.08,
};
const shareOfPlatforms = ({ platforms }: Filters) =>
  platforms.length > 0 ? Math.max(...platforms.map((one) => SHARE_OF_PLATFORM[one])) : 1;
/** Never nothing, because it divides. */
const shareOfFollowers = ({ minFollowers, maxFollowers }: Filters) =>
  maxFollowers < NO_FILTERS.maxFollowers
    ? Math.max(shareFrom(minFollowers) - shareFrom(maxFollowers), 1 / ATHLETES)
    : shareFrom(minFollowers);
/** The higher one of the minimum and that of the tier. */
export const leastFollowers = ({ minFollowers, tier }: Filters) =>
  Math.max(minFollowers, tier ? TIER_MINIMUM[tier] : 0);
export const hasPrice = ({ minPrice, maxPrice }: Filters) =>
  minPrice > 0 || maxPrice < NO_FILTERS.maxPrice;
/** Half of all state a price, and half of these one above £400. */
const sharePricedFrom = (pounds: number) => 0.5 / (1 + pounds / 400);
const shareOfPrice = ({ minPrice, maxPrice }: Filters) =>
  sharePricedFrom(minPrice) - (maxPrice < NO_FILTERS.maxPrice ? sharePricedFrom(maxPrice + 1) : 0);
/** Nearly all have 2.8 %; from there on, half as many with every 1.7 points more. */
const shareOfEngagement = (percent: number) => 0.5 ** (Math.max(percent - 2.8, 0) / 1.7);
/** Bell-shaped, because the score is a sum of six factors. */
const shareOfScore = (minScore: number) => 0.5 ** ((Math.max(minScore - 20, 0) / 18) ** 2);

/** The selectivity of each filter on its own. */
type Shares = Record<Exclude<DrivingIndex, "verified_sport"> | "region", number>;

const estimateShares = (f: Filters): Shares => ({
  sport: f.sport ? SHARE_OF_SPORT : 1,
  verified: f.verified ? SHARE_VERIFIED : 1,
  audience: f.audience ? SHARE_OF_AUDIENCE : 1,
  connected: f.connected ? SHARE_CONNECTED : 1,
  region: f.region ? SHARE_OF_REGION : 1,
  followers: Math.min(shareOfFollowers(f), f.tier ? SHARE_OF_TIER[f.tier] : 1),
  engagement: shareOfEngagement(f.minEngagement),
  score: shareOfScore(f.minScore),
  growth: 1,
  rate: hasPrice(f) ? shareOfPrice(f) : 1,
});

/** The highest step at or below `value`. */
export const findStep = (steps: Record<number, string>, value: number): number | undefined =>
  Object.keys(steps)
    .map(Number)
    .findLast((step) => step <= value);

/** The filters that have tokens. Those of followers and engagement are steps. */
const estimateTokenShares = (filters: Filters, { sport, verified, ...shares }: Shares) => ({
  sport,
  verified,
  connected: shares.connected,
  audience: shares.audience,
  followers: shareFrom(findStep(FOLLOWERS_TOKENS, leastFollowers(filters)) ?? 0),
  engagement: shareOfEngagement(findStep(ENGAGEMENT_TOKENS, filters.minEngagement) ?? 0),
  price: shares.rate,
  themes: filters.themes.length > 0 ? SHARE_OF_THEME : 1,
  platforms: shareOfPlatforms(filters),
});

export type TokenFilter = keyof ReturnType<typeof estimateTokenShares>;

/**
 * The filters whose tokens the full-text index intersects, because few athletes have them all and one index would read many
 * more. Null where an index serves better. Typed words and a place narrow a search on their own.
 */
export function planIntersection(filters: Filters): Set<TokenFilter> | null {
  if (filters.q || filters.place) return null;
  const shares = estimateShares(filters);
  const narrow = Object.entries(estimateTokenShares(filters, shares)).filter(
    ([, share]) => share <= WIDE,
  );
  const hits = narrow.reduce((all, [, share]) => all * share, shares.score);
  const check = filters.themes.length > 0 ? THEME_CHECK : 1;
  const led = indexShare(findNarrowestIndex(shares), shares) * check;
  return narrow.length > 1 && hits * HIT <= led
    ? new Set(narrow.map(([name]) => name as TokenFilter))
    : null;
}

/** The index for a list sorted by `sort`. */
export function planListIndex(filters: Filters): DrivingIndex {
  const shares = estimateShares(filters);
  const sort = findNarrowestIndex(shares);
  const scan = chooseScan(filters.sort, shares);
  const themed = filters.themes.length > 0 ? SHARE_OF_THEME : 1;
  const passing = Object.values(shares).reduce(
    (all, share) => all * share,
    themed * shareOfPlatforms(filters),
  );
  const led = indexShare(scan, shares);
  const steps = Math.min(led * ATHLETES, (PAGE / passing) * led);
  return steps * DOUBT <= indexShare(sort, shares) * ATHLETES * SORTING ? scan : sort;
}

/** The index for a count, which reads every match: the narrowest. */
export const planCountIndex = (filters: Filters): DrivingIndex =>
  findNarrowestIndex(estimateShares(filters));

/** Whether one filter is so selective that themes are best checked row by row. */
export function isNarrow(filters: Filters): boolean {
  const shares = estimateShares(filters);
  return indexShare(findNarrowestIndex(shares), shares) <= NARROW;
}

function chooseScan(sort: Sort, { sport, verified, connected, audience }: Shares): DrivingIndex {
  if (sort !== "score") return sort;
  if (sport < 1) return verified < 1 ? "verified_sport" : "sport";
  if (audience < 1) return "audience";
  if (verified < 1) return "verified";
  return connected < 1 ? "connected" : "score";
}

/** `verified_sport` covers verified athletes only and needs both filters. */
const DRIVING_INDEXES: DrivingIndex[] = [
  "score",
  "sport",
  "verified",
  "connected",
  "audience",
  "followers",
  "engagement",
  "rate",
  "verified_sport",
];

const indexShare = (index: DrivingIndex, shares: Shares): number => {
  if (index !== "verified_sport") return shares[index];
  return shares.sport < 1 && shares.verified < 1 ? shares.sport * shares.verified : 1;
};

const findNarrowestIndex = (shares: Shares): DrivingIndex =>
  DRIVING_INDEXES.reduce((best, index) =>
    indexShare(index, shares) < indexShare(best, shares) ? index : best,
  );
