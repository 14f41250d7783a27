import { keysAround } from "../places/distance.server";
import { ownKeys } from "../places/own-keys.server";
import { findNamedPlace, keysWithin } from "../places/places.server";
import { type Filters, REGION_FILTERS, REGION_PLACES } from "./filters";
import { placeTokens, prefixTerms } from "./words";

/**
 * The place filter as a part of the match expression, '' without one: the tokens of the place, or of all towns and
 * counties within the distance. A place that the gazetteer does not know is searched for by its words.
 */
export function placeExpression(filters: Filters): string {
  if (!filters.place) return "";
  const keys = keysOf(filters);
  return keys ? placeTokens(keys) : prefixTerms(filters.place);
}

/**
 * The same places as a JSON list of what a row's `place_key` may be, for statements that read rows: one comparison,
 * where the match expression looks up each of up to 130 tokens. Null for a place that the gazetteer does not know.
 */
export function placeKeysJson(filters: Filters): string | null {
  const keys = filters.place ? keysOf(filters) : null;
  return keys && JSON.stringify(ownKeys(keys));
}

/** Keys of the place: an athlete there has at least one of them; null for a place that the gazetteer does not know. */
function keysOf({ place, within }: Filters): string[] | null {
  const found = findNamedPlace(place);
  if (!found) return null;
  return within > 0 && found.kind === "town" ? keysAround(found, within) : keysWithin(found);
}

/** A distance counts around a town only: nothing is 50 km from Scotland. */
export const withoutVagueDistance = (filters: Filters): Filters =>
  filters.within > 0 && findNamedPlace(filters.place)?.kind !== "town"
    ? { ...filters, within: 0 }
    : filters;

/** Countries that are a region of their own are filtered by the region, which has counts. */
export function placeAsRegion(filters: Filters): Filters {
  const { place, region } = filters;
  const key = place && findNamedPlace(place)?.key;
  const same = key && REGION_FILTERS.find((one) => REGION_PLACES[one] === key);
  return same && (region === "" || region === same)
    ? { ...filters, place: "", within: 0, region: same }
    : filters;
}
