import { TIER_LABELS } from "~/features/profiles/athletes/figures";
import { PLATFORM_NAMES } from "~/features/reference/platforms/platform-names";
import { formatMoney } from "~/platform/money";
import { formatCount } from "~/platform/numbers";
import { type Filters, NO_FILTERS, REGION_LABELS } from "./filters";

/** The active filters with their labels, each with the filters that remain when it is removed. */
export function activeFilters(filters: Filters): { label: string; without: Filters }[] {
  // Beside a platform the words must say that these are not the followers there.
  const followers = filters.platforms.length > 0 ? "followers in all" : "followers";
  const labels: Partial<Record<keyof Filters, string>> = {
    q: `“${filters.q}”`,
    sport: filters.sport,
    region: filters.region && REGION_LABELS[filters.region],
    place: filters.within > 0 ? `Within ${filters.within} km of ${filters.place}` : filters.place,
    tier: filters.tier && TIER_LABELS[filters.tier],
    minFollowers: `${formatCount(filters.minFollowers)}+ ${followers}`,
    maxFollowers: `Up to ${formatCount(filters.maxFollowers)} ${followers}`,
    minPrice: `From ${formatMoney(filters.minPrice * 100)}`,
    maxPrice: `Up to ${formatMoney(filters.maxPrice * 100)}`,
    minEngagement: `${filters.minEngagement}%+ engagement`,
    minScore: `Score ${filters.minScore}+`,
    verified: "Verified",
    connected: "Figures from the platform",
  };
  const single = (Object.keys(labels) as (keyof Filters)[])
    .filter((key) => filters[key] !== NO_FILTERS[key])
    .map((key) => ({
      label: labels[key] ?? "",
      // A distance goes with its place.
      without: { ...filters, [key]: NO_FILTERS[key], ...(key === "place" ? { within: 0 } : {}) },
    }));
  const themes = filters.themes.map((theme) => ({
    label: theme,
    without: { ...filters, themes: filters.themes.filter((other) => other !== theme) },
  }));
  const platforms = filters.platforms.map((platform) => ({
    label: PLATFORM_NAMES[platform],
    without: { ...filters, platforms: filters.platforms.filter((other) => other !== platform) },
  }));
  return [...single, ...themes, ...platforms];
}

/** Each chip of Discover with the filters that it sets. */
export const CHIPS = {
  Sport: ["sport"],
  Place: ["region", "place", "within"],
  Price: ["minPrice", "maxPrice"],
  Platform: ["platforms"],
  Followers: ["minFollowers", "maxFollowers", "tier"],
  Engagement: ["minEngagement"],
  Score: ["minScore"],
  Themes: ["themes"],
  Verified: ["verified", "connected"],
} satisfies Record<string, (keyof Filters)[]>;

const copy = (keys: readonly (keyof Filters)[], from: Filters, to: Filters): Filters => ({
  ...to,
  ...Object.fromEntries(keys.map((key) => [key, from[key]])),
});

/** What a chip says of its filters, '' while none is active, and the filters that remain without them. */
export const readChip = (filters: Filters, chip: keyof typeof CHIPS) => ({
  label: activeFilters(copy(CHIPS[chip], filters, NO_FILTERS))
    .map(({ label }) => label)
    .join(" · "),
  without: copy(CHIPS[chip], NO_FILTERS, filters),
});
