import { type Filters, filterQuery, NO_FILTERS, SORTS } from "~/features/finding/discovery/filters";
import { readFilters } from "~/features/finding/discovery/read-filters";
import { dayOf } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";
import { COUNTRIES, PLATFORMS } from "~db/constants";
import type { Random } from "../../scripts/scale/random";
import { SPORTS } from "../../scripts/scale/sports";

const MOST_FILTERS = 4;

/** What a brand may set, each with values that athletes have. PostgreSQL knows neither places nor the source of figures. */
const SETTINGS: ((random: Random) => Partial<Filters>)[] = [
  (random) => ({ sport: random.one(SPORTS, 1.7).sport }),
  (random) => ({ region: random.one(["uk", "us", "eu"] as const) }),
  (random) => ({ themes: [random.one(random.one(SPORTS, 1.7).themes)] }),
  (random) => ({ platforms: [random.one(PLATFORMS)] }),
  (random) => ({ minFollowers: random.one([10, 20, 50, 100, 300]) * 1_000 }),
  (random) => ({ maxFollowers: random.one([20, 50, 100, 500]) * 1_000 }),
  (random) => ({ minPrice: random.one([100, 250, 500]) }),
  (random) => ({ maxPrice: random.one([200, 400, 1_000]) }),
  (random) => ({ minEngagement: random.one([2, 3, 4, 6]) }),
  (random) => ({ minScore: random.one([30, 50, 60]) }),
  (random) => ({ audience: random.one(COUNTRIES) }),
  (random) => {
    const from = Date.now() + random.one([1, 10, 60, 120]) * DAY_MS;
    return { freeFrom: dayOf(from), freeUntil: dayOf(from + random.one([0, 6, 29]) * DAY_MS) };
  },
  () => ({ verified: true }),
];

/** One to four filters and an order, by chance. */
export function anyFilters(random: Random): Filters {
  const many = 1 + Math.floor(random.share() * MOST_FILTERS);
  const set = Array.from({ length: many }, () => random.one(SETTINGS)(random));
  const filters = Object.assign({ ...NO_FILTERS, sort: random.one(SORTS) }, ...set);
  // As an address is read: the lower one of two bounds is the minimum.
  return readFilters(new URLSearchParams(filterQuery(filters)));
}
