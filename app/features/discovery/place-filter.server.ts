import { keysAround } from "../places/distance.server";
import { findNamedPlace, keysWithin } from "../places/places.server";
import { type Filters, REGION_FILTERS, REGION_PLACES } from "./filters";
import { placeTokens, prefixTerms } from "./words";

/**
 * The place filter as a part of the match expression, '' without one: the tokens of the place, or of all towns and
 * counties within the distance. A place that the gazetteer does not know is searched for by its words.
 */
export function placeExpression({ place, within }: Filters): string {
  if (!place) return "";
  const found = findNamedPlace(place);
  if (!found) return prefixTerms(place);
  return placeTokens(
    within > 0 && found.kind === "town" ? keysAround(found, within) : keysWithin(found),
  );
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
