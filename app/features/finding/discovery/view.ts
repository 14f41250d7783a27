/** Discover's URL: the filters and the view (table or gallery); the way from a list to an athlete and back. Pure. */
import { paths, withQuery } from "~/paths";
import { type Filters, filterQuery } from "./filters";

interface SportAndPlace {
  sport: string;
  alsoSport?: string;
  location: string;
  /** The starting rate, when one is stated. */
  from?: string;
}

/** "Climbing · Leeds · From £250", or "Climbing, also Running · Leeds" in a list of runners. Pure. */
export function formatSportAndPlace({ sport, alsoSport, location, from }: SportAndPlace) {
  const sports = sport && alsoSport ? `${sport}, also ${alsoSport}` : sport || alsoSport;
  return [sports, location, from].filter(Boolean).join(" · ") || "No sport added";
}

export type View = "table" | "gallery";

export const readView = (params: URLSearchParams): View =>
  params.get("view") === "gallery" ? "gallery" : "table";

export const discoverPath = (
  filters: Filters,
  view: View = "table",
  more: Record<string, string> = {},
): string =>
  `${paths.brand.discover}${filterQuery(filters, view === "gallery" ? { view, ...more } : more)}`;

/** The anchor of an athlete in a list. */
export const athleteAnchor = (athleteId: string) => `athlete-${athleteId}`;

/** An athlete's page that leads back to this list. */
export const athleteFromList = (athleteId: string, list: string): string =>
  withQuery(paths.brand.athlete(athleteId), { from: list });

/** Where the athlete stands in the list that they were opened from. */
export const placeInList = (list: string, athleteId: string): string =>
  `${list.split("#")[0]}#${athleteAnchor(athleteId)}`;

const BACK_LABELS: Record<string, string> = {
  [paths.brand.shortlist]: "Shortlist",
  [paths.brand.newAthletes]: "New athletes",
  [paths.brand.matches]: "AI Matches",
  [paths.brand.compare]: "Compare athletes",
};

/** What the list at this address is called. */
export const listName = (address: string): string =>
  BACK_LABELS[address.split(/[?#]/)[0] ?? ""] ?? "Discovery";
