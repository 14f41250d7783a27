import { gazetteer, type Town } from "./gazetteer-index.server";

/**
 * The keys that an athlete within so many kilometres of a town has at least one of: the counties whose towns are
 * all that near, and else the towns. Between towns, as both stand in the gazetteer.
 */
export function findKeysAround(centre: Town, kilometres: number): string[] {
  return gazetteer().areas.flatMap(({ towns, key }) => {
    const near = towns.filter((town) => computeDistance(centre, town) <= kilometres);
    return near.length === towns.length ? [key] : near.map((town) => town.key);
  });
}

const EARTH_KILOMETRES = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance. */
export function computeDistance(a: Town, b: Town): number {
  const latitude = radians(b.latitude - a.latitude);
  const longitude = radians(b.longitude - a.longitude);
  const half =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * EARTH_KILOMETRES * Math.asin(Math.sqrt(half));
}
