import { TIER_LABELS } from "~/features/profiles/athletes/figures";
import { COUNTRY_NAMES } from "~/features/reference/places/country-names";
import { PLATFORM_NAMES } from "~/features/reference/platforms/platform-names";
import { formatDays } from "~/platform/dates";
import { formatMoney } from "~/platform/money";
import { formatCount } from "~/platform/numbers";
import { type Filters, NO_FILTERS, REGION_LABELS } from "./filters";
import { discoverPath, type View } from "./view";

/** A distance goes with its place, the last day with the first. */
const REMOVED_WITH: { [Key in keyof Filters]?: Partial<Filters> } = {
  place: { within: 0 },
  freeFrom: { freeUntil: "" },
};

interface ActiveFilter {
  label: string;
  without: Filters;
}

/** The active filters with their labels, each with the filters that remain when it is removed. */
export const activeFilters = (filters: Filters): ActiveFilter[] =>
  listActive(filters).map(({ label, without }) => ({ label, without }));

function listActive(filters: Filters): (ActiveFilter & { key: keyof Filters })[] {
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
    audience: filters.audience && `30%+ of audience in ${COUNTRY_NAMES[filters.audience]}`,
    freeFrom: filters.freeFrom && `Available ${formatDays(filters.freeFrom, filters.freeUntil)}`,
    verified: "Verified",
    connected: "Figures from the platform",
  };
  const single = (Object.keys(labels) as (keyof Filters)[])
    .filter((key) => filters[key] !== NO_FILTERS[key])
    .map((key) => ({
      key,
      label: labels[key] ?? "",
      without: { ...filters, [key]: NO_FILTERS[key], ...REMOVED_WITH[key] },
    }));
  const themes = filters.themes.map((theme) => ({
    key: "themes" as const,
    label: theme,
    without: { ...filters, themes: filters.themes.filter((other) => other !== theme) },
  }));
  const platforms = filters.platforms.map((platform) => ({
    key: "platforms" as const,
    label: PLATFORM_NAMES[platform],
    without: { ...filters, platforms: filters.platforms.filter((other) => other !== platform) },
  }));
  return [...single, ...themes, ...platforms];
}

/** Each chip of Discover with the filters that it sets. */
export const CHIPS = {
  Sport: ["sport", "themes"],
  Place: ["region", "place", "within"],
  Price: ["minPrice", "maxPrice"],
  Platform: ["platforms"],
  Followers: ["minFollowers", "maxFollowers", "tier"],
  Audience: ["audience"],
  Dates: ["freeFrom", "freeUntil"],
  Engagement: ["minEngagement", "minScore"],
  Verified: ["verified", "connected"],
} satisfies Record<string, (keyof Filters)[]>;

/** What a chip says of its filters, '' while none is active, and the filters that remain without them. */
export const readChip = (filters: Filters, chip: keyof typeof CHIPS) => ({
  label: listActive(filters)
    .filter(({ key }) => CHIPS[chip].some((own: keyof Filters) => own === key))
    .map(({ label }) => label)
    .join(" · "),
  without: {
    ...filters,
    ...Object.fromEntries(CHIPS[chip].map((key: keyof Filters) => [key, NO_FILTERS[key]])),
  } as Filters,
});

export type ChipName = keyof typeof CHIPS;

/** A part of the filters, in words, and the address of Discover without it. */
export interface RemovableFilter {
  label: string;
  without: string;
}

/** For the loader of Discover: the chips that are set, and each active filter. */
export function describeFilters(filters: Filters, view: View) {
  const chips: Partial<Record<ChipName, RemovableFilter>> = {};
  for (const name of Object.keys(CHIPS) as ChipName[]) {
    const { label, without } = readChip(filters, name);
    if (label) chips[name] = { label, without: discoverPath(without, view) };
  }
  const active = activeFilters(filters).map(({ label, without }) => ({
    label,
    without: discoverPath(without, view),
  }));
  return { chips, active };
}
