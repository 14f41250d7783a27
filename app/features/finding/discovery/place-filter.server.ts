import { findKeysAround } from "~/features/reference/places/distance.server";
import { ownKeys } from "~/features/reference/places/own-keys.server";
import { findNamedPlace, keysWithin } from "~/features/reference/places/places.server";
import { type Filters, REGION_FILTERS, REGION_PLACES } from "./filters";
import { buildPlaceQuery, buildPrefixQuery } from "./search-terms";

/**
 * The place filter as a part of the match expression, '' without one: the tokens of the place, or of all towns and
 * counties within the distance. A place that the gazetteer does not know is searched for by its words.
 */
export function buildPlaceExpression(filters: Filters): string {
  if (!filters.place) return "";
  const keys = findPlaceKeys(filters);
  return keys ? buildPlaceQuery(keys) : buildPrefixQuery(filters.place);
}

/**
 * The same places as a JSON list of what a row's `place_key` may be, for statements that read rows: one comparison,
 * where the match expression looks up each of up to 130 tokens. Null for a place that the gazetteer does not know.
 */
export function formatPlaceKeys(filters: Filters): string | null {
  const keys = filters.place ? findPlaceKeys(filters) : null;
  return keys && JSON.stringify(ownKeys(keys));
}

/** Keys of the place: an athlete there has at least one of them; null for a place that the gazetteer does not know. */
function findPlaceKeys({ place, within }: Filters): string[] | null {
  const match = findNamedPlace(place);
  if (!match) return null;
  return within > 0 && match.kind === "town" ? findKeysAround(match, within) : keysWithin(match);
}

/** A distance counts around a town only: nothing is 50 km from Scotland. */
export const dropVagueDistance = (filters: Filters): Filters =>
  filters.within > 0 && findNamedPlace(filters.place)?.kind !== "town"
    ? { ...filters, within: 0 }
    : filters;

/** Countries that are a region of their own are filtered by the region, which has counts. */
export function replacePlaceByRegion(filters: Filters): Filters {
  const { place, region } = filters;
  const key = place && findNamedPlace(place)?.key;
  const same = key && REGION_FILTERS.find((one) => REGION_PLACES[one] === key);
  return same && (region === "" || region === same)
    ? { ...filters, place: "", within: 0, region: same }
    : filters;
}
