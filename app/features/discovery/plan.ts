/**
 * Which index leads to the athletes that pass the filters. Wrong guesses cost time, never a result. Pure.
 *
 * Walking an index in the order of the list stops when the page is full: right when many pass. Gathering
 * all that pass the narrowest filter and sorting them is right when few do. The guesses are for a million
 * athletes; with fewer, either way is quick.
 */
import { type Filters, PAGE, type Sort } from "./filters";

/** Indexes of athlete_search; `score` is the table itself, which is kept in the order of the score. */
export type Lead = Sort | "sport" | "verified" | "verified_sport";

const ATHLETES = 1_000_000;
/** What sorting a row costs, beside reading it. */
const SORTING = 2;
/** Up to this share, asking each athlete for a theme is quicker than asking the words for theirs. */
const NARROW = 0.01;

/** The share of athletes that a filter lets through, as a rule. */
const SHARE_OF_SPORT = 0.03;
const SHARE_VERIFIED = 0.08;
const SHARE_OF_REGION = 0.3;
const SHARE_OF_THEME = 0.05;
const SHARE_OF_TIER = { nano: 0.7, micro: 0.2, mid: 0.08, macro: 0.01 };
const shareOfFollowers = (least: number) => Math.min(1, 3_000 / Math.max(least, 1));
const shareOfEngagement = (percent: number) => 0.5 ** (Math.max(percent - 1, 0) / 1.5);
/** A bell: a sum of six parts. */
const shareOfScore = (least: number) => 0.5 ** ((Math.max(least - 20, 0) / 18) ** 2);

/** What each filter by itself lets through. */
type Shares = Record<Exclude<Lead, "verified_sport"> | "region", number>;

const sharesOf = (f: Filters): Shares => ({
  sport: f.sport ? SHARE_OF_SPORT : 1,
  verified: f.verified ? SHARE_VERIFIED : 1,
  region: f.region ? SHARE_OF_REGION : 1,
  followers: Math.min(shareOfFollowers(f.minFollowers), f.tier ? SHARE_OF_TIER[f.tier] : 1),
  engagement: shareOfEngagement(f.minEngagement),
  score: shareOfScore(f.minScore),
  growth: 1,
});

/** For the list in the order of `sort`. */
export function planList(filters: Filters): Lead {
  const shares = sharesOf(filters);
  const gather = narrowest(shares);
  const walk = walkFor(filters.sort, shares);
  const themed = filters.themes.length > 0 ? SHARE_OF_THEME : 1;
  const passing = Object.values(shares).reduce((all, share) => all * share, themed);
  const led = shareOf(walk, shares);
  const steps = Math.min(led * ATHLETES, (PAGE / passing) * led);
  return steps <= shareOf(gather, shares) * ATHLETES * SORTING ? walk : gather;
}

/** For counting, which reads all there are: the narrowest. */
export const planCount = (filters: Filters): Lead => narrowest(sharesOf(filters));

/** Whether one filter leaves so few that their themes are best looked at one by one. */
export function isNarrow(filters: Filters): boolean {
  const shares = sharesOf(filters);
  return shareOf(narrowest(shares), shares) <= NARROW;
}

function walkFor(sort: Sort, { sport, verified }: Shares): Lead {
  if (sort !== "score") return sort;
  if (sport < 1) return verified < 1 ? "verified_sport" : "sport";
  return verified < 1 ? "verified" : "score";
}

/** The last is only there for athletes who are verified, of the sport that is asked for. */
const LEADS: Lead[] = ["score", "sport", "verified", "followers", "engagement", "verified_sport"];

const shareOf = (lead: Lead, shares: Shares): number => {
  if (lead !== "verified_sport") return shares[lead];
  return shares.sport < 1 && shares.verified < 1 ? shares.sport * shares.verified : 1;
};

const narrowest = (shares: Shares): Lead =>
  LEADS.reduce((best, lead) => (shareOf(lead, shares) < shareOf(best, shares) ? lead : best));
